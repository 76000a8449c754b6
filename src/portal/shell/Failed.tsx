import { Component, type ReactNode, useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { $connectivity } from '#state/connectivity.ts'
import { Button } from '#ui/Button.tsx'
import { reopen, useVisit, type Visit } from '../routing/navigation.ts'
import { useTranslation } from '../texts.ts'
import { Helpline } from './Helpline.tsx'
import { useTitle } from './use-title.ts'

// The errors of Chromium, Safari and Firefox for a chunk that no longer exists.
const chunkGone = /dynamically imported module|importing a module script failed|error loading/i

interface Shown {
  visit: Visit
  error?: unknown
}

class Boundary extends Component<{ visit: Visit; children: ReactNode }, Shown> {
  override state: Shown = { visit: this.props.visit }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  /** The next location is tried. */
  static getDerivedStateFromProps = ({ visit }: Shown, state: Shown) =>
    visit === state.visit ? null : { visit, error: undefined }
  override render() {
    return this.state.error === undefined ? this.props.children : <Failed error={this.state.error} />
  }
}

/** Shows what failed when a screen throws or cannot be loaded. */
export const IfItFails = ({ children }: { children: ReactNode }) => (
  <Boundary visit={useVisit()}>{children}</Boundary>
)

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const outdated = error instanceof Error && chunkGone.test(error.message)
  useTitle(t('portal:failed.title'))
  // When the API answers again, the screen that failed to open is loaded.
  useEffect(() => {
    return $connectivity.listen(now => void (now === 'online' && reopen()))
  }, [])
  // Without a network the picture cannot be loaded either.
  const picture = !outdated && error instanceof ApiError && error.status > 0
  const text = error instanceof ApiError && error.message ? error.message : t('portal:failed.text')
  return (
    <main className="plain-message">
      {picture && <img src="/art/states/failed.svg" alt="" width={360} height={230} />}
      <h1 className="text-2xl">{t('portal:failed.heading')}</h1>
      <p>{outdated ? t('portal:failed.updated') : text}</p>
      <div className="button-row">
        <Button variant="primary" onClick={() => location.reload()}>
          {t(outdated ? 'portal:failed.reload' : 'portal:failed.again')}
        </Button>
      </div>
      <Helpline />
    </main>
  )
}

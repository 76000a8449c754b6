import { useRouteError } from 'react-router-dom'
import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../texts.ts'
import { Helpline } from './Helpline.tsx'
import { useShown } from './use-shown.ts'
import { useTitle } from './use-title.ts'

// The errors of Chromium, Safari and Firefox for a chunk that no longer exists.
const chunkGone = /dynamically imported module|importing a module script failed|error loading/i

/** Shown when a screen throws or cannot be loaded. */
export function Failed() {
  const { t } = useTranslation()
  const error = useRouteError()
  const outdated = error instanceof Error && chunkGone.test(error.message)
  useTitle(t('portal:failed.title'))
  useShown()
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

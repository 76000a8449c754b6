import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useRevalidator } from 'react-router-dom'
import { $languageOpen } from '#state/language.ts'
import { $token } from '#state/token.ts'
import { $asked } from '../confirm.ts'
import { $again, $leaving, $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { Progress } from './Progress.tsx'
import { Toaster } from './Toaster.tsx'

// Dialogs are a fifth of what the doors would load, and the doors ask nothing.
const Confirmation = lazy(() =>
  import('./Confirmation.tsx').then(module => ({ default: module.Confirmation })),
)

// So is what only a device without a choice is shown.
const LanguageOffer = lazy(() =>
  import('./LanguageOffer.tsx').then(module => ({ default: module.LanguageOffer })),
)

/** Around every screen: the bar, the messages, the one dialog, and a watch on the session's end. */
export function Root() {
  const { t } = useTranslation()
  const leaving = useStore($leaving)
  const asked = useStore($asked)
  const languageOpen = useStore($languageOpen)
  useSessionEnd()
  return (
    <>
      <Progress />
      <Suspense fallback={null}>{languageOpen && <LanguageOffer />}</Suspense>
      {leaving ? (
        <main className="leaving">
          <h1 className="text-xl">{t('portal:leaving.title')}</h1>
          <p>{t('portal:leaving.text')}</p>
        </main>
      ) : (
        <Outlet />
      )}
      <Suspense fallback={null}>{asked && <Confirmation />}</Suspense>
      <Toaster />
      {/* Every full load has the key 'default': two screens opened by address must not share one position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}

/** When the token goes or is another's, the guard is asked again: it leads to the door and back, or knows the person. */
function useSessionEnd() {
  const token = useStore($token)
  const again = useStore($again)
  const had = useRef(token)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Over an unsaved form a dialog signs in again: the guard is asked only where that came to nothing.
    if (again) return
    if (had.current && had.current !== token && !$leaving.get() && !$user.get()) void revalidate()
    had.current = token
  }, [token, again, revalidate])
}

// Not the view's own: whoever comes through a door stands in another layout's view, which is new.
let arrived = false

/** The routed view of a layout: it fades in slowly, and a reader of another screen hears the new one from its start. */
export function View() {
  const { pathname } = useLocation()
  const view = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each screen
  useEffect(() => {
    const { activeElement } = document
    // A screen that put the focus into its first field knows better.
    const taken = activeElement !== document.body && view.current?.contains(activeElement)
    if (arrived && !taken) view.current?.focus({ preventScroll: true })
    arrived = true
  }, [pathname])
  return (
    <main id="main" ref={view} tabIndex={-1} className="view">
      <div key={pathname} className="fade">
        <Outlet />
      </div>
    </main>
  )
}

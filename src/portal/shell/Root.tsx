import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { $languageOpen } from '#state/language.ts'
import { $token } from '#state/token.ts'
import { $question } from '../confirm.ts'
import { $moving, $panelsLoading, reopen } from '../routing/navigation.ts'
import { $reauthenticating, $signingOut, $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { IfItFails } from './Failed.tsx'
import { Toaster } from './Toaster.tsx'
import { useShown } from './use-shown.ts'

// The dialog would be a fifth of the bytes of the sign-in screens, which never open it.
const Confirmation = lazy(() =>
  import('./Confirmation.tsx').then(module => ({ default: module.Confirmation })),
)

// Only needed on devices without a chosen language.
const LanguageOffer = lazy(() =>
  import('./LanguageOffer.tsx').then(module => ({ default: module.LanguageOffer })),
)

/** Around every screen: progress bar, messages, the confirmation dialog, and the watch on the end of the session. */
export function Root({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const leaving = useStore($signingOut)
  const asked = useStore($question)
  const languageOpen = useStore($languageOpen)
  useSessionEnd()
  useShown()
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
        <IfItFails>{children}</IfItFails>
      )}
      <Suspense fallback={null}>{asked && <Confirmation />}</Suspense>
      <Toaster />
    </>
  )
}

/** When the token ends or changes, the guard runs again: it redirects to sign-in, or loads the new user. */
function useSessionEnd() {
  const token = useStore($token)
  const again = useStore($reauthenticating)
  const had = useRef(token)
  useEffect(() => {
    // Over an unsaved form a dialog re-authenticates: the guard runs only if the user gives up.
    if (again) return
    if (had.current && had.current !== token && !$signingOut.get() && !$user.get()) reopen()
    had.current = token
  }, [token, again])
}

// Outside the component: after sign-in the layout changes, and its `View` is a new instance.
let arrived = false

/** The routed view of a layout. It fades in, and takes the focus, so that a screen reader starts at its beginning. */
export function View() {
  const { pathname } = useLocation()
  const view = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each screen
  useEffect(() => {
    const { activeElement } = document
    // Keep the focus if the screen has set it itself, for example into its first field.
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

/** The progress bar while a screen or a panel is loaded. */
function Progress() {
  const navigates = useStore($moving)
  const panels = useStore($panelsLoading)
  const moving = navigates || panels > 0
  return <div className="progress" data-moving={moving || undefined} aria-hidden="true" />
}

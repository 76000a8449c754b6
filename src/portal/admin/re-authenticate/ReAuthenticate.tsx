import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $reauthenticating } from '../../session.ts'

const Dialog = lazy(() => import('./SignInAgain.tsx').then(module => ({ default: module.SignInAgain })))

/** Opens the re-authentication dialog when the session ends over an unsaved form. */
export function ReAuthenticate() {
  const user = useStore($reauthenticating)
  return <Suspense fallback={null}>{user && <Dialog user={user} />}</Suspense>
}

import { post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { deleteOfflinePages } from '#api/offline-pages.ts'
import { callText } from '#api/texts.ts'
import { addToast, clearToasts } from '#api/toasts.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $language } from '#state/language.ts'
import { $token } from '#state/token.ts'
import { deleteAllDrafts } from './encrypted-draft.ts'
import { paths } from './paths.ts'
import { $signingOut, $user, clearCaches } from './session.ts'

// In milliseconds: a browser whose storage hangs must not block signing out.
const CACHE_DELETE_TIMEOUT = 1500

/** Signs out on this device: clears token, user and drafts at once; deletes the offline page cache asynchronously. */
export function clearSession(): Promise<unknown> {
  $token.set(undefined)
  $user.set(null)
  clearCaches()
  deleteAllDrafts()
  return Promise.race([
    deleteOfflinePages(),
    new Promise(resolve => setTimeout(resolve, CACHE_DELETE_TIMEOUT)),
  ])
}

/** Ends the session on the server, and here in any case. Returns false if the server could not end it. */
export async function logout(area: Area): Promise<boolean> {
  $signingOut.set(true)
  const done = await post(`/api/auth/${area}/logout`).then(
    () => true,
    // 401: the session has already ended.
    error => error instanceof ApiError && error.status === 401,
  )
  if (!done) addToast({ severity: 'error', summary: callText('logoutFailed') })
  await clearSession()
  return done
}

// Milliseconds to read the error of a failed logout before the home page replaces the screen.
const READING_TIME = 2500

/** Signs out, then opens the home page in any case: after a pause if the logout failed on the server. */
export async function signOut(area: Area): Promise<void> {
  clearToasts()
  const done = await logout(area)
  if (!done) await new Promise(resolve => setTimeout(resolve, READING_TIME))
  // The browser's 'Back' would show this page from its cache. The reload leads to the sign-in screen instead.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(paths.home($language.get()))
}

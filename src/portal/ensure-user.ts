import { post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $token } from '#state/token.ts'
import { loadProfile } from './profile.ts'
import { $reauthenticating, $user, areaOf, dropSession, enter } from './session.ts'
import { clearSession } from './sign-out.ts'

/**
 * A new session over an unsaved form: the same user continues; for another user the form is cleared. Until the profile
 * has loaded, the form stays as it is.
 */
async function resumeSession(token: string): Promise<void> {
  const before = $reauthenticating.get()
  const now = await loadProfile(before ? areaOf(before) : 'admins', token).catch(() => null)
  if ($token.get() !== token) return
  if (!now || now.id !== before?.id) return dropSession()
  $user.set(now)
  $reauthenticating.set(null)
}
$token.listen((token, before) => {
  if (token && token !== before && $reauthenticating.get()) void resumeSession(token)
})

/**
 * The signed-in user of an area. `none`: no user, or the server refused the profile; then the token is dropped silently,
 * as the specification requires. `mismatch`: a user of the other area, whose session has been ended. Retries until the
 * server answers.
 */
export async function ensureUser(area: Area, signal?: AbortSignal): Promise<User | 'none' | 'mismatch'> {
  const token = $token.get()
  if (!token) return 'none'
  const known = $user.get()
  if (known && areaOf(known) === area) return known
  if (known) {
    void post(`/api/auth/${areaOf(known)}/logout`).catch(() => {})
    await clearSession()
    return 'mismatch'
  }
  try {
    const result = await loadProfile(area, token, signal)
    if (areaOf(result) !== area) throw new ApiError(403, '')
    enter(result)
    return result
  } catch (error) {
    // The navigation was aborted: that says nothing about the session.
    if (signal?.aborted) throw error
    // Another tab signed out or in again: the server refused the old token, not the present one.
    if ($token.get() !== token) return ensureUser(area, signal)
    $token.set(undefined)
    // On 403 (the other area's user) the server has already ended the session.
    const wrongArea = error instanceof ApiError && error.status === 403
    if (wrongArea) await clearSession()
    return wrongArea ? 'mismatch' : 'none'
  }
}

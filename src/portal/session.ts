import { atom } from 'nanostores'
import { get, post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { deleteOfflinePages } from '#api/offline-pages.ts'
import { callText } from '#api/texts.ts'
import { addToast } from '#api/toasts.ts'
import type { User } from '#entities/people/account.ts'
import { idleMinutes } from '#entities/people/idle-minutes.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { adoptLanguage } from '#state/language.ts'
import { storeArea } from '#state/session.ts'
import { $lastActivity, $token } from '#state/token.ts'
import { deleteAllDrafts, deleteDraftsOfOthers } from './encrypted-draft.ts'
import { loadProfile } from './profile.ts'

export const $user = atom<User | null>(null)
/** True from the click on 'Log out' until the public page has loaded: guards must not redirect during this time. */
export const $signingOut = atom(false)

/** The number of forms on the screen with unsaved changes. */
export const $unsaved = atom(0)
/** The user whose session ended over an unsaved form: he re-authenticates in place, and nothing is cleared until then. */
export const $reauthenticating = atom<User | null>(null)

const cacheClearers = new Set<() => void>()
/** Registers a callback for the end or change of the session. Callers register here so that sign-in need not load them. */
export const onSessionEnd = (clear: () => void): unknown => cacheClearers.add(clear)
const clearCaches = () => {
  for (const clear of cacheClearers) clear()
}

export const areaOf = (user: User): Area => (user.role === 'admin' ? 'admins' : 'patients')

// The token can change outside this module: by a 401, or in another tab, where another user may have signed in. The
// data of this tab belong to the user of the old token.
$token.listen((token, before) => {
  if (token === before) return
  const user = $user.get()
  if (!token && user && $unsaved.get() > 0 && !$signingOut.get()) return $reauthenticating.set(user)
  if (token && $reauthenticating.get()) return void resumeSession(token)
  $user.set(null)
  clearCaches()
  if (token) return
  storeArea(undefined)
  void deleteOfflinePages()
})

const MINUTE = 60_000
/**
 * A screen that sends no requests would never learn that its session has ended. After the idle time, the server is asked
 * every minute, in background mode, which does not extend the session: the refusal clears the screen.
 */
export const watchIdling = (): ReturnType<typeof setInterval> =>
  setInterval(() => {
    const user = $user.get()
    if (!user || !$token.get()) return
    const area = areaOf(user)
    const allowed = idleMinutes[area === 'admins' ? 'admin' : 'patient'] * MINUTE
    if (Date.now() - $lastActivity.get() > allowed)
      void get(`/api/profile/${area}/user`, { background: true }).catch(() => {})
  }, MINUTE)

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

/** The user did not re-authenticate: the guards redirect to sign-in. The stored drafts stay, for the same account. */
export function dropSession(): void {
  $user.set(null)
  clearCaches()
  $reauthenticating.set(null)
}

export function startSession(token: string, user: User): void {
  $token.set(token)
  adoptLanguage(user.language)
  enter(user)
}

function enter(user: User): void {
  deleteDraftsOfOthers(user.id)
  storeArea(areaOf(user))
  $user.set(user)
}

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
    revokeQuietly(areaOf(known))
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

const revokeQuietly = (area: Area) => void post(`/api/auth/${area}/logout`).catch(() => {})

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

import { atom } from 'nanostores'
import { get, post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { forgetPages } from '#api/kept-pages.ts'
import { callText } from '#api/texts.ts'
import { addToast } from '#api/toasts.ts'
import type { User } from '#entities/people/account.ts'
import { idleMinutes } from '#entities/people/idle-minutes.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { adoptLanguage } from '#state/language.ts'
import { noteArea } from '#state/session.ts'
import { $lastAct, $token } from '#state/token.ts'
import { keepFor, wipeDrafts } from './encrypted-draft.ts'
import { loadProfile } from './profile.ts'

export const $user = atom<User | null>(null)
/** True from the logout's click until the public page has the window: no guard may send anybody anywhere then. */
export const $leaving = atom(false)

/** How many forms on the screen hold what is not saved yet. */
export const $unsaved = atom(0)
/** Whose session ran out over such a form: he signs in again in its place, and nothing is cleared until then. */
export const $again = atom<User | null>(null)

const readings = new Set<() => void>()
/** Called when nobody is signed in any more, or somebody else. Told to us, so that the doors need not fetch who reads. */
export const whenForgotten = (clear: () => void): unknown => readings.add(clear)
const clearWhatWasRead = () => {
  for (const clear of readings) clear()
}

export const areaOf = (user: User): Area => (user.role === 'admin' ? 'admins' : 'patients')

// The token can change without us: by an answer that ends it, or in another tab, where somebody else may have signed
// in. What this tab knows belongs to the person of the old one.
$token.listen((token, before) => {
  if (token === before) return
  const user = $user.get()
  if (!token && user && $unsaved.get() > 0 && !$leaving.get()) return $again.set(user)
  if (token && $again.get()) return void takeUp(token)
  $user.set(null)
  clearWhatWasRead()
  if (token) return
  noteArea(undefined)
  void forgetPages()
})

const MINUTE = 60_000
/**
 * A screen that asks nothing never hears that its session has ended, and would show what it shows for ever. From the
 * minute on in which it may have ended the server is asked, without keeping it awake: the refusal clears the screen.
 */
export const watchIdling = (): ReturnType<typeof setInterval> =>
  setInterval(() => {
    const user = $user.get()
    if (!user || !$token.get()) return
    const area = areaOf(user)
    const allowed = idleMinutes[area === 'admins' ? 'admin' : 'patient'] * MINUTE
    if (Date.now() - $lastAct.get() > allowed)
      void get<User>(`/profile/${area}/user`, { background: true }).catch(() => {})
  }, MINUTE)

/**
 * A new session over an unsaved form: the same person goes on; of somebody else's form nothing stays. The form waits for
 * as long as nobody knows whose session it is.
 */
async function takeUp(token: string): Promise<void> {
  const before = $again.get()
  const now = await loadProfile(before ? areaOf(before) : 'admins', token).catch(() => null)
  if ($token.get() !== token) return
  if (!now || now.id !== before?.id) return giveUp()
  $user.set(now)
  $again.set(null)
}

/** Not signed in again: the guards lead to the door. What was typed is kept for whoever typed it. */
export function giveUp(): void {
  $user.set(null)
  clearWhatWasRead()
  $again.set(null)
}

export function startSession(token: string, user: User): void {
  $token.set(token)
  adoptLanguage(user.language)
  enter(user)
}

function enter(user: User): void {
  keepFor(user.id)
  noteArea(areaOf(user))
  $user.set(user)
}

// A browser whose storage hangs keeps nobody from leaving.
const FORGETTING = 1500

/** Signs out on this device: token, user and what was typed at once, the pages that were read a moment later. */
export function forget(): Promise<unknown> {
  $token.set(undefined)
  $user.set(null)
  clearWhatWasRead()
  wipeDrafts()
  return Promise.race([forgetPages(), new Promise(resolve => setTimeout(resolve, FORGETTING))])
}

/**
 * The signed-in person of an area. `none`: nobody, or an answer refused the profile, in which case the token is dropped
 * silently, as the specification has it. `mismatch`: somebody of the other area; his session has ended. Without an answer
 * it waits for one.
 */
export async function ensureUser(area: Area, signal?: AbortSignal): Promise<User | 'none' | 'mismatch'> {
  const token = $token.get()
  if (!token) return 'none'
  const known = $user.get()
  if (known && areaOf(known) === area) return known
  if (known) {
    revokeQuietly(areaOf(known))
    await forget()
    return 'mismatch'
  }
  try {
    const result = await loadProfile(area, token, signal)
    if (areaOf(result) !== area) throw new ApiError(403, '')
    enter(result)
    return result
  } catch (error) {
    // The navigation went elsewhere: that says nothing about the session.
    if (signal?.aborted) throw error
    // Ended, or signed in anew in another tab: what was refused is not the token that is there now.
    if ($token.get() !== token) return ensureUser(area, signal)
    $token.set(undefined)
    // On a wrong door the server has ended the session by itself.
    const wrongDoor = error instanceof ApiError && error.status === 403
    if (wrongDoor) await forget()
    return wrongDoor ? 'mismatch' : 'none'
  }
}

const revokeQuietly = (area: Area) => void post(`auth/${area}/logout`).catch(() => {})

/** Ends the session on the server, and here in any case. Answers whether the server knew. */
export async function logout(area: Area): Promise<boolean> {
  $leaving.set(true)
  const told = await post(`auth/${area}/logout`).then(
    () => true,
    // No session any more is what was wanted.
    error => error instanceof ApiError && error.status === 401,
  )
  if (!told) addToast({ severity: 'error', summary: callText('logoutFailed') })
  await forget()
  return told
}

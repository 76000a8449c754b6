import { atom } from 'nanostores'
import { deleteOfflinePages } from '#api/offline-pages.ts'
import type { User } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { adoptLanguage } from '#state/language.ts'
import { storeArea } from '#state/session.ts'
import { $token } from '#state/token.ts'
import { deleteDraftsOfOthers } from './encrypted-draft.ts'

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
export const clearCaches = () => {
  for (const clear of cacheClearers) clear()
}

export const areaOf = (user: User): Area => (user.role === 'admin' ? 'admins' : 'patients')

// The token can change outside this module: by a 401, or in another tab, where another user may have signed in. The
// data of this tab belong to the user of the old token.
$token.listen((token, before) => {
  if (token === before) return
  const user = $user.get()
  if (!token && user && $unsaved.get() > 0 && !$signingOut.get()) return $reauthenticating.set(user)
  // ensure-user.ts asks whose session it is.
  if (token && $reauthenticating.get()) return
  $user.set(null)
  clearCaches()
  if (token) return
  storeArea(undefined)
  void deleteOfflinePages()
})

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

export function enter(user: User): void {
  deleteDraftsOfOthers(user.id)
  storeArea(areaOf(user))
  $user.set(user)
}

import { clearToasts } from '#api/toasts.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $language } from '#state/language.ts'
import { paths } from './paths.ts'
import { logout } from './session.ts'

// Long enough to read that the server could not be told, before the public page takes the window.
const READING_TIME = 2500

/** Logout, then the home page: in any case, and after a moment where something had to be said. */
export async function signOut(area: Area): Promise<void> {
  clearToasts()
  const told = await logout(area)
  if (!told) await new Promise(resolve => setTimeout(resolve, READING_TIME))
  // The browser's 'Back' shows this page as it was left. Begun anew, it leads to the door.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(paths.home($language.get()))
}

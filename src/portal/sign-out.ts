import { clearToasts } from '#api/toasts.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $language } from '#state/language.ts'
import { paths } from './paths.ts'
import { logout } from './session.ts'

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

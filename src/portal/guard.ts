import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { $session } from '#state/session.ts'
import { openDrafts } from './encrypted-draft.ts'
import { paths, signInPathOf, startOf } from './paths.ts'
import type { Visit } from './routing/navigation.ts'
import { ensureUser } from './session.ts'

/** Returns where to go instead of an area, if its user is not signed in; the sign-in returns to the address. */
export const guard =
  (area: Area) =>
  async ({ location, signal }: Visit): Promise<string | undefined> => {
    const user = await ensureUser(area, signal)
    if (user === 'mismatch') return paths.unknown
    if (user === 'none') return signInPathOf(area)(location.pathname + location.search)
    await openDrafts()
    return undefined
  }

/** Returns where to go instead of a sign-in screen, if a user is signed in. The guard there asks the server. */
export const skipIfSignedIn =
  (area: Area) =>
  async ({ location }: Visit): Promise<string | undefined> => {
    if ($session.get() !== area) return undefined
    return safeRedirect(new URLSearchParams(location.search).get('redirect'), area) ?? startOf(area)
  }

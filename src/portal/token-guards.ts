import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { $session } from '#state/session.ts'
import { $token } from '#state/token.ts'
import { signInPathOf, startOf } from './paths.ts'
import type { Visit } from './routing/navigation.ts'

/** Returns where to go instead of an area without a token. The scripts of the area have the guard that asks the server. */
export const needsToken =
  (area: Area) =>
  async ({ location }: Visit): Promise<string | undefined> =>
    $token.get() ? undefined : signInPathOf(area)(location.pathname + location.search)

/** Returns where to go instead of a sign-in screen, if a user is signed in. The guard there asks the server. */
export const skipIfSignedIn =
  (area: Area) =>
  async ({ location }: Visit): Promise<string | undefined> => {
    if ($session.get() !== area) return undefined
    return safeRedirect(new URLSearchParams(location.search).get('redirect'), area) ?? startOf(area)
  }

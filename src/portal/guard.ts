import type { Area } from '#entities/text/safe-redirect.ts'
import { openDrafts } from './encrypted-draft.ts'
import { ensureUser } from './ensure-user.ts'
import { paths, signInPathOf } from './paths.ts'
import type { Visit } from './routing/navigation.ts'

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

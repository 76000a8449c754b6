import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { $session } from '#state/session.ts'
import { openDrafts } from './encrypted-draft.ts'
import { paths, signInPathOf, startOf } from './paths.ts'
import { ensureUser } from './session.ts'

/** The loader of routes that need a login: returns the user, or redirects to sign-in, which redirects back. */
export const guard =
  (area: Area) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const user = await ensureUser(area, request.signal)
    if (user === 'mismatch') throw redirectDocument(paths.unknown)
    if (user === 'none') throw redirect(signInPathOf(area)(url.pathname + url.search))
    await openDrafts()
    return user
  }

/** The loader of a sign-in screen: redirects a signed-in user to the target. The guard there asks the server. */
export const skipIfSignedIn =
  (area: Area) =>
  ({ request }: LoaderFunctionArgs) => {
    if ($session.get() !== area) return null
    throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirect'), area) ?? startOf(area))
  }

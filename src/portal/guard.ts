import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router-dom'
import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { $session } from '#state/session.ts'
import { openDrafts } from './encrypted-draft.ts'
import { doorOf, paths, startOf } from './paths.ts'
import { ensureUser } from './session.ts'

/** The loader of everything that needs a login: answers with the person, or leads to the door and back again. */
export const guard =
  (area: Area) =>
  async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const user = await ensureUser(area, request.signal)
    if (user === 'mismatch') throw redirectDocument(paths.unknown)
    if (user === 'none') throw redirect(doorOf(area)(url.pathname + url.search))
    await openDrafts()
    return user
  }

/** The loader of a door: whoever is signed in already goes on to where they wanted to go. The guard there asks the server. */
export const goOn =
  (area: Area) =>
  ({ request }: LoaderFunctionArgs) => {
    if ($session.get() !== area) return null
    throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirect'), area) ?? startOf(area))
  }

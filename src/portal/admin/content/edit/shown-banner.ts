import { redirect } from 'react-router-dom'
import { get } from '#api/client.ts'
import { adminPaths } from '../../paths.ts'
import type { ListItem } from '../calls.ts'

const kind = 'about-banners'

/** The about page shows the first of its banners: 'edit the banner' means that one, and the list where there is none. */
export async function openShownBanner(): Promise<Response> {
  const first = await get<ListItem[]>(`admins/${kind}`, {
    query: { status: 'published', sort: 'position', perPage: 1 },
  })
    .then(({ result }) => result.at(0))
    // The list says what is wrong.
    .catch(() => undefined)
  return redirect(first ? adminPaths.edit(kind, first.key) : adminPaths.list(kind))
}

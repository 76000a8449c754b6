import { get } from '#api/client.ts'
import { adminPaths } from '../../paths.ts'

const kind = 'about-banners'

/** 'Edit the banner' opens the first banner, which the about page shows, or the list if there is none. */
export async function openShownBanner(): Promise<string> {
  const first = await get(`/api/admins/${kind}`, {
    query: { status: 'published', sort: 'position', perPage: 1 },
  })
    .then(({ result }) => result.at(0))
    // On an error open the list, which shows it.
    .catch(() => undefined)
  return first ? adminPaths.edit(kind, first.key) : adminPaths.list(kind)
}

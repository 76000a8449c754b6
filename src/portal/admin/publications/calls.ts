import { post } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import type { PublicationRun, SiteReleases } from '#entities/office/publication.ts'
import { resultOptions, write } from '../queries.ts'

const key = ['admins', 'publications']

const POLL = { every: 5_000 }

export const runsOptions = resultOptions<PublicationRun[]>([...key, 'runs'], 'admins/publications', POLL)
export const releasesOptions = resultOptions<SiteReleases>(
  [...key, 'releases'],
  'admins/publications/releases',
  POLL,
)

export const requestFullBuild = () => write(post('admins/publications'), key)

export const rollBackTo = (release: string) => write(post('admins/publications/rollback', { release }), key)

/**
 * Opens a preview of an item's newest version. The tab is opened before the answer, as browsers block a tab that does not
 * directly follow a click. The form is saved as a draft first, as the server renders the stored version.
 */
export async function openPreview(
  kind: ContentKind,
  item: string,
  language: ContentLanguage,
  save: () => Promise<unknown>,
): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    await save()
    const path = `admins/preview/${kind}/${encodeURIComponent(item)}?language=${language}` as const
    const { result } = await post<{ address: string }>(path)
    if (!tab) return
    tab.opener = null
    tab.location.replace(result.address)
  } catch (error) {
    tab?.close()
    throw error
  }
}

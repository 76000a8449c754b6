import { queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import type { PublicationRun, SiteReleases } from '#entities/office/publication.ts'
import { readResult, write } from '../../queries.ts'

const key = ['admins', 'publications']

/** Polled while the screen is open; polling does not count as activity of the person. */
const every = { refetchInterval: 5_000 }

export const runsOptions = queryOptions({
  queryKey: [...key, 'runs'],
  queryFn: readResult<PublicationRun[]>('admins/publications', { polled: true }),
  ...every,
})

export const releasesOptions = queryOptions({
  queryKey: [...key, 'releases'],
  queryFn: readResult<SiteReleases>('admins/publications/releases', { polled: true }),
  ...every,
})

export const publishEverything = () => write(post('admins/publications'), key)

export const goBackTo = (release: string) => write(post('admins/publications/rollback', { release }), key)

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

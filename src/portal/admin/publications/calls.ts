import { post } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { resultOptions, write } from '../queries.ts'

const key = ['admins', 'publications']

const POLL = { every: 5_000 }

export const runsOptions = resultOptions([...key, 'runs'], '/api/admins/publications', POLL)
export const releasesOptions = resultOptions([...key, 'releases'], '/api/admins/publications/releases', POLL)

export const requestFullBuild = () => write(post('/api/admins/publications'), key)

export const rollBackTo = (release: string) =>
  write(post('/api/admins/publications/rollback', { body: { release } }), key)

/**
 * Opens a preview of an item's newest version. The tab is opened before the answer, as browsers block a tab that does not
 * directly follow a click. The form is saved as a draft first, as the server renders the stored version: if it could not be
 * saved, the form says why, and there is no preview.
 */
export async function openPreview(
  kind: ContentKind,
  item: string,
  language: ContentLanguage,
  save: () => Promise<boolean>,
): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    if (!(await save())) return tab?.close()
    const input = { params: { kind, key: item }, query: { language } }
    const { result } = await post('/api/admins/preview/{kind}/{key}', input)
    if (!tab) return
    tab.opener = null
    tab.location.replace(result.address)
  } catch (error) {
    tab?.close()
    throw error
  }
}

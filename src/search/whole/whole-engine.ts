import { localizedText } from '#entities/localized.ts'
import type { Directory, Found, Query } from '../directory.ts'
import { createDocumentFinder, documentsOf } from './documents.ts'
import type { AskedWhole, Hit, HitGroup, SiteIndex, WholeFound } from './site-index.ts'

/** Results of a kind among all kinds, and alone. */
const few = 5
const many = 60

/**
 * Finds everything that the site is about: doctors and specialties by their own search, all other pages by theirs. What
 * one of them has as typed is preferred to what the other has for similar words.
 */
export function createWholeEngine(find: (query: Query) => Found, directory: Directory, index: SiteIndex) {
  const documents = documentsOf(index, directory)
  const findDocuments = createDocumentFinder(documents, index.kinds)

  return ({ q, kind, language, now }: AskedWhole): WholeFound => {
    const people = find({ search: q, language, now, page: kind === 'doctors' ? '3' : '' })
    const pages = findDocuments(q)
    const hasPages = pages.at.length > 0 && !(pages.corrected && people.total > 0 && !people.corrected)
    const hasPeople =
      people.total > 0 && !(people.corrected && hasPages && pages.complete && !pages.corrected)
    const hits = new Map<string, Hit[]>(index.kinds.map(one => [one.id, []]))
    const add = (id: string, hit: Hit) => hits.get(id)?.push(hit)
    for (const at of hasPages ? pages.at : []) {
      const { kind: of, path, title, text } = documents[at] as (typeof documents)[number]
      const hit = {
        path: `/${path}`,
        title: localizedText(title, language),
        text: localizedText(text, language),
      }
      add(index.kinds[of]?.id ?? '', hit)
    }
    // The doctors' search knows what a long question is about, of which no page has most of the words.
    for (const { slug, name } of people.pages) {
      const [folder = ''] = slug.split(/[/#]/)
      const id = folder === slug ? 'pages' : folder
      const path = `/${slug}`
      if (!hits.get(id)?.some(one => one.path === path)) add(id, { path, title: name, text: '' })
    }
    const led = new Set(hits.get('doctors')?.map(one => one.path))
    for (const { slug, name, plainName } of hasPeople ? people.understood : [])
      add('specialists', { path: `/specialists/${slug}`, title: name, text: plainName })
    for (const row of hasPeople ? people.rows : []) {
      const path = `/doctors/${row.slug}`
      const text = [row.specialists.map(one => one.name).join(', '), row.places.join(', ')]
      if (!led.has(path)) add('doctors', { path, title: row.name, text: text.filter(Boolean).join(' · ') })
    }
    const groups = index.kinds.flatMap(({ id, title }): HitGroup[] => {
      const own = hits.get(id) ?? []
      const total = id === 'doctors' && hasPeople ? Math.max(people.total, own.length) : own.length
      if (total === 0 || (kind && kind !== id)) return []
      return [
        { kind: id, title: localizedText(title, language), total, hits: own.slice(0, kind ? many : few) },
      ]
    })
    return {
      total: groups.reduce((sum, one) => sum + one.total, 0),
      corrected: (hasPages && pages.corrected) || (hasPeople && people.corrected) || '',
      groups,
    }
  }
}

import { type ContentLanguage, type Localized, localizedText, localizedValue } from '#entities/localized.ts'
import type { Directory, Found, Query } from '../directory.ts'
import { queryWords } from '../words.ts'
import { createDocumentFinder, documentsOf } from './documents.ts'
import type { AskedWhole, Hit, HitGroup, SiteIndex, WholeFound } from './site-index.ts'

/** Results of a kind among all kinds, and of doctors alone, who have a page of their own. Other kinds alone are not cut. */
const few = 5
const manyDoctors = 60

function hitOf(path: string, title: Localized, text: Localized | undefined, language: ContentLanguage): Hit {
  const [shown, below] = [localizedValue(title, language), localizedValue(text, language)]
  return {
    path,
    title: shown?.value ?? '',
    text: below?.value ?? '',
    ...(shown && shown.language !== language ? { titleIn: shown.language } : {}),
    ...(below && below.language !== language ? { textIn: below.language } : {}),
  }
}

/** How many results of a kind are listed. */
const mostOf = (id: string, asked: string) =>
  !asked ? few : id === 'doctors' ? manyDoctors : Number.POSITIVE_INFINITY

/**
 * Finds everything that the site is about: doctors and specialties by their own search, all other pages by theirs. What
 * one of them has as typed is preferred to what the other has for similar words.
 */
export function createWholeEngine(find: (query: Query) => Found, directory: Directory, index: SiteIndex) {
  const documents = documentsOf(index, directory)
  const byPath = new Map(documents.map(one => [one.path, one]))
  const findDocuments = createDocumentFinder(documents, index.kinds)
  const { specialists } = directory
  const specialistAt = new Map(specialists.slug.map((slug, i) => [slug, i]))

  /** Which of the results of the two searches are shown. */
  function asked(q: string, people: Found) {
    const pages = findDocuments(q)
    // Words that say nothing are of every doctor: 'jam buka' is rather the page with these words.
    if (queryWords(q).length === 0) {
      const hasPages = pages.at.length > 0 && !pages.corrected
      return { pages, hasPages, hasPeople: people.total > 0 && !hasPages }
    }
    const hasPages = pages.at.length > 0 && !(pages.corrected && people.total > 0 && !people.corrected)
    const hasPeople =
      people.total > 0 && !(people.corrected && hasPages && pages.complete && !pages.corrected)
    return { pages, hasPages, hasPeople }
  }

  return ({ q, kind, language, now }: AskedWhole): WholeFound => {
    const people = find({ search: q, language, now, page: kind === 'doctors' ? '3' : '' })
    const { pages, hasPages, hasPeople } = asked(q, people)
    const hits = new Map<string, Hit[]>(index.kinds.map(one => [one.id, []]))
    const add = (id: string, hit: Hit) => hits.get(id)?.push(hit)
    for (const at of hasPages ? pages.at : []) {
      const { kind: of, path, title, text } = documents[at] as (typeof documents)[number]
      add(index.kinds[of]?.id ?? '', hitOf(`/${path}`, title, text, language))
    }
    // The doctors' search knows what a long question is about, of which no page has most of the words.
    for (const { slug, name } of people.pages) {
      const [folder = ''] = slug.split(/[/#]/)
      const id = folder === slug ? 'pages' : folder
      const path = `/${slug}`
      const title = byPath.get(slug)?.title ?? { [language]: name }
      if (!hits.get(id)?.some(one => one.path === path)) add(id, hitOf(path, title, undefined, language))
    }
    const led = new Set(hits.get('doctors')?.map(one => one.path))
    for (const { slug } of hasPeople ? people.understood : []) {
      const at = specialistAt.get(slug) as number
      const title = specialists.name[at] as Localized
      add('specialists', hitOf(`/specialists/${slug}`, title, specialists.plainName[at], language))
    }
    for (const row of hasPeople ? people.rows : []) {
      const path = `/doctors/${row.slug}`
      const text = [row.specialists.map(one => one.name).join(', '), row.places.join(', ')]
      if (!led.has(path)) add('doctors', { path, title: row.name, text: text.filter(Boolean).join(' · ') })
    }
    const groups = index.kinds.flatMap(({ id, title }): HitGroup[] => {
      const own = hits.get(id) ?? []
      const total = id === 'doctors' && hasPeople ? Math.max(people.total, own.length) : own.length
      if (total === 0 || (kind && kind !== id)) return []
      const shown = own.slice(0, mostOf(id, kind))
      return [{ kind: id, title: localizedText(title, language), total, hits: shown }]
    })
    const hasDoctors = hasPeople && groups.some(one => one.kind === 'doctors')
    return {
      total: groups.reduce((sum, one) => sum + one.total, 0),
      corrected: (hasPages && pages.corrected) || (hasPeople && people.corrected) || '',
      elsewhere: hasDoctors ? people.elsewhere : '',
      groups,
    }
  }
}

import { z } from 'zod'
import { contentKinds, entityOf } from '../kinds.ts'

const listed = contentKinds.flatMap(kind => entityOf(kind).page ?? []).filter(page => !page.includes('/'))
/** The counted kinds of public pages: a fixed list, so that invented ones cannot fill the table. */
export const countedPages: readonly string[] = [
  'home',
  ...new Set(listed.flatMap(page => [page, `${page}/…`])),
  ...['about', 'contact', 'questions', 'videos', 'events', 'privacy', 'emergency', 'search', 'other'].filter(
    page => !listed.includes(page),
  ),
]

/** The kind of page of an address: of `/id/doctors/ayu` only that it is a doctor's page. */
export function pageKindOf(pathname: string): string {
  const [first, second] = pathname
    .replace(/^\/id(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  if (!first) return 'home'
  const page = second === undefined ? first : `${first}/…`
  return countedPages.includes(page) ? page : countedPages.includes(first) ? first : 'other'
}

/** A query this short and without digits is about medicine or a doctor and identifies no person. */
const longest = { words: 5, characters: 60 }

/** The counted form of a search, or null if it might contain personal data: a number, an address, a story. */
export function countedWords(search: string): string | null {
  const text = search.normalize('NFC').toLowerCase()
  if (/[@\p{N}]/u.test(text)) return null
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(word => word.length > 1)
  const line = words.join(' ')
  return words.length > 0 && words.length <= longest.words && line.length <= longest.characters ? line : null
}

export const pageViewsSchema = z.object({
  /** Each requested day, oldest first, also days without page views. */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  pages: z.array(z.object({ page: z.string(), count: z.int() })),
  /** Searches without results, made at least twice. */
  missed: z.array(z.object({ words: z.string(), count: z.int() })),
})
export type PageViews = z.infer<typeof pageViewsSchema>

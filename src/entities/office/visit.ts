import { z } from 'zod'
import { contentKinds, entityOf } from '../kinds.ts'

const listed = contentKinds.flatMap(kind => entityOf(kind).page ?? []).filter(page => !page.includes('/'))
/** The sorts of public pages that are counted: a handful, so that nobody can fill a table with invented ones. */
export const visitedPages: readonly string[] = [
  'home',
  ...new Set(listed.flatMap(page => [page, `${page}/…`])),
  ...['about', 'contact', 'questions', 'videos', 'events', 'privacy', 'emergency', 'other'].filter(
    page => !listed.includes(page),
  ),
]

/** The sort of page that an address belongs to: of `/id/doctors/ayu` only that it is a doctor's page. */
export function visitedPage(pathname: string): string {
  const [first, second] = pathname
    .replace(/^\/id(?=\/|$)/, '')
    .split('/')
    .filter(Boolean)
  if (!first) return 'home'
  const page = second === undefined ? first : `${first}/…`
  return visitedPages.includes(page) ? page : visitedPages.includes(first) ? first : 'other'
}

/** So short a question, and without numbers in it, is about medicine or a doctor and tells nobody apart. */
const longest = { words: 5, characters: 60 }

/** A search in the words that are counted, or null where they might be somebody's own: a number, an address, a story. */
export function countedWords(search: string): string | null {
  const text = search.normalize('NFC').toLowerCase()
  if (/[@\p{N}]/u.test(text)) return null
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(word => word.length > 1)
  const line = words.join(' ')
  return words.length > 0 && words.length <= longest.words && line.length <= longest.characters ? line : null
}

export const visitsSchema = z.object({
  /** Each of the days asked for, oldest first, also those without a visit. */
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  pages: z.array(z.object({ page: z.string(), count: z.int() })),
  /** Words that nothing was found for, asked at least twice. */
  missed: z.array(z.object({ words: z.string(), count: z.int() })),
})
export type Visits = z.infer<typeof visitsSchema>

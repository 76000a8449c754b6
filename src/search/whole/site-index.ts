import type { ContentLanguage, Localized } from '#entities/localized.ts'
import { cleanValue, type Elsewhere } from '../directory.ts'

/** A public page of the site. Its path is without language and without the slash at its beginning. */
export interface SiteDocument {
  /** The position in `kinds`. */
  kind: number
  path: string
  title: Localized
  /** A line below the title. */
  text?: Localized
  /** Further words and phrases, one per line. */
  words?: string
}

/**
 * What `/search/site.json` holds: every page that is not of a doctor or a specialty, which are in the directory. Both
 * languages use the same file, so a word finds what only the other language says.
 */
export interface SiteIndex {
  /** All kinds of results in their order, also doctors and specialties, with the page of each. */
  kinds: { id: string; title: Localized; path: string }[]
  documents: SiteDocument[]
}

/** The query, with the parameter names of the address. */
export interface WholeQuery {
  q: string
  /** Only results of this kind, and more of them; '' for all kinds. */
  kind: string
}
export interface AskedWhole extends WholeQuery {
  language: ContentLanguage
  /** Milliseconds: today and tomorrow are taken at each location's clock. */
  now: number
}

export interface Hit {
  /** The path without language. */
  path: string
  title: string
  text: string
  /** The languages of the title and the text where they are not the reader's. */
  titleIn?: ContentLanguage
  textIn?: ContentLanguage
}
export interface HitGroup {
  kind: string
  title: string
  total: number
  hits: Hit[]
}
export interface WholeFound {
  total: number
  /** The corrected words, '' if they were read as typed. */
  corrected: string
  /** What the doctors that were found do not have of the question. */
  elsewhere: Elsewhere
  groups: HitGroup[]
}

/** The query in an address; null if nothing is asked. */
export function wholeQueryIn(query: URLSearchParams): WholeQuery | null {
  const q = cleanValue(query.get('q'))
  return q ? { q, kind: cleanValue(query.get('kind')) } : null
}

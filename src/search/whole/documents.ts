import { contentLanguages, type Localized } from '#entities/localized.ts'
import type { Directory } from '../directory.ts'
import { readPhrase, SpecialtyMatcher } from '../specialty-match.ts'
import { matchToken, withKnownSpacing } from '../token-match.ts'
import { Vocabulary } from '../vocabulary.ts'
import { maxWords, normalizedNameWords, queryWords } from '../words.ts'
import type { SiteDocument, SiteIndex } from './site-index.ts'

const languagesOf = (value: Localized | undefined) => contentLanguages.flatMap(one => value?.[one] ?? [])
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * `~` marks a line that counts less than a title: see SpecialtyMatcher. The name of the kind is among them, for who types
 * 'article about sleep'.
 */
const linesOf = ({ title, text, words }: SiteDocument, kind: Localized | undefined): string[] =>
  [
    ...languagesOf(title).map(oneLine),
    ...(words?.split('\n') ?? []),
    ...[...languagesOf(text), ...languagesOf(kind)].map(line => `~${oneLine(line)}`),
  ].map(line => readPhrase(line) || line)

/**
 * The pages of the index, and those that the directory already has: the site's own pages, and what editors have led
 * words to. A page that both have gets the words of both.
 */
export function documentsOf({ kinds, documents }: SiteIndex, { pages }: Pick<Directory, 'pages'>) {
  const all = documents.map(one => ({ ...one }))
  const byPath = new Map(all.map(one => [one.path, one]))
  for (const [at, path] of pages.path.entries()) {
    const phrases = pages.phrases[at] as string
    const known = byPath.get(path)
    const folder = /[/#]/.test(path) ? (path.split(/[/#]/)[0] as string) : 'pages'
    const kind = kinds.findIndex(one => one.id === folder)
    if (known) known.words = [known.words, phrases].filter(Boolean).join('\n')
    else if (kind >= 0) all.push({ kind, path, title: pages.title[at] as Localized, words: phrases })
  }
  return all
}

export interface FoundDocuments {
  /** The positions of the documents, the best first. */
  at: number[]
  /** Whether they have every word of the query. */
  complete: boolean
  /** The words as they were read, '' if as typed. */
  corrected: string
}

const bitsIn = (bits: number) => bits.toString(2).replaceAll('0', '').length

/** Finds documents by the mechanisms of the search for specialties: synonyms, beginnings, endings, misspellings. */
export function createDocumentFinder(documents: readonly SiteDocument[], kinds: SiteIndex['kinds']) {
  const matcher = new SpecialtyMatcher(documents.map(one => linesOf(one, kinds[one.kind]?.title)))
  const { vocabulary } = matcher
  const noNames = new Vocabulary().ready()

  return (text: string): FoundDocuments => {
    const meaningful = queryWords(text)
    const asked = meaningful.length > 0 ? meaningful : [...new Set(normalizedNameWords(text))]
    const words = withKnownSpacing(asked, word => vocabulary.has(word)).slice(0, maxWords)
    const readings = words.map(word => matchToken(word, noNames, vocabulary, { roughly: false }))
    const { known, score } = matcher.understand(readings)
    const most = Math.max(0, ...known.map(bitsIn))
    // With part of the words: more than half of them, or the document is about something else.
    const at = most * 2 > words.length ? known.flatMap((bits, i) => (bitsIn(bits) === most ? [i] : [])) : []
    at.sort((a, b) => (score[b] as number) - (score[a] as number) || a - b)
    const corrected = readings.some(one => one.corrected)
      ? readings.map(one => one.corrected ?? one.word).join(' ')
      : ''
    return { at, complete: most > 0 && most === words.length, corrected: at.length > 0 ? corrected : '' }
  }
}

import { plain } from '#entities/text/plain.ts'
import { emoji, fillerWords, layTerms } from './lay-terms.ts'

/** Longer queries are cut: further words do not matter, and a pasted text would take too long. */
export const maxWords = 8
const mostCharacters = 300

// Titles before a name. Titles after it are kept, as patients search for 'Sp.JP'.
const titles = /([\s,])(?:dr|drg|prof|professor|profesor|drs|dra|ir|hj|h|apt|ns|mr|mrs|ms)(?:\.+|(?=\s|$))/giu
const glued = /\b(prof|drg?|hj?)\.(?=\p{L}{2})/giu
// `Sp.JP`, `T.H.T.`: the dots of an abbreviation are removed and its parts joined.
const dots = /(\p{L})\.(?=\p{L})/gu

const untitled = (text: string): string =>
  ` ${text}`.replace(glued, '$1. ').replace(titles, '$1 ').replace(titles, '$1 ')

const split = (text: string): string[] =>
  plain(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/**
 * The normalized words of a name or a phrase. If the text is only a title, the title is kept: it matches all who have
 * it.
 */
export function normalizedNameWords(text: string): string[] {
  const words = split(untitled(text).replace(dots, '$1'))
  return words.length > 0 ? words : split(text)
}

/** The words of a phrase of a specialty or a page, without filler words, unless it has no others: 'jam buka'. */
export function phraseWords(text: string): string[] {
  const words = normalizedNameWords(text)
  const meaningful = words.filter(word => !fillerWords.has(word))
  return meaningful.length > 0 ? meaningful : words
}

/** `Sp.JP(K), FIHA` as patients would type it: `spjp`, `fiha`. */
export const suffixWords = (suffix: string): string[] =>
  plain(suffix)
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map(part => part.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(word => word.length > 1)

/** The distinct meaningful words of a text, read as a query is, in their order. */
export function readWords(text: string): string[] {
  // The title of a dentist is a specialty, while that of other doctors says nothing.
  const cut = text
    .slice(0, mostCharacters)
    .replace(/\(\p{L}\)/gu, ' ')
    .replace(/(^|\P{L})drg(?!\p{L})/giu, '$1gigi')
  let spoken = cut.replace(/\p{Extended_Pictographic}/gu, sign => ` ${emoji[sign] ?? ''} `)
  spoken = ` ${normalizedNameWords(spoken).join(' ')} `
  for (const [pattern, words] of layTerms) spoken = spoken.replace(pattern, words)
  const words = spoken.split(' ').filter(word => word && !fillerWords.has(word))
  return [...new Set(words)]
}

/** The words of a query: the first ones. */
export const queryWords = (text: string): string[] => readWords(text).slice(0, maxWords)

/**
 * An approximate sound of a word in Indonesian and English, so that Sukarno matches Soekarno, Fatima matches Fatimah,
 * and 'hedake' matches headache.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/^[pk](?=n)|^p(?=s)/, '')
    .replace(/tj/g, 'c')
    .replace(/dj/g, 'j')
    .replace(/oe/g, 'u')
    .replace(/sj|sy|sh/g, 's')
    .replace(/ph|v/g, 'f')
    .replace(/ea|ae/g, 'e')
    .replace(/ee/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ck|ch|kh|q|c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/([bdgt])h/g, '$1')
    .replace(/(.)h(?=$|[^aeiou])/g, '$1')
    .replace(/(.)\1+/g, '$1')
    .replace(/(..)e$/, '$1')

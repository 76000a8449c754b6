import { plain } from '#entities/text/plain.ts'
import { emoji, empty, layTerms } from './everyday.ts'

/** A question is cut here: nobody says more that matters, and what is pasted by mistake must not cost time. */
export const mostWords = 8
const mostCharacters = 300

// Titles before a name. Behind one they are kept, as people ask for 'Sp.JP'.
const titles = /([\s,])(?:dr|drg|prof|professor|profesor|drs|dra|ir|hj|h|apt|ns|mr|mrs|ms)(?:\.+|(?=\s|$))/giu
const glued = /\b(prof|drg?|hj?)\.(?=\p{L}{2})/giu
// `Sp.JP`, `T.H.T.`: the dots of an abbreviation join what they stand between.
const dots = /(\p{L})\.(?=\p{L})/gu

const untitled = (text: string): string =>
  ` ${text}`.replace(glued, '$1. ').replace(titles, '$1 ').replace(titles, '$1 ')

const split = (text: string): string[] =>
  plain(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** The words of a name or a phrase as they are kept. Who writes nothing but a title means all who have it. */
export function translateFile(text: string): string[] {
  const words = split(untitled(text).replace(dots, '$1'))
  return words.length > 0 ? words : split(text)
}

/** The words of what is known of a specialty, without those that tell nothing apart. */
export const phraseWords = (text: string): string[] => translateFile(text).filter(word => !empty.has(word))

/** `Sp.JP(K), FIHA` as people would ask for it: `spjp`, `fiha`. */
export const suffixWords = (suffix: string): string[] =>
  plain(suffix)
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map(part => part.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(word => word.length > 1)

/** The words of a question that mean something, in their order, each once. */
export function questionWords(text: string): string[] {
  const cut = text.slice(0, mostCharacters).replace(/\(\p{L}\)/gu, ' ')
  let spoken = cut.replace(/\p{Extended_Pictographic}/gu, sign => ` ${emoji[sign] ?? ''} `)
  spoken = ` ${translateFile(spoken).join(' ')} `
  for (const [pattern, words] of layTerms) spoken = spoken.replace(pattern, words)
  const words = spoken.split(' ').filter(word => word && !empty.has(word))
  return [...new Set(words)].slice(0, mostWords)
}

/**
 * How a word sounds, roughly, to Indonesian and English ears, so that Soekarno meets Sukarno, Fatimah meets Fatima, and
 * 'hedake' the headache.
 */
export const soundOf = (word: string): string =>
  word
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

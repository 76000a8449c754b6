import type { PublicItem } from '#entities/kinds.ts'
import { plain } from '#entities/text/plain.ts'

/**
 * The simple search of the patients' portal and the API: each typed word must be the beginning of a word of the doctor.
 */

/** Lower case, without accents and punctuation, for comparison. */
export const fold = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const both = (text: { en?: string; id?: string } | undefined) => [text?.en, text?.id]

type Specialist = Pick<PublicItem<'specialists'>, 'name' | 'plainName' | 'alsoKnownAs' | 'conditions'>

/** The words of the names of a specialty. */
export const namesOfSpecialist = (one: Pick<Specialist, 'name' | 'plainName'>): string =>
  fold([...both(one.name), ...both(one.plainName)].join(' '))

/** Every word for a specialty: its names, synonyms, usual misspellings and complaints. */
export const wordsOfSpecialist = (one: Specialist): string =>
  [
    namesOfSpecialist(one),
    fold([...(one.alsoKnownAs ?? []), ...(one.conditions ?? []).flatMap(both)].join(' ')),
  ].join(' ')

type Doctor = Pick<PublicItem<'doctors'>, 'name' | 'prefix' | 'suffix' | 'specialists'>

/** The doctor's own words, and those of the specialties (by slug, already folded). */
export const wordsOfDoctor = (doctor: Doctor, specialists: ReadonlyMap<string, string>): string =>
  [
    fold([doctor.name, doctor.prefix, doctor.suffix].filter(Boolean).join(' ')),
    ...doctor.specialists.map(slug => specialists.get(slug) ?? ''),
  ].join(' ')

/** Returns a test whether such words match everything that was typed. */
export function matchesAllWords(search: string): (words: string) => boolean {
  const terms = fold(search).split(' ').filter(Boolean)
  return words => terms.every(term => ` ${words}`.includes(` ${term}`))
}

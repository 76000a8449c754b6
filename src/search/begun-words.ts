import type { PublicItem } from '#entities/kinds.ts'
import { plain } from '#entities/text/plain.ts'

/** The plain rule of the patients' portal and the API: each word that was typed begins a word that is known of the doctor. */

/** Without capitals, accents and signs: what is left is compared. */
export const fold = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const both = (text: { en?: string; id?: string } | undefined) => [text?.en, text?.id]

type Specialist = Pick<PublicItem<'specialists'>, 'name' | 'plainName' | 'alsoKnownAs' | 'conditions'>

/** Every word by which a specialty may be asked for: its names, synonyms, usual misspellings, and what hurts. */
export const wordsOfSpecialist = (one: Specialist): string =>
  fold(
    [
      ...both(one.name),
      ...both(one.plainName),
      ...(one.alsoKnownAs ?? []),
      ...(one.conditions ?? []).flatMap(both),
    ].join(' '),
  )

type Doctor = Pick<PublicItem<'doctors'>, 'name' | 'prefix' | 'suffix' | 'specialists'>

/** The doctor's own words, and those of the specialties, which come folded by their slugs. */
export const wordsOfDoctor = (doctor: Doctor, specialists: ReadonlyMap<string, string>): string =>
  [
    fold([doctor.name, doctor.prefix, doctor.suffix].filter(Boolean).join(' ')),
    ...doctor.specialists.map(slug => specialists.get(slug) ?? ''),
  ].join(' ')

/** A test of such words for what was typed. */
export function saysAll(search: string): (words: string) => boolean {
  const terms = fold(search).split(' ').filter(Boolean)
  return words => terms.every(term => ` ${words}`.includes(` ${term}`))
}

import type { PublicItem } from '#entities/kinds.ts'
import { plain } from '#entities/plain.ts'
import type { Availability } from '#entities/schedule.ts'

export type Doctor = PublicItem<'doctors'>
export type Specialist = PublicItem<'specialists'>

export interface Wish {
  search: string
  specialist: string
  location: string
  today: boolean
}

/** Without capitals, accents and signs: what is left is compared. */
export const fold = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const both = (text: { en?: string; id?: string } | undefined) => [text?.en, text?.id]

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

export interface Known {
  doctor: Doctor
  words: string
  locations: ReadonlySet<string>
  availability: Availability | undefined
}

/** Brings together what is known of each doctor. A doctor's places: those of the units, and where the next free one is. */
export function know(
  doctors: readonly Doctor[],
  specialists: readonly Specialist[],
  locationOfUnit: ReadonlyMap<string, string>,
  availabilities: readonly Availability[],
): Known[] {
  const wordsOf = new Map(specialists.map(one => [one.slug, wordsOfSpecialist(one)]))
  const free = new Map(availabilities.map(one => [one.doctor, one]))
  return doctors.map(doctor => {
    const availability = free.get(doctor.slug)
    const locations = new Set((doctor.units ?? []).map(unit => locationOfUnit.get(unit) ?? ''))
    if (availability?.nextFree) locations.add(availability.nextFree.location)
    const own = fold([doctor.name, doctor.prefix, doctor.suffix].filter(Boolean).join(' '))
    const words = [own, ...doctor.specialists.map(slug => wordsOf.get(slug) ?? '')].join(' ')
    return { doctor, words, locations, availability }
  })
}

/** Each word that was typed begins a word that is known of the doctor. */
const says = (words: string, terms: string[]): boolean =>
  terms.every(term => ` ${words}`.includes(` ${term}`))

export function findDoctors(known: readonly Known[], wish: Wish): Known[] {
  const terms = fold(wish.search).split(' ').filter(Boolean)
  return known.filter(
    ({ doctor, words, locations, availability }) =>
      says(words, terms) &&
      (!wish.specialist || doctor.specialists.includes(wish.specialist)) &&
      (!wish.location || locations.has(wish.location)) &&
      (!wish.today || availability?.availableToday === true),
  )
}

/** Who can be seen soonest first; who has no place at all last, in the hospital's own order. */
export function soonestFirst(known: readonly Known[]): Known[] {
  const start = ({ availability }: Known) => availability?.nextFree?.startsAt ?? '9'
  return known.toSorted((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0))
}

import type { PublicItem } from '#entities/kinds.ts'
import type { Availability } from '#entities/schedule/schedule.ts'
import {
  matchesAllWords,
  namesOfSpecialist,
  wordsOfDoctor,
  wordsOfSpecialist,
} from '#search/prefix-search.ts'

export type Doctor = PublicItem<'doctors'>
export type Specialist = PublicItem<'specialists'>

export interface DoctorFilter {
  search: string
  specialist: string
  location: string
  today: boolean
}

export interface JoinedDoctor {
  doctor: Doctor
  words: string
  /** The words of the doctor and of the specialties' names, without their complaints. */
  names: string
  locations: ReadonlySet<string>
  availability: Availability | undefined
}

/** Joins the data of each doctor. A doctor's locations are those of the units, and that of the next free slot. */
export function joinDoctors(
  doctors: readonly Doctor[],
  specialists: readonly Specialist[],
  locationOfUnit: ReadonlyMap<string, string>,
  availabilities: readonly Availability[],
): JoinedDoctor[] {
  const specialtyWords = new Map(specialists.map(one => [one.slug, wordsOfSpecialist(one)]))
  const specialtyNames = new Map(specialists.map(one => [one.slug, namesOfSpecialist(one)]))
  const free = new Map(availabilities.map(one => [one.doctor, one]))
  return doctors.map(doctor => {
    const availability = free.get(doctor.slug)
    const locations = new Set((doctor.units ?? []).map(unit => locationOfUnit.get(unit) ?? ''))
    if (availability?.nextFree) locations.add(availability.nextFree.location)
    const words = wordsOfDoctor(doctor, specialtyWords)
    return { doctor, words, names: wordsOfDoctor(doctor, specialtyNames), locations, availability }
  })
}

export function findDoctors(known: readonly JoinedDoctor[], filter: DoctorFilter): JoinedDoctor[] {
  const matches = matchesAllWords(filter.search)
  return known.filter(
    ({ doctor, words, locations, availability }) =>
      matches(words) &&
      (!filter.specialist || doctor.specialists.includes(filter.specialist)) &&
      (!filter.location || locations.has(filter.location)) &&
      (!filter.today || availability?.availableToday === true),
  )
}

/** Earliest free slot first; doctors without a free slot last, in the hospital's order. */
export function soonestFirst(known: readonly JoinedDoctor[]): JoinedDoctor[] {
  const start = ({ availability }: JoinedDoctor) => availability?.nextFree?.startsAt ?? '9'
  return [...known].sort((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0))
}

/** 'anak': paediatricians before dentists who also treat children. */
export function namedFirst(known: readonly JoinedDoctor[], search: string): JoinedDoctor[] {
  const matches = matchesAllWords(search)
  return [...known.filter(one => matches(one.names)), ...known.filter(one => !matches(one.names))]
}

import { beginsLater } from '#content/clock.ts'
import { all, searchLeads } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { contentLanguages, type Localized } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { targetName } from '#entities/office/missed-search.ts'
import { commonSpecialties } from '#entities/people/specialty-catalog.ts'
import type { Directory } from '#search/directory.ts'
import { type Entry, pack } from '#search/pack.ts'
import { readPhrase } from '#search/specialty-match.ts'
import { payers } from '../partner/coverage.ts'
import { shortNameOf } from '../place/address.ts'
import { drawingOf } from '../specialist/drawing.ts'
import { layTermsOf, urgentTermsOf } from '../specialist/lay-terms.ts'
import { byName, type DoctorSummary, summaryFields, summaryOf } from './profile/summary.ts'
import { searchedInsurers } from './searched-insurers.ts'
import { searchedPages } from './searched-pages.ts'

/** From this number on, the doctors are sorted by name: a manual order is unlikely, and sorted names compress better. */
const many = 1000
/** Only these fields are searched: a change of others does not make the search data stale. */
const entryFields = [
  ...summaryFields,
  ...(['photo', 'gender', 'bookable', 'telehealth', 'languages'] as const),
] as const

const inAll = (value: Localized | undefined) => contentLanguages.flatMap(language => value?.[language] ?? [])

/** Usual names of the specialty, for imported directories with other ones: 'cardiology' must find every cardiologist. */
const usualNames = (drawing: string) =>
  commonSpecialties
    .filter(one => one.slug === drawing)
    .flatMap(({ slug, name, plainName }) => [slug.replaceAll('-', ' '), ...inAll(name), ...inAll(plainName)])

/** What the search knows of a specialty, a phrase on each line. `drawings` are those of all specialties of the hospital. */
export function phrasesOf(one: PublicItem<'specialists'>, drawings?: ReadonlySet<string>): string {
  const own = [one.name, one.plainName, ...(one.conditions ?? [])].flatMap(inAll)
  const known = one.alsoKnownAs?.length || one.conditions?.length
  const treatments = (one.treatments ?? []).flatMap(inAll).map(line => `~${line}`)
  const lines = [
    ...own,
    ...(one.alsoKnownAs ?? []),
    ...layTermsOf(drawingOf(one), drawings),
    ...(known ? [] : usualNames(drawingOf(one))),
    ...urgentTermsOf(drawingOf(one)),
    ...treatments,
  ]
  // As a query is read; sorted, so that the data are smaller.
  return [...new Set(lines.map(readPhrase))].toSorted().join('\n')
}

/** All doctors of the network for the search, in the browser and on the server. */
export async function directory(): Promise<Directory> {
  const [doctors, specialists, places, leads, partners] = await Promise.all([
    all('doctors', entryFields),
    all('specialists'),
    all('addresses'),
    searchLeads(),
    payers(),
  ])
  const ledTo = (slug: string) => leads.filter(one => one.target === targetName('specialists', slug))
  const drawings = new Set(specialists.map(drawingOf))
  const specialistAt = new Map(specialists.map((one, i) => [one.slug, i]))
  const towns = townsOf(places)
  const placeAt = new Map(towns.flatMap((town, i) => town.codes.map(code => [code, i] as const)))
  const ordered = doctors.length > many ? doctors.toSorted(byName) : doctors
  const summaries = await Promise.all(ordered.map(summaryOf))
  const entries = summaries.map(summary => entryOf(summary, specialistAt, placeAt))
  const placed = summaries.map(({ doctor: { slug, specialists: own }, places: at }) => ({
    slug,
    specialists: own,
    places: at.map(one => one.code),
  }))
  return pack(entries, {
    pages: await searchedPages(),
    insurers: searchedInsurers(partners, placed, towns, specialistAt),
    specialists: {
      slug: specialists.map(one => one.slug),
      name: specialists.map(one => one.name),
      plainName: specialists.map(one => one.plainName ?? {}),
      phrases: specialists.map(one =>
        [phrasesOf(one, drawings), ...ledTo(one.slug).map(lead => lead.words)].join('\n'),
      ),
      drawing: specialists.map(drawingOf),
    },
    places: {
      code: towns.map(one => one.code),
      name: towns.map(one => one.name),
      city: towns.map(one => one.city),
      timezone: towns.map(one => one.timezone),
    },
  })
}

function entryOf(
  { doctor, places, timetable }: DoctorSummary<Pick<PublicItem<'doctors'>, (typeof entryFields)[number]>>,
  specialistAt: ReadonlyMap<string, number>,
  placeAt: ReadonlyMap<string, number>,
): Entry {
  const week = new Map<number, number>()
  for (const place of places) {
    const at = placeAt.get(place.code)
    if (at === undefined) continue
    const days = timetable.schedules
      .filter(one => one.location === place.code && !beginsLater(one))
      .reduce((bits, one) => bits | (1 << (one.weekday - 1)), 0)
    week.set(at, (week.get(at) ?? 0) | days)
  }
  return {
    slug: doctor.slug,
    name: doctor.name,
    prefix: doctor.prefix,
    suffix: doctor.suffix,
    photo: doctor.photo && pictureAt(doctor.photo.src, 640),
    gender: doctor.gender,
    bookable: Boolean(doctor.bookable),
    telehealth: Boolean(doctor.telehealth),
    languages: doctor.languages ?? [],
    specialists: [...new Set(doctor.specialists.flatMap(slug => specialistAt.get(slug) ?? []))],
    week: [...week].toSorted((a, b) => a[0] - b[0]),
  }
}

export interface Town {
  /** The code of the first location represents all of them. */
  code: string
  codes: string[]
  name: string
  city: string
  timezone: string
}

/** Locations grouped by their short name: a directory may have twenty in one city. */
export const townsOf = (places: PublicItem<'addresses'>[]): Town[] =>
  [...Map.groupBy(places, shortNameOf)].map(([name, members]) => ({
    code: members[0]?.code ?? '',
    codes: members.map(one => one.code),
    name,
    city: members[0]?.city ?? '',
    timezone: members[0]?.timezone ?? 'UTC',
  }))

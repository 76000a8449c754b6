import { all } from '#content/door.ts'
import { fullName } from '#entities/doctor.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, contentLanguages, type Localized, say } from '#entities/localized.ts'
import type { Directory } from '#islands/search/directory.ts'
import { slugOf } from '#islands/search/words.ts'
import { shortNameOf } from '../place/address.ts'
import { drawingOf } from '../specialist/drawing.ts'
import { everydayWords } from '../specialist/everyday-words.ts'
import { summaryOf } from './summary.ts'

const inAll = (value: Localized | undefined) => contentLanguages.flatMap(language => value?.[language] ?? [])

function phrasesOf(one: PublicItem<'specialists'>): string[] {
  const own = [one.name, one.plainName, ...(one.conditions ?? []), ...(one.treatments ?? [])].flatMap(inAll)
  const known = one.alsoKnownAs?.length || one.conditions?.length
  return [...new Set([...own, ...(one.alsoKnownAs ?? []), ...(known ? [] : everydayWords(drawingOf(one)))])]
}

/** The whole network's doctors for the search in the browser. */
export async function directoryIn(language: ContentLanguage): Promise<Directory> {
  const [doctors, specialists, places] = await Promise.all([
    all('doctors'),
    all('specialists'),
    all('addresses'),
  ])
  const specialistAt = new Map(specialists.map((one, i) => [one.slug, i]))
  const towns = townsOf(places)
  const placeAt = new Map(towns.flatMap((town, i) => town.codes.map(code => [code, i] as const)))
  const summaries = await Promise.all(doctors.map(summaryOf))
  const positions = (keys: string[], at: Map<string, number>) =>
    [...new Set(keys.map(key => at.get(key)))].filter(one => one !== undefined)
  return {
    specialists: {
      slug: specialists.map(one => one.slug),
      name: specialists.map(one => say(one.name, language)),
      plainName: specialists.map(one => say(one.plainName, language)),
      phrases: specialists.map(phrasesOf),
      drawing: specialists.map(drawingOf),
    },
    places: {
      code: towns.map(one => one.code),
      name: towns.map(one => one.name),
      city: towns.map(one => one.city),
    },
    doctors: {
      // Nearly every slug follows from the name, and is half as large as all names.
      slug: doctors.map(one => (one.slug === slugOf(fullName(one)) ? '' : one.slug)),
      name: doctors.map(fullName),
      photo: doctors.map(one => one.photo?.src ?? ''),
      specialists: doctors.map(one => positions(one.specialists, specialistAt)),
      places: summaries.map(one =>
        positions(
          one.places.map(place => place.code),
          placeAt,
        ),
      ),
      weekdays: summaries.map(one => one.weekdays.join('')),
      bookable: doctors.map(one => (one.bookable ? 1 : 0)),
    },
  }
}

export interface Town {
  /** The first location's code stands for all of them. */
  code: string
  codes: string[]
  name: string
  city: string
}

/** Locations by the name people choose them by: a directory may have twenty in one city. */
export const townsOf = (places: PublicItem<'addresses'>[]): Town[] =>
  [...Map.groupBy(places, shortNameOf)].map(([name, members]) => ({
    code: members[0]?.code ?? '',
    codes: members.map(one => one.code),
    name,
    city: members[0]?.city ?? '',
  }))

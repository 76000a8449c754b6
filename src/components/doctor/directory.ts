import { all } from '#content/door.ts'
import { fullName } from '#entities/doctor.ts'
import { type ContentLanguage, contentLanguages, type Localized, say } from '#entities/localized.ts'
import type { Directory } from '#islands/search/directory.ts'
import { shortNameOf } from '../place/address.ts'
import { summaryOf } from './summary.ts'

const inAll = (value: Localized | undefined) => contentLanguages.flatMap(language => value?.[language] ?? [])

/** The whole network's doctors for the search in the browser. */
export async function directoryIn(language: ContentLanguage): Promise<Directory> {
  const [doctors, specialists, places] = await Promise.all([
    all('doctors'),
    all('specialists'),
    all('addresses'),
  ])
  const specialistAt = new Map(specialists.map((one, i) => [one.slug, i]))
  const placeAt = new Map(places.map((one, i) => [one.code, i]))
  const summaries = await Promise.all(doctors.map(summaryOf))
  const positions = (keys: string[], at: Map<string, number>) =>
    keys.map(key => at.get(key)).filter((one): one is number => one !== undefined)
  return {
    specialists: {
      slug: specialists.map(one => one.slug),
      name: specialists.map(one => say(one.name, language)),
      plainName: specialists.map(one => say(one.plainName, language)),
      phrases: specialists.map(one => [
        ...new Set(
          [one.name, one.plainName, ...(one.conditions ?? []), ...(one.treatments ?? [])]
            .flatMap(inAll)
            .concat(one.alsoKnownAs ?? []),
        ),
      ]),
    },
    places: {
      code: places.map(one => one.code),
      name: places.map(shortNameOf),
      city: places.map(one => one.city ?? ''),
    },
    doctors: {
      slug: doctors.map(one => one.slug),
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

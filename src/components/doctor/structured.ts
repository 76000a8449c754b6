import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, say } from '#entities/localized.ts'
import { placeData, postal } from '../place/structured.ts'
import type { Network } from '../site/network.ts'
import { without } from '../site/structured.ts'
import type { DoctorSummary } from './summary.ts'

type Place = PublicItem<'addresses'>

/** https://schema.org/Hospital of a location. */
export const hospitalData = (place: Place, url: string) => ({
  '@context': 'https://schema.org',
  ...placeData(place, url),
})

/** https://schema.org/Physician of a doctor. */
export const physicianData = (
  { doctor, name, specialists, places }: DoctorSummary,
  network: Network,
  language: ContentLanguage,
  site: URL,
  path: string,
) =>
  without({
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name,
    url: new URL(path, site).href,
    image: doctor.photo && new URL(doctor.photo.src, site).href,
    description: say(doctor.headline, language),
    medicalSpecialty: specialists.map(one => say(one.name, language)),
    knowsLanguage: doctor.languages,
    isAcceptingNewPatients: doctor.acceptingNewPatients,
    hospitalAffiliation: places.map(place => without({ '@type': 'Hospital', name: place.officialName })),
    address: places[0] && postal(places[0]),
    telephone: places[0]?.phones?.main ?? network.customerCare,
  })

import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, say } from '#entities/localized.ts'
import type { Network } from '../site/network.ts'
import type { DoctorSummary } from './summary.ts'

type Place = PublicItem<'addresses'>

const without = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
    ),
  )

const postal = (place: Place) =>
  without({
    '@type': 'PostalAddress',
    streetAddress: [place.street, place.district].filter(Boolean).join(', '),
    addressLocality: place.city,
    addressRegion: place.province,
    postalCode: place.postcode,
    addressCountry: place.country,
  })

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** https://schema.org/Hospital of a location. */
export const hospitalData = (place: Place, url: string) =>
  without({
    '@context': 'https://schema.org',
    '@type': place.type === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name: place.officialName,
    url,
    address: postal(place),
    telephone: place.phones?.main ?? place.phones?.customer_care,
    email: place.email1,
    geo: place.geo && { '@type': 'GeoCoordinates', ...place.geo },
    openingHoursSpecification: place.hours?.map(one => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: capital(one.day),
      opens: one.opens,
      // Around the clock, as search engines read it.
      closes: one.opens === one.closes ? '23:59' : one.closes,
    })),
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

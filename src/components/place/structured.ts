import type { PublicItem } from '#entities/kinds.ts'
import { without } from '../site/structured.ts'
import type { Hours } from './hours.ts'

type Place = PublicItem<'addresses'>

export const postal = (place: Place) =>
  without({
    '@type': 'PostalAddress',
    streetAddress: [place.street, place.district].filter(Boolean).join(', '),
    addressLocality: place.city,
    addressRegion: place.province,
    postalCode: place.postcode,
    addressCountry: place.country,
  })

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

/** Opening hours as structured data: days with the same times are grouped. */
export function hoursData(hours: Hours | undefined): object[] {
  const spans = Map.groupBy(hours ?? [], one => `${one.opens} ${one.closes}`)
  return [...spans.values()].map(span => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: span.map(one => capital(one.day)),
    opens: span[0]?.opens,
    // The notation of search engines for around the clock.
    closes: span[0]?.opens === span[0]?.closes ? '23:59' : span[0]?.closes,
  }))
}

/** https://schema.org/Hospital of a location, without `@context`: for use inside other structured data. */
export const placeData = (place: Place, url: string) =>
  without({
    '@type': place.type === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name: place.officialName,
    url,
    address: postal(place),
    telephone: place.phones?.main ?? place.phones?.customer_care,
    email: place.email1,
    geo: place.geo && { '@type': 'GeoCoordinates', ...place.geo },
    openingHoursSpecification: hoursData(place.hours),
  })

/** The same with `@context`, for the page of the location. */
export const hospitalData = (place: Place, url: string) => ({
  '@context': 'https://schema.org',
  ...placeData(place, url),
})

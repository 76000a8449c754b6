import type { takenThere } from '#entities/appointment/insurance.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import type { Network } from '../site/network.ts'
import { without } from '../site/structured.ts'
import { mapLink, placePath } from './address.ts'
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

type Address = (path: string) => string
const typeOf = (place: Place) => (place.type === 'hospital' ? 'Hospital' : 'MedicalClinic')

/** The network that a location belongs to. */
const networkData = (network: Pick<Network, 'name'>, address: Address) => ({
  '@type': 'MedicalOrganization',
  name: network.name,
  url: address('/'),
})

/** A location that other structured data refers to: its name and its page. */
export const placeReference = (place: Place, address: Address) =>
  without({
    '@type': typeOf(place),
    name: place.officialName,
    url: address(placePath(place)),
    telephone: place.phones?.main,
  })

/** https://schema.org/Hospital of a location, without `@context`: for use inside other structured data. */
export const placeData = (place: Place, address: Address) =>
  without({
    '@type': typeOf(place),
    name: place.officialName,
    url: address(placePath(place)),
    image: place.cover && new URL(pictureAt(place.cover.src), address('/')).href,
    address: postal(place),
    telephone: place.phones?.main ?? place.phones?.customer_care,
    email: place.email1,
    geo: place.geo && { '@type': 'GeoCoordinates', ...place.geo },
    hasMap: mapLink(place),
    openingHoursSpecification: hoursData(place.hours),
  })

/** With other insurers the patient pays first, so they are no way to pay. */
function paymentData(taken: ReturnType<typeof takenThere>) {
  const cashless = taken.filter(({ row }) => row.coverage?.cashless)
  return cashless.length > 0 ? { paymentAccepted: cashless.map(one => one.partner.name).join(', ') } : {}
}

/** The same with `@context` and the network, for a page about the location. */
export const hospitalData = (
  place: Place,
  network: Pick<Network, 'name'>,
  address: Address,
  taken: ReturnType<typeof takenThere> = [],
) => ({
  '@context': 'https://schema.org',
  ...placeData(place, address),
  ...paymentData(taken),
  parentOrganization: networkData(network, address),
})

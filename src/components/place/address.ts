import type { PublicItem } from '#entities/kinds.ts'

type Place = PublicItem<'addresses'>

export const shortNameOf = (place: Place) => place.shortName ?? place.city ?? place.officialName

/** The path of a place's own page, without the language. */
export const placePath = ({ code }: Pick<Place, 'code'>) => `/contact/${code}`

/** The postal address in lines: street, then district and city, then province and postcode. */
export const addressLines = (place: Place): string[] =>
  [
    place.street,
    [place.district, place.city].filter(Boolean).join(', '),
    [place.province, place.postcode].filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line))

/** A search by name and street finds the entrance better than coordinates, which are used only without a street. */
export function mapLink(place: Place): string {
  const { geo } = place
  const query =
    geo && !place.street
      ? `${geo.latitude},${geo.longitude}`
      : [place.officialName, ...addressLines(place)].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

/** The marked point on OpenStreetMap, for readers without Google's map. */
export const openStreetMapLink = ({ latitude, longitude }: NonNullable<Place['geo']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** The coordinates in the page, for the distance from the reader: `-6.2,106.8`; '' without coordinates. */
export const geoText = ({ geo }: Place): string => (geo ? `${geo.latitude},${geo.longitude}` : '')

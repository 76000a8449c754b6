import type { PublicItem } from '#entities/kinds.ts'

type Place = PublicItem<'addresses'>

export const shortNameOf = (place: Place) => place.shortName ?? place.city ?? place.officialName

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

import type { PublicItem } from '#entities/kinds.ts'

type Place = PublicItem<'addresses'>

/** Name, street, district, city, province and postcode, as far as they are known. */
export const postalAddress = ({ officialName, street, district, city, province, postcode }: Place): string =>
  [officialName, street, district, city, [province, postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

/** A search by name and street finds the entrance better than coordinates, which are used only without a street. */
export function mapLink(place: Place): string {
  const { geo, street } = place
  const query = geo && !street ? `${geo.latitude},${geo.longitude}` : postalAddress(place)
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}

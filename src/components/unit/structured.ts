import type { PublicItem } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { mapLink } from '../place/address.ts'
import { hoursData, placeReference, postal } from '../place/structured.ts'
import type { Site } from '../site/site.ts'
import { without } from '../site/structured.ts'

interface Source extends Pick<Site, 'language' | 'address'> {
  unit: PublicItem<'units'>
  place: PublicItem<'addresses'> | null
  specialists: PublicItem<'specialists'>[]
  phones: readonly string[]
}

/** https://schema.org/MedicalClinic of a unit: location, opening hours, specialties. */
export function unitData({ unit, place, specialists, phones, language, address }: Source): object {
  return without({
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: place
      ? `${localizedText(unit.name, language)}, ${place.officialName}`
      : localizedText(unit.name, language),
    url: address(`/units/${unit.code}`),
    description: localizedText(unit.summary, language),
    image: unit.cover && new URL(pictureAt(unit.cover.src), address('/')).href,
    telephone: phones[0],
    address: place && postal(place),
    geo: place?.geo && { '@type': 'GeoCoordinates', ...place.geo },
    hasMap: place && mapLink(place),
    openingHoursSpecification: hoursData(unit.hours),
    isAcceptingNewPatients: unit.walkIn,
    medicalSpecialty: specialists.map(one => localizedText(one.name, language)),
    parentOrganization: place && placeReference(place, address),
  })
}

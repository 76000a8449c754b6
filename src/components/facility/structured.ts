import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { localizedPath } from '#i18n/paths.ts'
import { placePath } from '../place/address.ts'
import { hoursData, postal } from '../place/structured.ts'
import { without } from '../site/structured.ts'

type Facility = PublicItem<'facilities'>

// Kinds without a type in schema.org are a plain Place.
const types: Partial<Record<NonNullable<Facility['kind']>, string>> = {
  pharmacy: 'Pharmacy',
  emergency: 'EmergencyService',
  worship: 'PlaceOfWorship',
  parking: 'ParkingFacility',
  food: 'FoodEstablishment',
}

interface Source {
  facility: Facility
  places: PublicItem<'addresses'>[]
  language: ContentLanguage
  url: URL
}

/** One https://schema.org/Place for each hospital that has the facility. */
export const facilityData = ({ facility, places, language, url }: Source): object[] =>
  (facility.places ?? []).flatMap(row => {
    const place = places.find(one => one.code === row.location)
    if (!place) return []
    return [
      without({
        '@context': 'https://schema.org',
        '@type': types[facility.kind ?? 'other'] ?? 'Place',
        name: `${localizedText(facility.name, language)}, ${place.officialName}`,
        description: localizedText(facility.summary, language),
        url: url.href,
        image: facility.cover && new URL(pictureAt(facility.cover.src), url).href,
        telephone: row.phone ?? place.phones?.main,
        address: postal(place),
        geo: place.geo && { '@type': 'GeoCoordinates', ...place.geo },
        openingHoursSpecification: hoursData(row.hours),
        containedInPlace: {
          '@type': place.type === 'hospital' ? 'Hospital' : 'MedicalClinic',
          name: place.officialName,
          url: new URL(localizedPath(language, placePath(place)), url).href,
          address: postal(place),
        },
      }),
    ]
  })

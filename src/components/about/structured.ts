import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { placeData } from '../place/structured.ts'
import type { Network } from '../site/network.ts'
import { logoForSearch } from '../site/search-picture.ts'
import type { Site } from '../site/site.ts'
import { without } from '../site/structured.ts'

interface Source extends Pick<Site, 'language' | 'address'> {
  network: Network
  units: PublicItem<'units'>[]
  facilities: PublicItem<'facilities'>[]
  socials: PublicItem<'social-medias'>[]
}

/** Limits each list, because a network may have thousands of units. */
const most = 12

/** https://schema.org/MedicalOrganization: the network, its locations as departments, their units and facilities. */
export function organizationData({ network, units, facilities, socials, language, address }: Source): object {
  const departments = network.places.slice(0, most).map(place => {
    const own = units.filter(unit => unit.location === place.code).slice(0, most)
    const amenities = facilities.filter(one => one.places?.some(row => row.location === place.code))
    return without({
      ...placeData(place, address),
      department: own.map(unit => ({
        '@type': 'MedicalClinic',
        name: localizedText(unit.name, language),
        url: address(`/units/${unit.code}`),
      })),
      amenityFeature: amenities.slice(0, most).map(one => ({
        '@type': 'LocationFeatureSpecification',
        name: localizedText(one.name, language),
        value: true,
      })),
    })
  })
  return without({
    '@context': 'https://schema.org',
    '@type': 'MedicalOrganization',
    name: network.name,
    description: network.description,
    url: address('/'),
    logo: new URL(logoForSearch(network.logo), address('/')).href,
    email: network.email,
    contactPoint: network.customerCare && [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: network.customerCare,
        availableLanguage: ['id', 'en'],
      },
    ],
    sameAs: socials.map(one => one.link),
    department: departments,
  })
}

/** https://schema.org/WebSite, with the site search, which is a plain GET address. */
export const siteData = (network: Network, language: ContentLanguage, address: (path: string) => string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: network.name,
  url: address('/'),
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address('/doctors')}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

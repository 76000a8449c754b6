import { expect, test } from 'vitest'
import type { PublicItem } from '#entities/kinds.ts'
import { network as demo } from '../../../seeds/network.ts'
import { facilityData } from '../facility/structured.ts'
import type { Network } from '../site/network.ts'
import { breadcrumbData } from '../site/structured.ts'
import { organizationData, siteData } from './structured.ts'

// Like items of the public API, without id and date, which the builders do not read.
const places = demo.content.addresses as PublicItem<'addresses'>[]
const facilities = demo.content.facilities as PublicItem<'facilities'>[]
const units = demo.content.units as PublicItem<'units'>[]
const network = {
  name: 'Rawat Nusantara',
  description: 'Three hospitals',
  customerCare: '+62 21 0000 0101',
  places,
} as Network
const address = (path: string) => new URL(path, 'https://rawat.example.com').href
const organization = (over: Partial<Parameters<typeof organizationData>[0]> = {}) =>
  organizationData({ network, units, facilities, socials: [], language: 'en', address, ...over }) as {
    department?: { name: string; department?: { name: string }[]; amenityFeature?: { name: string }[] }[]
  } & Record<string, unknown>

test('the structured data list every location with its units and facilities', () => {
  const [jakarta] = organization().department ?? []
  expect(organization().department).toHaveLength(4)
  expect(jakarta).toMatchObject({ '@type': 'Hospital', name: 'RS Rawat Nusantara Jakarta' })
  expect(jakarta?.department?.map(one => one.name)).toContain('Heart and vascular centre')
  expect(jakarta?.amenityFeature?.map(one => one.name)).toContain('MRI, 3 tesla')
})

test('a hospital without content has its name and no empty lists', () => {
  const bare = organization({
    network: { name: 'Rawat', description: '', places: [] } as unknown as Network,
    units: [],
    facilities: [],
  })
  expect(bare).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalOrganization',
    name: 'Rawat',
    url: 'https://rawat.example.com/',
    logo: 'https://rawat.example.com/apple-touch-icon.png',
  })
})

test('the structured data have the hospital’s own logo if there is one', () => {
  const logo = { src: '/media/0199a1b2-0000-7000-8000-0123456789ab' }
  expect(organization({ network: { ...network, logo } }).logo).toBe(
    'https://rawat.example.com/media/0199a1b2-0000-7000-8000-0123456789ab-1280.webp',
  )
})

test('a facility is a place in each hospital that has it, with its own hours and telephone', () => {
  const pharmacy = facilities.find(one => one.slug === 'pharmacy') as PublicItem<'facilities'>
  const url = new URL('https://rawat.example.com/id/facilities/pharmacy')
  const data = facilityData({ facility: pharmacy, places, language: 'id', url })
  expect(data).toHaveLength(3)
  expect(data[1]).toMatchObject({
    '@type': 'Pharmacy',
    name: 'Apotek 24 jam, RS Rawat Nusantara Makassar',
    telephone: '+62 411 000 0280',
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    containedInPlace: { '@type': 'Hospital' },
  })
})

test('a facility at a deleted location is left out', () => {
  const gone = { slug: 'x', name: { en: 'X' }, places: [{ location: 'nowhere' }] } as PublicItem<'facilities'>
  expect(facilityData({ facility: gone, places, language: 'en', url: new URL('https://a.example') })).toEqual(
    [],
  )
})

test('the breadcrumb begins at home, in the language of the page', () => {
  const site = new URL('https://rawat.example.com')
  expect(breadcrumbData([{ label: 'Fasilitas', to: '/facilities' }], 'id', site)).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://rawat.example.com/id' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Fasilitas',
        item: 'https://rawat.example.com/id/facilities',
      },
    ],
  })
})

test('the structured data have the address of the site search', () => {
  expect(siteData(network, 'en', address).potentialAction.target.urlTemplate).toBe(
    'https://rawat.example.com/doctors?search={search_term_string}',
  )
})

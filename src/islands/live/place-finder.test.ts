import { expect, test } from 'vitest'
import { listedPlace, placesNear, placesWith } from './place-finder.ts'

const places = [
  listedPlace(
    'Rumah Sakit Rawat Jakarta',
    '/contact/jakarta',
    'Jalan Kenanga 12, Jakarta Selatan',
    '-6.2,106.8',
  ),
  listedPlace('Klinik São Tomé', '/contact/sao-tome', 'Jalan Melati 3, Bandung', '-6.9,107.6'),
  listedPlace('Klinik tanpa peta', '/contact/nowhere', 'Jakarta', ''),
]
const found = (search: string) => placesWith(places, search).map(place => place.href)

test.each([
  ['jakarta', ['/contact/jakarta', '/contact/nowhere']],
  ['KLINIK', ['/contact/sao-tome', '/contact/nowhere']],
  ['sao tome', ['/contact/sao-tome']],
  ['bandung melati', ['/contact/sao-tome']],
  ['klinik jakarta', ['/contact/nowhere']],
  ['surabaya', []],
])('%s finds places by name and city, in any order, without accents', (search, hrefs) => {
  expect(found(search)).toEqual(hrefs)
})

test('the nearest place is first; a place without coordinates is not among them', () => {
  const near = placesNear(places, { latitude: -6.91, longitude: 107.61 })
  expect(near.map(({ place, kilometres }) => [place.href, kilometres])).toEqual([
    ['/contact/sao-tome', 2],
    ['/contact/jakarta', 119],
  ])
})

import { expect, test } from 'vitest'
import type { Payer } from '#entities/appointment/insurance.ts'
import { payments } from '#search/insurers.ts'
import type { Person } from '#search/pack.ts'
import { type Placed, searchedInsurers } from './searched-insurers.ts'

// Two locations of one city are one place of the search.
const towns = [{ codes: ['north', 'south'] }, { codes: ['east'] }]
const specialties = ['heart', 'skin']
const doctors: Placed[] = [
  { slug: 'ayu', specialists: ['heart'], places: ['north'] },
  { slug: 'budi', specialists: ['heart'], places: ['south'] },
  { slug: 'citra', specialists: ['skin'], places: ['north', 'south'] },
  { slug: 'dewi', specialists: ['skin'], places: ['east'] },
  { slug: 'eko', specialists: ['heart'], places: ['south', 'east'] },
]
const payers: Payer[] = [
  { slug: 'at-north', name: 'At north', kind: 'insurer', takenAt: [{ location: 'north' }] },
  {
    slug: 'all',
    name: 'All',
    kind: 'bpjs',
    takenAt: [
      { location: 'north', exceptSpecialists: ['skin'] },
      { location: 'south', exceptSpecialists: ['skin'], exceptDoctors: ['budi'] },
      { location: 'east' },
    ],
  },
  {
    slug: 'beds',
    name: 'Beds',
    kind: 'insurer',
    takenAt: [{ location: 'east', coverage: { inpatient: true, outpatient: false } }],
  },
  { slug: 'silent', name: 'Silent', kind: 'insurer' },
  { slug: 'shop', name: 'Shop', kind: 'supplier', takenAt: [{ location: 'north' }] },
]
const data = searchedInsurers(payers, doctors, towns, new Map(specialties.map((slug, i) => [slug, i])))
const people = doctors.map(({ places, specialists }) => ({
  days: towns.flatMap(({ codes }, i) => (codes.some(code => places.includes(code)) ? [[i, 1]] : [])),
  specialists: specialists.map(slug => specialties.indexOf(slug)),
})) as unknown as Person[]
const pays = payments(data, people)
const paid = (insurer: number, town?: number) =>
  doctors.filter((_, i) => pays(insurer, i, town)).map(one => one.slug)

test('only partners that pay for visits somewhere are searched', () => {
  expect(data.slug).toEqual(['at-north', 'all'])
  expect(data.national).toBe(1)
})

test('of a city with several locations, only doctors of those that take the insurer are found', () => {
  expect(paid(0)).toEqual(['ayu', 'citra'])
  expect(paid(1, 0)).toEqual(['ayu', 'eko'])
  expect(paid(1, 1)).toEqual(['dewi', 'eko'])
  expect(paid(1)).toEqual(['ayu', 'dewi', 'eko'])
})

test('a specialty that no location of a place covers is one number, not its doctors', () => {
  expect(data.places[1]?.[0]?.[1]).toEqual([1])
  expect(data.places[1]?.[1]).toEqual([1, [], ''])
})

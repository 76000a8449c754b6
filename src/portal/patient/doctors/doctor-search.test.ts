import { describe, expect, test } from 'vitest'
import type { Availability } from '#entities/schedule/schedule.ts'
import {
  type Doctor,
  findDoctors,
  joinDoctors,
  namedFirst,
  type Specialist,
  soonestFirst,
} from './doctor-search.ts'

const base = { id: '', updatedAt: '' }
const specialists: Specialist[] = [
  {
    ...base,
    slug: 'cardiology',
    name: { en: 'Cardiology', id: 'Jantung dan Pembuluh Darah' },
    plainName: { en: 'heart doctor', id: 'dokter jantung' },
    alsoKnownAs: ['kardiologi', 'cardiolgy'],
    conditions: [{ en: 'chest pain', id: 'nyeri dada' }],
  },
  { ...base, slug: 'pediatrics', name: { en: 'Pediatrics' } },
]
const doctors: Doctor[] = [
  {
    ...base,
    slug: 'ayu',
    name: 'Ayu Lestari',
    prefix: 'dr.',
    suffix: 'Sp.JP',
    specialists: ['cardiology'],
    units: ['heart-jkt'],
  },
  { ...base, slug: 'jose', name: 'José Núñez-Tan', specialists: ['pediatrics'] },
  { ...base, slug: 'gone', name: 'Ayu Ratna', specialists: ['unknown'] },
]
const free = (doctor: string, startsAt: string | null, today = false): Availability => ({
  doctor,
  availableToday: today,
  byTelephoneToday: false,
  worksToday: today,
  nextFree: startsAt
    ? { startsAt, location: 'makassar', timezone: 'Asia/Makassar', free: 1, schedule: 's' }
    : null,
})
const known = joinDoctors(doctors, specialists, new Map([['heart-jkt', 'jakarta']]), [
  free('ayu', '2026-11-24T07:00:00Z'),
  free('jose', '2026-11-23T07:00:00Z', true),
])
const anything = { search: '', specialist: '', location: '', today: false }
const found = (filter: Partial<typeof anything>) =>
  findDoctors(known, { ...anything, ...filter }).map(one => one.doctor.slug)

describe('a patient finds a doctor', () => {
  test.each([
    ['ayu', ['ayu', 'gone']],
    ['lestari AYU', ['ayu']],
    ['dr. ayu lestari', ['ayu']],
    ['jose nunez', ['jose']],
    ['tan', ['jose']],
    ['jantung', ['ayu']],
    ['cardiolgy', ['ayu']],
    ['nyeri dada', ['ayu']],
    ['heart', ['ayu']],
    ['estari', []],
    ['  ', ['ayu', 'jose', 'gone']],
  ])('by %j', (search, slugs) => expect(found({ search })).toEqual(slugs))

  test('by specialty, location, and availability today', () => {
    expect(found({ specialist: 'pediatrics' })).toEqual(['jose'])
    expect(found({ location: 'jakarta' })).toEqual(['ayu'])
    expect(found({ location: 'makassar' })).toEqual(['ayu', 'jose'])
    expect(found({ today: true })).toEqual(['jose'])
    expect(found({ search: 'ayu', specialist: 'pediatrics' })).toEqual([])
  })
  test('and the doctor with the earliest free slot comes first', () => {
    expect(soonestFirst(known).map(one => one.doctor.slug)).toEqual(['jose', 'ayu', 'gone'])
  })
})

test('doctors whose specialty has the words stand before those who treat such a complaint, each in their order', () => {
  const dentistry = { ...base, slug: 'dentistry', name: { id: 'Gigi' }, conditions: [{ id: 'gigi anak' }] }
  const pediatrics = { ...base, slug: 'pediatrics', name: { id: 'Anak' } }
  const all = ['dentistry', 'pediatrics', 'dentistry', 'pediatrics'].map((specialist, i) => ({
    ...{ ...base, slug: String(i), name: 'Ayu', specialists: [specialist] },
  }))
  const joined = joinDoctors(all, [dentistry, pediatrics], new Map(), [])
  const slugs = (search: string) =>
    namedFirst(findDoctors(joined, { ...anything, search }), search).map(one => one.doctor.slug)
  expect(slugs('anak')).toEqual(['1', '3', '0', '2'])
  expect(slugs('ayu')).toEqual(['0', '1', '2', '3'])
  expect(slugs('')).toEqual(['0', '1', '2', '3'])
})

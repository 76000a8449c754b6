import { expect, test } from 'vitest'
import { fullName } from '#entities/doctor.ts'
import { network } from '../../../seeds/network.ts'
import type { Directory } from './directory.ts'
import { createEngine } from './engine.ts'
import { slugOf } from './words.ts'

const { doctors, specialists, addresses } = network.content
const position = <T>(list: T[], test: (one: T) => boolean) => list.findIndex(test)
const data: Directory = {
  specialists: {
    slug: specialists.map(one => one.slug),
    name: specialists.map(one => one.name.en ?? ''),
    plainName: specialists.map(one => one.plainName?.en ?? ''),
    phrases: specialists.map(one =>
      [one.name, one.plainName, ...(one.conditions ?? [])]
        .flatMap(text => [text?.en ?? '', text?.id ?? ''])
        .concat(one.alsoKnownAs ?? []),
    ),
    drawing: specialists.map(one => one.icon ?? 'hospital'),
  },
  places: {
    code: addresses.map(one => one.code),
    name: addresses.map(one => one.shortName ?? ''),
    city: addresses.map(one => one.city ?? ''),
  },
  doctors: {
    slug: doctors.map(one => (one.slug === slugOf(fullName(one)) ? '' : one.slug)),
    name: doctors.map(fullName),
    photo: doctors.map(() => ''),
    specialists: doctors.map(one => one.specialists.map(slug => position(specialists, s => s.slug === slug))),
    places: doctors.map(one => [
      ...new Set(
        network.schedules
          .filter(s => s.doctor === one.slug)
          .map(s => position(addresses, a => a.code === s.location)),
      ),
    ]),
    weekdays: doctors.map(() => '1'),
    bookable: doctors.map(() => 1),
  },
}
const find = createEngine(data)
const slugs = (term: string) => find({ term }).rows.map(row => row.slug)
const meant = (term: string) => find({ term }).understood.map(one => one.slug)

test('a doctor is found by a part of the name, whatever the titles, accents and capitals', () => {
  expect(slugs('ayu')[0]).toBe('ayu-lestari-kusumaningtyas')
  expect(slugs('dr. AYU Lestari, Sp.JP')[0]).toBe('ayu-lestari-kusumaningtyas')
  expect(slugs('kusuma')[0]).toBe('ayu-lestari-kusumaningtyas')
})

test('a misspelt name is found where nothing is spelt so', () => {
  expect(slugs('ayu lestary kusumaningtias')).toContain('ayu-lestari-kusumaningtyas')
  expect(slugs('kusumaningtias')).toContain('ayu-lestari-kusumaningtyas')
})

test.each([
  ['cardiology', 'cardiology'],
  ['heart doctor', 'cardiology'],
  ['dokter jantung', 'cardiology'],
  ['kardiologi', 'cardiology'],
  ['kardologi', 'cardiology'],
  ['nyeri dada', 'cardiology'],
  ['chest pain', 'cardiology'],
  ['dokter anak', 'pediatrics'],
  ['kandungan', 'obstetrics-gynecology'],
  ['sakit gigi', 'dentistry'],
  ['penyakit dalem', 'internal-medicine'],
])('"%s" is understood as %s', (term, specialist) => {
  expect(meant(term)).toContain(specialist)
  expect(slugs(term).length).toBeGreaterThan(0)
})

test('name, specialty and place may be mixed', () => {
  expect(slugs('ayu jantung')).toEqual(['ayu-lestari-kusumaningtyas'])
  const inMakassar = find({ term: 'jantung makassar' })
  expect(inMakassar.total).toBeGreaterThan(0)
  expect(inMakassar.rows.every(row => row.places.includes('Makassar'))).toBe(true)
})

test('a whole sentence is understood by the words that mean something', () => {
  expect(meant('saya sering nyeri dada kalau naik tangga')).toContain('cardiology')
})

test('nothing is invented for words that nobody here knows', () => {
  expect(find({ term: 'xqzvw' }).total).toBe(0)
})

test('an empty term shows everybody, and filters keep to the specialty and the place', () => {
  expect(find({ term: '' }).total).toBe(doctors.length)
  const filtered = find({ term: '', specialist: 'cardiology', place: 'makassar' })
  expect(filtered.total).toBeGreaterThan(0)
  expect(filtered.rows.every(row => row.specialists.some(one => one.slug === 'cardiology'))).toBe(true)
  expect(filtered.counts.places.makassar).toBe(filtered.total)
})

test('a doctor without a picture of her own is shown by the drawing of her specialty', () => {
  const [row] = find({ term: 'ayu lestari' }).rows
  expect(row).toMatchObject({
    slug: 'ayu-lestari-kusumaningtyas',
    drawn: true,
    photo: '/art/specialties/cardiology.svg',
  })
})

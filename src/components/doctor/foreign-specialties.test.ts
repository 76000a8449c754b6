import { expect, test } from 'vitest'
import { toSlug } from '#entities/text/slug.ts'
import { createEngine } from '#search/engine.ts'
import { noInsurers } from '#search/insurers.ts'
import { pack } from '#search/pack.ts'
import { phrasesOf } from './directory.ts'

const names = [
  'Cardiovascular Disease Physician',
  'Interventional Cardiology Physician',
  'Orthopaedic Surgery Physician',
  'Foot Surgery Podiatrist',
  'Dermatology Physician',
]

test('specialties with names of another system are found by our usual names', () => {
  const specialists = names.map(name => ({ slug: toSlug(name), name: { en: name } }))
  const doctors = names.map((name, at) => ({
    slug: toSlug(name),
    name: `Doctor ${'abcde'[at]}`,
    bookable: false,
    telehealth: false,
    languages: [],
    specialists: [at],
    week: [],
  }))
  const data = pack(doctors as never, {
    pages: { path: [], title: [], phrases: [] },
    specialists: {
      slug: specialists.map(one => one.slug),
      name: specialists.map(one => one.name),
      plainName: specialists.map(() => ({})),
      phrases: specialists.map(one => phrasesOf(one as never)),
      drawing: specialists.map(() => 'hospital'),
    },
    places: { code: [], name: [], city: [], timezone: [] },
    insurers: noInsurers,
  })
  const engine = createEngine(data)
  const found = (search: string) =>
    engine({ language: 'en', now: 0, search })
      .rows.map(row => row.slug)
      .sort()
  const slugs = (...which: number[]) => which.map(at => toSlug(names[at] as string)).sort()
  for (const search of ['cardiology', 'heart doctor', 'jantung']) expect(found(search)).toEqual(slugs(0, 1))
  for (const search of ['orthopedics', 'ortopedi']) expect(found(search)).toEqual(slugs(2, 3))
  expect(found('dermatology')).toEqual(slugs(4))
})

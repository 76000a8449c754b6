import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { cachedAnswer, publicContent } from './public-reads.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
})
afterAll(() => hospital.close())

test('unknown parameters do not create cache entries; a filter, the order and the page do', async () => {
  const { answers } = await publicContent(hospital.deps, 'doctors')
  const before = answers.size
  const total = async (query: string) => (await hospital.call('GET', `/api/doctors?${query}`)).meta.total
  for (let number = 0; number < 50; number++) expect(await total(`x${number}=${'y'.repeat(200)}`)).toBe(2)
  expect(answers.size).toBe(before + 1)
  expect(await total('specialists=none&specialist=cardiology')).toBe(0)
  expect(await total('specialists=cardiology&bookable=true')).toBe(2)
  expect(await total('bookable=true&toString=1&specialists=cardiology')).toBe(2)
  const first = async (sort: string) =>
    (await hospital.call('GET', `/api/doctors?sort=${sort}&perPage=1`)).result[0].slug
  expect([await first('slug'), await first('-slug')]).toEqual(['ayu', 'budi'])
  expect(answers.size).toBe(before + 5)
})

test('any number of different requests fills the cache only up to its limit', async () => {
  const loaded = { items: [], byKey: new Map(), answers: new Map(), length: 0 }
  let most = 0
  for (let number = 0; number < 50_000; number++) {
    cachedAnswer(loaded, `list en specialists=${'x'.repeat(200)}${number}`, () => ({ result: [] }))
    most = Math.max(most, loaded.answers.size)
  }
  expect(most).toBeLessThan(5000)
})

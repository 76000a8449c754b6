import { afterEach, expect, test } from 'vitest'
import { openContentQueries } from '#content/render-context.ts'
import { letterPage, letterPages } from '../list/letter-pages.ts'
import { letterOf } from './summary.ts'

test('a doctor is listed under the letter of the name, not of the title', () => {
  expect(letterOf('dr. Ayu Lestari')).toBe('a')
  expect(letterOf('Prof. Dr. dr. Raden Mas Aryo')).toBe('r')
  expect(letterOf('Drajat')).toBe('d')
  expect(letterOf('Ölmez')).toBe('o')
  expect(letterOf('張偉')).toBe('other')
})

const answer = (result: object[]) =>
  new Response(JSON.stringify({ result, meta: { message: 'Done', total: result.length } }))
const network = (names: string[]) =>
  openContentQueries(async path =>
    answer(
      path.startsWith('/api/doctors')
        ? names.map((name, i) => ({ id: `${i}`, slug: `doctor-${i}`, name, specialists: [] }))
        : [],
    ),
  )
afterEach(() => network([]))

test('a letter with many doctors has several pages, and every doctor is on one of them', async () => {
  network(Array.from({ length: 130 }, (_, i) => `Ayu ${String(i).padStart(3, '0')}`))
  const english = (await letterPages()).filter(page => page.params.locale === undefined)
  expect(english.map(page => page.params.letter)).toEqual(['a', 'a/2', 'a/3'])
  const shown = await Promise.all(english.map(page => letterPage(page.params.letter)))
  expect(shown.flatMap(page => page.doctors).length).toBe(130)
  expect(new Set(shown.flatMap(page => page.doctors.map(one => one.slug))).size).toBe(130)
})

import { afterEach, expect, test } from 'vitest'
import { openContentQueries } from '#content/render-context.ts'
import { alphabeticalPage, alphabeticalPages } from '../list/alphabetical-pages.ts'
import { doctorInitial } from './summary.ts'

test('a doctor is listed under the letter of the name, not of the title', () => {
  expect(doctorInitial('dr. Ayu Lestari')).toBe('a')
  expect(doctorInitial('Prof. Dr. dr. Raden Mas Aryo')).toBe('r')
  expect(doctorInitial('Drajat')).toBe('d')
  expect(doctorInitial('Ölmez')).toBe('o')
  expect(doctorInitial('張偉')).toBe('other')
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
  const english = (await alphabeticalPages()).filter(page => page.params.locale === undefined)
  expect(english.map(page => page.params.letter)).toEqual(['a', 'a/2', 'a/3'])
  const shown = await Promise.all(english.map(page => alphabeticalPage(page.params.letter)))
  expect(shown.flatMap(page => page.summaries).length).toBe(130)
  expect(new Set(shown.flatMap(page => page.summaries.map(one => one.doctor.slug))).size).toBe(130)
})

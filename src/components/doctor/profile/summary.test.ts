import { afterEach, expect, test } from 'vitest'
import { openContentQueries, openSource } from '#content/render-context.ts'
import { ContentSnapshot } from '#publishing/render/content-snapshot.ts'
import { createEngine } from '#search/engine.ts'
import { sampleSchedule } from '../../../../tests/sample-schedule.ts'
import { directory } from '../directory.ts'
import { alphabeticalPage, alphabeticalPages } from '../list/alphabetical-pages.ts'
import { doctorInitial, summariesOf } from './summary.ts'

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

test('weekly sessions that begin only later are neither among the days of a row nor found by the filter of days', async () => {
  const snapshot = new ContentSnapshot()
  const row = (slug: string, data: object) => [slug, 1, { id: slug, slug, name: slug, ...data }]
  const rows = [row('ayu', { specialists: [] }), row('budi', { specialists: [] })]
  snapshot.put({ kind: 'doctors', keys: null, rows: rows as never })
  const place = ['jakarta', 1, { code: 'jakarta', officialName: 'Jakarta', timezone: 'Asia/Jakarta' }]
  snapshot.put({ kind: 'addresses', keys: null, rows: [place] as never })
  snapshot.putTimetables({
    doctors: null,
    schedules: [
      sampleSchedule({ doctor: 'ayu', weekday: 1, validTo: '2026-12-31' }),
      sampleSchedule({ doctor: 'ayu', weekday: 3, validFrom: '2027-01-01' }),
      sampleSchedule({ doctor: 'budi', weekday: 3, validFrom: '2027-01-01' }),
    ],
    exceptions: [],
  })
  const at = async (moment: string) => {
    const now = Temporal.Instant.from(moment)
    openSource(snapshot, undefined, now)
    const engine = createEngine(await directory())
    const found = (day: string) => engine({ language: 'en', now: now.epochMilliseconds, day })
    return {
      weekdays: (await summariesOf(['ayu', 'budi'])).map(one => one.weekdays),
      found: ['mon', 'wed'].map(day => found(day).rows.map(one => [one.slug, one.weekdays])),
    }
  }
  expect(await at('2026-12-31T16:59:59Z')).toEqual({ weekdays: [[1], []], found: [[['ayu', [1]]], []] })
  const later = [
    ['ayu', [3]],
    ['budi', [3]],
  ]
  expect(await at('2026-12-31T17:00:00Z')).toEqual({ weekdays: [[3], [3]], found: [[], later] })
})

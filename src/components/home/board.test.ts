import { expect, test } from 'vitest'
import { openSource } from '#content/render-context.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import { ContentSnapshot } from '#publishing/render/content-snapshot.ts'
import { sampleSchedule } from '../../../tests/sample-schedule.ts'
import { boardOfTheWeek } from './board.ts'

const schedule = (doctor: string, weekday: number, own: Partial<Schedule> = {}) =>
  sampleSchedule({ doctor, weekday, ...own })
const leave = (doctor: string, date: string) => ({
  ...{ id: `${doctor}-leave`, doctor, location: null, kind: 'leave' as const, from: date, to: date },
  ...{ startTime: null, endTime: null, minutes: null, room: null, note: null },
})
const doctor = (slug: string) => [slug, 1, { id: slug, slug, name: slug, specialists: [], bookable: true }]

test('the board of the home page has no doctor on a day of their leave, nor after the last day of a session', async () => {
  const snapshot = new ContentSnapshot()
  const rows = ['ayu', 'budi', 'citra'].map(doctor)
  snapshot.put({ kind: 'doctors', keys: null, rows: rows as never })
  snapshot.putTimetables({
    doctors: null,
    schedules: [
      // A Friday is today, and Monday the 30th.
      ...['ayu', 'budi'].flatMap(slug => [schedule(slug, 5), schedule(slug, 1)]),
      schedule('citra', 5, { validTo: '2026-11-27' }),
      schedule('citra', 1, { validTo: '2026-11-29' }),
      schedule('citra', 3, { validFrom: '2026-12-01' }),
    ],
    exceptions: [leave('ayu', '2026-11-27')],
  })
  openSource(snapshot, undefined, Temporal.Instant.from('2026-11-27T03:00:00Z'))
  const board = await boardOfTheWeek(Temporal.PlainDate.from('2026-11-27'))
  const namesOn = (weekday: number) => board[weekday - 1]?.map(line => line.doctor.slug).toSorted()
  expect([namesOn(5), namesOn(1), namesOn(3)]).toEqual([['budi', 'citra'], ['ayu', 'budi'], ['citra']])
})

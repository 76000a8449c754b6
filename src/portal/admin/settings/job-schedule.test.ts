import { expect, test } from 'vitest'
import { parseCron } from './job-schedule.ts'

const today = Temporal.PlainDate.from('2026-11-20')

test('the time of a nightly job is shown in the reader’s time zone', () => {
  expect(parseCron('30 18 * * *', 'Asia/Jakarta', today)).toEqual({ every: 'day', at: '01:30' })
  expect(parseCron('5 3 * * *', 'Europe/Berlin', today)).toEqual({ every: 'day', at: '04:05' })
})
test('minute schedules have a text, and any other cron line is shown as it is', () => {
  expect(parseCron('* * * * *', 'UTC', today)).toEqual({ every: 'minute' })
  expect(parseCron('*/10 * * * *', 'UTC', today)).toEqual({ every: 'minutes', count: 10 })
  expect(parseCron('15 * * * *', 'UTC', today)).toEqual({ every: 'hour' })
  expect(parseCron('0 4 * * 1', 'UTC', today)).toEqual({ every: 'other', cron: '0 4 * * 1' })
  expect(parseCron('0 */6 * * *', 'UTC', today)).toEqual({ every: 'other', cron: '0 */6 * * *' })
})

import { describe, expect, it } from 'vitest'
import type { DayCode } from './resources.ts'
import { dayHours, inReferenceWeek, minutesLong } from './week.ts'

const hours = (days: DayCode[], start?: string, end?: string, allDay = false) =>
  dayHours({ days, allDay, start, end })
const said = (...given: Parameters<typeof hours>) =>
  hours(...given).hours.map(one => `${one.weekday} ${one.startTime}-${one.endTime}`)

describe('the hours of a doctor', () => {
  it('are one session per day, each day once', () => {
    expect(said(['mon', 'sun', 'mon'], '09:00', '12:00')).toEqual(['1 09:00-12:00', '7 09:00-12:00'])
  })

  it('past midnight are two sessions, the second on the next day', () => {
    expect(said(['sun'], '22:00', '02:00')).toEqual(['7 22:00-23:59', '1 00:00-02:00'])
    expect(said(['fri'], '20:00', '00:00')).toEqual(['5 20:00-23:59'])
    expect(said(['fri'], '20:00', '24:00')).toEqual(['5 20:00-23:59'])
  })

  it('are refused with the reason if they have no day, no end or no length, or last the whole day', () => {
    const problems = [
      hours([], '09:00', '12:00'),
      hours(['mon'], '09:00'),
      hours(['mon'], '09:00', '09:00'),
      hours(['mon'], undefined, undefined, true),
    ]
    expect(problems.every(one => one.hours.length === 0 && one.problem)).toBe(true)
    expect(new Set(problems.map(one => one.problem)).size).toBe(4)
  })

  it('of two places are compared at the clock of each', () => {
    const nine = { weekday: 1, startTime: '09:00', endTime: '10:00' }
    const eight = { weekday: 1, startTime: '08:00', endTime: '09:00' }
    expect(inReferenceWeek(nine, 'America/New_York')).toEqual(inReferenceWeek(eight, 'America/Chicago'))
    expect(minutesLong(nine)).toBe(60)
  })
})

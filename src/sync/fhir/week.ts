import { boundary } from '#entities/time/wall-time.ts'
import { weekdayOf } from './hours.ts'
import type { Hours } from './resources.ts'

/** Hours on one day of the week, in wall time; `endTime` is later than `startTime`. */
export interface DayHours {
  weekday: number
  startTime: string
  endTime: string
}

// Midnight at the end of a day cannot be said as a time of that day.
const lastMinute = '23:59'
const nextDay = (weekday: number) => (weekday % 7) + 1

/** What of `availableTime` can be kept as it stands, and why the rest cannot. Nights are two parts, one a day. */
export function dayHours(hours: Hours): { hours: DayHours[]; problem: string | null } {
  const { days, allDay, start, end } = hours
  const none = (problem: string) => ({ hours: [], problem })
  if (days.length === 0) return none('that name no day')
  if (allDay) return none('around the clock, which are no consulting hours')
  if (!start || !end) return none('without a start or an end')
  if (start === end || start >= '24:00') return none('that end when they start')
  const weekdays = [...new Set(days.map(weekdayOf))]
  if (end > start) {
    const endTime = end >= '24:00' ? lastMinute : end
    return { hours: weekdays.map(weekday => ({ weekday, startTime: start, endTime })), problem: null }
  }
  const parts = weekdays.flatMap(weekday => [
    ...(start < lastMinute ? [{ weekday, startTime: start, endTime: lastMinute }] : []),
    ...(end > '00:00' ? [{ weekday: nextDay(weekday), startTime: '00:00', endTime: end }] : []),
  ])
  return { hours: parts, problem: null }
}

export const minutesLong = ({ startTime, endTime }: DayHours): number =>
  Temporal.PlainTime.from(startTime).until(Temporal.PlainTime.from(endTime)).total('minutes')

// Any fixed week will do: the same hours must be judged alike at every import.
const monday = Temporal.PlainDate.from('2026-01-05')

/** The hours as instants of one and the same week, so that those of places in two zones can be compared. */
export function inReferenceWeek({ weekday, startTime, endTime }: DayHours, timezone: string) {
  const date = monday.add({ days: weekday - 1 })
  return {
    starts: boundary(date, startTime, timezone).epochMilliseconds,
    ends: boundary(date, endTime, timezone).epochMilliseconds,
  }
}

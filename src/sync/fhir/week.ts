import { boundary } from '#entities/time/wall-time.ts'
import { weekdayOf } from './hours.ts'
import type { Hours } from './resources.ts'

/** Hours on one day of the week, in wall time; `endTime` is later than `startTime`. */
export interface DayHours {
  weekday: number
  startTime: string
  endTime: string
}

// `endTime` must be a time of the same day, so midnight at its end cannot be expressed.
const lastMinute = '23:59'
const nextDay = (weekday: number) => (weekday % 7) + 1

/**
 * The usable part of `availableTime`, and the reason why the rest is not usable. Hours past midnight become two parts,
 * one per day.
 */
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

// A fixed week, so that the same hours are compared alike at every import.
const monday = Temporal.PlainDate.from('2026-01-05')

/** The hours as instants of that week, so that hours in two time zones can be compared. */
export function inReferenceWeek({ weekday, startTime, endTime }: DayHours, timezone: string) {
  const date = monday.add({ days: weekday - 1 })
  return {
    starts: boundary(date, startTime, timezone).epochMilliseconds,
    ends: boundary(date, endTime, timezone).epochMilliseconds,
  }
}

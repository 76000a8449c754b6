import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'

export interface WeekDay {
  date: string
  /** The weekly sessions of the date by their start, each with the absence that cancels it, if any. */
  sessions: { row: Schedule; takenBy: ScheduleException | null }[]
  /** Leave, lateness, extra sessions and rooms of the date. */
  exceptions: ScheduleException[]
}

const holdsOn = (date: string, one: ScheduleException) => one.from <= date && date <= one.to
const isValid = (date: string, row: Schedule) =>
  row.validFrom <= date && (row.validTo === null || date <= row.validTo)
const takes = (one: ScheduleException, row: Schedule) =>
  (one.kind === 'leave' || one.kind === 'holiday') &&
  (one.location === null || one.location === row.location) &&
  (one.startTime === null || one.startTime === row.startTime)

/** A doctor's timetable for seven dates: the sessions that are valid on each, and the schedule exceptions. */
export function timetableWeek(
  from: Temporal.PlainDate,
  sessions: readonly Schedule[],
  exceptions: readonly ScheduleException[],
): WeekDay[] {
  return Array.from({ length: 7 }, (_, days) => {
    const day = from.add({ days })
    const date = day.toString()
    const own = exceptions.filter(one => holdsOn(date, one))
    return {
      date,
      sessions: sessions
        .filter(row => row.weekday === day.dayOfWeek && isValid(date, row))
        .sort((a, b) => (a.startTime < b.startTime ? -1 : 1))
        .map(row => ({ row, takenBy: own.find(one => takes(one, row)) ?? null })),
      exceptions: own,
    }
  })
}

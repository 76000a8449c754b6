import { serverNow } from '#api/server-clock.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { groupBy } from '#entities/text/group-by.ts'

export interface Day {
  date: string
  occurrences: Occurrence[]
  free: number
  /** The remaining slots are too soon for a request. */
  byTelephone: boolean
}

const freeIn = (one: Occurrence): number => one.places.reduce((sum, place) => sum + place.free, 0)

const isByTelephone = (left: Occurrence['places']): boolean =>
  left.length > 0 && left.every(place => place.shortNotice === 'telephone')

/** A doctor's days in order, with the number of free slots of each. */
export function daysOf(occurrences: readonly Occurrence[]): Day[] {
  return [...groupBy(occurrences, one => one.date)]
    .map(([date, list]) => ({
      date,
      occurrences: list,
      free: list.reduce((sum, one) => sum + freeIn(one), 0),
      byTelephone: isByTelephone(list.flatMap(one => one.places).filter(place => place.free > 0)),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

export interface Chosen {
  occurrence: Occurrence
  place: Occurrence['places'][number]
}

/** The slot that a link or a click names, or null if it is no longer in the timetable. */
export function chosenIn(
  occurrences: readonly Occurrence[],
  schedule: string,
  startsAt: string,
): Chosen | null {
  const start = Temporal.Instant.from(startsAt)
  for (const occurrence of occurrences) {
    if (occurrence.schedule !== schedule) continue
    const place = occurrence.places.find(one => start.equals(one.startsAt))
    if (place) return { occurrence, place }
  }
  return null
}

/** The dates around an instant that cover every time zone. */
export function datesAround(startsAt: string): [from: string, to: string] {
  const date = Temporal.Instant.from(startsAt).toZonedDateTimeISO('UTC').toPlainDate()
  return [date.subtract({ days: 1 }).toString(), date.add({ days: 1 }).toString()]
}

/** A range of weeks that begins with today in the westernmost time zone, so that it includes today in every zone. */
export function weeksAhead(weeks: number): { from: string; to: string } {
  const from = serverNow().toZonedDateTimeISO('Etc/GMT+12').toPlainDate()
  return { from: from.toString(), to: from.add({ weeks }).toString() }
}

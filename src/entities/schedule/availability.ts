import { type Span, slotsOn, spanOn } from '../time/wall-time.ts'
import type { Occurrence, Schedule, ScheduleException } from './schedule.ts'

const isAway = ({ kind }: ScheduleException) => kind === 'leave' || kind === 'holiday'

/** Closes the session that begins then; without a time of its own, the whole day. */
const closes = (one: ScheduleException, startTime: string) =>
  isAway(one) && !one.endTime && (!one.startTime || one.startTime === startTime)

/** The hours of a date that are closed: slots that meet them, and the whole of a queue that does. */
const closedHours = (day: Temporal.PlainDate, exceptions: readonly ScheduleException[], timezone: string) =>
  exceptions.flatMap(one =>
    isAway(one) && one.startTime && one.endTime
      ? (spanOn(day, one.startTime, one.endTime, timezone) ?? [])
      : [],
  )

const meets = (one: Span, other: Span) =>
  Temporal.Instant.compare(one.starts, other.ends) < 0 && Temporal.Instant.compare(other.starts, one.ends) < 0

/** The exceptions of one doctor at one location on one date. */
function holding(date: string, schedule: Schedule, exceptions: readonly ScheduleException[]) {
  return exceptions.filter(
    one =>
      one.from <= date &&
      date <= one.to &&
      (!one.doctor || one.doctor === schedule.doctor) &&
      (!one.location || one.location === schedule.location),
  )
}

const valid = (date: string, schedule: Schedule) =>
  schedule.validFrom <= date && (!schedule.validTo || date <= schedule.validTo)

/** A schedule's session on a date with all its places free; null where nothing is left of it. */
function session(
  date: string,
  schedule: Schedule,
  hours: { startTime: string; endTime: string },
  exceptions: readonly ScheduleException[],
): Occurrence | null {
  const { timezone, slotMinutes, capacity } = schedule
  const { startTime, endTime } = hours
  const day = Temporal.PlainDate.from(date)
  const span = spanOn(day, startTime, endTime, timezone)
  if (!span) return null
  const late = exceptions.filter(
    one => one.kind === 'late' && (!one.startTime || one.startTime === startTime),
  )
  const lateMinutes = Math.max(0, ...late.map(one => one.minutes ?? 0))
  const starts = span.starts.add({ minutes: lateMinutes })
  // A place keeps its announced time, late or not: its queue, or its patient, is known by it. `expectedStart` says when
  // it is expected to begin. Nobody new is given a slot from before the doctor comes.
  const closed = closedHours(day, exceptions, timezone)
  const all: Span[] =
    schedule.mode === 'session' ? [span] : slotsOn(day, startTime, endTime, timezone, slotMinutes ?? 0)
  const spans = all.filter(one => !closed.some(other => meets(one, other)))
  if (spans.length === 0) return null
  const freeIn = (one: Span) =>
    schedule.mode === 'slots' && Temporal.Instant.compare(one.starts, starts) < 0 ? 0 : capacity
  return {
    schedule: schedule.id,
    doctor: schedule.doctor,
    location: schedule.location,
    timezone,
    date,
    startsAt: starts.toString(),
    // The doctor stays as much longer, as the last patient is to be seen too.
    endsAt: span.ends.add({ minutes: lateMinutes }).toString(),
    mode: schedule.mode,
    capacity,
    room: exceptions.findLast(one => one.kind === 'room' && one.room)?.room ?? schedule.room,
    lateMinutes,
    places: spans.map(one => ({
      startsAt: one.starts.toString(),
      endsAt: one.ends.toString(),
      free: freeIn(one),
    })),
  }
}

function regular(date: string, schedules: readonly Schedule[], exceptions: readonly ScheduleException[]) {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  return schedules.flatMap(schedule => {
    if (schedule.weekday !== weekday || !valid(date, schedule)) return []
    const own = holding(date, schedule, exceptions)
    if (own.some(one => closes(one, schedule.startTime))) return []
    return session(date, schedule, schedule, own) ?? []
  })
}

/** An extra session is held like the doctor's weekly ones at that location: the same mode, length and capacity. */
function patternOf(extra: ScheduleException, date: string, schedules: readonly Schedule[]) {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  const rank = (one: Schedule) => `${one.weekday === weekday ? 0 : 1}${one.id}`
  return schedules
    .filter(
      one =>
        one.doctor === extra.doctor &&
        (!extra.location || one.location === extra.location) &&
        valid(date, one),
    )
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]
}

function withExtras(
  date: string,
  weekly: Occurrence[],
  schedules: readonly Schedule[],
  exceptions: readonly ScheduleException[],
) {
  const all = [...weekly]
  for (const extra of exceptions) {
    const { startTime, endTime } = extra
    if (extra.kind !== 'extra' || !extra.doctor || !startTime || !endTime) continue
    if (date < extra.from || extra.to < date || startTime >= endTime) continue
    const pattern = patternOf(extra, date, schedules)
    if (!pattern) continue
    const own = holding(date, pattern, exceptions)
    // Opened on purpose, so a holiday of the house does not close it; the doctor's own leave does.
    if (own.some(one => closes(one, startTime) && one.doctor)) continue
    const opened = session(
      date,
      pattern,
      { startTime, endTime },
      own.filter(one => one.doctor || !isAway(one)),
    )
    const taken = all.filter(one => one.doctor === extra.doctor).flatMap(one => one.places)
    const places = opened?.places.filter(
      place => !taken.some(one => one.startsAt < place.endsAt && place.startsAt < one.endsAt),
    )
    if (opened && places && places.length > 0)
      all.push({ ...opened, places, room: extra.room ?? opened.room })
  }
  return all
}

const byStart = (a: Occurrence, b: Occurrence) =>
  a.startsAt < b.startsAt
    ? -1
    : a.startsAt > b.startsAt
      ? 1
      : a.schedule < b.schedule
        ? -1
        : a.schedule > b.schedule
          ? 1
          : 0

/**
 * The sessions of a date (`YYYY-MM-DD`, at each location's clock) in the order of their start, with every place free.
 * What is taken is known only to the server.
 */
export function occurrencesOn(
  date: string,
  schedules: readonly Schedule[],
  exceptions: readonly ScheduleException[],
): Occurrence[] {
  return [...withExtras(date, regular(date, schedules, exceptions), schedules, exceptions)].sort(byStart)
}

type Rules = Pick<Schedule, 'noticeMinutes' | 'horizonDays' | 'timezone'>

/**
 * The starts that may be asked for at `now`: from the first to before the second, in the form that places have, so
 * that the places of a thousand doctors are compared as plain text.
 */
export function askingWindow(schedule: Rules, now: Temporal.Instant): { from: string; before: string } {
  const { noticeMinutes, horizonDays, timezone } = schedule
  const second = { smallestUnit: 'second', roundingMode: 'ceil' } as const
  // What begins at this very moment is past; what begins at the end of the notice can just be had.
  const first = noticeMinutes > 0 ? now.add({ minutes: noticeMinutes }) : now.add({ nanoseconds: 1 })
  const today = now.toZonedDateTimeISO(timezone).toPlainDate()
  const closed = today.add({ days: horizonDays + 1 }).toZonedDateTime(timezone)
  return { from: first.round(second).toString(), before: closed.toInstant().toString() }
}

/** Whether a place that starts at `startsAt` may be asked for at `now`: not too late for the notice, not too far ahead. */
export function canBeAsked(startsAt: string, schedule: Rules, now: Temporal.Instant): boolean {
  const { from, before } = askingWindow(schedule, now)
  return from <= startsAt && startsAt < before
}

export const todayIn = (timezone: string, now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timezone).toPlainDate().toString()

export interface TodayFlag {
  /** A place of today can still be asked for, as far as the timetable alone says. */
  availableToday: boolean
  /** Sits today, whether or not a place is left. */
  worksToday: boolean
  sessions: Occurrence[]
}

/** Today at each location's own clock. */
export function todayFlag(
  schedules: readonly Schedule[],
  exceptions: readonly ScheduleException[],
  now: Temporal.Instant,
): TodayFlag {
  const zones = new Set(schedules.map(one => one.timezone))
  const sessions = [...zones]
    .flatMap(zone =>
      occurrencesOn(
        todayIn(zone, now),
        schedules.filter(one => one.timezone === zone),
        exceptions,
      ),
    )
    .sort(byStart)
  const windows = new Map(schedules.map(one => [one.id, askingWindow(one, now)]))
  const availableToday = sessions.some(one => {
    const window = windows.get(one.schedule)
    return one.places.some(
      ({ startsAt, free }) => free > 0 && window && window.from <= startsAt && startsAt < window.before,
    )
  })
  return { availableToday, worksToday: sessions.length > 0, sessions }
}

/** The next session that is not over yet, within so many days; null where there is none. */
export function nextOccurrence(
  schedules: readonly Schedule[],
  exceptions: readonly ScheduleException[],
  now: Temporal.Instant,
  days = 60,
): Occurrence | null {
  const first = schedules.map(one => todayIn(one.timezone, now)).sort()[0]
  if (!first) return null
  const on = (offset: number) =>
    occurrencesOn(
      Temporal.PlainDate.from(first).add({ days: offset }).toString(),
      schedules,
      exceptions,
    ).filter(one => Temporal.Instant.compare(now, one.endsAt) < 0)
  for (let offset = 0; offset <= days; offset++) {
    const found = on(offset)
    // Where the locations' clocks differ by hours, tomorrow in the east may begin before today ends in the west.
    if (found.length > 0) return [...found, ...on(offset + 1)].sort(byStart)[0] ?? null
  }
  return null
}

import { type Span, slotsOn, spanOn } from '../time/wall-time.ts'
import type { Occurrence, Schedule, ScheduleException } from './schedule.ts'

const isAway = ({ kind }: ScheduleException) => kind === 'leave' || kind === 'holiday'

/** Whether the exception closes the session with this start. Without a start of its own it closes the whole day. */
const closes = (one: ScheduleException, startTime: string) =>
  isAway(one) && !one.endTime && (!one.startTime || one.startTime === startTime)

/** The closed hours of a date: they close every slot, and every whole queue, that they overlap. */
const closedHours = (day: Temporal.PlainDate, exceptions: readonly ScheduleException[], timezone: string) =>
  exceptions.flatMap(one =>
    isAway(one) && one.startTime && one.endTime
      ? (spanOn(day, one.startTime, one.endTime, timezone) ?? [])
      : [],
  )

const overlaps = (one: Span, other: Span) =>
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

/** A schedule's session on a date, with all its slots free; null if no slot is left. */
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
  // A slot keeps its announced time if the doctor is late: queues and appointments are identified by it. See
  // `expectedTime` for the expected time. A slot from before the doctor comes is not free.
  const closed = closedHours(day, exceptions, timezone)
  const all: Span[] =
    schedule.mode === 'session' ? [span] : slotsOn(day, startTime, endTime, timezone, slotMinutes ?? 0)
  const spans = all.filter(one => !closed.some(other => overlaps(one, other)))
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
    // The session ends later too, so that the last patient is seen.
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

/** An extra session has the mode, length and capacity of the doctor's weekly sessions at that location. */
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
    // The hospital opened it on purpose, so a holiday of the hospital does not close it; the doctor's own leave does.
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

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const byStart = (a: Occurrence, b: Occurrence) =>
  compared(a.startsAt, b.startsAt) || compared(a.doctor, b.doctor) || compared(a.schedule, b.schedule)

/**
 * The sessions of a date (`YYYY-MM-DD`, in local time of each location), sorted by start, with every slot free: only
 * the server has the occupancy.
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
 * The starts that may be requested at `now`: from `from` to before `before`. Both have the text form of slots, because
 * comparing text is faster for the slots of a thousand doctors.
 */
export function requestWindow(schedule: Rules, now: Temporal.Instant): { from: string; before: string } {
  const { noticeMinutes, horizonDays, timezone } = schedule
  const second = { smallestUnit: 'second', roundingMode: 'ceil' } as const
  // A slot that begins at this moment is past; one that begins exactly at the end of the notice may be requested.
  const first = noticeMinutes > 0 ? now.add({ minutes: noticeMinutes }) : now.add({ nanoseconds: 1 })
  const today = now.toZonedDateTimeISO(timezone).toPlainDate()
  const closed = today.add({ days: horizonDays + 1 }).toZonedDateTime(timezone)
  return { from: first.round(second).toString(), before: closed.toInstant().toString() }
}

/** Whether a slot may be requested at `now`: not within the notice, and not beyond the horizon. */
export function isWithinRequestWindow(startsAt: string, schedule: Rules, now: Temporal.Instant): boolean {
  const { from, before } = requestWindow(schedule, now)
  return from <= startsAt && startsAt < before
}

export const todayIn = (timezone: string, now: Temporal.Instant): string =>
  now.toZonedDateTimeISO(timezone).toPlainDate().toString()

export interface TodayFlag {
  /** A slot of today may still be requested, judged by the timetable alone. */
  availableToday: boolean
  /** The doctor has a session today, whether or not a slot is free. */
  worksToday: boolean
  sessions: Occurrence[]
}

/** The sessions of today, in local time of each location. */
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
  const windows = new Map(schedules.map(one => [one.id, requestWindow(one, now)]))
  const availableToday = sessions.some(one => {
    const window = windows.get(one.schedule)
    return one.places.some(
      ({ startsAt, free }) => free > 0 && window && window.from <= startsAt && startsAt < window.before,
    )
  })
  return { availableToday, worksToday: sessions.length > 0, sessions }
}

/** The next session that has not ended, within these days; null if there is none. */
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
    // With locations hours apart, tomorrow in the east may begin before today ends in the west.
    if (found.length > 0) return [...found, ...on(offset + 1)].sort(byStart)[0] ?? null
  }
  return null
}

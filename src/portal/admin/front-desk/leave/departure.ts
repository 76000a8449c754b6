import type { DeskSession } from '#entities/schedule/desk.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'

/** What the desk says of a doctor who does not come, or comes late. */
export interface Departure {
  doctor: string
  location: string
  kind: 'leave' | 'late'
  from: string
  to: string
  /** The session it holds for by its weekly start; '' for the whole day. */
  session: string
  minutes: number
  /** Whose time is before a late doctor comes loses it. */
  cancelBefore: boolean
  /** At the doctor's other locations as well. */
  everywhere: boolean
}

/** When a session begins by the weekly schedule: a late one is known by the time that was announced. */
export const announcedStart = ({ startsAt, lateMinutes, timezone }: DeskSession): string =>
  Temporal.Instant.from(startsAt)
    .subtract({ minutes: lateMinutes })
    .toZonedDateTimeISO(timezone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

export function exceptionOf(one: Departure): ExceptionWrite {
  const late = one.kind === 'late'
  return {
    doctor: one.doctor,
    location: !late && one.everywhere && one.session === '' ? null : one.location,
    kind: one.kind,
    from: one.from,
    // A late doctor is late today; one session is one day's.
    to: late || one.session !== '' || one.to < one.from ? one.from : one.to,
    startTime: one.session || null,
    endTime: null,
    minutes: late ? one.minutes : null,
    room: null,
    note: null,
    cancelBefore: late && one.cancelBefore,
  }
}

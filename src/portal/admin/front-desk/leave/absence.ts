import type { DeskSession } from '#entities/schedule/front-desk.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { isDate } from '../../../kit/list/list-address.ts'

/** The form for a doctor's absence or delay. */
export interface Absence {
  doctor: string
  location: string
  kind: 'leave' | 'late'
  from: string
  to: string
  /** The weekly start time of the session; '' for the whole day. */
  session: string
  minutes: number
  /** Cancels the appointments before a late doctor's arrival. */
  cancelBefore: boolean
  /** At the doctor's other locations as well. */
  everywhere: boolean
}

/** What is wrong with the last day of an absence. The text of `desk`. */
export const lastDayProblem = ({ from, to }: Absence) => {
  if (!isDate(to)) return 'absence.dateNeeded'
  return to < from ? 'closure.problem.order' : undefined
}

/** The start of a session by the weekly schedule: `startsAt` of a late session already includes the delay. */
export const announcedStart = ({ startsAt, lateMinutes, timezone }: DeskSession): string =>
  Temporal.Instant.from(startsAt)
    .subtract({ minutes: lateMinutes })
    .toZonedDateTimeISO(timezone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

export function exceptionOf(one: Absence): ExceptionWrite {
  const late = one.kind === 'late'
  return {
    doctor: one.doctor,
    location: !late && one.everywhere && one.session === '' ? null : one.location,
    kind: one.kind,
    from: one.from,
    // A delay, or an absence from one session, is for one day.
    to: late || one.session !== '' ? one.from : one.to,
    startTime: one.session || null,
    endTime: null,
    minutes: late ? one.minutes : null,
    room: null,
    note: null,
    cancelBefore: late && one.cancelBefore,
  }
}

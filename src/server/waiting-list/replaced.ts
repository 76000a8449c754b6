import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { appointmentStatuses, isMovable } from '#entities/appointment/appointment-status.ts'
import type { Wait } from '#entities/appointment/waiting.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import type { waitingEntry } from '../database/tables/waiting-list.ts'
import { fieldProblem } from '../kernel/problem.ts'

export type Entry = typeof waitingEntry.$inferSelect

export interface Free {
  doctorId: string
  occurrence: Occurrence
  place: Occurrence['places'][number]
}

const movable = appointmentStatuses.filter(isMovable)

/** The appointment that is released when an earlier slot is booked. */
export interface Replaced {
  id: string
  startsAt: Temporal.Instant
  timezone: string
}
/** An entry with the appointment that it replaces, if that can still be released. */
export interface EntryWithReplaced {
  entry: Entry
  replaced: Replaced | null
}

/** The coming appointments that can be released, earliest first. `which` limits them. */
const releasable = (db: Executor, which: SQL | undefined, now: Temporal.Instant) =>
  db
    .select({
      id: appointment.id,
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
      doctorId: appointment.doctorId,
      patientId: appointment.patientId,
    })
    .from(appointment)
    .where(and(which, inArray(appointment.status, movable), gt(appointment.startsAt, now)))
    .orderBy(asc(appointment.startsAt))

/**
 * The appointments that these entries replace and that can still be released, by id. One that has moved to another doctor
 * is not replaced any more: a slot of the awaited doctor would be booked beside it. Nor is one of another patient.
 */
export async function replaceableAppointments(
  db: Executor,
  entries: readonly Pick<Entry, 'replaces' | 'doctorId' | 'patientId'>[],
  now: Temporal.Instant,
): Promise<Map<string, Replaced>> {
  const known = entries.flatMap(one => one.replaces ?? [])
  if (known.length === 0) return new Map()
  const rows = await releasable(db, inArray(appointment.id, known), now)
  const own = rows.filter(({ id, doctorId, patientId }) =>
    entries.some(one => one.replaces === id && one.doctorId === doctorId && one.patientId === patientId),
  )
  return new Map(own.map(({ doctorId: _doctor, patientId: _patient, ...one }) => [one.id, one]))
}

/** The appointment that an earlier slot replaces: the named one, or the next one after the first date of the entry. */
export async function replacedBy(
  db: Executor,
  { replaces, from }: Wait,
  { patientId, doctorId, now }: { patientId: string; doctorId: string | null; now: Temporal.Instant },
): Promise<string | null> {
  if (replaces === null) return null
  const withDoctor = and(eq(appointment.patientId, patientId), eq(appointment.doctorId, doctorId ?? ''))
  const coming = doctorId ? await releasable(db, withDoctor, now) : []
  if (replaces === undefined)
    return coming.find(one => todayIn(one.timezone, one.startsAt) >= from)?.id ?? null
  if (coming.some(one => one.id === replaces)) return replaces
  throw fieldProblem('replaces', 'validation:choice')
}

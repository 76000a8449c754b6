import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { locks } from '../../database/locks.ts'
import { appointment } from '../../database/tables/booking.ts'
import { timetableId } from '../../schedules/writes.ts'

const instantOf = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC').toInstant()

/** The first and the last instant of the exceptions' dates, with a margin for time zones. */
export function spanOf(
  ...exceptions: (Pick<ScheduleException, 'from' | 'to'> | null)[]
): [Temporal.Instant, Temporal.Instant] {
  const dates = exceptions.flatMap(one => (one ? [one.from, one.to] : [])).toSorted()
  return [
    instantOf(dates[0] as string).subtract({ hours: 48 }),
    instantOf(dates.at(-1) as string).add({ hours: 72 }),
  ]
}

/** Appointments that start in the span: those of a doctor, or of all. */
export const startsIn = ([from, to]: [Temporal.Instant, Temporal.Instant], doctorId: string | null) =>
  and(
    doctorId === null ? undefined : eq(appointment.doctorId, doctorId),
    gte(appointment.startsAt, from),
    lt(appointment.startsAt, to),
  )

/** Blocks bookings while the timetable changes: locks the doctor's row, or for `null` the timetables of all doctors. */
export async function lockTimetable(db: Executor, doctor: string | null): Promise<string | null> {
  if (doctor === null) {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.timetables})`)
    return null
  }
  // Shared, as bookings take it: a concurrent holiday of the whole hospital waits.
  await db.execute(sql`select pg_advisory_xact_lock_shared(${locks.timetables})`)
  return timetableId(db, doctor, true)
}

/**
 * Takes the locks of a transaction that may restore appointments, always in this order: the restore lock (one such
 * transaction at a time), the doctors, the families of the patients whose appointments were cancelled. Rows of
 * appointments are locked only after these. A booking locks the doctor and then the patient.
 */
export async function lockForRestoring(
  db: Executor,
  exceptions: readonly Pick<ScheduleException, 'doctor' | 'from' | 'to'>[],
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.restoring})`)
  const ids: (string | null)[] = []
  const doctors = [...new Set(exceptions.map(one => one.doctor))]
  for (const doctor of doctors.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)))
    ids.push(await lockTimetable(db, doctor))
  const [from, to] = spanOf(...exceptions)
  const known = ids.flatMap(id => (id === null ? [] : [sql`${id}::uuid`]))
  const ofDoctors = ids.includes(null) ? sql`true` : sql`a.doctor_id in (${sql.join(known, sql`, `)})`
  await db.execute(sql`
    select id from patient where id in (
      select coalesce(holder.id, one.id) from appointment a join patient one on one.id = a.patient_id
      left join patient holder on holder.account_id = one.dependant_of
      where a.status = 'cancelled_by_hospital' and ${ofDoctors}
        and a.starts_at >= ${from.toString()}::timestamptz and a.starts_at < ${to.toString()}::timestamptz)
    order by id for no key update`)
}

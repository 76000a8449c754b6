import { sql } from 'drizzle-orm'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { locks } from '../../database/locks.ts'
import { idOf } from '../../schedules/writes.ts'

const instantOf = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC').toInstant()

/** The dates concerned, with a margin, as the zones differ. */
export function spanOf(
  ...departures: (Pick<ScheduleException, 'from' | 'to'> | null)[]
): [Temporal.Instant, Temporal.Instant] {
  const dates = departures.flatMap(one => (one ? [one.from, one.to] : [])).toSorted()
  return [
    instantOf(dates[0] as string).subtract({ hours: 48 }),
    instantOf(dates.at(-1) as string).add({ hours: 72 }),
  ]
}

/** Nobody books by the timetable while it changes: the doctor's row is locked, or the whole hospital waits. */
export async function lockTimetable(db: Executor, doctor: string | null): Promise<string | null> {
  if (doctor === null) {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.timetables})`)
    return null
  }
  // As bookings do: a holiday of the whole hospital, entered at this moment, waits.
  await db.execute(sql`select pg_advisory_xact_lock_shared(${locks.timetables})`)
  return idOf(db, 'doctors', doctor, 'doctor', true)
}

/**
 * The locks of a transaction that may give places back, in one order for all of them: one such transaction at a time,
 * then the doctors, then the families of the patients whose visits were cancelled, and rows of appointments only after
 * these. A booking takes the doctor and then the patient.
 */
export async function lockForRestoring(
  db: Executor,
  departures: readonly Pick<ScheduleException, 'doctor' | 'from' | 'to'>[],
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.restoring})`)
  const ids: (string | null)[] = []
  const doctors = [...new Set(departures.map(one => one.doctor))]
  for (const doctor of doctors.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)))
    ids.push(await lockTimetable(db, doctor))
  const [from, to] = spanOf(...departures)
  const known = ids.flatMap(id => (id === null ? [] : [sql`${id}::uuid`]))
  const ofDoctors = ids.includes(null) ? sql`true` : sql`a.doctor_id in (${sql.join(known, sql`, `)})`
  await db.execute(sql`
    select id from patient where id in (
      select coalesce(head.id, one.id) from appointment a join patient one on one.id = a.patient_id
      left join patient head on head.account_id = one.dependant_of
      where a.status = 'cancelled_by_hospital' and ${ofDoctors}
        and a.starts_at >= ${from.toString()}::timestamptz and a.starts_at < ${to.toString()}::timestamptz)
    order by id for no key update`)
}

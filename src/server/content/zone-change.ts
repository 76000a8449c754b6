import { sql } from 'drizzle-orm'
import { appointmentStatuses, isOpen } from '#entities/appointment/appointment-status.ts'
import type { AffectedSlot } from '#entities/schedule/schedule-write.ts'
import type { Executor } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { Problem } from '../kernel/problem.ts'
import type { ContentRow } from './views.ts'

type Document = Record<string, unknown> | null
/** The time zone of a location: the published one, or that of its draft. */
export const zoneOf = ({ data, draft }: { data: Document; draft: Document }) => (data ?? draft)?.timezone

const open = sql.join(
  appointmentStatuses.filter(isOpen).map(one => sql`${one}`),
  sql`, `,
)

/**
 * The bookings ahead that another time zone of their location would displace. The lock prevents new bookings until the
 * end of the transaction, so that none is missed.
 */
export async function bookingsDisplacedByZone(
  db: Executor,
  locationId: string,
  timezone: unknown,
): Promise<AffectedSlot[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.timetables})`)
  const { rows } = await db.execute<{ ms: number; timezone: string; place: number }>(sql`
    select extract(epoch from starts_at)::float8 * 1000 as ms, timezone, place from appointment
    where location_id = ${locationId} and timezone <> ${timezone} and status in (${open}) and ends_at > now()
      and (status <> 'requested' or expires_at is null or expires_at > now())
    order by starts_at, place`)
  return rows.map(({ ms, ...one }) => ({
    ...one,
    startsAt: Temporal.Instant.fromEpochMilliseconds(ms).toString(),
    news: 'absence',
  }))
}

/** 409 with the bookings if a location's time zone changes while it has bookings. */
export async function refuseZoneChange(db: Executor, before: ContentRow, after: ContentRow): Promise<void> {
  const timezone = zoneOf(after)
  if (after.kind !== 'addresses' || zoneOf(before) === timezone) return
  const places = await bookingsDisplacedByZone(db, after.id, timezone)
  const count = places.length
  if (count > 0) throw new Problem(409, 'booking.zoneInUse', { count }, { result: { count, places } })
}

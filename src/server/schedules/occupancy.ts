import { and, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { occupyingStatuses } from '#entities/appointment/appointment-status.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { appointment, placeHold } from '../database/tables/booking.ts'

/** An appointment or a hold that occupies its slot. */
export type Occupied = Awaited<ReturnType<typeof occupiedBetween>>[number]

/** Appointments that occupy their slot now: an overdue request does not. */
export const occupiesAt = (now: Temporal.Instant) =>
  and(
    inArray(appointment.status, [...occupyingStatuses]),
    or(ne(appointment.status, 'requested'), isNull(appointment.expiresAt), gt(appointment.expiresAt, now)),
  )

/** Occupied slots between two instants, of these doctors or of all. */
export async function occupiedBetween(
  db: Executor,
  doctorIds: string[] | null,
  from: Temporal.Instant,
  to: Temporal.Instant,
  now: Temporal.Instant,
) {
  const within = ({ doctorId, startsAt, endsAt }: typeof appointment | typeof placeHold) =>
    and(
      doctorIds?.length === 1
        ? eq(doctorId, doctorIds[0] as string)
        : doctorIds
          ? inArray(doctorId, doctorIds)
          : undefined,
      // No session is longer than a day, and the index is by start.
      gt(startsAt, from.subtract({ hours: 24 })),
      lt(startsAt, to),
      gt(endsAt, from),
    )
  const spanOf = ({ scheduleId, doctorId, startsAt, endsAt }: typeof appointment | typeof placeHold) => ({
    schedule: scheduleId,
    doctorId,
    startsAt,
    endsAt,
  })
  const booked = db
    .select(spanOf(appointment))
    .from(appointment)
    .where(and(within(appointment), occupiesAt(now)))
  const onHold = db
    .select(spanOf(placeHold))
    .from(placeHold)
    .where(and(within(placeHold), gt(placeHold.expiresAt, now)))
  return booked.unionAll(onHold)
}

/** The announced start of the first slot of a session, without lateness. */
const firstStart = (one: Occurrence): string => one.places[0]?.startsAt ?? one.startsAt

/** Occupied slots of these doctors from the first slot of the sessions to their end. Needs one session at least. */
export function occupiedDuring(
  db: Executor,
  doctorIds: string[],
  sessions: readonly Occurrence[],
  now: Temporal.Instant,
): Promise<Occupied[]> {
  const starts = sessions.map(firstStart).toSorted()
  const ends = sessions.map(one => one.endsAt).toSorted()
  const [from, to] = [starts[0] as string, ends.at(-1) as string]
  return occupiedBetween(db, doctorIds, Temporal.Instant.from(from), Temporal.Instant.from(to), now)
}

/** The same sessions with the free capacity of each slot. */
export function withFree(occurrences: Occurrence[], occupied: Occupied[]): Occurrence[] {
  if (occupied.length === 0) return occurrences
  const taken = occupied.map(one => ({
    schedule: one.schedule,
    starts: one.startsAt.toString(),
    ends: one.endsAt.toString(),
  }))
  return occurrences.map(one => ({
    ...one,
    places: one.places.map(place => {
      let free = place.free
      for (const other of taken) {
        if (other.schedule === one.schedule && other.starts === place.startsAt) free--
        // The doctor cannot be in two places at once, whatever the schedules say.
        else if (other.starts < place.endsAt && place.startsAt < other.ends) free = 0
      }
      return { ...place, free: Math.max(0, free) }
    }),
  }))
}

import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { estimateQueue, type Queue, type QueueEntry } from '#entities/schedule/queue.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { appointment } from '../database/tables/booking.ts'
import { queueCall } from '../database/tables/waiting-room.ts'
import type { Deps } from '../kernel/deps.ts'
import { occupiesAt } from '../schedules/occupancy.ts'

/** The current queue of a session. Entries have no names; a display may show all of it except the ids. */
export interface SessionQueue extends Queue {
  session: Occurrence
  /** Unordered; `waiting`, `serving`, `passed` and `seen` have the order. */
  entries: QueueEntry[]
}

/** The announced start of a session; `startsAt` includes the lateness. */
export const announcedStart = (one: Occurrence): Temporal.Instant =>
  Temporal.Instant.from(one.startsAt).subtract({ minutes: one.lateMinutes })

/** The announced end of a session. */
export const announcedEnd = (one: Occurrence): Temporal.Instant =>
  Temporal.Instant.from(one.endsAt).subtract({ minutes: one.lateMinutes })

/** Minutes that the schedule gives each patient. */
export function plannedMinutes(one: Occurrence): number {
  const [place] = one.places
  const starts = place?.startsAt ?? one.startsAt
  const minutes = Temporal.Instant.from(starts)
    .until(place?.endsAt ?? one.endsAt)
    .total('minutes')
  return minutes / one.capacity
}

/** All appointments that occupy a slot in these sessions, in one query. */
async function entriesOf(deps: Deps, sessions: readonly Occurrence[]) {
  const starts = sessions.map(announcedStart).toSorted(Temporal.Instant.compare)
  const ends = sessions.map(one => Temporal.Instant.from(one.endsAt)).toSorted(Temporal.Instant.compare)
  const [first, last] = [starts[0], ends.at(-1)]
  if (!first || !last) return []
  return deps.db
    .select({
      schedule: appointment.scheduleId,
      id: appointment.id,
      mode: appointment.mode,
      place: appointment.place,
      startsAt: appointment.startsAt,
      status: appointment.status,
      checkedInAt: appointment.checkedInAt,
      completedAt: appointment.completedAt,
      calledAt: queueCall.calledAt,
      passedAt: queueCall.passedAt,
    })
    .from(appointment)
    .leftJoin(queueCall, eq(queueCall.appointmentId, appointment.id))
    .where(
      and(
        inArray(appointment.scheduleId, [...new Set(sessions.map(one => one.schedule))]),
        gte(appointment.startsAt, first),
        lt(appointment.startsAt, last),
        occupiesAt(deps.now()),
      ),
    )
}

/**
 * The queues of sessions, as `occurrencesOn` or `frontDeskSessions` returns them, in their order. Every status that occupies a
 * slot counts, also open requests: they have their numbers already.
 */
export async function queuesOf(deps: Deps, sessions: readonly Occurrence[]): Promise<SessionQueue[]> {
  const rows = await entriesOf(deps, sessions)
  const now = deps.now()
  return sessions.map(session => {
    const [from, to] = [announcedStart(session), announcedEnd(session)]
    const entries = rows.flatMap(({ schedule, mode, ...row }): QueueEntry[] =>
      schedule === session.schedule &&
      Temporal.Instant.compare(row.startsAt, from) >= 0 &&
      Temporal.Instant.compare(row.startsAt, to) < 0
        ? [{ ...row, number: mode === 'session' ? row.place : null }]
        : [],
    )
    const begins = Temporal.Instant.from(session.startsAt)
    const { mode, lateMinutes } = session
    const how = { mode, begins, lateMinutes, plannedMinutes: plannedMinutes(session) }
    return { session, entries, ...estimateQueue(how, entries, now) }
  })
}

import { eq } from 'drizzle-orm'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { QueueStatus } from '#entities/schedule/queue-status.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { appointment, schedule } from '../database/tables/booking.ts'
import type { Deps } from '../kernel/deps.ts'
import {
  betweenDates,
  doctorRow,
  readExceptions,
  readSchedules,
  timetable,
  timetableKey,
} from '../schedules/timetable.ts'
import { announcedEnd, announcedStart, queuesOf, type SessionQueue } from './queue.ts'

const selectRow = ({ db }: Deps, code: string) =>
  db
    .select({ row: appointment, doctor: timetableKey })
    .from(appointment)
    .innerJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
    .where(eq(appointment.code, code))
type Row = typeof appointment.$inferSelect

const holds = (one: Occurrence, { scheduleId, startsAt }: Row) =>
  one.schedule === scheduleId &&
  Temporal.Instant.compare(announcedStart(one), startsAt) <= 0 &&
  Temporal.Instant.compare(startsAt, announcedEnd(one)) < 0

/** The session of an appointment; null if the doctor is away. Hidden sessions are only in the database. */
async function sessionOf(deps: Deps, row: Row, doctor: string): Promise<Occurrence | null> {
  const date = todayIn(row.timezone, row.startsAt)
  const known = (await timetable(deps)).doctors
    .get(doctor)
    ?.on(date)
    .find(one => holds(one, row))
  if (known) return known
  const schedules = await readSchedules(deps.db, eq(schedule.id, row.scheduleId))
  const exceptions = await readExceptions(deps.db, betweenDates(date, date))
  const own = exceptions.filter(one => one.doctor === null || one.doctor === doctor)
  return occurrencesOn(date, schedules, own).find(one => holds(one, row)) ?? null
}

function stateIn(queue: SessionQueue, { id }: Row): QueueStatus['state'] {
  if (queue.serving === id) return 'serving'
  if (queue.seen.includes(id)) return 'seen'
  if (queue.passed.includes(id)) return 'passed'
  return queue.begun ? 'waiting' : 'before'
}

/** The current queue status of an appointment, by its code; null for an unknown code. */
export async function queueStatus(deps: Deps, code: string): Promise<QueueStatus | null> {
  const now = deps.now()
  const [found] = await selectRow(deps, code)
  if (!found) return null
  const { row, doctor } = found
  const { status, timezone, startsAt, expiresAt } = row
  const bare: QueueStatus = {
    state: 'over',
    timezone,
    startsAt: startsAt.toString(),
    number: row.mode === 'session' ? row.place : null,
    begins: null,
    lateMinutes: 0,
    serving: null,
    ahead: null,
    from: null,
    to: null,
    minutesEach: null,
    measured: false,
    at: now.toString(),
  }
  if (status === 'completed') return { ...bare, state: 'seen' }
  const expired = status === 'requested' && expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0
  const day = todayIn(timezone, startsAt)
  const today = todayIn(timezone, now)
  if (!isOpen(status) || expired || day < today) return bare
  const session = await sessionOf(deps, row, doctor)
  if (!session) return { ...bare, state: 'closed' }
  const { startsAt: begins, lateMinutes } = session
  const announced = { ...bare, begins, lateMinutes }
  if (status === 'requested') return { ...announced, state: 'unconfirmed' }
  if (today < day) return { ...announced, state: 'later' }
  const [queue] = await queuesOf(deps, [session])
  if (!queue) return announced
  const turn = queue.waiting.find(one => one.id === row.id)
  const serving = queue.entries.find(one => one.id === queue.serving)
  return {
    ...announced,
    state: stateIn(queue, row),
    serving: serving ? { number: serving.number, startsAt: serving.startsAt.toString() } : null,
    ahead: turn?.ahead ?? null,
    from: turn?.from.toString() ?? null,
    to: turn?.to.toString() ?? null,
    minutesEach: queue.minutesEach,
    measured: queue.measured,
  }
}

import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import {
  type NamedQueue,
  type Queue,
  type QueueCall,
  type QueueLine,
  type QueueRow,
  queuesOf,
} from '#entities/appointment/waiting-room.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { appointmentEntry, appointmentOr404, transition } from '../appointments/transitions.ts'
import { findAppointment } from '../appointments/views.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment, schedule } from '../database/tables/booking.ts'
import { queueCall } from '../database/tables/waiting-room.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { frontDeskSessions } from '../schedules/front-desk-sessions.ts'
import { locationRow } from '../schedules/timetable.ts'
import { queuesOf as turnsOf } from './queue.ts'

const statuses = ['accepted', 'checked_in', 'completed', 'no_show'] as const

async function rowsOf(db: Executor, sessions: DeskSession[]): Promise<QueueRow[]> {
  const [first] = sessions
  if (!first) return []
  const midnight = Temporal.PlainDate.from(first.date).toZonedDateTime(first.timezone).toInstant()
  const rows = await db
    .select({
      id: appointment.id,
      schedule: appointment.scheduleId,
      startsAt: appointment.startsAt,
      place: appointment.place,
      status: appointment.status,
      calledAt: queueCall.calledAt,
      passedAt: queueCall.passedAt,
      times: queueCall.times,
    })
    .from(appointment)
    .leftJoin(queueCall, eq(queueCall.appointmentId, appointment.id))
    .where(
      and(
        inArray(appointment.scheduleId, [...new Set(sessions.map(one => one.schedule))]),
        inArray(appointment.status, [...statuses]),
        gte(appointment.startsAt, midnight),
        lt(appointment.startsAt, midnight.add({ hours: 26 })),
      ),
    )
  return rows.map(row => ({
    ...row,
    startsAt: row.startsAt.toString(),
    calledAt: row.calledAt?.toString() ?? null,
    passedAt: row.passedAt?.toString() ?? null,
    times: row.times ?? 0,
  }))
}

/** The location of a key, with today's date in its zone. */
export async function locationToday(deps: Deps, key: string) {
  const [found] = await deps.db
    .select({
      id: locationRow.id,
      timezone: sql<string>`coalesce(${locationRow.data}, ${locationRow.draft})->>'timezone'`,
      name: sql<string>`coalesce(${locationRow.data}, ${locationRow.draft})->>'officialName'`,
    })
    .from(locationRow)
    .where(and(eq(locationRow.kind, 'addresses'), eq(locationRow.key, key)))
  if (!found) throw notFound()
  return { ...found, date: todayIn(found.timezone, deps.now()) }
}

interface Asked {
  doctors?: string[]
  /** Of the names of packages. */
  language?: InterfaceLanguage | undefined
}

/** Today's queues at a location, of these doctors or of all. */
export async function queuesToday(
  deps: Deps,
  location: string,
  { doctors = [], language }: Asked = {},
): Promise<Queue[]> {
  const { date } = await locationToday(deps, location)
  const all = await frontDeskSessions(deps, { date, location }, language)
  const sessions = doctors.length > 0 ? all.filter(one => doctors.includes(one.doctor)) : all
  const [rows, estimates] = await Promise.all([rowsOf(deps.db, sessions), estimatesOf(deps, sessions)])
  return estimated(queuesOf(sessions, rows), estimates)
}

/** The queues with their patients' names, for the front desk; the read is audited. Displays never come through here. */
export async function namedQueues(deps: Deps, actor: Actor, queues: Queue[]): Promise<NamedQueue[]> {
  const lines = queues.flatMap(({ serving, waiting, expected }) => [serving ?? [], waiting, expected].flat())
  const found = await deps.db
    .select({ id: appointment.id, patientId: patient.id, name: patient.fullName })
    .from(appointment)
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .where(
      inArray(
        appointment.id,
        lines.map(one => one.id),
      ),
    )
  const patients = [...new Set(found.map(one => one.patientId))]
  await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
  const names = new Map(found.map(one => [one.id, one.name]))
  const named = (line: QueueLine) => ({ ...line, name: names.get(line.id) ?? '' })
  return queues.map(queue => ({
    ...queue,
    serving: queue.serving && named(queue.serving),
    waiting: queue.waiting.map(named),
    expected: queue.expected.map(named),
  }))
}

/** The estimated times, as on the patients' own pages, and the numbers that are probably being served without a call. */
async function estimatesOf(deps: Deps, sessions: DeskSession[]) {
  const queues = await turnsOf(deps, sessions)
  const waiting = queues.flatMap(one => one.waiting)
  return {
    turns: new Map(waiting.map(({ id, from, to }) => [id, { from: from.toString(), to: to.toString() }])),
    served: new Set(queues.flatMap(one => one.serving ?? [])),
  }
}

function estimated(queues: Queue[], { turns, served }: Awaited<ReturnType<typeof estimatesOf>>): Queue[] {
  const own = (line: QueueLine): QueueLine => ({ ...line, estimate: turns.get(line.id) ?? null })
  return queues.map(queue => ({
    ...queue,
    waiting: queue.waiting.map(own),
    expected: queue.expected.map(own),
    supposed: queue.serving ? null : (queue.waiting.find(one => served.has(one.id))?.id ?? null),
  }))
}

async function sessionsOfCall(
  deps: Deps,
  { location, schedule: id }: QueueCall,
  language: InterfaceLanguage,
): Promise<DeskSession[]> {
  const { date } = await locationToday(deps, location)
  const all = await frontDeskSessions(deps, { date, location }, language)
  return all.filter(one => one.schedule === id)
}

async function oneQueue(db: Executor, sessions: DeskSession[], { startsAt }: QueueCall) {
  const at = Temporal.Instant.from(startsAt).toString()
  const queues = queuesOf(sessions, await rowsOf(db, sessions))
  const found = queues.find(one => one.startsAt === at) ?? queues[0]
  if (!found) throw notFound()
  return found
}

const lockQueue = (db: Executor, scheduleId: string) =>
  db.select({ id: schedule.id }).from(schedule).where(eq(schedule.id, scheduleId)).for('no key update')

/**
 * Calls the next patient, or a given one, and completes the one being served. Two concurrent calls call one patient: the
 * second one has a stale view and gets 409 with the current queue.
 */
export async function callPatient(
  deps: Deps,
  actor: Actor,
  call: QueueCall,
  language: InterfaceLanguage,
): Promise<NamedQueue> {
  const now = deps.now()
  // Before the transaction: waiting for a second connection while holding one can deadlock the pool.
  const sessions = await sessionsOfCall(deps, call, language)
  const moved = await deps.db.transaction(async db => {
    await lockQueue(db, call.schedule)
    const queue = await oneQueue(db, sessions, call)
    const next = call.appointment
      ? queue.waiting.find(one => one.id === call.appointment)
      : queue.waiting.at(0)
    const isStale = (queue.serving?.id ?? null) !== call.after || (call.appointment && !next)
    if (isStale) return queue
    if (call.after) {
      const seen = await transition(db, call.after, 'checked_in', {
        status: 'completed',
        completedAt: now,
        updatedAt: now,
      })
      if (seen) await audit(db, appointmentEntry(actor, 'appointment.complete', seen, { from: 'checked_in' }))
    }
    if (!next) return null
    const values = { calledAt: now, passedAt: null, times: next.times + 1 }
    await db
      .insert(queueCall)
      .values({ appointmentId: next.id, ...values })
      .onConflictDoUpdate({ target: queueCall.appointmentId, set: values })
    const full = await findAppointment(db, next.id)
    if (full) await audit(db, appointmentEntry(actor, 'appointment.call', full))
    return null
  })
  if (moved) {
    const [current] = await namedQueues(deps, actor, [moved])
    throw new Problem(409, 'desk.queueMoved', {}, { result: { current } })
  }
  deps.outboxChanged()
  const { schedule: id, startsAt } = await oneQueue(deps.db, sessions, call)
  const after = await queuesToday(deps, call.location, { language })
  const own = after.filter(one => one.schedule === id && one.startsAt === startsAt)
  return (await namedQueues(deps, actor, own))[0] as NamedQueue
}

/** Calls the called patient again, or moves them behind the others. */
export async function recall(deps: Deps, actor: Actor, id: string, how: 'again' | 'pass'): Promise<void> {
  const now = deps.now()
  const before = await appointmentOr404(deps.db, id)
  await deps.db.transaction(async db => {
    await lockQueue(db, before.row.scheduleId)
    const [called] = await db.select().from(queueCall).where(eq(queueCall.appointmentId, id))
    const full = await findAppointment(db, id)
    if (!called?.calledAt || full?.row.status !== 'checked_in') throw new Problem(409, 'desk.queueMoved')
    const values =
      how === 'again' ? { calledAt: now, times: called.times + 1 } : { calledAt: null, passedAt: now }
    await db.update(queueCall).set(values).where(eq(queueCall.appointmentId, id))
    await audit(db, appointmentEntry(actor, how === 'again' ? 'appointment.call' : 'appointment.pass', full))
  })
}

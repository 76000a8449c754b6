import { and, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import { audit } from '../../kernel/audit.ts'
import { type Booked, displacedBy, type Week } from '../../schedules/displaced.ts'
import { mostLate, sessionsIn } from '../../schedules/lateness.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { makeLink } from '../answer-links/links.ts'
import { putOnCallList } from '../call-list/entries.ts'
import { putUnansweredOnCallList } from '../call-list/unanswered.ts'
import type { AppointmentEvent } from '../messages/appointment-event.ts'
import { notifyPatient } from '../messages/messages.ts'
import { type Proposal, proposalsIn } from '../messages/proposals.ts'
import { transition } from '../transitions.ts'

export interface Handled {
  /** Patients who were written to. */
  told: number
  /** Patients whom no message reaches. They are on the call list. */
  toCall: number
  /** Patients who were written to and are on the call list at once, as their visit is so soon. */
  alsoToCall: number
}

interface Affected {
  one: Booked
  news: 'absence' | 'late' | 'onTime'
  lateMinutes: number
}

/**
 * Whose place goes, and who is expected at another time than they know. Lateness takes nobody's place, unless those whose
 * slot begins before the doctor comes are to be cancelled.
 */
export function affected(
  booked: Booked[],
  before: Week,
  after: Week,
  { now, cancelBefore = false }: { now: Temporal.Instant; cancelBefore?: boolean | undefined },
): Affected[] {
  const lost = displacedBy(booked, before, after)
  const [had, have] = [sessionsIn(before), sessionsIn(after)]
  return booked.flatMap((one): Affected[] => {
    const was = had(one)?.lateMinutes ?? 0
    const session = have(one)
    const is = session?.lateMinutes ?? 0
    const ends = one.endsAt.add({ minutes: Math.max(was, is) })
    if (Temporal.Instant.compare(ends, now) <= 0) return []
    if (lost.has(one)) return [{ one, news: 'absence', lateMinutes: 0 }]
    if (was === is) return []
    const missed = session?.mode === 'slots' && Temporal.Instant.compare(one.startsAt, session.startsAt) < 0
    if (cancelBefore && missed) return [{ one, news: 'absence', lateMinutes: 0 }]
    return [{ one, news: is > 0 ? 'late' : 'onTime', lateMinutes: is }]
  })
}

/** The booked appointments of the dates, held still: nobody accepts or cancels one between our look and our word. */
export function lockBooked(
  db: Executor,
  doctorId: string | null,
  [from, to]: [Temporal.Instant, Temporal.Instant],
  now: Temporal.Instant,
) {
  return db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        doctorId === null ? undefined : eq(appointment.doctorId, doctorId),
        inArray(appointment.status, ['requested', 'accepted']),
        gte(appointment.startsAt, from),
        lt(appointment.startsAt, to),
        gt(appointment.endsAt, now.subtract(mostLate)),
      ),
    )
    .orderBy(appointment.id)
    .for('no key update')
}

/** Free places for everybody who loses one, by appointment: spread over all of a doctor's patients. */
async function proposalsOf(db: Executor, surroundings: WriteContext, all: Affected[]) {
  const found = new Map<string, Proposal[]>()
  const lost = all.filter(({ news }) => news === 'absence').map(({ one }) => one)
  for (const [doctorId, own] of Map.groupBy(lost, one => one.doctorId)) {
    const places = own.map(one => ({ startsAt: one.startsAt.toString(), location: one.location }))
    const each = await proposalsIn(db, surroundings, doctorId, places)
    for (const [index, { id }] of own.entries()) found.set(id, each[index] ?? [])
  }
  return found
}

/**
 * Tells every patient whom a change of the timetable concerns, in its transaction: who loses the place gets it taken back
 * with free places and a link to choose by, who has to wait longer hears how long. Whom no message reaches goes on the
 * call list. So do those whose visit is so soon that they may not read the letter in time. When it commits, nobody is
 * forgotten.
 */
export async function displaceAppointments(
  db: Executor,
  surroundings: WriteContext,
  all: Affected[],
  exception: Pick<ScheduleException, 'id'>,
): Promise<Handled> {
  const { rules, actor, now } = surroundings
  const proposals = await proposalsOf(db, surroundings, all)
  const handled = { told: 0, toCall: 0, alsoToCall: 0 }
  const displaced: string[] = []
  for (const { one, news, lateMinutes } of all) {
    const { id, status: was } = one
    if (was !== 'requested' && was !== 'accepted') continue
    const lost = news === 'absence'
    const values = lost
      ? { status: 'cancelled_by_hospital' as const, expiresAt: null, updatedAt: now }
      : { updatedAt: now }
    const full = await transition(db, id, was, values)
    if (!full) continue
    const answerable = lost || (full.email && news !== 'onTime')
    // Also where no letter goes: the link keeps what the appointment was and what became of it, for an undoing.
    const token = answerable ? await makeLink(db, full, was, now) : null
    const answerToken = full.email ? token : null
    const told = await notifyPatient(db, rules, news satisfies AppointmentEvent, full, {
      calendar: was === 'accepted',
      ...(lost ? { proposals: proposals.get(id) ?? [] } : {}),
      ...(answerToken ? { answerToken } : {}),
    })
    if (lost) displaced.push(id)
    if (told) handled.told++
    else {
      const entry = { appointmentId: id, news: lost ? 'absence' : 'late', why: 'no_address' } as const
      await putOnCallList(db, [entry], now)
      handled.toCall++
    }
    await audit(db, {
      ...actor,
      action: lost ? 'appointment.cancel-by-hospital' : 'appointment.late',
      objectKind: 'appointment',
      objectId: id,
      patientId: full.row.patientId,
      detail: { exception: exception.id, from: was, ...(lost ? {} : { minutes: lateMinutes }) },
    })
  }
  handled.alsoToCall = await putUnansweredOnCallList(db, surroundings, displaced)
  return handled
}

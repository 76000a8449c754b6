import { and, gt, inArray } from 'drizzle-orm'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import { audit } from '../../kernel/audit.ts'
import { type Booked, displacedBy, type Week } from '../../schedules/displaced.ts'
import { longestLateness, sessionsIn } from '../../schedules/lateness.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { createLink } from '../answer-links/links.ts'
import { putOnCallList } from '../call-list/entries.ts'
import { putUnansweredOnCallList } from '../call-list/unanswered.ts'
import type { AppointmentEvent } from '../messages/appointment-event.ts'
import { notifyPatient } from '../messages/messages.ts'
import { type Proposal, proposalsIn } from '../messages/proposals.ts'
import { appointmentEntry, transition } from '../transitions.ts'
import { startsIn } from './restore-lock.ts'

export interface Handled {
  /** Patients who get an email. */
  told: number
  /** Patients without an email address. They are on the call list. */
  toCall: number
  /** Patients who get an email and are on the call list too, because the appointment is so soon. */
  alsoToCall: number
}

interface Affected {
  one: Booked
  news: 'absence' | 'late' | 'onTime'
  lateMinutes: number
}

/**
 * Appointments that are displaced, and those whose expected time changes. Lateness displaces none, unless `cancelBefore`
 * cancels the slots that begin before the doctor comes.
 */
export function affectedAppointments(
  booked: Booked[],
  before: Week,
  after: Week,
  { now, cancelBefore = false }: { now: Temporal.Instant; cancelBefore?: boolean | undefined },
): Affected[] {
  const isDisplaced = displacedBy(booked, before, after)
  const [sessionBefore, sessionAfter] = [sessionsIn(before), sessionsIn(after)]
  return booked.flatMap((one): Affected[] => {
    const was = sessionBefore(one)?.lateMinutes ?? 0
    const session = sessionAfter(one)
    const is = session?.lateMinutes ?? 0
    const ends = one.endsAt.add({ minutes: Math.max(was, is) })
    if (Temporal.Instant.compare(ends, now) <= 0) return []
    if (isDisplaced.has(one)) return [{ one, news: 'absence', lateMinutes: 0 }]
    if (was === is) return []
    const missed = session?.mode === 'slots' && Temporal.Instant.compare(one.startsAt, session.startsAt) < 0
    if (cancelBefore && missed) return [{ one, news: 'absence', lateMinutes: 0 }]
    return [{ one, news: is > 0 ? 'late' : 'onTime', lateMinutes: is }]
  })
}

/** Locks the booked appointments in this span, so that none is accepted or cancelled before this transaction ends. */
export function lockBooked(
  db: Executor,
  doctorId: string | null,
  span: [Temporal.Instant, Temporal.Instant],
  now: Temporal.Instant,
) {
  return db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        startsIn(span, doctorId),
        inArray(appointment.status, ['requested', 'accepted']),
        gt(appointment.endsAt, now.subtract(longestLateness)),
      ),
    )
    .orderBy(appointment.id)
    .for('no key update')
}

/** Free slots to propose, by displaced appointment. They are spread over all displaced patients of a doctor. */
async function proposalsOf(db: Executor, context: WriteContext, all: Affected[]) {
  const found = new Map<string, Proposal[]>()
  const isDisplaced = all.filter(({ news }) => news === 'absence').map(({ one }) => one)
  for (const [doctorId, own] of Map.groupBy(isDisplaced, one => one.doctorId)) {
    const places = own.map(one => ({ startsAt: one.startsAt.toString(), location: one.location }))
    const each = await proposalsIn(db, context, doctorId, places)
    for (const [index, { id }] of own.entries()) found.set(id, each[index] ?? [])
  }
  return found
}

/**
 * Notifies all patients whom a timetable change affects, in the transaction of the change. A displaced appointment is
 * cancelled; its email proposes free slots and has a link to choose one. A delayed appointment gets an email with the
 * delay. Patients without an email address go on the call list, and so do displaced patients whose appointment is so
 * soon that they may not read the email in time.
 */
export async function displaceAppointments(
  db: Executor,
  context: WriteContext,
  all: Affected[],
  exception: Pick<ScheduleException, 'id'>,
): Promise<Handled> {
  const { rules, actor, now } = context
  const proposals = await proposalsOf(db, context, all)
  const handled = { told: 0, toCall: 0, alsoToCall: 0 }
  const displaced: string[] = []
  for (const { one, news, lateMinutes } of all) {
    const { id, status: was } = one
    if (was !== 'requested' && was !== 'accepted') continue
    const isDisplaced = news === 'absence'
    const values = isDisplaced
      ? { status: 'cancelled_by_hospital' as const, updatedAt: now }
      : { updatedAt: now }
    const full = await transition(db, id, was, values)
    if (!full) continue
    const answerable = isDisplaced || (full.email && news !== 'onTime')
    // A displaced appointment gets a link even without an email: a restore reads its old status and answer from the link.
    const token = answerable ? await createLink(db, full, was, now) : null
    const answerToken = full.email ? token : null
    const isNotified = await notifyPatient(db, rules, news satisfies AppointmentEvent, full, {
      calendar: was === 'accepted',
      ...(isDisplaced ? { proposals: proposals.get(id) ?? [] } : {}),
      ...(answerToken ? { answerToken } : {}),
    })
    if (isDisplaced) displaced.push(id)
    if (isNotified) handled.told++
    else {
      const entry = { appointmentId: id, news: isDisplaced ? 'absence' : 'late', why: 'no_address' } as const
      await putOnCallList(db, [entry], now)
      handled.toCall++
    }
    const action = isDisplaced ? 'appointment.cancel-by-hospital' : 'appointment.late'
    const detail = { exception: exception.id, from: was, ...(isDisplaced ? {} : { minutes: lateMinutes }) }
    await audit(db, appointmentEntry(actor, action, full, detail))
  }
  handled.alsoToCall = await putUnansweredOnCallList(db, context, displaced)
  return handled
}

import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import { patient } from '../../database/tables/accounts.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { type Booked, type Week, weekOf } from '../../schedules/displaced.ts'
import { sessionsIn } from '../../schedules/lateness.ts'
import { locationRow } from '../../schedules/timetable.ts'
import { bookable } from '../patients.ts'
import { type FullAppointment, findAppointment } from '../views.ts'
import { startsIn } from './restore-lock.ts'

/** Whether the doctor has a session at the time and location of the appointment; `missed`: the doctor comes too late for it. */
function sessionStateIn(week: Week) {
  const sessionOf = sessionsIn(week)
  return (one: Pick<Booked, 'schedule' | 'timezone' | 'location' | 'startsAt'>) => {
    const session = sessionOf(one)
    if (session?.timezone !== one.timezone || session.location !== one.location) return null
    const missed = session.mode === 'slots' && Temporal.Instant.compare(one.startsAt, session.startsAt) < 0
    return missed ? 'missed' : 'present'
  }
}

interface Change {
  now: Temporal.Instant
  doctorId: string | null
  span: [Temporal.Instant, Temporal.Instant]
}

/** Appointments that an absence cancelled and that are not over: cancelled by the hospital, without a reason of their own. */
export async function displacedIn(db: Executor, { now, doctorId, span }: Change) {
  const rows = await db
    .select({
      ...{ id: appointment.id, doctorId: appointment.doctorId, schedule: appointment.scheduleId },
      ...{ timezone: appointment.timezone, location: locationRow.key, mode: appointment.mode },
      ...{ startsAt: appointment.startsAt, endsAt: appointment.endsAt },
    })
    .from(appointment)
    .innerJoin(locationRow, eq(locationRow.id, appointment.locationId))
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .where(
      and(
        startsIn(span, doctorId),
        eq(appointment.status, 'cancelled_by_hospital'),
        isNull(appointment.statusReason),
        gt(appointment.endsAt, now),
        // Without patients who were erased, or removed from the family, meanwhile.
        bookable,
      ),
    )
    .orderBy(appointment.createdAt, appointment.id)
  // A slot that has begun cannot be restored; a queue is served until its session ends.
  return rows.filter(one => one.mode === 'session' || Temporal.Instant.compare(one.startsAt, now) > 0)
}

/** The displaced appointments at whose time the doctor has a session again. Oldest booking first. */
export async function restorable(
  db: Executor,
  displaced: Awaited<ReturnType<typeof displacedIn>>,
  old: Week['exceptions'][number],
): Promise<string[]> {
  const doctors = [...new Set(displaced.map(one => one.doctorId))]
  const after = await weekOf(db, doctors)
  const others = after.exceptions.filter(one => one.id !== old.id)
  const stateBefore = sessionStateIn({ ...after, exceptions: [...others, old] })
  const stateAfter = sessionStateIn(after)
  return displaced.flatMap(one => {
    const [was, is] = [stateBefore(one), stateAfter(one)]
    // If leave becomes lateness, also appointments before the doctor comes are restored, with a later expected time.
    return was !== 'present' && (is === 'present' || (is === 'missed' && was === null)) ? [one.id] : []
  })
}

export interface Answer {
  was: 'requested' | 'accepted'
  answer: 'move' | 'cancel' | null
  /** The open appointment that the patient has instead. */
  replacement: FullAppointment | null
  why: typeof callItem.$inferSelect.why | null
}

/** The open appointment that replaced this one, followed through further replacements. */
async function openReplacement(db: Executor, id: string, left = 5): Promise<FullAppointment | null> {
  const full = await findAppointment(db, id)
  if (!full || isMovable(full.row.status) || left === 0)
    return full && isMovable(full.row.status) ? full : null
  const [next] = await db
    .select({ id: answerLink.newAppointmentId })
    .from(answerLink)
    .where(and(eq(answerLink.appointmentId, id), isNotNull(answerLink.newAppointmentId)))
    .orderBy(desc(answerLink.answeredAt))
    .limit(1)
  return next?.id ? openReplacement(db, next.id, left - 1) : null
}

/** What the patient of a displaced appointment has answered: by the link, by a booking or on the telephone. */
export async function patientAnswer(db: Executor, { row }: FullAppointment): Promise<Answer> {
  const [link] = await db
    .select()
    .from(answerLink)
    .where(and(eq(answerLink.appointmentId, row.id), eq(answerLink.sequence, row.sequence)))
    .limit(1)
  const calls = await db
    .select()
    .from(callItem)
    .where(and(eq(callItem.appointmentId, row.id), inArray(callItem.news, ['absence', 'taken', 'busy'])))
    .orderBy(desc(callItem.createdAt))
  // The previous version made no link for patients without an email address.
  const closed = calls.find(one => one.outcome === 'booked' || one.outcome === 'cancelled')
  const byCall = closed ? (closed.outcome === 'booked' ? 'move' : 'cancel') : null
  const answer = link?.answer === 'keep' ? null : (link?.answer ?? byCall)
  const newId = link?.newAppointmentId ?? closed?.newAppointmentId
  const was = link?.was ?? (row.decidedAt ? 'accepted' : 'requested')
  return {
    was: was === 'requested' ? 'requested' : 'accepted',
    answer,
    replacement: answer === 'move' && newId ? await openReplacement(db, newId) : null,
    why: calls.find(one => one.doneAt === null)?.why ?? null,
  }
}

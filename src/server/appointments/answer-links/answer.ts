import { and, eq, isNull } from 'drizzle-orm'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Answer } from '#entities/appointment/appointment-answer.ts'
import type { Executor } from '../../database/connect.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { millisecond } from '../../kernel/millisecond.ts'
import { Problem } from '../../kernel/problem.ts'
import { lockDoctor, lockPatient } from '../../patients/locks.ts'
import { type BookingRules, bookingRules } from '../../schedules/booking-rules.ts'
import { doctorOfSchedule } from '../../schedules/doctors.ts'
import { withAlternatives } from '../../schedules/offer-alternatives.ts'
import { newAppointment } from '../book.ts'
import { closeCalls } from '../call-list/entries.ts'
import { notifyPatient } from '../messages/messages.ts'
import { moveInTransaction } from '../move.ts'
import { refuseOtherPackage, suitablePackage } from '../package-terms.ts'
import { deleteHolds } from '../reservation/holds.ts'
import { reserve } from '../reservation/reserve.ts'
import { transition } from '../transitions.ts'
import { contactOf, dependantInfo, type FullAppointment, findAppointment } from '../views.ts'
import { isUnchanged } from './link-view.ts'
import { type AnswerLink, findLink } from './links.ts'

type StoredAnswer = { answer: AnswerLink['answer']; newAppointmentId?: string }

/**
 * Answers by the link of a message. The link is valid for one state of the appointment. The state is compared under the
 * patient's lock, so one of two concurrent answers wins, and a link of a changed appointment is refused. The same answer
 * can be repeated.
 */
export async function answerByLink(
  deps: Deps,
  requestId: string,
  token: string,
  answer: Answer,
): Promise<void> {
  const rules = await bookingRules(deps)
  const link = await findLink(deps.db, token, deps.now())
  const before = await findAppointment(deps.db, link.appointmentId)
  if (!before) throw new Problem(404, 'booking.linkUnknown')
  const work = () =>
    deps.db.transaction(async db => {
      const doctor =
        answer.answer === 'move'
          ? await lockDoctor(db, (await doctorOfSchedule(db, answer.schedule)).id)
          : null
      const holder = await lockPatient(db, before.row.patientId)
      const now = millisecond(deps.now())
      const current = await findLink(db, token, now)
      const full = await findAppointment(db, link.appointmentId)
      if (!full) throw new Problem(404, 'booking.linkUnknown')
      if (current.answeredAt) {
        if (await isRepeated(db, current, answer)) return
        throw new Problem(409, 'booking.linkAnswered')
      }
      if (!isUnchanged(current, full)) throw new Problem(409, 'booking.linkChanged')
      const stored = await applyAnswer(db, rules, {
        ...{ link: current, full, holder },
        ...{ answer, doctor, now, requestId },
      })
      const updated = await db
        .update(answerLink)
        .set({ ...stored, answeredAt: now })
        .where(and(eq(answerLink.tokenHash, link.tokenHash), isNull(answerLink.answeredAt)))
      if (updated.rowCount === 0) throw new Problem(409, 'booking.linkAnswered')
      await closeCalls(db, link.appointmentId, 'answered', now)
    })
  if (answer.answer === 'move') {
    const { slug } = await doctorOfSchedule(deps.db, answer.schedule)
    await withAlternatives(deps, { doctor: slug, startsAt: Temporal.Instant.from(answer.startsAt) }, work)
  } else await work()
  deps.outboxChanged()
}

/** True for a repeated request: the button was pressed twice, or the first response was lost. */
async function isRepeated(db: Executor, link: AnswerLink, answer: Answer): Promise<boolean> {
  if (link.answer !== answer.answer) return false
  if (answer.answer !== 'move') return true
  const chosen = await findAppointment(db, link.newAppointmentId ?? link.appointmentId)
  return (
    chosen?.row.scheduleId === answer.schedule &&
    chosen.row.startsAt.equals(Temporal.Instant.from(answer.startsAt))
  )
}

interface AnswerContext {
  link: AnswerLink
  full: FullAppointment
  /** As `lockPatient` returns it. */
  holder: string
  answer: Answer
  doctor: Awaited<ReturnType<typeof lockDoctor>> | null
  now: Temporal.Instant
  requestId: string
}

async function applyAnswer(db: Executor, rules: BookingRules, one: AnswerContext): Promise<StoredAnswer> {
  const { full, answer, doctor, now, requestId } = one
  const isCancelled = full.row.status === 'cancelled_by_hospital'
  const entry = {
    requestId,
    objectKind: 'appointment',
    objectId: full.row.id,
    patientId: full.row.patientId,
    detail: { by: 'link' },
  }
  if (answer.answer === 'move' && doctor) {
    refuseOtherPackage(full.row, doctor)
    const reclaiming = await isOffered(db, one.link, answer)
    if (!isCancelled && doctor.id === full.row.doctorId) {
      await moveInTransaction(
        db,
        rules,
        { actor: { requestId }, atDesk: false, now, doctor, answering: true, reclaiming },
        full.row.id,
        answer,
      )
      return { answer: 'move' }
    }
    // Cancel the old one first: the database allows a patient no two at a time. A failure rolls both back.
    if (!isCancelled) await cancelForPatient(db, rules, one)
    const made = await replace(db, rules, { ...one, doctor, reclaiming }, answer)
    if (reclaiming && one.link.restores) {
      const first = and(
        eq(answerLink.appointmentId, one.link.restores),
        eq(answerLink.newAppointmentId, full.row.id),
      )
      await db.update(answerLink).set({ newAppointmentId: made }).where(first)
    }
    await audit(db, { ...entry, action: 'appointment.replace', detail: { by: 'link', with: made } })
    return { answer: 'move', newAppointmentId: made }
  }
  if (answer.answer === 'keep' && isCancelled) throw new Problem(409, 'booking.linkLost')
  if (answer.answer === 'cancel' && !isCancelled) await cancelForPatient(db, rules, one)
  await audit(db, { ...entry, action: `appointment.answer-${answer.answer}` })
  return { answer: answer.answer }
}

/** True for the earlier slot, which the hospital offers back after the absence was deleted. */
async function isOffered(db: Executor, { restores, appointmentId }: AnswerLink, place: PlaceChoice) {
  if (restores === null || restores === appointmentId) return false
  const row = (await findAppointment(db, restores))?.row
  return row?.scheduleId === place.schedule && row.startsAt.equals(Temporal.Instant.from(place.startsAt))
}

interface Cancellation {
  full: Pick<FullAppointment, 'row'>
  link: Pick<AnswerLink, 'was'>
  answer: Pick<Answer, 'answer'>
  now: Temporal.Instant
}

/** Cancels an appointment that still takes place, for its patient. */
export async function cancelForPatient(
  db: Executor,
  rules: BookingRules,
  { full: { row }, link: { was }, answer, now }: Cancellation,
): Promise<void> {
  const moves = answer.answer === 'move'
  const values = { status: 'cancelled_by_patient' as const, updatedAt: now }
  const after = await transition(db, row.id, row.status, values)
  if (!after) throw new Problem(409, 'booking.linkChanged')
  await notifyPatient(db, rules, 'cancelled', after, { calendar: was === 'accepted', offersNone: !moves })
}

/** Books a replacement for an appointment that the hospital changed. Accepted at once if that one was accepted. */
async function replace(
  db: Executor,
  rules: BookingRules,
  {
    full,
    holder,
    link,
    doctor,
    now,
    reclaiming,
  }: AnswerContext & { doctor: NonNullable<AnswerContext['doctor']>; reclaiming: boolean },
  { schedule, startsAt: text }: PlaceChoice,
): Promise<string> {
  const { row } = full
  const startsAt = Temporal.Instant.from(text)
  const { patientId } = row
  const patientName = dependantInfo(full)?.name
  const confirmed = link.was === 'accepted'
  const reserved = await reserve(db, rules, {
    doctor,
    patientId,
    patientName,
    schedule,
    startsAt,
    now,
    moving: row.id,
    confirmed,
    atDesk: reclaiming,
  })
  if (!reclaiming) {
    const { timezone } = reserved.schedule
    await suitablePackage(db, { doctor, patientId, startsAt, timezone, movedFrom: row.startsAt })
  }
  const accepted = confirmed || reclaiming || !reserved.answerBy
  const made = newAppointment(
    {
      patient: { id: patientId, ...contactOf(full) },
      doctor,
      status: accepted ? 'accepted' : 'requested',
      source: row.source,
      reason: row.reason,
      guarantor: row.guarantor,
      package: row.package,
      expiresAt: accepted ? null : reserved.answerBy,
      now,
    },
    reserved,
  )
  if (accepted) Object.assign(made.row, { decidedAt: now, decidedBy: confirmed ? row.decidedBy : null })
  const inserted = await db.insert(appointment).values(made.row).onConflictDoNothing()
  if (inserted.rowCount === 0) throw new Problem(409, 'booking.taken')
  await deleteHolds(db, holder, made.row)
  await notifyPatient(db, rules, accepted ? 'accepted' : 'requested', made, { calendar: accepted })
  return made.row.id
}

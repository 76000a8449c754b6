import { and, eq, isNull } from 'drizzle-orm'
import type { CallKind } from '#entities/appointment/appointment-call.ts'
import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../../database/connect.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { audit } from '../../kernel/audit.ts'
import { Problem } from '../../kernel/problem.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { createLink } from '../answer-links/links.ts'
import { closeCalls, putOnCallList } from '../call-list/entries.ts'
import { isCalledAtOnce } from '../call-list/unanswered.ts'
import { notifyPatient } from '../messages/messages.ts'
import { type Reserved, reserve } from '../reservation/reserve.ts'
import { appointmentEntry, transition } from '../transitions.ts'
import { dependantInfo, type FullAppointment, findAppointment } from '../views.ts'
import { type Answer, patientAnswer } from './restore-candidates.ts'

/** How many displaced appointments a deleted or shortened absence restores, and what happens to the others. */
export interface Restored {
  /** Restored. */
  restored: number
  /** The patient has moved meanwhile and is asked whether they want the old slot back. */
  asked: number
  /** Another patient has the slot, or the patient has another appointment then. On the call list. */
  notRestored: number
  /** Nothing changes: the patient needs no other appointment, or has moved and the old slot is taken. */
  settled: number
}

interface Restore {
  context: WriteContext
  exception: string
  figures: Restored & { told: number; toCall: number; alsoToCall: number }
}

/**
 * The old slot if it is free for the patient, or the reason why not. `moving`: an appointment that would be given up for
 * it, so it is no conflict.
 */
async function oldSlot(
  db: Executor,
  { rules, now }: WriteContext,
  full: FullAppointment,
  moving: string,
): Promise<Reserved | 'taken' | 'busy'> {
  const { row, doctor: slug, name, prefix, suffix, bookable } = full
  try {
    return await reserve(db, rules, {
      doctor: { id: row.doctorId, slug, name, prefix, suffix, bookable },
      patientId: row.patientId,
      patientName: dependantInfo(full)?.name,
      schedule: row.scheduleId,
      startsAt: row.startsAt,
      ...{ now, moving, atDesk: true, confirmed: true },
      // No new queue number: a number is given only once, so the old one is still the patient's.
      holding: row.mode === 'session',
    })
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return problem.code === 'booking.overlap' || problem.code === 'dependants.overlap' ? 'busy' : 'taken'
  }
}

const written = (
  db: Executor,
  { context: { actor }, exception }: Restore,
  action: AuditAction,
  full: FullAppointment,
  detail = {},
) => audit(db, appointmentEntry(actor, action, full, { exception, ...detail }))

async function restore(db: Executor, one: Restore, full: FullAppointment, known: Answer, place: Reserved) {
  const { context, figures } = one
  const { rules, now } = context
  const { row } = full
  // A request that the front desk cannot answer in time any more is confirmed at once.
  const confirming = known.was === 'requested' && !place.answerBy
  const accepted = known.was === 'accepted' || confirming
  const after = await transition(db, row.id, 'cancelled_by_hospital', {
    status: accepted ? 'accepted' : 'requested',
    place: row.mode === 'session' ? row.place : place.number,
    endsAt: place.endsAt,
    ...(known.was === 'requested' && { expiresAt: place.answerBy }),
    ...(confirming ? { decidedAt: now, decidedBy: context.actor.accountId ?? null } : {}),
    updatedAt: now,
  })
  if (!after) return
  // Links of earlier emails then lead to the restored appointment.
  await db.update(answerLink).set({ restores: row.id }).where(eq(answerLink.appointmentId, row.id))
  await closeCalls(db, row.id, 'restored', now)
  const answerToken = after.email ? await createLink(db, after, after.row.status, now, row.id) : null
  const options = { calendar: accepted, confirming, ...(answerToken ? { answerToken } : {}) }
  const isNotified = await notifyPatient(db, rules, 'restored', after, options)
  const unreachable = !isNotified ? 'no_address' : known.why === 'undeliverable' ? known.why : null
  const why = unreachable ?? (isCalledAtOnce(row.startsAt, context) ? 'unanswered' : null)
  if (why) await putOnCallList(db, [{ appointmentId: row.id, news: 'restored', why }], now)
  figures.restored++
  if (isNotified) figures.told++
  if (!isNotified) figures.toCall++
  else if (why) figures.alsoToCall++
  await written(db, one, 'appointment.restore', after, { to: after.row.status })
}

/** Offers the old slot. Without an answer the patient keeps the newer appointment. */
async function offerBack(db: Executor, one: Restore, old: FullAppointment, replacement: FullAppointment) {
  const { context, figures } = one
  const { rules, now } = context
  const { id, status } = replacement.row
  const [declined] = await db
    .select({ id: answerLink.appointmentId })
    .from(answerLink)
    .where(and(eq(answerLink.restores, old.row.id), eq(answerLink.answer, 'keep')))
    .limit(1)
  const place = declined ? 'taken' : await oldSlot(db, context, old, id)
  if (typeof place === 'string') {
    figures.settled++
    return
  }
  const answerToken = replacement.email ? await createLink(db, replacement, status, now, old.row.id) : null
  const isNotified = answerToken
    ? await notifyPatient(db, rules, 'mayReturn', replacement, { answerToken, earlier: old })
    : false
  if (!isNotified) await putOnCallList(db, [{ appointmentId: id, news: 'mayReturn', why: 'no_address' }], now)
  figures.asked++
  if (isNotified) figures.told++
  else figures.toCall++
  await written(db, one, 'appointment.offer-return', replacement, { to: old.row.startsAt.toString() })
}

/** Puts the reason why the slot is not restored on the call list. An open call about the absence gets this reason instead. */
async function callWithReason(db: Executor, one: Restore, full: FullAppointment, news: CallKind) {
  const { id } = full.row
  const open = and(eq(callItem.appointmentId, id), isNull(callItem.doneAt))
  const changed = await db.update(callItem).set({ news }).where(open)
  const why = full.email ? 'unanswered' : 'no_address'
  if (changed.rowCount === 0) {
    await putOnCallList(db, [{ appointmentId: id, news, why }], one.context.now)
  }
  one.figures.notRestored++
  if (full.email) one.figures.alsoToCall++
  else one.figures.toCall++
}

const isSameSlot = ({ row: one }: FullAppointment, { row: other }: FullAppointment) =>
  one.scheduleId === other.scheduleId && one.startsAt.equals(other.startsAt)

/**
 * Restores the appointments of a deleted or shortened absence, under the locks of `lockForRestoring`. Patients who have
 * not answered get their slot back; patients who have moved are asked.
 */
export async function restoreAll(
  db: Executor,
  context: WriteContext,
  ids: readonly string[],
  exception: string,
): Promise<Restore['figures']> {
  const none = { restored: 0, asked: 0, notRestored: 0, settled: 0, told: 0, toCall: 0, alsoToCall: 0 }
  const one: Restore = { context, exception, figures: none }
  for (const id of ids) {
    // An answer by link takes the patient's lock, which this transaction holds. Transitions by the front desk lock only the row.
    await db
      .select({ id: appointment.id })
      .from(appointment)
      .where(eq(appointment.id, id))
      .for('no key update')
    const full = await findAppointment(db, id)
    if (full?.row.status !== 'cancelled_by_hospital') continue
    const known = await patientAnswer(db, full)
    if (known.replacement && !isSameSlot(known.replacement, full))
      await offerBack(db, one, full, known.replacement)
    else if (known.answer !== null) one.figures.settled++
    else {
      const place = await oldSlot(db, context, full, id)
      if (typeof place === 'string') await callWithReason(db, one, full, place)
      else await restore(db, one, full, known, place)
    }
  }
  return one.figures
}

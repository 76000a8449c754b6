import { and, eq, sql } from 'drizzle-orm'
import type { ProblemCode } from '#contract/problem-codes.ts'
import type { Appointment, DeskAppointment } from '#entities/appointment/appointment.ts'
import { type AppointmentStatus, isMovable } from '#entities/appointment/appointment-status.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import type { AuditAction } from '#entities/office/audit-action.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit, auditRead, entriesAbout } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { slotsFreed } from '../kernel/events.ts'
import { isId } from '../kernel/ids.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { bookingRules } from '../schedules/booking-rules.ts'
import { expireRequests } from './expiry.ts'
import { notifyPatient } from './messages/messages.ts'
import { nextProposals } from './messages/proposals.ts'
import { refusalText } from './messages/refusal-text.ts'
import {
  accountOf,
  changedProblem,
  deskView,
  displacedFrom,
  type FullAppointment,
  findAppointment,
  patientView,
} from './views.ts'

/** 404 for an unknown or malformed id, and for an appointment of another account than `ownerAccountId`. */
export async function appointmentOr404(
  db: Executor,
  id: string,
  ownerAccountId?: string,
): Promise<FullAppointment> {
  const full = isId(id) ? await findAppointment(db, id) : null
  if (!full) throw notFound()
  if (ownerAccountId !== undefined) {
    const [owner] = await db
      .select({ accountId: sql<string | null>`${accountOf}` })
      .from(patient)
      .where(eq(patient.id, full.row.patientId))
    // 404 for another account's appointment too, so that the answer does not reveal which ids exist.
    if (owner?.accountId !== ownerAccountId) throw notFound()
  }
  return full
}

/** One appointment, expired first if its request is overdue. The read is audited. 404 as in `appointmentOr404`. */
export async function readAppointment(
  deps: Deps,
  actor: Actor,
  id: string,
  ownerAccountId?: string,
): Promise<FullAppointment> {
  const before = await appointmentOr404(deps.db, id, ownerAccountId)
  const expired = await expireRequests(deps, eq(appointment.id, id))
  const full = expired > 0 ? await appointmentOr404(deps.db, id, ownerAccountId) : before
  const { patientId } = full.row
  await auditRead(deps, { ...actor, action: 'appointment.read', patientId, seen: { appointments: [id] } })
  return full
}

const entryAbout = entriesAbout('appointment')
/** The audit entry of what is done with an appointment. */
export const appointmentEntry = (
  actor: Partial<Actor>,
  action: AuditAction,
  { row }: FullAppointment,
  detail?: Record<string, unknown>,
) => entryAbout(actor, action, row.id, row.patientId, detail)

/** Changes the status only if it is still `from`; returns null if another transaction changed it first. */
export async function transition(
  db: Executor,
  id: string,
  from: AppointmentStatus,
  values: Partial<typeof appointment.$inferInsert>,
): Promise<FullAppointment | null> {
  const swapped = await db
    .update(appointment)
    .set({ ...values, sequence: nextSequence })
    .where(and(eq(appointment.id, id), eq(appointment.status, from)))
  return swapped.rowCount === 0 ? null : findAppointment(db, id)
}

/** After another request was faster: the appointment if that request made the same transition, else 409. */
export async function alreadyIn(deps: Deps, id: string, status: AppointmentStatus): Promise<DeskAppointment> {
  const current = deskView(await appointmentOr404(deps.db, id))
  if (current.status === status) return current
  throw changedProblem(current)
}

export const nextSequence = sql`${appointment.sequence} + 1`

interface Decision {
  to: 'accepted' | 'declined'
  refusal?: Refusal
  /** Of the front desk: for patients without an account, who get no message. */
  language: InterfaceLanguage
}

/** The front desk answers a request. Of two concurrent answers the first wins; the other gets 409 with the current state. */
export async function decide(
  deps: Deps,
  actor: Actor,
  id: string,
  { to, refusal, language }: Decision,
): Promise<DeskAppointment> {
  const rules = await bookingRules(deps)
  if (isId(id)) await expireRequests(deps, eq(appointment.id, id))
  // The email of a declined request proposes other slots.
  const before = to === 'declined' && isId(id) ? await findAppointment(deps.db, id) : null
  const proposals = before
    ? await nextProposals(deps, before.doctor, displacedFrom(before), refusal?.offer)
    : []
  const decided = await deps.db.transaction(async db => {
    const now = deps.now()
    const full = isId(id)
      ? await transition(db, id, 'requested', {
          status: to,
          statusReason: refusal ? refusalText(refusal, before?.language ?? language) : null,
          decidedBy: actor.accountId,
          decidedAt: now,
          updatedAt: now,
        })
      : null
    if (!full) return null
    await notifyPatient(db, rules, to, full, { calendar: to === 'accepted', proposals })
    await audit(
      db,
      appointmentEntry(actor, to === 'accepted' ? 'appointment.accept' : 'appointment.decline', full),
    )
    return full
  })
  if (!decided) throw changedProblem(deskView(await appointmentOr404(deps.db, id)))
  deps.outboxChanged()
  if (to === 'declined') await slotsFreed.emit(deps, decided.row.doctorId)
  return deskView(decided)
}

/** Refuses changes after the start. Within the cut-off a confirmed appointment is cancelled by telephone, so that the slot can be filled. */
export function refuseAfterCutOff(
  full: FullAppointment,
  now: Temporal.Instant,
  hours: number,
  code: ProblemCode<409>,
): void {
  const { status, startsAt } = full.row
  const current = { result: { current: patientView(full) } }
  if (Temporal.Instant.compare(startsAt, now) <= 0) throw new Problem(409, 'booking.started', {}, current)
  const late = Temporal.Instant.compare(now, startsAt.subtract({ hours })) > 0
  if (status === 'accepted' && late) throw new Problem(409, code, { count: hours }, current)
}

/** Refuses what would bring a patient back who was erased. Call it under the patient's lock. */
export function refuseErased({ patientName }: FullAppointment): void {
  if (patientName === erasedName) throw new Problem(409, 'api.conflict')
}

/** The patient cancels an appointment before its start. Cancelling twice succeeds too. */
export async function cancelByPatient(deps: Deps, actor: Actor, id: string): Promise<Appointment> {
  const rules = await bookingRules(deps)
  // Retry: the request may be accepted meanwhile, and the cancellation then applies to the accepted appointment.
  for (let attempt = 0; ; attempt++) {
    const before = await appointmentOr404(deps.db, id, actor.accountId)
    const { status } = before.row
    // Cancelled on another device, or the first answer was lost.
    if (status === 'cancelled_by_patient') return patientView(before)
    const current = { result: { current: patientView(before) } }
    if (!isMovable(status) || attempt === 3) {
      throw new Problem(409, 'booking.changed', {}, current)
    }
    const now = deps.now()
    refuseAfterCutOff(before, now, rules.cancelHours, 'booking.cancelTooLate')
    const full = await deps.db.transaction(async db => {
      const values = { status: 'cancelled_by_patient' as const, updatedAt: now }
      const after = await transition(db, id, status, values)
      if (!after) return null
      await notifyPatient(db, rules, 'cancelled', after, { calendar: status === 'accepted' })
      await audit(db, appointmentEntry(actor, 'appointment.cancel', after, { from: status }))
      return after
    })
    if (!full) continue
    deps.outboxChanged()
    await slotsFreed.emit(deps, full.row.doctorId)
    return patientView(full)
  }
}

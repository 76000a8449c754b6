import type { DeskAppointment, OfCall } from '#entities/appointment/appointment.ts'
import { type AppointmentStatus, canBecome } from '#entities/appointment/appointment-status.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import type { AuditAction } from '#entities/office/audit-action.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { slotsFreed } from '../kernel/events.ts'
import { Problem } from '../kernel/problem.ts'
import { lockPatient } from '../patients/locks.ts'
import { bookingRules } from '../schedules/booking-rules.ts'
import { createLink } from './answer-links/links.ts'
import { closeCall } from './call-list/calls.ts'
import { putOnCallList } from './call-list/entries.ts'
import { putUnansweredOnCallList } from './call-list/unanswered.ts'
import { notifyPatient } from './messages/messages.ts'
import { nextProposals } from './messages/proposals.ts'
import { refusalText } from './messages/refusal-text.ts'
import { alreadyIn, appointmentEntry, appointmentOr404, transition } from './transitions.ts'
import { changedProblem, deskView, displacedFrom, type FullAppointment } from './views.ts'

type Target = Extract<AppointmentStatus, 'checked_in' | 'completed' | 'no_show' | 'cancelled_by_hospital'>

const actions: Record<Target, AuditAction> = {
  checked_in: 'appointment.check-in',
  completed: 'appointment.complete',
  no_show: 'appointment.no-show',
  cancelled_by_hospital: 'appointment.cancel-by-hospital',
}

/** Check-in is possible from the day of the appointment on; no-show after its expected end, or at any time after check-in. */
function isEarly({ row, lateMinutes }: FullAppointment, to: Target, now: Temporal.Instant): boolean {
  if (to === 'checked_in') return todayIn(row.timezone, now) < todayIn(row.timezone, row.startsAt)
  const ends = row.endsAt.add({ minutes: lateMinutes })
  if (to === 'no_show') return row.status === 'accepted' && Temporal.Instant.compare(now, ends) < 0
  return false
}

interface Step extends OfCall {
  to: Target
  refusal?: Refusal
  /** Of the front desk: for patients without an account, who get no message. */
  language: InterfaceLanguage
}

/** A transition by the front desk. Of two concurrent ones the first wins; repeating the same one succeeds. */
export async function transitionAtDesk(
  deps: Deps,
  actor: Actor,
  id: string,
  { to, refusal, language, call, callNote: note }: Step,
): Promise<DeskAppointment> {
  const rules = await bookingRules(deps)
  const before = await appointmentOr404(deps.db, id)
  const { status } = before.row
  if (status === to) return deskView(before)
  if (!canBecome(status, to)) throw changedProblem(deskView(before))
  const now = deps.now()
  if (isEarly(before, to, now)) {
    throw new Problem(409, 'booking.notYet', {}, { result: { current: deskView(before) } })
  }
  const cancels = to === 'cancelled_by_hospital'
  const proposals = cancels
    ? await nextProposals(deps, before.doctor, displacedFrom(before), refusal?.offer)
    : []
  const after = await deps.db.transaction(async db => {
    // The patient may be answering by the link at this moment.
    if (call) await lockPatient(db, before.row.patientId)
    const full = await transition(db, id, status, {
      status: to,
      ...(refusal && { statusReason: refusalText(refusal, before.language ?? language) }),
      updatedAt: now,
      ...(to === 'checked_in' ? { checkedInAt: now } : to === 'completed' ? { completedAt: now } : {}),
    })
    if (!full) return null
    if (cancels) {
      const answerToken = full.email ? await createLink(db, full, status, now) : ''
      const options = { calendar: status === 'accepted', proposals, answerToken }
      const isNotified = await notifyPatient(db, rules, 'cancelledByHospital', full, options)
      if (!isNotified)
        await putOnCallList(db, [{ appointmentId: id, news: 'cancelled', why: 'no_address' }], now)
      else await putUnansweredOnCallList(db, { rules, now }, [id])
    }
    await audit(db, appointmentEntry(actor, actions[to], full, { from: status }))
    if (call) await closeCall(db, { call, actor, now, note, outcome: 'cancelled', appointmentId: id })
    return full
  })
  if (!after) return alreadyIn(deps, id, to)
  deps.outboxChanged()
  if (cancels) await slotsFreed.emit(deps, after.row.doctorId)
  return deskView(after)
}

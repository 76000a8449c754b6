import { eq } from 'drizzle-orm'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import type { Actor } from '../kernel/deps.ts'
import { storeAnswer } from '../kernel/idempotency.ts'
import type { LockedDoctor } from '../patients/locks.ts'
import type { BookingRules } from '../schedules/booking-rules.ts'
import { moveInTransaction } from './move.ts'
import { appointmentOr404 } from './transitions.ts'
import { patientView } from './views.ts'

interface Exchange {
  actor: Actor
  key: string
  doctor: LockedDoctor
  now: Temporal.Instant
  /** The appointment that is given back. */
  replaces: string
  schedule: string
  startsAt: string
  reason: string | null
  guarantor: Guarantor | null
}

/**
 * Books an offered slot instead of the later appointment that it replaces, in the transaction of the booking. The
 * appointment is moved, so the old slot is released if and only if the new one is booked.
 */
export async function bookEarlierSlot(
  db: Executor,
  rules: BookingRules,
  one: Exchange,
): Promise<Appointment> {
  const { actor, key, doctor, now, replaces, reason, guarantor } = one
  const details = { ...(reason ? { reason } : {}), ...(guarantor ? { guarantor } : {}) }
  // Before the email is written, which contains them.
  if (Object.keys(details).length > 0)
    await db.update(appointment).set(details).where(eq(appointment.id, replaces))
  await moveInTransaction(db, rules, { actor, atDesk: false, now, doctor }, replaces, one)
  const answer = patientView(await appointmentOr404(db, replaces))
  await storeAnswer(db, { accountId: actor.accountId, key }, answer)
  return answer
}

import { and, eq, gt } from 'drizzle-orm'
import type { Appointment } from '#entities/appointment.ts'
import type { Guarantor } from '#entities/guarantor.ts'
import { appointment, placeHold } from '../../database/booking-tables.ts'
import type { Executor } from '../../database/connect.ts'
import { waitingEntry } from '../../database/waiting-tables.ts'
import type { Actor } from '../actor.ts'
import { keepAnswer } from '../idempotency.ts'
import type { LockedDoctor } from '../locks.ts'
import { moveIn } from '../move.ts'
import type { BookingRules } from '../rules.ts'
import { shown } from '../shapes.ts'
import { appointmentOr404 } from '../steps.ts'

/** Whether the waiting list keeps this place for the patient now. */
export async function isOffered(
  db: Executor,
  patientId: string,
  { schedule, startsAt, now }: { schedule: string; startsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<boolean> {
  const [found] = await db
    .select({ id: placeHold.id })
    .from(placeHold)
    .innerJoin(waitingEntry, eq(waitingEntry.id, placeHold.waitingEntryId))
    .where(
      and(
        eq(waitingEntry.patientId, patientId),
        eq(waitingEntry.status, 'offered'),
        eq(placeHold.scheduleId, schedule),
        eq(placeHold.startsAt, startsAt),
        gt(placeHold.expiresAt, now),
      ),
    )
  return found !== undefined
}

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
 * Takes an offered place instead of the later appointment that it replaces, in the transaction of the booking: the
 * appointment is moved, so that the old place is given back if and only if the new one is had.
 */
export async function exchange(db: Executor, rules: BookingRules, one: Exchange): Promise<Appointment> {
  const { actor, key, doctor, now, replaces, reason, guarantor } = one
  const said = { ...(reason ? { reason } : {}), ...(guarantor ? { guarantor } : {}) }
  // Before the letter is written, which names them.
  if (Object.keys(said).length > 0) await db.update(appointment).set(said).where(eq(appointment.id, replaces))
  await moveIn(db, rules, { actor, atDesk: false, now, doctor }, replaces, one)
  const answer = shown(await appointmentOr404(db, replaces))
  await keepAnswer(db, { accountId: actor.accountId, key }, answer)
  return answer
}

/** What was offered has been taken. */
export const endOffered = (db: Executor, entry: string, updatedAt: Temporal.Instant) =>
  db.update(waitingEntry).set({ status: 'booked', updatedAt }).where(eq(waitingEntry.id, entry))

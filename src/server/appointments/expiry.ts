import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { sumOfEach } from '../kernel/each.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { notifyPatient } from './messages/messages.ts'
import { findAppointment } from './views.ts'

const overdueAt = (now: Temporal.Instant) =>
  and(eq(appointment.status, 'requested'), lte(appointment.expiresAt, now))

/** Expires one overdue request and notifies its patient. Returns false if another transaction changed it first. */
export async function expireOne(
  db: Executor,
  rules: BookingRules,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const expired = await db
    .update(appointment)
    .set({ status: 'expired', updatedAt: now, sequence: sql`${appointment.sequence} + 1` })
    .where(and(eq(appointment.id, id), overdueAt(now)))
    .returning({ patientId: appointment.patientId })
  const [one] = expired
  if (!one) return false
  const full = await findAppointment(db, id)
  if (full) await notifyPatient(db, rules, 'expired', full)
  await audit(db, { action: 'appointment.expire', objectId: id, patientId: one.patientId })
  return true
}

/**
 * Expires requests that were not answered in time, oldest first, and returns their number. One transaction each, so that
 * a failure does not block the others. `which` limits it to some appointments.
 */
export async function expireRequests(deps: Deps, which?: SQL): Promise<number> {
  const now = deps.now()
  const overdue = await deps.db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(overdueAt(now), which))
    .orderBy(asc(appointment.expiresAt))
    .limit(500)
  if (overdue.length === 0) return 0
  const rules = await bookingRules(deps)
  return sumOfEach(overdue, async ({ id }) => {
    const expired = await deps.db.transaction(db => expireOne(db, rules, id, now))
    if (expired) deps.outboxChanged()
    return expired
  })
}

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Guarantor, GuarantorChoice } from '#entities/appointment/guarantor.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { guarantorOf } from '../patients/coverage.ts'
import { appointmentEntry, appointmentOr404 } from './transitions.ts'
import { changedProblem, deskView } from './views.ts'

/** Can be changed until the appointment is over; then the bill has been written. */
const open: readonly AppointmentStatus[] = ['requested', 'accepted', 'checked_in']

const guarantorIs = (guarantor: Guarantor | null): SQL =>
  sql`${appointment.guarantor} is not distinct from ${guarantor && JSON.stringify(guarantor)}::jsonb`

/**
 * The front desk sets or clears the guarantor of one appointment. No message is sent: emails only say what to bring
 * for it, and later ones say it of the new guarantor. The guarantor in the patient's own record stays.
 */
export async function setGuarantor(
  deps: Deps,
  actor: Actor,
  id: string,
  choice: GuarantorChoice | null,
  seen?: Guarantor | null,
): Promise<DeskAppointment> {
  const before = await appointmentOr404(deps.db, id)
  const guarantor = choice && (await guarantorOf(deps, choice))
  // A repeat after a lost answer finds its own value: no conflict.
  const asSeen = seen === undefined ? undefined : or(guarantorIs(seen), guarantorIs(guarantor))
  return deps.db.transaction(async db => {
    const written = await db
      .update(appointment)
      // `updatedAt` stays: no email is sent, so the coming reminder must not be left out.
      .set({ guarantor })
      .where(and(eq(appointment.id, id), inArray(appointment.status, [...open]), asSeen))
    const after = await appointmentOr404(db, id)
    if (written.rowCount === 0) throw changedProblem(deskView(after))
    const detail = { from: before.row.guarantor?.kind ?? null, to: guarantor?.kind ?? null }
    await audit(db, appointmentEntry(actor, 'appointment.guarantor', after, detail))
    return deskView(after)
  })
}

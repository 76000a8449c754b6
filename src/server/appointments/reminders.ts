import { and, eq, gt, lt, lte, notExists, sql } from 'drizzle-orm'
import { patient } from '../database/tables/accounts.ts'
import { appointment, reminder } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { notifyPatient } from './messages/messages.ts'
import { accountHolder, findAppointment } from './views.ts'

const kinds = [
  // The nearer one first: whose day before has passed meanwhile is not told of tomorrow.
  { kind: 'hours', hours: 2, heard: 3, news: 'reminderHours' },
  // Whoever heard of it less than `heard` hours before it begins has it in mind still.
  { kind: 'day', hours: 24, heard: 30, news: 'reminderDay' },
] as const
type Kind = (typeof kinds)[number]

/** Confirmed appointments that come within so many hours and were confirmed before: nobody is reminded of what they just heard. */
function coming(deps: Deps, { kind, hours, heard }: Kind, now: Temporal.Instant) {
  const said = deps.db
    .select({ one: sql`1` })
    .from(reminder)
    .where(
      and(
        eq(reminder.appointmentId, appointment.id),
        eq(reminder.kind, kind),
        eq(reminder.startsAt, appointment.startsAt),
      ),
    )
  return deps.db
    .select({ id: appointment.id })
    .from(appointment)
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .where(
      and(
        eq(appointment.status, 'accepted'),
        gt(appointment.startsAt, kind === 'day' ? now.add({ hours: 2 }) : now),
        lte(appointment.startsAt, now.add({ hours })),
        lt(appointment.updatedAt, sql`${appointment.startsAt} - make_interval(hours => ${heard}::int)`),
        // A dependant's are their carer's to want.
        sql`coalesce(${accountHolder.reminders}, ${patient.reminders})`,
        notExists(said),
      ),
    )
    .orderBy(appointment.startsAt)
    .limit(500)
}

/** Once for each time that an appointment has, however many processes do this at once; false where it was said or has changed. */
async function remind(deps: Deps, rules: BookingRules, id: string, { kind, news }: Kind): Promise<boolean> {
  return deps.db.transaction(async db => {
    const [still] = await db
      .select({ startsAt: appointment.startsAt })
      .from(appointment)
      .where(and(eq(appointment.id, id), eq(appointment.status, 'accepted')))
      .for('no key update')
    if (!still) return false
    const noted = await db
      .insert(reminder)
      .values({ appointmentId: id, kind, startsAt: still.startsAt })
      .onConflictDoNothing()
    const full = noted.rowCount === 0 ? null : await findAppointment(db, id)
    if (!full || !(await notifyPatient(db, rules, news, full))) return false
    const patientId = full.row.patientId
    await audit(db, { action: 'appointment.remind', objectKind: 'appointment', objectId: id, patientId })
    return true
  })
}

/** Reminds patients who want it, a day and two hours before; answers how many. */
export async function remindPatients(deps: Deps): Promise<number> {
  const now = deps.now()
  const rules = await bookingRules(deps)
  let count = 0
  for (const kind of kinds) {
    for (const { id } of await coming(deps, kind, now)) {
      if (await remind(deps, rules, id, kind)) count++
    }
  }
  if (count > 0) deps.outboxChanged()
  return count
}

import { and, eq, gt, lt, lte, notExists, sql } from 'drizzle-orm'
import { patient } from '../database/tables/accounts.ts'
import { appointment, reminder } from '../database/tables/booking.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { sumOfEach } from '../kernel/each.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'
import { notifyPatient } from './messages/messages.ts'
import { accountHolder, findAppointment } from './views.ts'

const kinds = [
  // The nearer one first. `dueAppointments` then selects no day reminder within the last two hours.
  { kind: 'hours', hours: 2, unchanged: 3, news: 'reminderHours' },
  // `unchanged`: no reminder after a change within these hours before the start.
  { kind: 'day', hours: 24, unchanged: 30, news: 'reminderDay' },
] as const
type Kind = (typeof kinds)[number]

/** Confirmed appointments that start within `hours`, were last changed before `unchanged`, and have no such reminder yet. */
function dueAppointments(deps: Deps, { kind, hours, unchanged }: Kind, now: Temporal.Instant) {
  const alreadySent = deps.db
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
        lt(appointment.updatedAt, sql`${appointment.startsAt} - make_interval(hours => ${unchanged}::int)`),
        // The account holder's setting decides for dependants.
        sql`coalesce(${accountHolder.reminders}, ${patient.reminders})`,
        notExists(alreadySent),
      ),
    )
    .orderBy(appointment.startsAt)
    .limit(500)
}

/** Sends once per start time, also with concurrent processes. Returns false if it was sent already or the status changed. */
async function sendReminder(
  deps: Deps,
  rules: BookingRules,
  id: string,
  { kind, news }: Kind,
): Promise<boolean> {
  return deps.db.transaction(async db => {
    const [confirmed] = await db
      .select({ startsAt: appointment.startsAt })
      .from(appointment)
      .where(and(eq(appointment.id, id), eq(appointment.status, 'accepted')))
      .for('no key update')
    if (!confirmed) return false
    const inserted = await db
      .insert(reminder)
      .values({ appointmentId: id, kind, startsAt: confirmed.startsAt })
      .onConflictDoNothing()
    const full = inserted.rowCount === 0 ? null : await findAppointment(db, id)
    if (!full || !(await notifyPatient(db, rules, news, full))) return false
    const patientId = full.row.patientId
    await audit(db, { action: 'appointment.remind', objectId: id, patientId })
    return true
  })
}

/** Sends reminders a day and two hours before; returns their number. */
export async function remindPatients(deps: Deps): Promise<number> {
  const now = deps.now()
  const rules = await bookingRules(deps)
  return sumOfEach(kinds, async kind =>
    sumOfEach(await dueAppointments(deps, kind, now), async ({ id }) => {
      const sent = await sendReminder(deps, rules, id, kind)
      if (sent) deps.outboxChanged()
      return sent
    }),
  )
}

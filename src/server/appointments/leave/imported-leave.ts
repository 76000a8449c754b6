import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { appointment, scheduleException, withdrawnLeave } from '../../database/tables/booking.ts'
import { content } from '../../database/tables/content.ts'
import type { Deps } from '../../kernel/deps.ts'
import { sumOfEach } from '../../kernel/each.ts'
import { bookingRules } from '../../schedules/booking-rules.ts'
import { bookedAhead, weekOf } from '../../schedules/displaced.ts'
import { longestLateness } from '../../schedules/lateness.ts'
import { locationNames } from '../../schedules/location-names.ts'
import { type WriteContext, write } from '../../schedules/written-answers.ts'
import { affectedAppointments, displaceAppointments, lockBooked } from './displace.ts'
import { deleteException } from './exception-writes.ts'
import { spanOf, startsIn } from './restore-lock.ts'

/** Marks leave without appointments as handled, in one statement: this is most of an import. */
async function markUnaffected(db: Executor, now: Temporal.Instant): Promise<void> {
  await db
    .update(scheduleException)
    .set({ untold: false })
    .where(
      and(
        eq(scheduleException.untold, true),
        sql`not exists (select from ${appointment} a where a.doctor_id = ${scheduleException.doctorId}
          and a.status in ('requested', 'accepted') and a.ends_at > ${now.toString()}::timestamptz
          and a.starts_at > ${scheduleException.fromDate}::timestamptz - interval '48 hours'
          and a.starts_at < ${scheduleException.toDate}::timestamptz + interval '72 hours')`,
      ),
    )
}

/** Handles all imported leave of a doctor together. Handled singly, two leaves of the same day would each find it closed already. */
async function notifyOfLeave(db: Executor, doctorId: string, context: WriteContext): Promise<number> {
  const { now } = context
  await db.select({ id: content.id }).from(content).where(eq(content.id, doctorId)).for('no key update')
  const untold = await db
    .select({ id: scheduleException.id, from: scheduleException.fromDate, to: scheduleException.toDate })
    .from(scheduleException)
    .where(and(eq(scheduleException.doctorId, doctorId), eq(scheduleException.untold, true)))
  if (untold.length === 0) return 0
  const ids = untold.map(one => one.id)
  const span = spanOf(...untold)
  await lockBooked(db, doctorId, span, now)
  const booked = await bookedAhead(db, now, startsIn(span, doctorId), now.subtract(longestLateness))
  const after = await weekOf(db, [doctorId])
  const before = { ...after, exceptions: after.exceptions.filter(one => !ids.includes(one.id)) }
  const affected = affectedAppointments(booked, before, after, { now })
  await displaceAppointments(db, context, affected, { id: ids[0] as string })
  await db.update(scheduleException).set({ untold: false }).where(inArray(scheduleException.id, ids))
  return affected.length
}

/**
 * Handles imported leave like an absence that the front desk enters: displaced patients get an email or a call. Returns
 * the number of affected appointments. One transaction per doctor, so that the locks are held only briefly.
 */
export async function notifyOfImportedLeave(deps: Deps): Promise<number> {
  const [some] = await deps.db
    .select({ id: scheduleException.id })
    .from(scheduleException)
    .where(eq(scheduleException.untold, true))
    .limit(1)
  if (!some) return 0
  await markUnaffected(deps.db, deps.now())
  const doctors = await deps.db
    .selectDistinct({ id: scheduleException.doctorId })
    .from(scheduleException)
    .where(eq(scheduleException.untold, true))
  if (doctors.length === 0) return 0
  const [rules, names] = [await bookingRules(deps), await locationNames(deps)]
  return sumOfEach(doctors, async ({ id }) => {
    if (id === null) return 0
    const context = { actor: {}, rules, names, now: deps.now() }
    const count = await deps.db.transaction(db => notifyOfLeave(db, id, context))
    if (count > 0) deps.outboxChanged()
    return count
  })
}

/** Undoes imported leave that the source has withdrawn, like an absence that the front desk deletes. Returns how much. */
export async function undoWithdrawnLeave(deps: Deps): Promise<number> {
  const rows = await deps.db
    .select({ id: scheduleException.id })
    .from(scheduleException)
    .innerJoin(content, eq(content.id, scheduleException.doctorId))
    .where(and(like(scheduleException.externalId, `${withdrawnLeave}%`), isNull(content.deletedAt)))
  return sumOfEach(rows, async ({ id }) => {
    await write({ deps, actor: {} }, 'schedule-exception.delete', (db, context) =>
      deleteException(db, id, context),
    )
    return true
  })
}

import { sql } from 'drizzle-orm'
import type { CallKind } from '#entities/appointment/appointment-call.ts'
import type { Executor } from '../../database/connect.ts'
import type { Deps } from '../../kernel/deps.ts'
import { type BookingRules, bookingRules } from '../../schedules/booking-rules.ts'
import { putOnCallList } from './entries.ts'

interface CallWindow {
  rules: Pick<BookingRules, 'callHours'>
  now: Temporal.Instant
}

/** True if the appointment is so soon that its patient is called without waiting for an answer to the email. */
export const isCalledAtOnce = (startsAt: Temporal.Instant, { rules, now }: CallWindow): boolean =>
  Temporal.Instant.compare(startsAt, now.add({ hours: rules.callHours })) <= 0

/**
 * Puts on the call list the patients of appointments that the hospital cancelled, that start within `callHours`, and
 * whose email has no answer: they may not have read it. Once per email. The cancelling transaction calls it with the `ids`
 * of its appointments; the timed job calls it without, for appointments that have come nearer. Returns the number.
 */
export async function putUnansweredOnCallList(
  db: Executor,
  { rules, now }: CallWindow,
  ids?: readonly string[],
): Promise<number> {
  if (ids?.length === 0) return 0
  const until = now.add({ hours: rules.callHours })
  const named = ids?.map(id => sql`${id}::uuid`)
  const { rows } = await db.execute<{ id: string; news: CallKind }>(sql`
    select distinct a.id, case when a.status_reason is null then 'absence' else 'cancelled' end as news
    from answer_link l
    join appointment a on a.id = l.appointment_id and a.sequence = l.sequence
    where l.answered_at is null and a.status = 'cancelled_by_hospital'
      and a.starts_at <= ${until.toString()}::timestamptz
      and not exists (select from call_item c where c.appointment_id = a.id and c.created_at >= l.created_at)
      and ${named ? sql`a.id in (${sql.join(named, sql`, `)})` : sql`a.ends_at > ${now.toString()}::timestamptz`}`)
  const entries = rows.map(({ id, news }) => ({ appointmentId: id, news, why: 'unanswered' as const }))
  return putOnCallList(db, entries, now)
}

/** The timed job. */
export const callUnanswered = async (deps: Deps): Promise<number> =>
  putUnansweredOnCallList(deps.db, { rules: await bookingRules(deps), now: deps.now() })

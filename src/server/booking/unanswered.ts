import { sql } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { newId } from '../database/connect.ts'

/**
 * Puts on the call list whose place the hospital took back, who has not answered and has nothing else booked since, and
 * would set out within a day: they may not have read it. Once for an appointment. Answers how many.
 */
export async function callUnanswered(deps: Deps): Promise<number> {
  const now = deps.now().toString()
  const { rows } = await deps.db.execute<{ id: string }>(sql`
    select distinct a.id from answer_link l
    join appointment a on a.id = l.appointment_id and a.sequence = l.sequence
    where l.answered_at is null and a.status = 'cancelled_by_hospital'
      and a.starts_at > ${now}::timestamptz and a.starts_at <= ${now}::timestamptz + interval '24 hours'
      and l.created_at <= ${now}::timestamptz - interval '2 hours'
      and not exists (select from call_item c where c.appointment_id = a.id)
      and not exists (select from appointment other where other.patient_id = a.patient_id
        and other.created_at >= l.created_at and other.status in ('requested', 'accepted', 'checked_in'))`)
  let count = 0
  for (const { id } of rows) {
    const made = await deps.db.execute(sql`
      insert into call_item (id, appointment_id, news, why, created_at)
      values (${newId()}, ${id}, 'absence', 'unanswered', ${now}::timestamptz) on conflict do nothing`)
    count += made.rowCount ?? 0
  }
  return count
}

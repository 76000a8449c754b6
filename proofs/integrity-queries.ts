import type { Pool } from 'pg'

/**
 * Appointments with incomplete transactions. Each action writes its audit entry, its message and its status, and each
 * request its idempotency key with an answer, in one transaction: all or none of them must be stored.
 */
export async function incompleteTransactions(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string | null }>(`
    with deeds as (
      select object_id::uuid as id,
        count(*) filter (where action = 'appointment.request') as requested,
        count(*) filter (where action = 'appointment.accept') as accepted,
        count(*) filter (where action = 'appointment.cancel') as cancelled,
        count(*) filter (where action = 'appointment.move') as moved
      from audit_entry where object_kind = 'appointment' and object_id is not null group by 1
    ), letters as (
      select appointment_id as id,
        count(*) filter (where kind = 'appointment.requested') as requested,
        count(*) filter (where kind = 'appointment.accepted') as accepted,
        count(*) filter (where kind = 'appointment.cancelled') as cancelled,
        count(*) filter (where kind = 'appointment.moved') as moved
      from outbox_message where appointment_id is not null group by 1
    ), keys as (
      select ((answer->>'text')::jsonb->>'id')::uuid as id, count(*) as requested
      from idempotency_key where operation = 'appointment.request' group by 1
    )
    select id from appointment a full join deeds d using (id) full join letters l using (id) full join keys k using (id)
    where a.code is null
      or (d.requested, l.requested, k.requested) is distinct from (1::bigint, 1::bigint, 1::bigint)
      or (d.accepted, d.cancelled, d.moved) is distinct from (l.accepted, l.cancelled, l.moved)
      or (d.accepted = 1) is distinct from (a.decided_at is not null)
      or (d.cancelled = 1) is distinct from (a.status = 'cancelled_by_patient')
      or (d.accepted = 1 and d.cancelled = 0) is distinct from (a.status = 'accepted')`)
  return rows.map(row => row.id ?? 'a key without an answer')
}

/** Counts double bookings without relying on the unique index: by patient, by queue number and by the doctor's time. */
export async function doubleBookings(pool: Pool): Promise<number> {
  const held = "status in ('requested', 'accepted', 'checked_in', 'completed')"
  const { rows } = await pool.query<{ count: string }>(`
    select count(*) from appointment one join appointment other on one.id < other.id
      and one.${held} and other.${held}
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at
      and (one.patient_id = other.patient_id
        or one.doctor_id = other.doctor_id and (one.mode = 'slots' or one.place = other.place))`)
  return Number(rows[0]?.count)
}

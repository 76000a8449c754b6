import { timetableItem } from '#entities/appointment/timetable-key.ts'
import type { Executor } from '../../database/connect.ts'
import { runStatement, type Statement } from '../../database/statement.ts'
import { hashOf, type Request } from '../../kernel/idempotency.ts'
import type { Message } from '../../mail/message.ts'
import { type DoctorRow, doctorColumns } from '../../patients/locks.ts'
import { answersByBooking } from '../call-list/answered-by-booking.ts'
import type { Contact, FullAppointment } from '../views.ts'

// The statements of a booking besides `checkConflicts`. They are the most frequent statements under load, so they take as
// few round trips as the locks allow.

export interface Opened extends Omit<DoctorRow, 'id'>, Contact {
  /** False if the idempotency key is known: nothing is locked then. */
  fresh: boolean
  id: string | null
  /** The patient of the appointment; null if the family has no member with that id. */
  patientId: string | null
  /** The record of the account holder, under which the family's holds are stored. */
  holder: string | null
}

/** Inserts the idempotency key, on whose row repeated requests wait; then locks the doctor, then the patient. Always in this order. */
const opening: Statement = {
  name: 'booking-open',
  text: `
    with key as (
      insert into idempotency_key (account_id, key, operation, body_hash, status, answer)
      values ($1::uuid, $2, $3, $4, 201, '{}') on conflict do nothing returning 1
    ), doctor as materialized (
      select ${doctorColumns} from content
      where kind = $7 and key = $5 and deleted_at is null and exists (select from key)
      for no key update
    ), own as materialized (
      select id, full_name, birth_date, phone from patient
      where account_id = $1::uuid and exists (select from doctor)
      for no key update
    ), dependant as materialized (
      -- Locked as well: a concurrent request may be removing this family member.
      select id, full_name, birth_date, phone from patient
      where id = $6::uuid and dependant_of = $1::uuid and removed_at is null and exists (select from own)
      for no key update
    ), person as (
      select id, full_name, birth_date, phone, null as carer from own where $6::uuid is null
      union all
      select d.id, d.full_name, d.birth_date, coalesce(d.phone, own.phone), own.full_name from dependant d, own
    )
    select exists (select from key) as fresh, doctor.*, own.id as holder, person.id as "patientId",
      person.full_name as "patientName", person.birth_date as "birthDate", person.phone, person.carer,
      account.email, account.language
    from account left join doctor on true left join own on true left join person on true
    where account.id = $1::uuid`,
}

export async function openRequest(
  db: Executor,
  request: Request,
  doctor: string,
  dependant: string | null,
): Promise<Opened | null> {
  const { accountId, key, operation, body } = request
  const { kind, slug } = timetableItem(doctor)
  const values = [accountId, key, operation, hashOf(body), slug, dependant, kind]
  const [row] = await runStatement<Opened>(db, opening, values)
  return row ?? null
}

/** Writes the appointment, the message, the audit entry and the stored answer, and deletes the patient's hold: all or none. */
const writing: Statement = {
  name: 'booking-write',
  text: `
    with made as (
      insert into appointment (id, code, schedule_id, doctor_id, location_id, patient_id, mode, timezone, starts_at,
        ends_at, place, status, reason, expires_at, created_at, updated_at, guarantor, decided_at, package)
      values ($1::uuid, $2, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $7, $8, $9::timestamptz, $10::timestamptz, $11,
        $12, $13, $14::timestamptz, $15::timestamptz, $15::timestamptz, $27::jsonb, $29::timestamptz, $31::jsonb)
      on conflict do nothing returning id
    ), released as (
      delete from place_hold h where patient_id = $28::uuid and exists (select from made)
        -- Holds that the waiting list offers with another doctor, or to another family member, stay.
        and ((h.doctor_id = $4::uuid and (coalesce(h.dependant_id, h.patient_id) = $6::uuid
            or (h.starts_at < $10::timestamptz and h.ends_at > $9::timestamptz)))
          or not exists (select from waiting_entry w
            where w.patient_id = coalesce(h.dependant_id, h.patient_id) and w.doctor_id = h.doctor_id and w.status = 'offered'))
    ), email as (
      insert into outbox_message (id, kind, "to", language, subject, text, html, appointment_id, attachments)
      select $16::uuid, $17, $18, $19, $20, $21, $22, id, $30::jsonb from made where $18::text is not null
    ), entry as (
      insert into audit_entry (account_id, action, object_kind, object_id, patient_id, request_id)
      select $23::uuid, 'appointment.request', 'appointment', id::text, $6::uuid, $24 from made
    ), guarantor as (
      -- The default of the next booking.
      update patient set insurance = $27::jsonb
      where id = $6::uuid and $27::jsonb is not null and insurance is distinct from $27::jsonb
        and exists (select from made)
    ), ${answersByBooking({
      ...{ id: '$1::uuid', patient: '$6::uuid', doctor: '$4::uuid', startsAt: '$9::timestamptz' },
      ...{ now: '$15::timestamptz', when: 'exists (select from made)' },
    })}, stored_answer as (
      -- As text: jsonb changes the order of fields, and a repeated request must get the same bytes.
      update idempotency_key set answer = jsonb_build_object('text', $25::text)
      where account_id = $23::uuid and key = $26 and exists (select from made)
    )
    select id from made`,
}

interface Written {
  row: FullAppointment['row']
  holder: string
  email: { id: string; message: Message } | null
  accountId: string
  requestId: string
  answer: string
  key: string
}

/** Returns false if the slot or the code is already taken: then nothing is written. */
export async function writeRequest(db: Executor, written: Written): Promise<boolean> {
  const { row, holder, email, accountId, requestId, answer, key } = written
  const { message } = email ?? {}
  const made = await runStatement<{ id: string }>(db, writing, [
    row.id,
    row.code,
    row.scheduleId,
    row.doctorId,
    row.locationId,
    row.patientId,
    row.mode,
    row.timezone,
    row.startsAt.toString(),
    row.endsAt.toString(),
    row.place,
    row.status,
    row.reason,
    row.expiresAt?.toString() ?? null,
    row.createdAt.toString(),
    email?.id ?? null,
    message?.kind ?? null,
    message?.to ?? null,
    message?.language ?? null,
    message?.subject ?? null,
    message?.text ?? null,
    message?.html ?? null,
    accountId,
    requestId,
    answer,
    key,
    row.guarantor && JSON.stringify(row.guarantor),
    holder,
    row.decidedAt?.toString() ?? null,
    JSON.stringify(message?.attachments ?? []),
    row.package && JSON.stringify(row.package),
  ])
  return made.length > 0
}

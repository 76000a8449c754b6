import {
  appointmentStatuses,
  isMovable,
  occupyingStatuses,
} from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import { runStatement, type Statement } from '../../database/statement.ts'

/** An appointment or a hold that occupies time of the doctor or of the patient. */
export interface Conflict {
  id: string
  schedule: string
  doctor: string
  patient: string
  starts: string
  ends: string
  place: number
  status: string
  expires: string | null
  created: string
  /** The patient's waiting list entry for which this hold was offered. */
  offer: string | null
  /** The appointment with this doctor that the offered slot replaces, if it can still be given back. */
  replaces: string | null
}

export interface ConflictCheck {
  /** The newest change of content or timetables. */
  newest: number
  /** The timetable has changed since the given change. */
  changed: boolean
  location: { id: string; key: string; name: string | null } | null
  /** What is booked with the doctor around this time, and all coming appointments of the patient's family. */
  taken: Conflict[]
  /** The patient and all others for whom the same account books. */
  family: string[]
  /** The patient under whom the family's holds are stored: the account holder, if there is an account. */
  holder: string
}

export interface ConflictQuery {
  doctorId: string
  patientId: string
  schedule: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  now: Temporal.Instant
  change: number
}

const listed = (statuses: readonly string[]) => statuses.map(one => `'${one}'`).join(', ')
const holding = listed(occupyingStatuses)
const movable = listed(appointmentStatuses.filter(isMovable))
const statement: Statement = {
  name: 'booking-conflict-check',
  text: `
    with self as materialized (
      select id, coalesce(account_id, dependant_of) as account from patient where id = $2::uuid
    ), holder as materialized (
      select p.id from self join patient p on p.account_id = self.account
    ), family as materialized (
      select id from self union select id from holder
      union select p.id from self join patient p on p.dependant_of = self.account
    )
    select
      (select json_agg(id) from family) as family,
      coalesce((select id from holder), (select id from self)) as holder,
      (select coalesce(max(id), 0) from change)::float8 as newest,
      exists (select from change where id > $6::bigint and kind in ('schedules', 'doctors', 'packages', 'addresses')) as changed,
      (select json_build_object('id', l.id, 'key', l.key, 'name', coalesce(l.data, l.draft)->>'officialName')
        from schedule s join content l on l.id = s.location_id where s.id = $5::uuid) as location,
      (select coalesce(json_agg(one), '[]') from (
        select id, schedule_id as schedule, doctor_id as doctor, patient_id as patient, starts_at as starts,
          ends_at as ends, place, status, expires_at as expires, created_at as created, null::uuid as offer, null::uuid as replaces
        from appointment
        where status in (${holding}) and doctor_id = $1::uuid and starts_at > $3::timestamptz - interval '24 hours'
          and starts_at < $4::timestamptz and ends_at > $3::timestamptz
        -- A union instead of "or", for which PostgreSQL scanned all appointments. It removes rows that both parts find.
        union
        select id, schedule_id, doctor_id, patient_id, starts_at, ends_at, place, status, expires_at, created_at, null, null
        from appointment
        where status in (${holding}) and patient_id = any (array(select id from family)) and ends_at > $7::timestamptz
        union
        select h.id, h.schedule_id, h.doctor_id, h.patient_id, h.starts_at, h.ends_at, 0, 'held', h.expires_at,
          h.created_at, w.id, a.id
        from place_hold h
        left join waiting_entry w on w.id = h.waiting_entry_id and w.patient_id = $2::uuid and w.status = 'offered'
        left join appointment a on a.id = w.replaces and a.patient_id = w.patient_id and a.doctor_id = h.doctor_id
          and a.starts_at > h.starts_at and a.status in (${movable})
        where h.expires_at > $7::timestamptz
          and h.doctor_id = $1::uuid and h.starts_at < $4::timestamptz and h.ends_at > $3::timestamptz
        order by id) one) as taken`,
}

/** Reads in one round trip all that a decision about a slot needs. Call it after taking the locks. */
export async function checkConflicts(db: Executor, at: ConflictQuery): Promise<ConflictCheck> {
  const [found] = await runStatement<ConflictCheck>(db, statement, [
    at.doctorId,
    at.patientId,
    at.startsAt.toString(),
    at.endsAt.toString(),
    at.schedule,
    at.change,
    at.now.toString(),
  ])
  return found as ConflictCheck
}

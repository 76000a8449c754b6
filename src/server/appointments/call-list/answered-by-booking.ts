import type { Executor } from '../../database/connect.ts'
import { runStatement } from '../../database/statement.ts'

/**
 * Parts of a statement for a new appointment of a patient. It answers the link of an appointment that the hospital
 * cancelled, with the same doctor or another one of the specialty (the nearest in time if there are several), and closes
 * its call. A booking for another specialty answers nothing: the patient may not have read the email. A call whose
 * email was not delivered stays open.
 */
export const answersByBooking = (one: {
  id: string
  patient: string
  doctor: string
  startsAt: string
  now: string
  when: string
}) => `
  rebooked as (
    update answer_link set answered_at = ${one.now}, answer = 'move', new_appointment_id = ${one.id}
    where ${one.when} and token_hash = (
      select l.token_hash from appointment a
      join answer_link l on l.appointment_id = a.id and l.sequence = a.sequence
      where a.patient_id = ${one.patient} and a.status = 'cancelled_by_hospital'
        and l.answered_at is null and l.expires_at > ${one.now}
        and (a.doctor_id = ${one.doctor} or exists (
          select from content s join content d on d.data->'specialists' ? s.key
          join content other on other.data->'specialists' ? s.key
          where s.kind = 'specialists' and d.id = a.doctor_id and other.id = ${one.doctor}))
      order by abs(extract(epoch from a.starts_at - ${one.startsAt})) limit 1)
    returning appointment_id
  ), not_called as (
    update call_item set done_at = ${one.now}, outcome = 'rebooked', new_appointment_id = ${one.id}
    where done_at is null and why = 'unanswered' and appointment_id in (select appointment_id from rebooked)
  )`

const statement = {
  name: 'answer-by-booking',
  text: `with ${answersByBooking({
    ...{ id: '$1::uuid', patient: '$2::uuid', doctor: '$3::uuid', startsAt: '$4::timestamptz' },
    ...{ now: '$5::timestamptz', when: 'true' },
  })} select from rebooked`,
}

interface Made {
  id: string
  patientId: string
  doctorId: string
  startsAt: Temporal.Instant
}

/** The same as a statement of its own, after the appointment was written. */
export async function answerByBooking(db: Executor, made: Made, now: Temporal.Instant): Promise<void> {
  const { id, patientId, doctorId, startsAt } = made
  await runStatement(db, statement, [id, patientId, doctorId, startsAt.toString(), now.toString()])
}

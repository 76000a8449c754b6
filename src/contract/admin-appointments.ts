import { z } from '@hono/zod-openapi'
import {
  declineSchema,
  deskAppointmentSchema,
  deskBookSchema,
  deskCancelSchema,
  deskMoveSchema,
  emailStepSchema,
  guarantorChangeSchema,
} from '#entities/appointment/appointment.ts'
import {
  callDoneSchema,
  callItemSchema,
  callPlacesSchema,
  noAnswerSchema,
} from '#entities/appointment/appointment-call.ts'
import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import {
  created,
  get,
  idempotencyHeader,
  key,
  list,
  named,
  paging,
  post,
  put,
  search,
  subject,
  timetableParam,
  uuidParam,
} from './operation.ts'

const appointment = named('DeskAppointment', deskAppointmentSchema)
const callItem = named('CallItem', callItemSchema)
const status = z.enum(appointmentStatuses, 'validation:choice')
const listQuery = z.object({
  ...paging(25),
  status: z
    .union([status, z.array(status)])
    .optional()
    .transform(value => (value === undefined || Array.isArray(value) ? value : [value])),
  location: key.optional(),
  doctor: timetableParam.optional(),
  search: search.openapi({ description: 'A code, or part of the patient’s name or phone number' }),
  date: calendarDate.optional().openapi({ description: 'The date at each location' }),
  to: calendarDate.optional().openapi({ description: 'With `date`: the last of several dates, 42 at most' }),
  sort: z.enum(['startsAt', '-startsAt', 'createdAt', '-createdAt']).optional(),
  /** The list will be saved as a file. The request for the first page writes an audit entry of the export. */
  purpose: z.literal('export').optional(),
})

export const adminAppointments = subject('appointments', {
  listAdminAppointments: get('/api/admins/appointments', 'desk', {
    summary: 'Appointments of all patients; `status` repeats',
    query: listQuery,
    answer: list(appointment),
  }),
  readAdminAppointment: get('/api/admins/appointments/{id}', 'desk', {
    summary: 'One appointment of any patient',
    answer: appointment,
  }),
  acceptAppointment: post('/api/admins/appointments/{id}/accept', 'desk', {
    summary: 'Accept a request; 409 `booking.changed` with the current one where it waits no longer',
    answer: appointment,
  }),
  declineAppointment: post('/api/admins/appointments/{id}/decline', 'desk', {
    summary: 'Decline a request with a reason for the patient',
    body: declineSchema,
    answer: appointment,
  }),
  bookAdminAppointment: post('/api/admins/appointments', 'desk', {
    summary: 'Book by phone or at the front desk, into the same slots; accepted at once',
    headers: idempotencyHeader,
    body: deskBookSchema,
    answer: created(appointment, 'Booked'),
  }),
  cancelAdminAppointment: post('/api/admins/appointments/{id}/cancel', 'desk', {
    summary:
      'Cancel with a reason, which the patient receives with free slots; a patient without email goes on the call list',
    body: deskCancelSchema,
    answer: appointment,
  }),
  checkInAppointment: post('/api/admins/appointments/{id}/check-in', 'desk', {
    summary: 'The patient has arrived; from the day of the appointment on',
    answer: appointment,
  }),
  completeAppointment: post('/api/admins/appointments/{id}/complete', 'desk', {
    summary: 'The patient has been seen',
    answer: appointment,
  }),
  markNoShow: post('/api/admins/appointments/{id}/no-show', 'desk', {
    summary: 'The patient did not come, once the slot is over; or arrived and left again, at any time',
    answer: appointment,
  }),
  reinstateAppointment: post('/api/admins/appointments/{id}/reinstate', 'desk', {
    summary: 'Take back that the patient did not come, or left; for a day',
    answer: appointment,
  }),
  rescheduleAdminAppointment: post('/api/admins/appointments/{id}/reschedule', 'desk', {
    summary: 'Move to another slot, of any doctor; notice and cut-off do not apply to the front desk',
    body: deskMoveSchema,
    answer: appointment,
  }),
  previewAppointmentEmail: post('/api/admins/appointments/{id}/letter', 'desk', {
    summary: 'The email of a move or a refusal, before it happens; null without an address',
    body: emailStepSchema,
    answer: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
  saveGuarantor: put('/api/admins/appointments/{id}/guarantor', 'desk', {
    summary: 'Who pays for the visit, or null where it is open; until the visit is over',
    body: guarantorChangeSchema,
    answer: appointment,
  }),
  readCallList: get('/api/admins/call-list', 'desk', {
    summary:
      'Patients to call, the soonest appointment first; with `done=true` those called, the latest first',
    query: z.object({
      done: z.enum(['true', 'false']).default('false'),
      ...paging(50),
    }),
    answer: list(callItem),
  }),
  startCall: post('/api/admins/call-list/{id}/call', 'desk', {
    summary:
      'A colleague calls now: for ten minutes no colleague calls this patient or books for them; 409 names who is faster',
    params: uuidParam,
    answer: callItem,
  }),
  recordNoAnswer: post('/api/admins/call-list/{id}/no-answer', 'desk', {
    summary: 'The patient did not answer the call; the entry stays, with who called and when',
    params: uuidParam,
    // Optional: a page that was loaded before a note could be sent sends none.
    body: noAnswerSchema.optional(),
    answer: callItem,
  }),
  finishCall: post('/api/admins/call-list/{id}/done', 'desk', {
    summary:
      'The patient was informed, or wants no other slot. Idempotent; 409 where a colleague has done it',
    params: uuidParam,
    body: callDoneSchema,
    answer: callItem,
  }),
  listCallSlots: get('/api/admins/call-list/{id}/places', 'desk', {
    summary: 'Free slots for the patient of an entry: with the same doctor, and with others of the specialty',
    params: uuidParam,
    query: z.object({ from: calendarDate.optional() }),
    answer: named('CallPlaces', callPlacesSchema),
  }),
})

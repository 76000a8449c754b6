import { z } from '@hono/zod-openapi'
import {
  appointmentSchema,
  bookSchema,
  holdChoiceSchema,
  holdSchema,
  placeChoiceSchema,
} from '#entities/appointment/appointment.ts'
import { answerSchema, linkViewSchema } from '#entities/appointment/appointment-answer.ts'
import { leaveTestimonialSchema } from '#entities/appointment/leave-testimonial.ts'
import { deskWaitingSchema, waitingEntrySchema, waitSchema } from '#entities/appointment/waiting.ts'
import { queueStatusSchema } from '#entities/schedule/queue-status.ts'
import {
  created,
  del,
  get,
  idempotencyHeader,
  list,
  named,
  paging,
  post,
  search,
  subject,
} from './operation.ts'

const appointment = named('Appointment', appointmentSchema)
const hold = named('Hold', holdSchema)
const waitingEntry = named('WaitingEntry', waitingEntrySchema)

const link = named('AppointmentLink', linkViewSchema)
const token = z.object({ token: z.string().max(200) })
const readSummary =
  'What the hospital had to change, and which places there are instead; changes nothing. 410 when its time is over'
const answerSummary =
  'Answer once: another place, no appointment, or as it is; 409 where it is answered or has changed'

export const testimonials = subject('appointments', {
  writeTestimonial: post('/api/appointments/{id}/testimonial', 'patient', {
    summary: 'Write about a visit that took place, once; the hospital reads it before anyone else',
    body: leaveTestimonialSchema,
    answer: created(z.null(), 'Kept for the hospital to read'),
  }),
})

export const appointments = subject('appointments', {
  readQueueStatus: get('/api/appointments/status/{code}', 'public', {
    summary:
      'By a booking code: who is with the doctor, and about when the turn comes. Numbers and times only',
    params: z.object({ code: z.string().min(1).max(40) }),
    answer: named('QueueStatus', queueStatusSchema),
  }),
  readAnswerLink: get('/api/answer-link', 'public', {
    summary: readSummary,
    security: [{ bearer: [] }],
    query: placeChoiceSchema.partial(),
    answer: link,
  }),
  answerByLink: post('/api/answer-link', 'public', {
    summary: answerSummary,
    security: [{ bearer: [] }],
    body: answerSchema,
    answer: link,
  }),
  readAnswerLinkByToken: get('/api/appointments/by-link/{token}', 'public', {
    summary: readSummary,
    deprecated: true,
    params: token,
    answer: link,
  }),
  answerByLinkToken: post('/api/appointments/by-link/{token}', 'public', {
    summary: answerSummary,
    deprecated: true,
    params: token,
    body: answerSchema,
    answer: link,
  }),
  holdSlot: post('/api/holds', 'patient', {
    summary: 'Hold a slot for ten minutes, one at a time; 409 `booking.taken` names the next free ones',
    body: holdChoiceSchema,
    answer: created(hold, 'The place is kept'),
  }),
  readHold: get('/api/holds', 'patient', {
    summary: 'The slot that is held for me now, or null',
    answer: holdSchema.nullable(),
  }),
  releaseHold: del('/api/holds', 'patient', {
    summary: 'Release the held slot; twice counts once',
  }),
  joinWaitingList: post('/api/waiting-list', 'patient', {
    summary:
      'Wait for a doctor, or any doctor of a specialty, between two dates; waiting there already, only the dates change',
    body: waitSchema,
    answer: created(waitingEntry, 'Waiting'),
  }),
  readWaitingList: get('/api/waiting-list', 'patient', {
    summary: 'My waiting lists, my position, and the slot that is offered to me now',
    answer: list(waitingEntry),
  }),
  leaveWaitingList: del('/api/waiting-list/{id}', 'patient', {
    summary: 'Wait no longer, and give back what was offered; twice is as good as once',
  }),
  readAdminWaitingList: get('/api/admins/waiting-list', 'desk', {
    summary: 'Who waits for a doctor or a specialty: those with an offer first, the others in their turn',
    query: z.object({ ...paging(25), search, appointment: z.uuid().optional() }),
    answer: list(named('DeskWaiting', deskWaitingSchema)),
  }),
  waitForEarlierTime: post('/api/admins/appointments/{id}/earlier', 'desk', {
    summary: 'Offer the patient by email an earlier time with the doctor as soon as one is free',
  }),
  stopWaitingForEarlierTime: del('/api/admins/appointments/{id}/earlier', 'desk', {
    summary: 'Offer no earlier time any more',
  }),
  bookAppointment: post('/api/appointments', 'patient', {
    summary: 'Request a slot; 409 `booking.taken` names the next free ones',
    headers: idempotencyHeader,
    body: bookSchema,
    answer: created(appointment, 'The place is held'),
  }),
  listAppointments: get('/api/appointments', 'patient', {
    summary:
      'The own appointments and those of the family: what is coming, soonest first, or over, latest first',
    query: z.object({ when: z.enum(['upcoming', 'past']).optional(), ...paging(25, 100) }),
    answer: list(appointment),
  }),
  readAppointment: get('/api/appointments/{id}', 'patient', {
    summary: 'One of the own appointments',
    answer: appointment,
  }),
  cancelAppointment: post('/api/appointments/{id}/cancel', 'patient', {
    summary: 'Cancel, until it starts; twice counts once',
    answer: appointment,
  }),
  rescheduleAppointment: post('/api/appointments/{id}/reschedule', 'patient', {
    summary: 'Move to another slot of the same doctor; the old one is kept until the new one is booked',
    body: placeChoiceSchema,
    answer: appointment,
  }),
})

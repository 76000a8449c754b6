import { z } from '@hono/zod-openapi'
import { and, asc, desc, gt, inArray, not, notInArray, or, type SQL } from 'drizzle-orm'
import { appointmentSchema, bookSchema, placeChoiceSchema } from '#entities/appointment/appointment.ts'
import { appointmentStatuses, isOpen } from '#entities/appointment/appointment-status.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { idempotencyHeader } from '../kernel/idempotency.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { ofFamily, ownPatient } from '../patients/family.ts'
import { appointmentsRunningLate, withLateness } from '../schedules/lateness.ts'
import { bookAppointment } from './book.ts'
import { expireRequests } from './expiry.ts'
import { moveAppointment } from './move.ts'
import { cancelByPatient, readAppointment } from './transitions.ts'
import { patientView, selectAppointments } from './views.ts'

const operation = operations('appointments')
/** A patient's own appointments. No operation takes a patient id: the patient comes from the session. */
export const bookingPatientRoutes = operation.router

const shownSchema = appointmentSchema.clone().openapi('Appointment')

operation.post('patient', '/api/appointments', {
  summary: 'Request a place; 409 `booking.taken` names the next free ones',
  request: { headers: idempotencyHeader, ...body(bookSchema) },
  responses: { 201: answer(shownSchema, 'The place is held') },
  handle: async ({ context, deps, actor, json, header, success }) => {
    const key = header['idempotency-key']
    const booking = { ...actor, ...json, key }
    const { answer: result, replayed } = await bookAppointment(deps, booking)
    if (replayed) context.header('idempotent-replayed', 'true')
    const message = result.status === 'requested' ? 'booking:requested' : 'booking:bookedAtOnce'
    return success(result, message)
  },
})

const open = appointmentStatuses.filter(isOpen)
const listQuery = z.object({
  when: z.enum(['upcoming', 'past']).optional(),
  ...paging(25, 100),
})

operation.get('patient', '/api/appointments', {
  summary:
    'The own appointments and those of the family: what is coming, soonest first, or over, latest first',
  request: { query: listQuery },
  responses: { 200: listAnswer(shownSchema) },
  handle: async ({ deps, actor, query, listed }) => {
    const { when, page, perPage } = query
    const self = await ownPatient(deps.db, actor.accountId)
    const own = ofFamily(deps.db, actor.accountId)
    await expireRequests(deps, own)
    const now = deps.now()
    const late = await appointmentsRunningLate(deps.db, now, own)
    const ahead = or(gt(appointment.endsAt, now), inArray(appointment.id, late)) as SQL
    const where = and(
      own,
      when === 'upcoming'
        ? and(inArray(appointment.status, open), ahead)
        : when === 'past'
          ? or(notInArray(appointment.status, open), not(ahead))
          : undefined,
    )
    const order = when === 'upcoming' ? asc(appointment.startsAt) : desc(appointment.startsAt)
    const [rows, total] = await pageWithTotal(
      selectAppointments(deps.db).where(where).orderBy(order, appointment.id),
      { page, perPage },
      deps.db.$count(appointment, where),
    )
    await auditRead(deps, { ...actor, action: 'appointment.list', patientId: self })
    return listed((await withLateness(deps.db, rows)).map(patientView), total)
  },
})

operation.get('patient', '/api/appointments/{id}', {
  summary: 'One of the own appointments',
  request: { params: idParam },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, success }) =>
    success(patientView(await readAppointment(deps, actor, param.id, actor.accountId))),
})

operation.post('patient', '/api/appointments/{id}/cancel', {
  summary: 'Give the place back, until it begins; twice is as good as once',
  request: { params: idParam },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, success }) =>
    success(await cancelByPatient(deps, actor, param.id), 'booking:cancelled'),
})

operation.post('patient', '/api/appointments/{id}/reschedule', {
  summary: 'Move to another place of the same doctor; the old one is kept until the new one is had',
  request: { params: idParam, ...body(placeChoiceSchema) },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, json, success }) => {
    const moved = await moveAppointment(deps, actor, param.id, json)
    return success(patientView(moved), 'booking:moved')
  },
})

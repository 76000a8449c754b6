import { z } from '@hono/zod-openapi'
import {
  deskAppointmentSchema,
  deskBookSchema,
  deskCancelSchema,
  deskMoveSchema,
  guarantorChangeSchema,
} from '#entities/appointment/appointment.ts'
import { outcomeOf } from '#entities/appointment/appointment-status.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { idempotencyHeader } from '../kernel/idempotency.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { bookAtDesk } from './front-desk-book.ts'
import { setGuarantor } from './front-desk-guarantor.ts'
import { transitionAtDesk } from './front-desk-transitions.ts'
import { moveAppointment } from './move.ts'
import { reinstate } from './reinstate.ts'
import { deskView } from './views.ts'

/** Writes of the front desk, except accepting and declining requests. */
export const deskWriteRoutes = newRouter()

const shownSchema = deskAppointmentSchema.clone().openapi('DeskAppointment')
const params = z.object({ id: z.string().max(80) })
const tags = ['appointments']
const responses = { 200: answer(shownSchema) }

const book = operation({
  method: 'post',
  path: '/api/admins/appointments',
  access: 'desk',
  tags,
  summary: 'Book by telephone or at the counter, into the same places; accepted with it',
  request: { headers: idempotencyHeader, ...body(deskBookSchema) },
  responses: { 201: answer(shownSchema, 'Booked') },
})
deskWriteRoutes.openapi(book, async context => {
  const key = context.req.valid('header')['idempotency-key']
  const booking = context.req.valid('json')
  const { answer: result, replayed } = await bookAtDesk(context.get('deps'), actorOf(context), key, booking)
  if (replayed) context.header('idempotent-replayed', 'true')
  return context.json(success(context, result, 'booking:bookedAtDesk'), 201)
})

const cancel = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/cancel',
  access: 'desk',
  tags,
  summary:
    'Cancel with a reason, which the patient is told with free places; who cannot be written to goes on the call list',
  request: { params, ...body(deskCancelSchema) },
  responses,
})
deskWriteRoutes.openapi(cancel, async context => {
  const { id } = context.req.valid('param')
  const step = { to: 'cancelled_by_hospital' as const, ...context.req.valid('json') }
  const result = await transitionAtDesk(context.get('deps'), actorOf(context), id, step)
  return context.json(success(context, result, 'booking:cancelledAtDesk'), 200)
})

const checkIn = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/check-in',
  access: 'desk',
  tags,
  summary: 'The patient has arrived; from the day of the appointment on',
  request: { params },
  responses,
})
deskWriteRoutes.openapi(checkIn, async context => {
  const { id } = context.req.valid('param')
  const result = await transitionAtDesk(context.get('deps'), actorOf(context), id, { to: 'checked_in' })
  return context.json(success(context, result, 'booking:checkedIn'), 200)
})

const complete = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/complete',
  access: 'desk',
  tags,
  summary: 'The patient has been seen',
  request: { params },
  responses,
})
deskWriteRoutes.openapi(complete, async context => {
  const { id } = context.req.valid('param')
  const result = await transitionAtDesk(context.get('deps'), actorOf(context), id, { to: 'completed' })
  return context.json(success(context, result, 'booking:completed'), 200)
})

const noShow = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/no-show',
  access: 'desk',
  tags,
  summary: 'The patient has not come, once the place is over; or has arrived and left again, at any time',
  request: { params },
  responses,
})
deskWriteRoutes.openapi(noShow, async context => {
  const { id } = context.req.valid('param')
  const result = await transitionAtDesk(context.get('deps'), actorOf(context), id, { to: 'no_show' })
  const message = context.get('t')(outcomeOf(result) === 'left' ? 'booking:left' : 'booking:noShow')
  return context.json({ result, meta: { message } }, 200)
})

const takeBack = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/reinstate',
  access: 'desk',
  tags,
  summary: 'Take back that the patient did not come, or left; for a day',
  request: { params },
  responses,
})
deskWriteRoutes.openapi(takeBack, async context => {
  const { id } = context.req.valid('param')
  const result = await reinstate(context.get('deps'), actorOf(context), id)
  return context.json(success(context, result, 'booking:reinstated'), 200)
})

const reschedule = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/reschedule',
  access: 'desk',
  tags,
  summary: 'Move to another place of the same doctor; no notice and no cut-off hold for the desk',
  request: { params, ...body(deskMoveSchema) },
  responses,
})
deskWriteRoutes.openapi(reschedule, async context => {
  const { id } = context.req.valid('param')
  const { call, ...to } = context.req.valid('json')
  const how = { atDesk: true, call }
  const moved = await moveAppointment(context.get('deps'), actorOf(context), id, to, how)
  return context.json(success(context, deskView(moved), 'booking:movedAtDesk'), 200)
})

const guarantor = operation({
  method: 'put',
  path: '/api/admins/appointments/{id}/guarantor',
  access: 'desk',
  tags,
  summary: 'Who pays for the visit, or null where it is open; until the visit is over',
  request: { params, ...body(guarantorChangeSchema) },
  responses,
})
deskWriteRoutes.openapi(guarantor, async context => {
  const { id } = context.req.valid('param')
  const { guarantor: choice, seen } = context.req.valid('json')
  const result = await setGuarantor(context.get('deps'), actorOf(context), id, choice, seen)
  const message = context.get('t')(choice ? 'booking:guarantorSet' : 'booking:guarantorCleared')
  return context.json({ result, meta: { message } }, 200)
})

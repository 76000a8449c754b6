import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, gt, inArray, not, notInArray, or, type SQL } from 'drizzle-orm'
import { appointmentSchema, bookSchema, placeChoiceSchema } from '#entities/appointment/appointment.ts'
import { appointmentStatuses, isOpen } from '#entities/appointment/appointment-status.ts'
import { appointment } from '../database/tables/booking.ts'
import { actorOf } from '../kernel/actor.ts'
import { auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { idempotencyHeader } from '../kernel/idempotency.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { ofFamily, ownPatient } from '../patients/family.ts'
import { appointmentsRunningLate, withLateness } from '../schedules/lateness.ts'
import { bookAppointment } from './book.ts'
import { expireRequests } from './expiry.ts'
import { moveAppointment } from './move.ts'
import { appointmentOr404, cancelByPatient } from './transitions.ts'
import { patientView, selectAppointments } from './views.ts'

/** A patient's own appointments. No operation takes a patient id: the patient comes from the session. */
export const bookingPatientRoutes = newRouter()

const shownSchema = appointmentSchema.clone().openapi('Appointment')
const params = z.object({ id: z.string().max(80) })

const book = operation({
  method: 'post',
  path: '/api/appointments',
  access: 'patient',
  tags: ['appointments'],
  summary: 'Request a place; 409 `booking.taken` names the next free ones',
  request: { headers: idempotencyHeader, ...body(bookSchema) },
  responses: { 201: answer(shownSchema, 'The place is held') },
})
bookingPatientRoutes.openapi(book, async context => {
  const key = context.req.valid('header')['idempotency-key']
  const booking = { ...actorOf(context), ...context.req.valid('json'), key }
  const { answer: result, replayed } = await bookAppointment(context.get('deps'), booking)
  if (replayed) context.header('idempotent-replayed', 'true')
  const message = result.status === 'requested' ? 'booking:requested' : 'booking:bookedAtOnce'
  return context.json({ result, meta: { message: context.get('t')(message) } }, 201)
})

const open = appointmentStatuses.filter(isOpen)
const listQuery = z.object({
  when: z.enum(['upcoming', 'past']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
})
const list = operation({
  method: 'get',
  path: '/api/appointments',
  access: 'patient',
  tags: ['appointments'],
  summary:
    'The own appointments and those of the family: what is coming, soonest first, or over, latest first',
  request: { query: listQuery },
  responses: { 200: listAnswer(shownSchema) },
})
bookingPatientRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { when, page, perPage } = context.req.valid('query')
  const actor = actorOf(context)
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
  const [rows, [total]] = await Promise.all([
    selectAppointments(deps.db)
      .where(where)
      .orderBy(order, appointment.id)
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(appointment).where(where),
  ])
  await auditRead(deps, {
    ...actor,
    action: 'appointment.list',
    objectKind: 'appointment',
    patientId: self,
  })
  const meta = { message: context.get('t')('api:done'), total: total?.total ?? 0 }
  return context.json({ result: (await withLateness(deps.db, rows)).map(patientView), meta }, 200)
})

const one = operation({
  method: 'get',
  path: '/api/appointments/{id}',
  access: 'patient',
  tags: ['appointments'],
  summary: 'One of the own appointments',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
bookingPatientRoutes.openapi(one, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const actor = actorOf(context)
  const before = await appointmentOr404(deps.db, id, actor.accountId)
  const expired = await expireRequests(deps, eq(appointment.id, id))
  const full = expired > 0 ? await appointmentOr404(deps.db, id, actor.accountId) : before
  await auditRead(deps, {
    ...actor,
    action: 'appointment.read',
    objectKind: 'appointment',
    patientId: full.row.patientId,
    seen: { appointments: [id] },
  })
  return context.json(success(context, patientView(full)), 200)
})

const cancel = operation({
  method: 'post',
  path: '/api/appointments/{id}/cancel',
  access: 'patient',
  tags: ['appointments'],
  summary: 'Give the place back, until it begins; twice is as good as once',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
bookingPatientRoutes.openapi(cancel, async context => {
  const { id } = context.req.valid('param')
  const result = await cancelByPatient(context.get('deps'), actorOf(context), id)
  return context.json(success(context, result, 'booking:cancelled'), 200)
})

const reschedule = operation({
  method: 'post',
  path: '/api/appointments/{id}/reschedule',
  access: 'patient',
  tags: ['appointments'],
  summary: 'Move to another place of the same doctor; the old one is kept until the new one is had',
  request: { params, ...body(placeChoiceSchema) },
  responses: { 200: answer(shownSchema) },
})
bookingPatientRoutes.openapi(reschedule, async context => {
  const { id } = context.req.valid('param')
  const moved = await moveAppointment(context.get('deps'), actorOf(context), id, context.req.valid('json'))
  return context.json(success(context, patientView(moved), 'booking:moved'), 200)
})

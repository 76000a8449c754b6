import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import {
  declineSchema,
  deskAppointmentSchema,
  deskBookSchema,
  deskCancelSchema,
  deskMoveSchema,
  guarantorChangeSchema,
} from '#entities/appointment/appointment.ts'
import { appointmentStatuses, outcomeOf } from '#entities/appointment/appointment-status.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import { searchCondition } from '../database/search-condition.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { idempotencyHeader } from '../kernel/idempotency.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { withLateness } from '../schedules/lateness.ts'
import { doctorRow, locationRow } from '../schedules/timetable.ts'
import { expireRequests } from './expiry.ts'
import { bookAtDesk } from './front-desk-book.ts'
import { setGuarantor } from './front-desk-guarantor.ts'
import { transitionAtDesk } from './front-desk-transitions.ts'
import { moveAppointment } from './move.ts'
import { reinstate } from './reinstate.ts'
import { decide, readAppointment } from './transitions.ts'
import { accountHolder, deskView, phoneOf, selectAppointments } from './views.ts'

const operation = operations('appointments')
export const bookingDeskRoutes = operation.router

const shownSchema = deskAppointmentSchema.clone().openapi('DeskAppointment')
const status = z.enum(appointmentStatuses, 'validation:choice')
const orders = {
  startsAt: asc(appointment.startsAt),
  '-startsAt': desc(appointment.startsAt),
  createdAt: asc(appointment.createdAt),
  '-createdAt': desc(appointment.createdAt),
}
const listQuery = z.object({
  ...paging(25),
  status: z
    .union([status, z.array(status)])
    .optional()
    .transform(value => (value === undefined || Array.isArray(value) ? value : [value])),
  location: z.string().max(80).optional(),
  doctor: z.string().max(80).optional(),
  search: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'A code, or of the patient’s name or telephone number' }),
  date: calendarDate.optional().openapi({ description: 'The date at each location' }),
  sort: z.enum(Object.keys(orders) as (keyof typeof orders)[]).optional(),
})
type ListQuery = z.output<typeof listQuery>

/** The date in the location's time zone. The two outer bounds make the query use the index. */
function onDate(date: string): SQL | undefined {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime('UTC').toInstant()
  return and(
    gte(appointment.startsAt, midnight.subtract({ hours: 24 })),
    lt(appointment.startsAt, midnight.add({ hours: 48 })),
    sql`(${appointment.startsAt} at time zone ${appointment.timezone})::date = ${date}::date`,
  )
}

const filter = ({ status: statuses, location, doctor, search, date }: ListQuery): SQL | undefined =>
  and(
    statuses ? inArray(appointment.status, statuses) : undefined,
    location ? eq(locationRow.key, location) : undefined,
    doctor ? eq(doctorRow.key, doctor) : undefined,
    date ? onDate(date) : undefined,
    searchCondition(search, [appointment.code, patient.fullName, accountHolder.fullName], phoneOf),
  )

/** Requests: longest waiting first. A day: earliest first. Otherwise latest start first. */
function orderOf({ sort, status: statuses, date }: ListQuery): SQL {
  if (sort) return orders[sort]
  if (statuses?.length === 1 && statuses[0] === 'requested') return orders.createdAt
  return date ? orders.startsAt : orders['-startsAt']
}

operation.get('desk', '/api/admins/appointments', {
  summary: 'Appointments of all patients; `status` repeats',
  request: { query: listQuery },
  responses: { 200: listAnswer(shownSchema) },
  handle: async ({ deps, actor, query, listed }) => {
    await expireRequests(deps)
    const where = filter(query)
    const [rows, total] = await pageWithTotal(
      selectAppointments(deps.db).where(where).orderBy(orderOf(query), appointment.id),
      query,
      deps.db.$count(selectAppointments(deps.db).where(where).as('found')),
    )
    const patients = [...new Set(rows.map(row => row.row.patientId))]
    await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
    return listed((await withLateness(deps.db, rows)).map(deskView), total)
  },
})

operation.get('desk', '/api/admins/appointments/{id}', {
  summary: 'One appointment, whoever it is for',
  request: { params: idParam },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, success }) =>
    success(deskView(await readAppointment(deps, actor, param.id))),
})

operation.post('desk', '/api/admins/appointments/{id}/accept', {
  summary: 'Accept a request; 409 `booking.changed` with the current one where it waits no longer',
  request: { params: idParam },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, success }) =>
    success(await decide(deps, actor, param.id, { to: 'accepted' }), 'booking:accepted'),
})

operation.post('desk', '/api/admins/appointments/{id}/decline', {
  summary: 'Decline a request with a reason, which the patient is told',
  request: { params: idParam, ...body(declineSchema) },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, json, success }) => {
    const result = await decide(deps, actor, param.id, { to: 'declined', reason: json.reason })
    return success(result, 'booking:declined')
  },
})

const responses = { 200: answer(shownSchema) }

operation.post('desk', '/api/admins/appointments', {
  summary: 'Book by telephone or at the counter, into the same places; accepted with it',
  request: { headers: idempotencyHeader, ...body(deskBookSchema) },
  responses: { 201: answer(shownSchema, 'Booked') },
  handle: async ({ context, deps, actor, json, header, success }) => {
    const key = header['idempotency-key']
    const { answer: result, replayed } = await bookAtDesk(deps, actor, key, json)
    if (replayed) context.header('idempotent-replayed', 'true')
    return success(result, 'booking:bookedAtDesk')
  },
})

operation.post('desk', '/api/admins/appointments/{id}/cancel', {
  summary:
    'Cancel with a reason, which the patient is told with free places; who cannot be written to goes on the call list',
  request: { params: idParam, ...body(deskCancelSchema) },
  responses,
  handle: async ({ deps, actor, param, json, success }) => {
    const step = { to: 'cancelled_by_hospital' as const, ...json }
    return success(await transitionAtDesk(deps, actor, param.id, step), 'booking:cancelledAtDesk')
  },
})

const arrival = [
  [
    'check-in',
    'The patient has arrived; from the day of the appointment on',
    'checked_in',
    'booking:checkedIn',
  ],
  ['complete', 'The patient has been seen', 'completed', 'booking:completed'],
] as const
for (const [name, summary, to, message] of arrival)
  operation.post('desk', `/api/admins/appointments/{id}/${name}`, {
    summary,
    request: { params: idParam },
    responses,
    handle: async ({ deps, actor, param, success }) =>
      success(await transitionAtDesk(deps, actor, param.id, { to }), message),
  })

operation.post('desk', '/api/admins/appointments/{id}/no-show', {
  summary: 'The patient has not come, once the place is over; or has arrived and left again, at any time',
  request: { params: idParam },
  responses,
  handle: async ({ deps, actor, param, success }) => {
    const result = await transitionAtDesk(deps, actor, param.id, { to: 'no_show' })
    return success(result, outcomeOf(result) === 'left' ? 'booking:left' : 'booking:noShow')
  },
})

operation.post('desk', '/api/admins/appointments/{id}/reinstate', {
  summary: 'Take back that the patient did not come, or left; for a day',
  request: { params: idParam },
  responses,
  handle: async ({ deps, actor, param, success }) =>
    success(await reinstate(deps, actor, param.id), 'booking:reinstated'),
})

operation.post('desk', '/api/admins/appointments/{id}/reschedule', {
  summary: 'Move to another place of the same doctor; no notice and no cut-off hold for the desk',
  request: { params: idParam, ...body(deskMoveSchema) },
  responses,
  handle: async ({ deps, actor, param, json, success }) => {
    const { call, ...to } = json
    const moved = await moveAppointment(deps, actor, param.id, to, { atDesk: true, call })
    return success(deskView(moved), 'booking:movedAtDesk')
  },
})

operation.put('desk', '/api/admins/appointments/{id}/guarantor', {
  summary: 'Who pays for the visit, or null where it is open; until the visit is over',
  request: { params: idParam, ...body(guarantorChangeSchema) },
  responses,
  handle: async ({ deps, actor, param, json, success }) => {
    const { guarantor: choice, seen } = json
    const result = await setGuarantor(deps, actor, param.id, choice, seen)
    return success(result, choice ? 'booking:guarantorSet' : 'booking:guarantorCleared')
  },
})

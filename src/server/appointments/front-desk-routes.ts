import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { declineSchema, deskAppointmentSchema } from '#entities/appointment/appointment.ts'
import { appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import { searchCondition } from '../database/search-condition.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { actorOf } from '../kernel/actor.ts'
import { auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { withLateness } from '../schedules/lateness.ts'
import { doctorRow, locationRow } from '../schedules/timetable.ts'
import { expireRequests } from './expiry.ts'
import { appointmentOr404, decide } from './transitions.ts'
import { accountHolder, deskView, selectAppointments } from './views.ts'

export const bookingDeskRoutes = newRouter()

const shownSchema = deskAppointmentSchema.clone().openapi('DeskAppointment')
const params = z.object({ id: z.string().max(80) })
const status = z.enum(appointmentStatuses, 'validation:choice')
const orders = {
  startsAt: asc(appointment.startsAt),
  '-startsAt': desc(appointment.startsAt),
  createdAt: asc(appointment.createdAt),
  '-createdAt': desc(appointment.createdAt),
}
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
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
    searchCondition(
      search,
      [appointment.code, patient.fullName, accountHolder.fullName],
      sql`coalesce(${patient.phone}, ${accountHolder.phone})`,
    ),
  )

/** Requests: longest waiting first. A day: earliest first. Otherwise latest start first. */
function orderOf({ sort, status: statuses, date }: ListQuery): SQL {
  if (sort) return orders[sort]
  if (statuses?.length === 1 && statuses[0] === 'requested') return orders.createdAt
  return date ? orders.startsAt : orders['-startsAt']
}

const list = operation({
  method: 'get',
  path: '/api/admins/appointments',
  access: 'desk',
  tags: ['appointments'],
  summary: 'Appointments of all patients; `status` repeats',
  request: { query: listQuery },
  responses: { 200: listAnswer(shownSchema) },
})
bookingDeskRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const query = context.req.valid('query')
  await expireRequests(deps)
  const where = filter(query)
  const [rows, [total]] = await Promise.all([
    selectAppointments(deps.db)
      .where(where)
      .orderBy(orderOf(query), appointment.id)
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    deps.db
      .select({ total: count() })
      .from(appointment)
      .innerJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
      .innerJoin(locationRow, eq(locationRow.id, appointment.locationId))
      .innerJoin(patient, eq(patient.id, appointment.patientId))
      .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
      .where(where),
  ])
  const patients = [...new Set(rows.map(row => row.row.patientId))]
  const entry = { action: 'appointment.list', objectKind: 'appointment', seen: { patients } } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  const meta = { message: context.get('t')('api:done'), total: total?.total ?? 0 }
  return context.json({ result: (await withLateness(deps.db, rows)).map(deskView), meta }, 200)
})

const one = operation({
  method: 'get',
  path: '/api/admins/appointments/{id}',
  access: 'desk',
  tags: ['appointments'],
  summary: 'One appointment, whoever it is for',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
bookingDeskRoutes.openapi(one, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const before = await appointmentOr404(deps.db, id)
  const expired = await expireRequests(deps, eq(appointment.id, id))
  const full = expired > 0 ? await appointmentOr404(deps.db, id) : before
  await auditRead(deps, {
    ...actorOf(context),
    action: 'appointment.read',
    objectKind: 'appointment',
    patientId: full.row.patientId,
    seen: { appointments: [id] },
  })
  return context.json(success(context, deskView(full)), 200)
})

const accept = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/accept',
  access: 'desk',
  tags: ['appointments'],
  summary: 'Accept a request; 409 `booking.changed` with the current one where it waits no longer',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
bookingDeskRoutes.openapi(accept, async context => {
  const { id } = context.req.valid('param')
  const result = await decide(context.get('deps'), actorOf(context), id, { to: 'accepted' })
  return context.json(success(context, result, 'booking:accepted'), 200)
})

const decline = operation({
  method: 'post',
  path: '/api/admins/appointments/{id}/decline',
  access: 'desk',
  tags: ['appointments'],
  summary: 'Decline a request with a reason, which the patient is told',
  request: { params, ...body(declineSchema) },
  responses: { 200: answer(shownSchema) },
})
bookingDeskRoutes.openapi(decline, async context => {
  const { id } = context.req.valid('param')
  const { reason } = context.req.valid('json')
  const result = await decide(context.get('deps'), actorOf(context), id, { to: 'declined', reason })
  return context.json(success(context, result, 'booking:declined'), 200)
})

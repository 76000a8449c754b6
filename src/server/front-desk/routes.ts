import { z } from '@hono/zod-openapi'
import {
  affectedPatientSchema,
  deskSessionSchema,
  requestConflictSchema,
  weekSessionSchema,
} from '#entities/schedule/desk.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import { exceptionWriteSchema } from '#entities/schedule/schedule-write.ts'
import { appointmentsDisplacedBy } from '../appointments/leave/displaced-appointments.ts'
import { actorOf } from '../kernel/actor.ts'
import { auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { body, listAnswer, operation, success } from '../kernel/operation.ts'
import { frontDeskSessions } from '../schedules/front-desk-sessions.ts'
import { requestConflicts } from './conflicts.ts'
import { frontDeskWeek } from './week.ts'

/** Read-only views and previews for the front desk. */
export const deskRoutes = newRouter()

const affected = operation({
  method: 'post',
  path: '/api/admins/schedule-exceptions/affected',
  access: 'desk',
  tags: ['schedules'],
  summary: 'Whom a departure would concern and what each would be told; writes nothing, tells nobody',
  request: body(exceptionWriteSchema),
  responses: { 200: listAnswer(affectedPatientSchema.clone().openapi('AffectedPatient')) },
})
deskRoutes.openapi(affected, async context => {
  const deps = context.get('deps')
  const result = await appointmentsDisplacedBy(deps, context.req.valid('json'))
  const patients = [...new Set(result.map(one => one.appointment.patient.id))]
  const entry = { action: 'appointment.list', objectKind: 'appointment', seen: { patients } } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const sessions = operation({
  method: 'get',
  path: '/api/admins/desk/sessions',
  access: 'desk',
  tags: ['schedules'],
  summary: 'The sessions of a date at a location with what the desk may still book: no notice and no horizon',
  request: {
    query: z.object({
      date: calendarDate.openapi({ description: 'The date at the location' }),
      location: z.string().max(80),
      doctor: z.string().max(80).optional(),
    }),
  },
  responses: { 200: listAnswer(deskSessionSchema.clone().openapi('DeskSession')) },
})
deskRoutes.openapi(sessions, async context => {
  const result = await frontDeskSessions(context.get('deps'), context.req.valid('query'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const week = operation({
  method: 'get',
  path: '/api/admins/desk/week',
  access: 'desk',
  tags: ['schedules'],
  summary: 'Seven days of sessions at a location or of a doctor: how much is taken, and who is away',
  request: {
    query: z.object({
      from: calendarDate.openapi({ description: 'The first of the seven dates' }),
      location: z.string().max(80).optional(),
      doctor: z.string().max(80).optional(),
    }),
  },
  responses: { 200: listAnswer(weekSessionSchema.clone().openapi('WeekSession')) },
})
deskRoutes.openapi(week, async context => {
  const result = await frontDeskWeek(context.get('deps'), context.req.valid('query'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const conflicts = operation({
  method: 'get',
  path: '/api/admins/desk/conflicts',
  access: 'desk',
  tags: ['appointments'],
  summary: 'What else the patients of waiting requests have on the same day or with the same doctor',
  responses: { 200: listAnswer(requestConflictSchema.clone().openapi('RequestConflict')) },
})
deskRoutes.openapi(conflicts, async context => {
  const deps = context.get('deps')
  const result = await requestConflicts(deps)
  const patients = [...new Set(result.map(one => one.other.patient.id))]
  const entry = { action: 'appointment.list', objectKind: 'appointment', seen: { patients } } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

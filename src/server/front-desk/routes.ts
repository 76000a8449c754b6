import { z } from '@hono/zod-openapi'
import { inArray, sql } from 'drizzle-orm'
import {
  affectedPatientSchema,
  deskSessionSchema,
  type RequestConflict,
  requestConflictSchema,
  weekSessionSchema,
} from '#entities/schedule/front-desk.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import { exceptionWriteSchema } from '#entities/schedule/schedule-write.ts'
import { appointmentsDisplacedBy } from '../appointments/leave/change-preview.ts'
import { deskView, selectAppointments } from '../appointments/views.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { body, listAnswer, operations } from '../kernel/operation.ts'
import { frontDeskSessions } from '../schedules/front-desk-sessions.ts'
import { withLateness } from '../schedules/lateness.ts'
import { frontDeskWeek } from './week.ts'

const MOST = 1000

/**
 * Other appointments of patients with open requests: on the same day, or with the same doctor. Overlaps are refused
 * anyway; these are what the front desk asks the patient about before it accepts.
 */
async function requestConflicts(deps: Deps): Promise<RequestConflict[]> {
  const now = deps.now().toString()
  const { rows } = await deps.db.execute<{ request: string; other: string; why: RequestConflict['why'] }>(sql`
    select r.id as request, o.id as other,
      case when o.doctor_id = r.doctor_id then 'sameDoctor' else 'sameDay' end as why
    from appointment r
    join appointment o on o.patient_id = r.patient_id and o.id <> r.id
      and o.status in ('requested', 'accepted') and o.ends_at > ${now}::timestamptz
      and (o.status <> 'requested' or o.expires_at is null or o.expires_at > ${now}::timestamptz)
      and (o.doctor_id = r.doctor_id or
        (o.starts_at at time zone o.timezone)::date = (r.starts_at at time zone r.timezone)::date)
    where r.status = 'requested' and (r.expires_at is null or r.expires_at > ${now}::timestamptz)
    order by o.starts_at, o.id limit ${MOST}`)
  const ids = [...new Set(rows.map(row => row.other))]
  const found = ids.length > 0 ? await selectAppointments(deps.db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(deps.db, found)).map(full => [full.row.id, full]))
  return rows.flatMap(({ request, other, why }): RequestConflict[] => {
    const full = byId.get(other)
    return full ? [{ request, why, other: deskView(full) }] : []
  })
}

const ofSchedules = operations('schedules')
/** Read-only views and previews for the front desk. */
export const deskRoutes = ofSchedules.router
const ofAppointments = operations('appointments', deskRoutes)

ofSchedules.post('desk', '/api/admins/schedule-exceptions/affected', {
  summary: 'Whom a departure would concern and what each would be told; writes nothing, tells nobody',
  request: body(exceptionWriteSchema),
  responses: { 200: listAnswer(affectedPatientSchema.clone().openapi('AffectedPatient')) },
  handle: async ({ deps, actor, json, listed }) => {
    const result = await appointmentsDisplacedBy(deps, json)
    const patients = [...new Set(result.map(one => one.appointment.patient.id))]
    await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
    return listed(result)
  },
})

ofSchedules.get('desk', '/api/admins/desk/sessions', {
  summary: 'The sessions of a date at a location with what the desk may still book: no notice and no horizon',
  request: {
    query: z.object({
      date: calendarDate.openapi({ description: 'The date at the location' }),
      location: z.string().max(80),
      doctor: z.string().max(80).optional(),
    }),
  },
  responses: { 200: listAnswer(deskSessionSchema.clone().openapi('DeskSession')) },
  handle: async ({ deps, query, listed }) => listed(await frontDeskSessions(deps, query)),
})

ofSchedules.get('desk', '/api/admins/desk/week', {
  summary: 'Seven days of sessions at a location or of a doctor: how much is taken, and who is away',
  request: {
    query: z.object({
      from: calendarDate.openapi({ description: 'The first of the seven dates' }),
      location: z.string().max(80).optional(),
      doctor: z.string().max(80).optional(),
    }),
  },
  responses: { 200: listAnswer(weekSessionSchema.clone().openapi('WeekSession')) },
  handle: async ({ deps, query, listed }) => listed(await frontDeskWeek(deps, query)),
})

ofAppointments.get('desk', '/api/admins/desk/conflicts', {
  summary: 'What else the patients of waiting requests have on the same day or with the same doctor',
  responses: { 200: listAnswer(requestConflictSchema.clone().openapi('RequestConflict')) },
  handle: async ({ deps, actor, listed }) => {
    const result = await requestConflicts(deps)
    const patients = [...new Set(result.map(one => one.other.patient.id))]
    await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
    return listed(result)
  },
})

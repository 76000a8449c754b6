import { z } from '@hono/zod-openapi'
import { and, eq, isNull } from 'drizzle-orm'
import { scheduleChangeSchema, scheduleWriteSchema } from '#entities/schedule/schedule-write.ts'
import { body, listAnswer, operations } from '../kernel/operation.ts'
import { pageOf } from '../kernel/paging.ts'
import { doctorRow, locationRow, readSchedules } from './timetable.ts'
import { changeSchedule, createSchedule, deleteSchedule } from './writes.ts'
import { access, listQuery, params, scheduleView, write, written } from './written-answers.ts'

const operation = operations('schedules')
/** The weekly sessions of doctors. */
export const scheduleRoutes = operation.router

operation.get(access, '/api/admins/schedules', {
  summary: 'Weekly sessions, the hidden and the ended ones too',
  request: { query: z.object(listQuery) },
  responses: { 200: listAnswer(scheduleView) },
  handle: async ({ deps, query, listed }) => {
    const where = and(
      query.doctor ? eq(doctorRow.key, query.doctor) : undefined,
      query.location ? eq(locationRow.key, query.location) : undefined,
      isNull(doctorRow.deletedAt),
    )
    const all = await readSchedules(deps.db, where)
    return listed(pageOf(all, query), all.length)
  },
})

operation.post(access, '/api/admins/schedules', {
  summary: 'Add a weekly session',
  request: body(scheduleWriteSchema),
  responses: { 201: written(scheduleView) },
  handle: async ({ deps, actor, json, success }) => {
    const made = await write({ deps, actor }, 'schedule.create', db => createSchedule(db, json))
    return success(made.schedule, 'api:saved', { change: made.change })
  },
})

operation.put(access, '/api/admins/schedules/{id}', {
  summary:
    'Change a session, or end it and go on with another `from` a day; 409 where booked places would go',
  request: { params, ...body(scheduleChangeSchema) },
  responses: { 200: written(scheduleView) },
  handle: async ({ deps, actor, param, json, success }) => {
    const { schedule, change } = await write({ deps, actor }, 'schedule.change', (db, { now }) =>
      changeSchedule(db, param.id, json, now),
    )
    return success(schedule, 'api:saved', { change })
  },
})

operation.del(access, '/api/admins/schedules/{id}', {
  summary: 'Delete a session, or end it where past appointments belong to it; 409 where future ones do',
  request: { params },
  responses: {
    200: written(z.object({ deleted: z.boolean(), schedule: z.union([scheduleView, z.null()]) })),
  },
  handle: async ({ deps, actor, param, success }) => {
    const { schedule, change } = await write({ deps, actor }, 'schedule.delete', (db, { now }) =>
      deleteSchedule(db, param.id, now),
    )
    const result = { deleted: schedule === null, schedule }
    return success(result, schedule ? 'booking:ended' : 'booking:deleted', { change })
  },
})

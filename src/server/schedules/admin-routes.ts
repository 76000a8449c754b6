import { z } from '@hono/zod-openapi'
import { and, eq, isNull } from 'drizzle-orm'
import { scheduleChangeSchema, scheduleWriteSchema } from '#entities/schedule/schedule-write.ts'
import { newRouter } from '../kernel/http/router.ts'
import { body, listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { doctorRow, locationRow, readSchedules } from './timetable.ts'
import { changeSchedule, createSchedule, deleteSchedule } from './writes.ts'
import { access, meta, pageOf, paging, params, scheduleView, write, written } from './written-answers.ts'

/** The weekly sessions of doctors. */
export const scheduleRoutes = newRouter()

const list = operation({
  method: 'get',
  path: '/api/admins/schedules',
  access,
  tags: ['schedules'],
  summary: 'Weekly sessions, the hidden and the ended ones too',
  request: { query: z.object(paging) },
  responses: { 200: listAnswer(scheduleView) },
})
scheduleRoutes.openapi(list, async context => {
  const query = context.req.valid('query')
  const where = and(
    query.doctor ? eq(doctorRow.key, query.doctor) : undefined,
    query.location ? eq(locationRow.key, query.location) : undefined,
    isNull(doctorRow.deletedAt),
  )
  return context.json(pageOf(context, await readSchedules(context.get('deps').db, where), query), 200)
})

const post = operation({
  method: 'post',
  path: '/api/admins/schedules',
  access,
  tags: ['schedules'],
  summary: 'Add a weekly session',
  request: body(scheduleWriteSchema),
  responses: { 201: written(scheduleView, meta) },
})
scheduleRoutes.openapi(post, async context => {
  const made = await write(context, 'schedule.create', async db => {
    const { schedule: result, change } = await createSchedule(db, context.req.valid('json'))
    if (!result) throw notFound()
    return { id: result.id, result, change }
  })
  const { result, change } = made
  return context.json(success(context, result, 'api:saved', { change }), 201)
})

const put = operation({
  method: 'put',
  path: '/api/admins/schedules/{id}',
  access,
  tags: ['schedules'],
  summary:
    'Change a session, or end it and go on with another `from` a day; 409 where booked places would go',
  request: { params, ...body(scheduleChangeSchema) },
  responses: { 200: written(scheduleView, meta) },
})
scheduleRoutes.openapi(put, async context => {
  const { id } = context.req.valid('param')
  const made = await write(context, 'schedule.change', async (db, { now }) => {
    const { schedule: result, change } = await changeSchedule(db, id, context.req.valid('json'), now)
    if (!result) throw notFound()
    return { id, result, change }
  })
  const { result, change } = made
  return context.json(success(context, result, 'api:saved', { change }), 200)
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/schedules/{id}',
  access,
  tags: ['schedules'],
  summary: 'Delete a session, or end it where past appointments belong to it; 409 where future ones do',
  request: { params },
  responses: {
    200: written(z.object({ deleted: z.boolean(), schedule: z.union([scheduleView, z.null()]) }), meta),
  },
})
scheduleRoutes.openapi(remove, async context => {
  const { id } = context.req.valid('param')
  const { kept, change } = await write(context, 'schedule.delete', async (db, { now }) => {
    const done = await deleteSchedule(db, id, now)
    return { id, kept: done.schedule, change: done.change }
  })
  const message = context.get('t')(kept ? 'booking:ended' : 'booking:deleted')
  return context.json({ result: { deleted: kept === null, schedule: kept }, meta: { message, change } }, 200)
})

import { z } from '@hono/zod-openapi'
import { and, eq, isNull, or } from 'drizzle-orm'
import { todayIn } from '#entities/schedule/availability.ts'
import { listedExceptionSchema } from '#entities/schedule/schedule.ts'
import { exceptionWriteSchema } from '#entities/schedule/schedule-write.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { namedDoctors } from '../../schedules/front-desk-sessions.ts'
import { doctorRow, locationRow, readExceptions } from '../../schedules/timetable.ts'
import {
  access,
  affectedMeta,
  dryRun,
  exceptionView,
  pageOf,
  paging,
  params,
  restoringSchema,
  write,
  written,
} from '../../schedules/written-answers.ts'
import {
  changeException,
  createException,
  deleteException,
  type WrittenException,
} from './exception-writes.ts'

/** Exceptions from the weekly sessions. Saving one notifies the affected patients; `meta` has their number. */
export const exceptionRoutes = newRouter()

const list = operation({
  method: 'get',
  path: '/api/admins/schedule-exceptions',
  access,
  tags: ['schedules'],
  summary:
    'Departures from the weekly sessions that are not over; of a doctor, also those that hold for everybody',
  request: { query: z.object({ ...paging, over: z.enum(['true', 'false']).default('false') }) },
  responses: { 200: listAnswer(listedExceptionSchema.clone().openapi('ListedException')) },
})
exceptionRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const query = context.req.valid('query')
  const where = and(
    query.doctor ? or(isNull(doctorRow.key), eq(doctorRow.key, query.doctor)) : undefined,
    query.location ? or(isNull(locationRow.key), eq(locationRow.key, query.location)) : undefined,
    isNull(doctorRow.deletedAt),
  )
  const since = todayIn('Etc/GMT+12', deps.now())
  const all = await readExceptions(deps.db, where)
  const shown = query.over === 'true' ? all : all.filter(one => one.to >= since)
  const page = pageOf(context, shown, query)
  const slugs = [...new Set(page.result.flatMap(one => one.doctor ?? []))]
  const names = slugs.length > 0 ? await namedDoctors(deps.db, slugs) : new Map()
  const result = page.result.map(one => ({
    ...one,
    doctorName: one.doctor && (names.get(one.doctor)?.doctorName ?? one.doctor),
  }))
  return context.json({ ...page, result }, 200)
})

/** The written exception with its id for the audit entry. */
const named = (done: WrittenException) => ({ id: done.exception.id, ...done })
const answered = ({ exception: result, id: _id, ...figures }: ReturnType<typeof named>, message: string) => ({
  result,
  meta: { message, ...figures },
})

const post = operation({
  method: 'post',
  path: '/api/admins/schedule-exceptions',
  access,
  tags: ['schedules'],
  summary: 'Leave, a holiday, lateness, an extra session or another room; all whom it concerns are told',
  request: body(exceptionWriteSchema),
  responses: { 201: written(exceptionView, affectedMeta) },
})
exceptionRoutes.openapi(post, async context => {
  const exception = context.req.valid('json')
  const done = await write(context, 'schedule-exception.create', async (db, surroundings) =>
    named(await createException(db, exception, surroundings)),
  )
  return context.json(answered(done, context.get('t')('api:saved')), 201)
})

const put = operation({
  method: 'put',
  path: '/api/admins/schedule-exceptions/{id}',
  access,
  tags: ['schedules'],
  summary: 'Change a departure; 409 where an extra session would lose booked places',
  request: { params, ...body(exceptionWriteSchema) },
  responses: { 200: written(exceptionView, affectedMeta) },
})
exceptionRoutes.openapi(put, async context => {
  const { id } = context.req.valid('param')
  const exception = context.req.valid('json')
  const done = await write(context, 'schedule-exception.change', async (db, surroundings) =>
    named(await changeException(db, id, exception, surroundings)),
  )
  return context.json(answered(done, context.get('t')('api:saved')), 200)
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/schedule-exceptions/{id}',
  access,
  tags: ['schedules'],
  summary: 'Take a departure back; 409 where an extra session has booked places',
  request: { params },
  responses: { 200: written(exceptionView, affectedMeta) },
})
exceptionRoutes.openapi(remove, async context => {
  const { id } = context.req.valid('param')
  const done = await write(context, 'schedule-exception.delete', async (db, surroundings) =>
    named(await deleteException(db, id, surroundings)),
  )
  return context.json(answered(done, context.get('t')('booking:deleted')), 200)
})

const figures = operation({
  method: 'post',
  path: '/api/admins/schedule-exceptions/{id}/undo-figures',
  access,
  tags: ['schedules'],
  summary:
    'Who would get an old place back or be asked by an undoing or a change; writes nothing, tells nobody',
  request: { params, ...body(z.strictObject({ exception: exceptionWriteSchema.nullable().default(null) })) },
  responses: { 200: answer(restoringSchema) },
})
exceptionRoutes.openapi(figures, async context => {
  const { id } = context.req.valid('param')
  const { exception } = context.req.valid('json')
  const result = await dryRun(context, (db, surroundings) =>
    exception ? changeException(db, id, exception, surroundings) : deleteException(db, id, surroundings),
  )
  return context.json(success(context, result), 200)
})

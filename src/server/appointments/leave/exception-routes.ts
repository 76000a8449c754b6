import { z } from '@hono/zod-openapi'
import { and, eq, isNull, or } from 'drizzle-orm'
import { todayIn } from '#entities/schedule/availability.ts'
import { closedDoctorSchema, closureSchema, closureWriteSchema } from '#entities/schedule/closure.ts'
import { listedExceptionSchema } from '#entities/schedule/schedule.ts'
import { exceptionWriteSchema } from '#entities/schedule/schedule-write.ts'
import { answer, body, listAnswer, operations } from '../../kernel/operation.ts'
import { pageOf } from '../../kernel/paging.ts'
import { namedDoctors } from '../../schedules/front-desk-sessions.ts'
import { doctorRow, locationRow, readExceptions } from '../../schedules/timetable.ts'
import {
  access,
  affectedFigures,
  dryRun,
  exceptionView,
  listQuery,
  params,
  restoringSchema,
  write,
  written,
} from '../../schedules/written-answers.ts'
import { closures, createClosure, deleteClosure, previewOf } from './closures.ts'
import { changeException, createException, deleteException } from './exception-writes.ts'

const operation = operations('schedules')
/** Exceptions from the weekly sessions. Saving one notifies the affected patients; `meta` has their number. */
export const exceptionRoutes = operation.router

operation.get(access, '/api/admins/schedule-exceptions', {
  summary:
    'Departures from the weekly sessions that are not over; of a doctor, also those that hold for everybody',
  request: { query: z.object({ ...listQuery, over: z.enum(['true', 'false']).default('false') }) },
  responses: { 200: listAnswer(listedExceptionSchema.clone().openapi('ListedException')) },
  handle: async ({ deps, query, listed }) => {
    const where = and(
      query.doctor ? or(isNull(doctorRow.key), eq(doctorRow.key, query.doctor)) : undefined,
      query.location ? or(isNull(locationRow.key), eq(locationRow.key, query.location)) : undefined,
      isNull(doctorRow.deletedAt),
    )
    const since = todayIn('Etc/GMT+12', deps.now())
    const all = await readExceptions(deps.db, where)
    const shown = query.over === 'true' ? all : all.filter(one => one.to >= since)
    const page = pageOf(shown, query)
    const slugs = [...new Set(page.flatMap(one => one.doctor ?? []))]
    const names = await namedDoctors(deps.db, slugs)
    const result = page.map(one => ({
      ...one,
      doctorName: one.doctor && (names.get(one.doctor)?.doctorName ?? one.doctor),
    }))
    return listed(result, shown.length)
  },
})

operation.post(access, '/api/admins/schedule-exceptions', {
  summary: 'Leave, a holiday, lateness, an extra session or another room; all whom it concerns are told',
  request: body(exceptionWriteSchema),
  responses: { 201: written(exceptionView, affectedFigures) },
  handle: async ({ deps, actor, json, success }) => {
    const {
      id: _id,
      exception,
      ...figures
    } = await write({ deps, actor }, 'schedule-exception.create', (db, context) =>
      createException(db, json, context),
    )
    return success(exception, 'api:saved', figures)
  },
})

operation.put(access, '/api/admins/schedule-exceptions/{id}', {
  summary: 'Change a departure; 409 where an extra session would lose booked places',
  request: { params, ...body(exceptionWriteSchema) },
  responses: { 200: written(exceptionView, affectedFigures) },
  handle: async ({ deps, actor, param, json, success }) => {
    const {
      id: _id,
      exception,
      ...figures
    } = await write({ deps, actor }, 'schedule-exception.change', (db, context) =>
      changeException(db, param.id, json, context),
    )
    return success(exception, 'api:saved', figures)
  },
})

operation.del(access, '/api/admins/schedule-exceptions/{id}', {
  summary: 'Take a departure back; 409 where an extra session has booked places',
  request: { params },
  responses: { 200: written(exceptionView, affectedFigures) },
  handle: async ({ deps, actor, param, success }) => {
    const {
      id: _id,
      exception,
      ...figures
    } = await write({ deps, actor }, 'schedule-exception.delete', (db, context) =>
      deleteException(db, param.id, context),
    )
    return success(exception, 'booking:deleted', figures)
  },
})

operation.post(access, '/api/admins/schedule-exceptions/{id}/undo-figures', {
  summary:
    'Who would get an old place back or be asked by an undoing or a change; writes nothing, tells nobody',
  request: { params, ...body(z.strictObject({ exception: exceptionWriteSchema.nullable().default(null) })) },
  responses: { 200: answer(restoringSchema) },
  handle: async ({ deps, actor, param, json, success }) => {
    const result = await dryRun({ deps, actor }, (db, context) =>
      json.exception
        ? changeException(db, param.id, json.exception, context)
        : deleteException(db, param.id, context),
    )
    return success(result)
  },
})

const path = '/api/admins/closures'
const shown = z.object({ id: z.string(), exceptions: z.int() }).openapi('WrittenClosure')

operation.get(access, path, {
  summary: 'Holidays of several doctors, a unit or a location that are not over',
  responses: { 200: listAnswer(closureSchema.clone().openapi('Closure')) },
  handle: async ({ deps, listed }) => listed(await closures(deps)),
})

operation.post(access, `${path}/preview`, {
  summary: 'How many appointments of each doctor it would displace; writes nothing, tells nobody',
  request: body(closureWriteSchema),
  responses: { 200: listAnswer(closedDoctorSchema.clone().openapi('ClosedDoctor')) },
  handle: async ({ deps, json, listed }) => listed(await previewOf(deps, json)),
})

operation.post(access, path, {
  summary: 'Close several doctors, a unit or a location; all whom it displaces are told, in one transaction',
  request: body(closureWriteSchema),
  responses: { 201: written(shown, affectedFigures) },
  handle: async ({ deps, actor, json, success }) => {
    const { id, exceptions, ...figures } = await write(
      { deps, actor },
      'schedule-exception.create',
      (db, context) => createClosure(db, json, context),
    )
    return success({ id, exceptions }, 'api:saved', figures)
  },
})

operation.del(access, `${path}/{id}`, {
  summary: 'Take all of it back, in one transaction',
  request: { params },
  responses: { 200: written(shown, affectedFigures) },
  handle: async ({ deps, actor, param, success }) => {
    const done = await write({ deps, actor }, 'schedule-exception.delete', (db, context) =>
      deleteClosure(db, param.id, context),
    )
    const { id: _id, exceptions, ...figures } = done
    return success({ id: param.id, exceptions }, 'booking:deleted', figures)
  },
})

operation.post(access, `${path}/{id}/undo-figures`, {
  summary: 'Who would get an old place back or be asked if it were taken back; writes nothing, tells nobody',
  request: { params },
  responses: { 200: answer(restoringSchema) },
  handle: async ({ deps, actor, param, success }) =>
    success(await dryRun({ deps, actor }, (db, context) => deleteClosure(db, param.id, context))),
})

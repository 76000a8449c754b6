import { z } from '@hono/zod-openapi'
import { closedDoctorSchema, closureSchema, closureWriteSchema } from '#entities/schedule/closure.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import {
  access,
  affectedMeta,
  dryRun,
  params,
  restoringSchema,
  write,
  written,
} from '../../schedules/written-answers.ts'
import { closures, createClosure, deleteClosure, previewOf } from './closures.ts'

/** A holiday of several doctors, of a unit or of a location: entered, listed and deleted as one. */
export const closureRoutes = newRouter()

const path = '/api/admins/closures'
const tags = ['schedules']
const shown = z.object({ id: z.string(), exceptions: z.int() }).openapi('WrittenClosure')

const list = operation({
  ...{ method: 'get', path, access, tags },
  summary: 'Holidays of several doctors, a unit or a location that are not over',
  responses: { 200: listAnswer(closureSchema.clone().openapi('Closure')) },
})
closureRoutes.openapi(list, async context => {
  const result = await closures(context.get('deps'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const preview = operation({
  ...{ method: 'post', path: `${path}/preview`, access, tags },
  summary: 'How many appointments of each doctor it would displace; writes nothing, tells nobody',
  request: body(closureWriteSchema),
  responses: { 200: listAnswer(closedDoctorSchema.clone().openapi('ClosedDoctor')) },
})
closureRoutes.openapi(preview, async context => {
  const result = await previewOf(context.get('deps'), context.req.valid('json'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const post = operation({
  ...{ method: 'post', path, access, tags },
  summary: 'Close several doctors, a unit or a location; all whom it displaces are told, in one transaction',
  request: body(closureWriteSchema),
  responses: { 201: written(shown, affectedMeta) },
})
closureRoutes.openapi(post, async context => {
  const closure = context.req.valid('json')
  const done = await write(context, 'schedule-exception.create', (db, surroundings) =>
    createClosure(db, closure, surroundings),
  )
  const { id, exceptions, ...figures } = done
  return context.json(success(context, { id, exceptions }, 'api:saved', { ...figures }), 201)
})

const remove = operation({
  ...{ method: 'delete', path: `${path}/{id}`, access, tags },
  summary: 'Take all of it back, in one transaction',
  request: { params },
  responses: { 200: written(shown, affectedMeta) },
})
closureRoutes.openapi(remove, async context => {
  const { id } = context.req.valid('param')
  const done = await write(context, 'schedule-exception.delete', (db, surroundings) =>
    deleteClosure(db, id, surroundings),
  )
  const { id: _id, exceptions, ...figures } = done
  return context.json(success(context, { id, exceptions }, 'booking:deleted', { ...figures }), 200)
})

const figures = operation({
  ...{ method: 'post', path: `${path}/{id}/undo-figures`, access, tags },
  summary: 'Who would get an old place back or be asked if it were taken back; writes nothing, tells nobody',
  request: { params },
  responses: { 200: answer(restoringSchema) },
})
closureRoutes.openapi(figures, async context => {
  const { id } = context.req.valid('param')
  const result = await dryRun(context, (db, surroundings) => deleteClosure(db, id, surroundings))
  return context.json(success(context, result), 200)
})

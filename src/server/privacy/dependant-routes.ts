import { z } from '@hono/zod-openapi'
import { dependantSchema, dependantWriteSchema } from '#entities/people/dependant.ts'
import { actorOf } from '../kernel/actor.ts'
import { auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { addDependant, changeDependant, dependantsOf, dependantView, note } from '../patients/dependants.ts'
import { ownPatient } from '../patients/family.ts'
import { removeDependant } from './remove-dependant.ts'

/** The dependants of an account. Ids are searched in the session's own family only. */
export const dependantRoutes = newRouter()

const shownSchema = dependantSchema.clone().openapi('Dependant')
const path = '/api/dependants'
const tags = ['patients']
const params = z.object({ id: z.string().max(80) })

const list = operation({
  method: 'get',
  path,
  access: 'patient',
  tags,
  summary: 'For whom I book',
  responses: { 200: listAnswer(shownSchema) },
})
dependantRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const actor = actorOf(context)
  const rows = await dependantsOf(deps.db, actor.accountId)
  const seen = { dependants: rows.map(one => one.id) }
  const self = await ownPatient(deps.db, actor.accountId)
  await auditRead(deps, { ...note(actor, 'dependant.list', self), seen })
  return context.json(success(context, rows.map(dependantView), 'api:done', { total: rows.length }), 200)
})

const add = operation({
  method: 'post',
  path,
  access: 'patient',
  tags,
  summary: 'Book for somebody else from now on; the very same again is as good as once',
  request: body(dependantWriteSchema),
  responses: { 201: answer(shownSchema, 'Added') },
})
dependantRoutes.openapi(add, async context => {
  const result = await addDependant(context.get('deps'), actorOf(context), context.req.valid('json'))
  return context.json(success(context, result, 'dependants:added'), 201)
})

const change = operation({
  method: 'put',
  path: `${path}/{id}`,
  access: 'patient',
  tags,
  summary: 'Replaces what is known of somebody I book for',
  request: { params, ...body(dependantWriteSchema) },
  responses: { 200: answer(shownSchema) },
})
dependantRoutes.openapi(change, async context => {
  const { id } = context.req.valid('param')
  const write = context.req.valid('json')
  const result = await changeDependant(context.get('deps'), actorOf(context), id, write)
  return context.json(success(context, result, 'api:saved'), 200)
})

const remove = operation({
  method: 'delete',
  path: `${path}/{id}`,
  access: 'patient',
  tags,
  summary:
    'Book for somebody no longer. 409 `dependants.appointmentsComing` names what is booked, unless it is to be cancelled with it',
  request: {
    params,
    query: z.object({ appointments: z.enum(['keep', 'cancel']).default('keep') }),
  },
  responses: { 200: answer(z.null()) },
})
dependantRoutes.openapi(remove, async context => {
  const { id } = context.req.valid('param')
  const cancel = context.req.valid('query').appointments === 'cancel'
  await removeDependant(context.get('deps'), actorOf(context), id, { cancel })
  return context.json(success(context, null, 'dependants:removed'), 200)
})

import { z } from '@hono/zod-openapi'
import { waitingEntrySchema, waitSchema } from '#entities/appointment/waiting.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { enterList, leaveList, ownEntries } from './entries.ts'
import { offerFreeSlots } from './offers.ts'

/** The waiting list for a doctor or specialty that is booked out. The next free slot is put on hold for the patient for a while. */
export const waitingRoutes = newRouter()

const shownSchema = waitingEntrySchema.clone().openapi('WaitingEntry')
const path = '/api/waiting-list'
const tags = ['appointments']

const post = operation({
  method: 'post',
  path,
  access: 'patient',
  tags,
  summary:
    'Wait for a doctor, or any doctor of a specialty, between two dates; waiting there already, only the dates change',
  request: body(waitSchema),
  responses: { 201: answer(shownSchema, 'Waiting') },
})
waitingRoutes.openapi(post, async context => {
  const deps = context.get('deps')
  const actor = actorOf(context)
  const { entry, of } = await enterList(deps, actor, context.req.valid('json'))
  // A slot may be free right now.
  await offerFreeSlots(deps, of)
  const now = (await ownEntries(deps, actor.accountId)).find(one => one.id === entry.id)
  return context.json(success(context, now ?? entry, 'booking:waiting'), 201)
})

const list = operation({
  method: 'get',
  path,
  access: 'patient',
  tags,
  summary: 'Where I wait, my turn, and the place that is offered to me now',
  responses: { 200: listAnswer(shownSchema) },
})
waitingRoutes.openapi(list, async context => {
  const result = await ownEntries(context.get('deps'), actorOf(context).accountId)
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const remove = operation({
  method: 'delete',
  path: `${path}/{id}`,
  access: 'patient',
  tags,
  summary: 'Wait no longer, and give back what was offered; twice is as good as once',
  request: { params: z.object({ id: z.string().max(80) }) },
  responses: { 200: answer(z.null()) },
})
waitingRoutes.openapi(remove, async context => {
  const deps = context.get('deps')
  // Only for this doctor or specialty: one request must not process the whole waiting list.
  await offerFreeSlots(deps, await leaveList(deps, actorOf(context), context.req.valid('param').id))
  return context.json(success(context, null, 'booking:leftList'), 200)
})

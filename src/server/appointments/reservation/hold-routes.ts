import { z } from '@hono/zod-openapi'
import { holdChoiceSchema, holdSchema } from '#entities/appointment/appointment.ts'
import { actorOf } from '../../kernel/actor.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, operation, success } from '../../kernel/operation.ts'
import { currentHold, holdSlot, releaseHold } from './holds.ts'

/** A slot that is on hold while the patient finishes the request. */
export const holdRoutes = newRouter()

const shownSchema = holdSchema.clone().openapi('Hold')
const path = '/api/holds'
const tags = ['appointments']

const post = operation({
  method: 'post',
  path,
  access: 'patient',
  tags,
  summary: 'Keep a place for ten minutes, one at a time; 409 `booking.taken` names the next free ones',
  request: body(holdChoiceSchema),
  responses: { 201: answer(shownSchema, 'The place is kept') },
})
holdRoutes.openapi(post, async context => {
  const result = await holdSlot(context.get('deps'), actorOf(context), context.req.valid('json'))
  return context.json(success(context, result, 'booking:held'), 201)
})

const get = operation({
  method: 'get',
  path,
  access: 'patient',
  tags,
  summary: 'The place that is kept for me at this moment, or null',
  responses: { 200: answer(holdSchema.nullable()) },
})
holdRoutes.openapi(get, async context => {
  const result = await currentHold(context.get('deps'), actorOf(context).accountId)
  return context.json(success(context, result), 200)
})

const remove = operation({
  method: 'delete',
  path,
  access: 'patient',
  tags,
  summary: 'Give the kept place back; twice is as good as once',
  responses: { 200: answer(z.null()) },
})
holdRoutes.openapi(remove, async context => {
  await releaseHold(context.get('deps'), actorOf(context))
  return context.json(success(context, null, 'booking:released'), 200)
})

import { z } from '@hono/zod-openapi'
import { holdChoiceSchema, holdSchema } from '#entities/appointment/appointment.ts'
import { answer, body, operations } from '../../kernel/operation.ts'
import { currentHold, holdSlot, releaseHold } from './holds.ts'

const operation = operations('appointments')
/** A slot that is on hold while the patient finishes the request. */
export const holdRoutes = operation.router

const shownSchema = holdSchema.clone().openapi('Hold')
const path = '/api/holds'

operation.post('patient', path, {
  summary: 'Keep a place for ten minutes, one at a time; 409 `booking.taken` names the next free ones',
  request: body(holdChoiceSchema),
  responses: { 201: answer(shownSchema, 'The place is kept') },
  handle: async ({ deps, actor, json, success }) =>
    success(await holdSlot(deps, actor, json), 'booking:held'),
})

operation.get('patient', path, {
  summary: 'The place that is kept for me at this moment, or null',
  responses: { 200: answer(holdSchema.nullable()) },
  handle: async ({ deps, actor, success }) => success(await currentHold(deps, actor.accountId)),
})

operation.del('patient', path, {
  summary: 'Give the kept place back; twice is as good as once',
  responses: { 200: answer(z.null()) },
  handle: async ({ deps, actor, success }) => success(await releaseHold(deps, actor), 'booking:released'),
})

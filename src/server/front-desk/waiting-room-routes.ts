import { z } from '@hono/zod-openapi'
import {
  displaySchema,
  displayViewSchema,
  displayWriteSchema,
  queueCallSchema,
  queueSchema,
} from '#entities/appointment/waiting-room.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { createDisplay, listDisplays, revokeDisplay, takeOverDisplay, viewOf } from './displays.ts'
import { callPatient, queuesToday, recall } from './waiting-room.ts'

/** Queues of a waiting room and their displays. Contains no names. */
export const waitingRoomRoutes = newRouter()

const queueAnswer = queueSchema.clone().openapi('DeskQueue')
const displayAnswer = displaySchema.clone().openapi('Display')
const tags = ['waiting room']
const params = z.object({ id: z.string().max(80) })
const nothing = { 200: answer(z.null()) }

const queues = operation({
  method: 'get',
  path: '/api/admins/desk/queue',
  access: 'desk',
  tags,
  summary: 'Today’s queues at a location: numbers and times, no names',
  request: { query: z.object({ location: z.string().max(80) }) },
  responses: { 200: listAnswer(queueAnswer) },
})
waitingRoomRoutes.openapi(queues, async context => {
  const result = await queuesToday(context.get('deps'), context.req.valid('query').location)
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const call = operation({
  method: 'post',
  path: '/api/admins/desk/queue/call',
  access: 'desk',
  tags,
  summary: 'Call the next one in, or one in particular; 409 `desk.queueMoved` where somebody else was faster',
  request: body(queueCallSchema),
  responses: { 200: answer(queueAnswer) },
})
waitingRoomRoutes.openapi(call, async context => {
  const result = await callPatient(context.get('deps'), actorOf(context), context.req.valid('json'))
  return context.json(success(context, result), 200)
})

const again = operation({
  method: 'post',
  path: '/api/admins/desk/queue/{id}/again',
  access: 'desk',
  tags,
  summary: 'Call the one who was called once more',
  request: { params },
  responses: nothing,
})
waitingRoomRoutes.openapi(again, async context => {
  await recall(context.get('deps'), actorOf(context), context.req.valid('param').id, 'again')
  return context.json(success(context, null), 200)
})

const pass = operation({
  method: 'post',
  path: '/api/admins/desk/queue/{id}/pass',
  access: 'desk',
  tags,
  summary: 'Who was called and is not there waits behind the others',
  request: { params },
  responses: nothing,
})
waitingRoomRoutes.openapi(pass, async context => {
  await recall(context.get('deps'), actorOf(context), context.req.valid('param').id, 'pass')
  return context.json(success(context, null), 200)
})

const displays = operation({
  method: 'get',
  path: '/api/admins/desk/displays',
  access: 'desk',
  tags,
  summary: 'The screens of the waiting rooms, and when each was last switched on',
  responses: { 200: listAnswer(displayAnswer) },
})
waitingRoomRoutes.openapi(displays, async context => {
  const result = await listDisplays(context.get('deps'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const addDisplay = operation({
  method: 'post',
  path: '/api/admins/desk/displays',
  access: 'desk',
  tags,
  summary: 'A new screen; its token is answered this once',
  request: body(displayWriteSchema),
  responses: { 201: answer(z.object({ display: displayAnswer, token: z.string() }), 'Made') },
})
waitingRoomRoutes.openapi(addDisplay, async context => {
  const result = await createDisplay(context.get('deps'), actorOf(context), context.req.valid('json'))
  return context.json(success(context, result, 'api:saved'), 201)
})

const keepDisplay = operation({
  method: 'post',
  path: '/api/admins/desk/displays/{id}/take-over',
  access: 'desk',
  tags,
  summary: 'Answer for a screen from now on: one that ended with the right of its keeper goes on by its link',
  request: { params },
  responses: nothing,
})
waitingRoomRoutes.openapi(keepDisplay, async context => {
  await takeOverDisplay(context.get('deps'), actorOf(context), context.req.valid('param').id)
  return context.json(success(context, null), 200)
})

const endDisplay = operation({
  method: 'delete',
  path: '/api/admins/desk/displays/{id}',
  access: 'desk',
  tags,
  summary: 'A screen shows nothing from now on',
  request: { params },
  responses: nothing,
})
waitingRoomRoutes.openapi(endDisplay, async context => {
  await revokeDisplay(context.get('deps'), actorOf(context), context.req.valid('param').id)
  return context.json(success(context, null), 200)
})

const view = operation({
  method: 'post',
  path: '/api/display',
  access: 'public',
  tags,
  summary:
    'What a screen shows, by its token, which stands in the body so that no log has it; a look, no more',
  request: body(z.strictObject({ token: z.string().min(20).max(100) })),
  responses: { 200: answer(displayViewSchema.clone().openapi('DisplayView')) },
})
waitingRoomRoutes.openapi(view, async context => {
  const result = await viewOf(context.get('deps'), context.req.valid('json').token)
  return context.json(success(context, result), 200)
})

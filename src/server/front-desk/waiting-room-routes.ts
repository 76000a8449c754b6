import { z } from '@hono/zod-openapi'
import {
  displaySchema,
  displayViewSchema,
  displayWriteSchema,
  queueCallSchema,
  queueSchema,
} from '#entities/appointment/waiting-room.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { createDisplay, listDisplays, revokeDisplay, takeOverDisplay, viewOf } from './displays.ts'
import { callPatient, queuesToday, recall } from './waiting-room.ts'

const operation = operations('waiting room')
/** Queues of a waiting room and their displays. Contains no names. */
export const waitingRoomRoutes = operation.router

const queueAnswer = queueSchema.clone().openapi('DeskQueue')
const displayAnswer = displaySchema.clone().openapi('Display')
const nothing = { 200: answer(z.null()) }

operation.get('desk', '/api/admins/desk/queue', {
  summary: 'Today’s queues at a location: numbers and times, no names',
  request: { query: z.object({ location: z.string().max(80) }) },
  responses: { 200: listAnswer(queueAnswer) },
  handle: async ({ deps, query, listed }) => listed(await queuesToday(deps, query.location)),
})

operation.post('desk', '/api/admins/desk/queue/call', {
  summary: 'Call the next one in, or one in particular; 409 `desk.queueMoved` where somebody else was faster',
  request: body(queueCallSchema),
  responses: { 200: answer(queueAnswer) },
  handle: async ({ deps, actor, json, success }) => success(await callPatient(deps, actor, json)),
})

operation.post('desk', '/api/admins/desk/queue/{id}/again', {
  summary: 'Call the one who was called once more',
  request: { params: idParam },
  responses: nothing,
  handle: async ({ deps, actor, param, success }) => success(await recall(deps, actor, param.id, 'again')),
})

operation.post('desk', '/api/admins/desk/queue/{id}/pass', {
  summary: 'Who was called and is not there waits behind the others',
  request: { params: idParam },
  responses: nothing,
  handle: async ({ deps, actor, param, success }) => success(await recall(deps, actor, param.id, 'pass')),
})

operation.get('desk', '/api/admins/desk/displays', {
  summary: 'The screens of the waiting rooms, and when each was last switched on',
  responses: { 200: listAnswer(displayAnswer) },
  handle: async ({ deps, listed }) => listed(await listDisplays(deps)),
})

operation.post('desk', '/api/admins/desk/displays', {
  summary: 'A new screen; its token is answered this once',
  request: body(displayWriteSchema),
  responses: { 201: answer(z.object({ display: displayAnswer, token: z.string() }), 'Made') },
  handle: async ({ deps, actor, json, success }) =>
    success(await createDisplay(deps, actor, json), 'api:saved'),
})

operation.post('desk', '/api/admins/desk/displays/{id}/take-over', {
  summary: 'Answer for a screen from now on: one that ended with the right of its keeper goes on by its link',
  request: { params: idParam },
  responses: nothing,
  handle: async ({ deps, actor, param, success }) => success(await takeOverDisplay(deps, actor, param.id)),
})

operation.del('desk', '/api/admins/desk/displays/{id}', {
  summary: 'A screen shows nothing from now on',
  request: { params: idParam },
  responses: nothing,
  handle: async ({ deps, actor, param, success }) => success(await revokeDisplay(deps, actor, param.id)),
})

operation.post('public', '/api/display', {
  summary:
    'What a screen shows, by its token, which stands in the body so that no log has it; a look, no more',
  request: body(z.strictObject({ token: z.string().min(20).max(100) })),
  responses: { 200: answer(displayViewSchema.clone().openapi('DisplayView')) },
  handle: async ({ deps, json, success }) => success(await viewOf(deps, json.token)),
})

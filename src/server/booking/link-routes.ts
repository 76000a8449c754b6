import { z } from '@hono/zod-openapi'
import { answerSchema, asAnswer, linkViewSchema } from '#entities/appointment-answer.ts'
import type { Deps } from '../app.ts'
import { answer, body, operation } from '../operation.ts'
import { Problem } from '../problem.ts'
import { newRouter } from '../router.ts'
import { answerByLink } from './answer.ts'
import { viewOf } from './link-view.ts'
import { findLink } from './links.ts'

/** Answers to a message without signing in. The token in the address is all that is asked for, and fits one appointment. */
export const linkRoutes = newRouter()

const path = '/api/appointments/by-link/{token}'
const params = z.object({ token: z.string().max(200) })
const shownSchema = linkViewSchema.clone().openapi('AppointmentLink')

async function view(deps: Deps, token: string) {
  const result = await viewOf(deps, await findLink(deps.db, token, deps.now()))
  if (!result) throw new Problem(404, 'booking.linkUnknown')
  return result
}

const get = operation({
  method: 'get',
  path,
  access: 'public',
  tags: ['appointments'],
  summary:
    'What the hospital had to change, and which places there are instead; changes nothing. 410 when its time is over',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
linkRoutes.openapi(get, async context => {
  const result = await view(context.get('deps'), context.req.valid('param').token)
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})

const post = operation({
  method: 'post',
  path,
  access: 'public',
  tags: ['appointments'],
  summary: 'Answer once: another place, no appointment, or as it is; 409 where it is answered or has changed',
  request: { params, ...body(answerSchema) },
  responses: { 200: answer(shownSchema) },
})
linkRoutes.openapi(post, async context => {
  const deps = context.get('deps')
  const { token } = context.req.valid('param')
  const given = asAnswer(context.req.valid('json'))
  await answerByLink(deps, context.get('requestId'), token, given)
  const message = context.get('say')(`booking:answered.${given.answer}`)
  return context.json({ result: await view(deps, token), meta: { message } }, 200)
})

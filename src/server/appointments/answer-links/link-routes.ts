import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type PlaceChoice, placeChoiceSchema } from '#entities/appointment/appointment.ts'
import {
  type Answer,
  answerSchema,
  linkViewSchema,
  toAnswer,
} from '#entities/appointment/appointment-answer.ts'
import { appointment } from '../../database/tables/booking.ts'
import { bearer } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import type { AppEnv, Deps } from '../../kernel/deps.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, operation, success } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { answerByLink } from './answer.ts'
import { viewOf } from './link-view.ts'
import { type AnswerLink, findLink } from './links.ts'

/**
 * Answers to a message without signing in. The link's token is the only credential, valid for one appointment. It comes
 * as `Authorization: Bearer`, which proxies do not log; in the URL only from pages of the previous version.
 */
export const linkRoutes = newRouter()

const shownSchema = linkViewSchema.clone().openapi('AppointmentLink')

async function view(deps: Deps, link: AnswerLink, picked?: PlaceChoice) {
  const result = await viewOf(deps, link, picked)
  if (!result) throw new Problem(404, 'booking.linkUnknown')
  return result
}

/** Viewing by a link. The audit entry has the appointment but no reader: the link does not identify one. */
async function look(context: Context<AppEnv>, token: string, picked?: PlaceChoice) {
  const deps = context.get('deps')
  const link = await findLink(deps.db, token, deps.now())
  const result = await view(deps, link, picked)
  const [about] = await deps.db
    .select({ patientId: appointment.patientId })
    .from(appointment)
    .where(eq(appointment.id, link.appointmentId))
  const entry = { action: 'appointment.read', objectKind: 'appointment', ...about } as const
  const detail = { by: 'link' }
  await audit(deps.db, {
    ...entry,
    objectId: link.appointmentId,
    requestId: context.get('requestId'),
    detail,
  })
  return result
}

async function give(context: Context<AppEnv>, token: string, given: Answer) {
  const deps = context.get('deps')
  await answerByLink(deps, context.get('requestId'), token, given)
  const message = context.get('t')(`booking:answered.${given.answer}`)
  return { result: await view(deps, await findLink(deps.db, token, deps.now())), meta: { message } }
}

const access = 'public'
const tags = ['appointments']
const security = [{ bearer: [] }]
const path = '/api/answer-link'
const looking =
  'What the hospital had to change, and which places there are instead; changes nothing. 410 when its time is over'
const answering =
  'Answer once: another place, no appointment, or as it is; 409 where it is answered or has changed'
const responses = { 200: answer(shownSchema) }

const get = operation({
  ...{ method: 'get', path, access, security, tags, summary: looking, responses },
  request: { query: placeChoiceSchema.partial() },
})
linkRoutes.openapi(get, async context => {
  const { schedule, startsAt } = context.req.valid('query')
  const picked = schedule && startsAt ? { schedule, startsAt } : undefined
  const result = await look(context, bearer(context) ?? '', picked)
  return context.json(success(context, result), 200)
})

const post = operation({
  ...{ method: 'post', path, access, security, tags, summary: answering },
  request: body(answerSchema),
  responses,
})
linkRoutes.openapi(post, async context => {
  const given = toAnswer(context.req.valid('json'))
  return context.json(await give(context, bearer(context) ?? '', given), 200)
})

const before = '/api/appointments/by-link/{token}'
const params = z.object({ token: z.string().max(200) })

const getBefore = operation({
  ...{ method: 'get', path: before, access, tags, summary: looking, deprecated: true },
  request: { params },
  responses,
})
linkRoutes.openapi(getBefore, async context => {
  const result = await look(context, context.req.valid('param').token)
  return context.json(success(context, result), 200)
})

const postBefore = operation({
  ...{ method: 'post', path: before, access, tags, summary: answering, deprecated: true },
  request: { params, ...body(answerSchema) },
  responses,
})
linkRoutes.openapi(postBefore, async context => {
  const given = toAnswer(context.req.valid('json'))
  return context.json(await give(context, context.req.valid('param').token, given), 200)
})

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
import { answer, body, operations } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { answerByLink } from './answer.ts'
import { viewOf } from './link-view.ts'
import { type AnswerLink, findLink } from './links.ts'

const operation = operations('appointments')
/**
 * Answers to a message without signing in. The link's token is the only credential, valid for one appointment. It comes
 * as `Authorization: Bearer`, which proxies do not log; in the URL only from pages of the previous version.
 */
export const linkRoutes = operation.router

const shownSchema = linkViewSchema.clone().openapi('AppointmentLink')

async function view(deps: Deps, link: AnswerLink, picked?: PlaceChoice) {
  const result = await viewOf(deps, link, picked)
  if (!result) throw new Problem(404, 'booking.linkUnknown')
  return result
}

/** Viewing by a link. The audit entry has the appointment but no reader: the link does not identify one. */
async function readByLink(context: Context<AppEnv>, token: string, picked?: PlaceChoice) {
  const deps = context.get('deps')
  const link = await findLink(deps.db, token, deps.now())
  const result = await view(deps, link, picked)
  const [linked] = await deps.db
    .select({ patientId: appointment.patientId })
    .from(appointment)
    .where(eq(appointment.id, link.appointmentId))
  const entry = { ...linked, objectId: link.appointmentId, requestId: context.get('requestId') }
  await audit(deps.db, { ...entry, action: 'appointment.read', detail: { by: 'link' } })
  return result
}

async function answerAppointment(context: Context<AppEnv>, token: string, chosen: Answer) {
  const deps = context.get('deps')
  await answerByLink(deps, context.get('requestId'), token, chosen)
  const message = context.get('t')(`booking:answered.${chosen.answer}`)
  return { result: await view(deps, await findLink(deps.db, token, deps.now())), meta: { message } }
}

const access = 'public'
const security = [{ bearer: [] }]
const path = '/api/answer-link'
const readSummary =
  'What the hospital had to change, and which places there are instead; changes nothing. 410 when its time is over'
const answerSummary =
  'Answer once: another place, no appointment, or as it is; 409 where it is answered or has changed'
const responses = { 200: answer(shownSchema) }

operation.get(access, path, {
  security,
  summary: readSummary,
  responses,
  request: { query: placeChoiceSchema.partial() },
  handle: async ({ context, query, success }) => {
    const { schedule, startsAt } = query
    const picked = schedule && startsAt ? { schedule, startsAt } : undefined
    return success(await readByLink(context, bearer(context) ?? '', picked))
  },
})

operation.post(access, path, {
  security,
  summary: answerSummary,
  request: body(answerSchema),
  responses,
  handle: ({ context, json }) => answerAppointment(context, bearer(context) ?? '', toAnswer(json)),
})

const oldPath = '/api/appointments/by-link/{token}'
const params = z.object({ token: z.string().max(200) })

operation.get(access, oldPath, {
  summary: readSummary,
  deprecated: true,
  request: { params },
  responses,
  handle: async ({ context, param, success }) => success(await readByLink(context, param.token)),
})

operation.post(access, oldPath, {
  summary: answerSummary,
  deprecated: true,
  request: { params, ...body(answerSchema) },
  responses,
  handle: ({ context, param, json }) => answerAppointment(context, param.token, toAnswer(json)),
})

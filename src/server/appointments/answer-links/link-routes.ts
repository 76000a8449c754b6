import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { appointments } from '#contract/appointments.ts'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import { type Answer, toAnswer } from '#entities/appointment/appointment-answer.ts'
import { appointment } from '../../database/tables/booking.ts'
import { bearer } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import type { AppEnv, Deps } from '../../kernel/deps.ts'
import { handlers } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { answerByLink } from './answer.ts'
import { viewOf } from './link-view.ts'
import { type AnswerLink, findLink } from './links.ts'

const { handle, router } = handlers()
/**
 * Answers to a message without signing in. The link's token is the only credential, valid for one appointment. It comes
 * as `Authorization: Bearer`, which proxies do not log; in the URL only from pages of the previous version.
 */
export const linkRoutes = router

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

handle(appointments.readAnswerLink, async ({ context, query, success }) => {
  const { schedule, startsAt } = query
  const picked = schedule && startsAt ? { schedule, startsAt } : undefined
  return success(await readByLink(context, bearer(context) ?? '', picked))
})

handle(appointments.answerByLink, ({ context, json }) =>
  answerAppointment(context, bearer(context) ?? '', toAnswer(json)),
)

handle(appointments.readAnswerLinkByToken, async ({ context, param, success }) =>
  success(await readByLink(context, param.token)),
)

handle(appointments.answerByLinkToken, ({ context, param, json }) =>
  answerAppointment(context, param.token, toAnswer(json)),
)

import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { resetRequestSchema, resetSchema } from '#entities/people/account.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, operation, success } from '../../kernel/operation.ts'
import { done, emptyAnswer, requestValues } from '../answers.ts'
import { countResetRequest } from '../email-limits.ts'
import { normalizeEmail, type SignInArea } from '../people.ts'
import { priorityOfNetwork } from '../sign-in/sign-in-limits.ts'
import { refuseCommonPassword } from './passwords.ts'
import { requestReset, resetPassword } from './resets.ts'

export const resetRoutes = newRouter()

/** Minimum duration of a request: sending a link takes longer than finding no account, and the time must not show it. */
const evenMilliseconds = 250

function mountResetRequest(area: SignInArea) {
  const request = operation({
    method: 'post',
    path: `/api/auth/${area}/reset-request`,
    access: 'public',
    tags: ['accounts'],
    summary: 'Ask for a link to set a new password. The answer is the same for every address',
    request: body(resetRequestSchema),
    responses: { 202: emptyAnswer },
  })
  resetRoutes.openapi(request, async context => {
    const { deps, network, requestId } = requestValues(context)
    const email = normalizeEmail(context.req.valid('json').email)
    await countResetRequest(deps, email, network)
    await Promise.all([requestReset(deps, area, email, { requestId, network }), wait(evenMilliseconds)])
    return context.json(done(context, 'accounts:resetSent'), 202)
  })
}

function mountReset(area: SignInArea) {
  const reset = operation({
    method: 'post',
    path: `/api/auth/${area}/reset`,
    access: 'public',
    tags: ['accounts'],
    summary: 'Set a new password with the link from the mail; it works once and signs out everywhere',
    request: body(resetSchema),
    responses: { 200: answer(z.object({ device: z.string() })) },
  })
  resetRoutes.openapi(reset, async context => {
    const { deps, network, requestId } = requestValues(context)
    const { token, password, device: kept } = context.req.valid('json')
    refuseCommonPassword(password)
    await countAttempt(deps, 'link-network', network)
    const by = { requestId, turn: priorityOfNetwork(network), device: kept, network }
    const device = await resetPassword(deps, area, token, password, by)
    return context.json(success(context, { device }, 'accounts:passwordChanged'), 200)
  })
}

for (const area of ['patients', 'admins'] as const) {
  mountResetRequest(area)
  mountReset(area)
}

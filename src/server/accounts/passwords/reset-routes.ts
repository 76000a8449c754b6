import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { resetRequestSchema, resetSchema } from '#entities/people/account.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { answer, body, operations } from '../../kernel/operation.ts'
import { emptyAnswer } from '../answers.ts'
import { countResetRequest } from '../email-limits.ts'
import { normalizeEmail, type SignInArea } from '../people.ts'
import { priorityOfNetwork } from '../sign-in/sign-in-limits.ts'
import { refuseCommonPassword } from './passwords.ts'
import { requestReset, resetPassword } from './resets.ts'

const operation = operations('accounts')
export const resetRoutes = operation.router

/** Minimum duration of a request: sending a link takes longer than finding no account, and the time must not show it. */
const evenMilliseconds = 250

function mountResetRequest(area: SignInArea) {
  operation.post('public', `/api/auth/${area}/reset-request`, {
    summary: 'Ask for a link to set a new password. The answer is the same for every address',
    request: body(resetRequestSchema),
    responses: { 202: emptyAnswer },
    handle: async ({ deps, network, requestId, json, success }) => {
      const email = normalizeEmail(json.email)
      await countResetRequest(deps, email, network)
      await Promise.all([requestReset(deps, area, email, { requestId, network }), wait(evenMilliseconds)])
      return success(null, 'accounts:resetSent')
    },
  })
}

function mountReset(area: SignInArea) {
  operation.post('public', `/api/auth/${area}/reset`, {
    summary: 'Set a new password with the link from the mail; it works once and signs out everywhere',
    request: body(resetSchema),
    responses: { 200: answer(z.object({ device: z.string() })) },
    handle: async ({ deps, network, requestId, json, success }) => {
      const { token, password, device: kept } = json
      refuseCommonPassword(password)
      await countAttempt(deps, 'link-network', network)
      const by = { requestId, priority: priorityOfNetwork(network), device: kept, network }
      const device = await resetPassword(deps, area, token, password, by)
      return success({ device }, 'accounts:passwordChanged')
    },
  })
}

for (const area of ['patients', 'admins'] as const) {
  mountResetRequest(area)
  mountReset(area)
}

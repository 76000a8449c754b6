import { setTimeout as wait } from 'node:timers/promises'
import { resetRequestSchema, resetSchema } from '#entities/account.ts'
import { body, operation } from '../operation.ts'
import { newRouter } from '../router.ts'
import { asked, done, nothing } from './answers.ts'
import { countAttempt } from './limits.ts'
import { refuseCommonPassword } from './passwords.ts'
import { type Door, sameEmail } from './people.ts'
import { askForReset, resetPassword } from './resets.ts'

export const resetRoutes = newRouter()

/** Writing a link takes longer than finding nobody to write to; after this long both are through. */
const evenMilliseconds = 250

function mountResetRequest(door: Door) {
  const request = operation({
    method: 'post',
    path: `/api/auth/${door}/reset-request`,
    access: 'public',
    tags: ['accounts'],
    summary: 'Ask for a link to set a new password. The answer is the same for every address',
    request: body(resetRequestSchema),
    responses: { 202: nothing },
  })
  resetRoutes.openapi(request, async context => {
    const { deps, network, requestId } = asked(context)
    const email = sameEmail(context.req.valid('json').email)
    await countAttempt(deps, 'reset-network', network)
    await countAttempt(deps, 'reset', email)
    await Promise.all([askForReset(deps, door, email, requestId), wait(evenMilliseconds)])
    return context.json(done(context, 'accounts:resetSent'), 202)
  })
}

function mountReset(door: Door) {
  const reset = operation({
    method: 'post',
    path: `/api/auth/${door}/reset`,
    access: 'public',
    tags: ['accounts'],
    summary: 'Set a new password with the link from the mail; it works once and signs out everywhere',
    request: body(resetSchema),
    responses: { 200: nothing },
  })
  resetRoutes.openapi(reset, async context => {
    const { deps, network, requestId } = asked(context)
    const { token, password } = context.req.valid('json')
    refuseCommonPassword(password)
    await countAttempt(deps, 'link-network', network)
    await resetPassword(deps, door, token, password, requestId)
    return context.json(done(context, 'accounts:passwordChanged'), 200)
  })
}

for (const door of ['patients', 'admins'] as const) {
  mountResetRequest(door)
  mountReset(door)
}

import { setTimeout as wait } from 'node:timers/promises'
import { accounts } from '#contract/accounts.ts'
import { countAttempt } from '../../kernel/http/rate-limits.ts'
import { handlers } from '../../kernel/operation.ts'
import { countResetRequest } from '../email-limits.ts'
import { normalizeEmail } from '../people.ts'
import { priorityOfNetwork } from '../sign-in/sign-in-limits.ts'
import { refuseCommonPassword } from './passwords.ts'
import { requestReset, resetPassword } from './resets.ts'

const { handle, router } = handlers()
export const resetRoutes = router

/** Minimum duration of a request: sending a link takes longer than finding no account, and the time must not show it. */
const evenMilliseconds = 250

for (const [area, operation] of [
  ['patients', accounts.requestPatientPasswordReset],
  ['admins', accounts.requestAdminPasswordReset],
] as const)
  handle(operation, async ({ deps, network, requestId, json, success }) => {
    const email = normalizeEmail(json.email)
    await countResetRequest(deps, email, network)
    await Promise.all([requestReset(deps, area, email, { requestId, network }), wait(evenMilliseconds)])
    return success(null, 'accounts:resetSent')
  })

for (const [area, operation] of [
  ['patients', accounts.resetPatientPassword],
  ['admins', accounts.resetAdminPassword],
] as const)
  handle(operation, async ({ deps, network, requestId, json, success }) => {
    const { token, password, device: kept } = json
    refuseCommonPassword(password)
    await countAttempt(deps, 'link-network', network)
    const by = { requestId, priority: priorityOfNetwork(network), device: kept, network }
    const device = await resetPassword(deps, area, token, password, by)
    return success({ device }, 'accounts:passwordChanged')
  })

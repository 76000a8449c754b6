import { accounts } from '#contract/accounts.ts'
import { bearer } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import { handlers } from '../../kernel/operation.ts'
import { revokeToken } from '../../kernel/sessions.ts'
import { signedInResult } from '../answers.ts'
import { signIn } from './sign-in.ts'

const { handle, router } = handlers()
export const loginRoutes = router

for (const [area, operation] of [
  ['patients', accounts.signInPatient],
  ['admins', accounts.signInAdmin],
] as const)
  handle(operation, async ({ deps, network, userAgent, requestId, json, success }) => {
    const entry = await signIn(deps, { ...json, area, network, userAgent, requestId })
    return success(signedInResult(entry), 'accounts:signedIn')
  })

for (const operation of [accounts.signOutPatient, accounts.signOutAdmin])
  handle(operation, async ({ context, deps, requestId, success }) => {
    const token = bearer(context)
    if (token) {
      await deps.db.transaction(async transaction => {
        const ended = await revokeToken(deps, token, transaction)
        if (!ended) return
        const { accountId, sessionId: objectId } = ended
        await audit(transaction, {
          accountId,
          action: 'sign-out',
          objectKind: 'session',
          objectId,
          requestId,
        })
      })
    }
    return success(null, 'accounts:signedOut')
  })

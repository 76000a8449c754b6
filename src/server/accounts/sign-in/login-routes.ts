import { loginSchema } from '#entities/people/account.ts'
import { bearer } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import { body, operations } from '../../kernel/operation.ts'
import { revokeToken } from '../../kernel/sessions.ts'
import { emptyAnswer, signedInAnswer, signedInResult } from '../answers.ts'
import type { SignInArea } from '../people.ts'
import { signIn } from './sign-in.ts'

const operation = operations('accounts')
export const loginRoutes = operation.router

function mountLogin(area: SignInArea) {
  operation.post('public', `/api/auth/${area}/login`, {
    summary: `Sign in to the ${area}' area`,
    request: body(loginSchema),
    responses: { 200: signedInAnswer },
    handle: async ({ deps, network, userAgent, requestId, json, success }) => {
      const entry = await signIn(deps, { ...json, area, network, userAgent, requestId })
      return success(signedInResult(entry), 'accounts:signedIn')
    },
  })
}

function mountLogout(area: SignInArea) {
  operation.post('public', `/api/auth/${area}/logout`, {
    // Public, as signing out of an expired session must not fail. It ends only the session of the given token.
    summary: 'Sign out: the token of this request is worth nothing from now on',
    security: [{ bearer: [] }],
    responses: { 200: emptyAnswer },
    handle: async ({ context, deps, requestId, success }) => {
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
    },
  })
}

for (const area of ['patients', 'admins'] as const) {
  mountLogin(area)
  mountLogout(area)
}

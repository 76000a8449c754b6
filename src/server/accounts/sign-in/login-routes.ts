import { loginSchema } from '#entities/people/account.ts'
import { bearer } from '../../kernel/access.ts'
import { audit } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { body, operation } from '../../kernel/operation.ts'
import { revokeToken } from '../../kernel/sessions.ts'
import { done, emptyAnswer, requestValues, signedInAnswer, signedInBody } from '../answers.ts'
import type { SignInArea } from '../people.ts'
import { signIn } from './sign-in.ts'

export const loginRoutes = newRouter()

function mountLogin(area: SignInArea) {
  const login = operation({
    method: 'post',
    path: `/api/auth/${area}/login`,
    access: 'public',
    tags: ['accounts'],
    summary: `Sign in to the ${area}' area`,
    request: body(loginSchema),
    responses: { 200: signedInAnswer },
  })
  loginRoutes.openapi(login, async context => {
    const { deps, network, userAgent, requestId } = requestValues(context)
    const form = context.req.valid('json')
    const entry = await signIn(deps, { ...form, area, network, userAgent, requestId })
    return context.json(signedInBody(context, entry, 'accounts:signedIn'), 200)
  })
}

function mountLogout(area: SignInArea) {
  const logout = operation({
    method: 'post',
    path: `/api/auth/${area}/logout`,
    // Public, as signing out of an expired session must not fail. It ends only the session of the given token.
    access: 'public',
    tags: ['accounts'],
    summary: 'Sign out: the token of this request is worth nothing from now on',
    security: [{ bearer: [] }],
    responses: { 200: emptyAnswer },
  })
  loginRoutes.openapi(logout, async context => {
    const { deps, requestId } = requestValues(context)
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
    return context.json(done(context, 'accounts:signedOut'), 200)
  })
}

for (const area of ['patients', 'admins'] as const) {
  mountLogin(area)
  mountLogout(area)
}

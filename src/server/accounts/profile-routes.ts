import { signedIn } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { revokeSession } from '../kernel/sessions.ts'
import { namedUser } from './answers.ts'
import { roleOf, type SignInArea, userOf } from './people.ts'

export const profileRoutes = newRouter()

/** By specification the portal signs the user out if this fails. So no rate limit, and no query except the session's. */
function mountProfile(area: SignInArea) {
  const profile = operation({
    method: 'get',
    path: `/api/profile/${area}/user`,
    access: 'session',
    tags: ['accounts'],
    summary: `The signed-in person, for the ${area}' area; a person of the other area is signed out`,
    responses: { 200: answer(namedUser) },
  })
  profileRoutes.openapi(profile, async context => {
    const deps = context.get('deps')
    const person = signedIn(context)
    if (person.role !== roleOf[area]) {
      const { accountId, sessionId } = person
      await deps.db.transaction(async transaction => {
        await revokeSession(deps, accountId, sessionId, transaction)
        await audit(transaction, {
          accountId,
          action: 'sign-out.wrong-door',
          objectKind: 'session',
          objectId: sessionId,
          requestId: context.get('requestId'),
          detail: { door: area },
        })
      })
      throw new Problem(403, 'accounts.wrongDoor')
    }
    return context.json(success(context, userOf(person)), 200)
  })
}

for (const area of ['patients', 'admins'] as const) mountProfile(area)

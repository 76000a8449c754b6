import { randomBytes } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import {
  changeEmailSchema,
  changePasswordSchema,
  codeSchema,
  languageSchema,
  secondFactorSchema,
} from '#entities/people/account.ts'
import { account } from '../database/tables/accounts.ts'
import { audit } from '../kernel/audit.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { answer, body, operations } from '../kernel/operation.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { revokeSession } from '../kernel/sessions.ts'
import { emptyAnswer, namedUser } from './answers.ts'
import { countCodeEmail } from './email-limits.ts'
import { ownEntry } from './own-entry.ts'
import { changeOwnPassword } from './passwords/own-password.ts'
import { refuseCommonPassword } from './passwords/passwords.ts'
import { normalizeEmail, roleOf, type SignInArea, userOf } from './people.ts'
import {
  finishAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from './sign-in/authenticator.ts'
import { countRecoveryCodes } from './sign-in/recovery-codes.ts'
import { confirmEmail, requestEmailChange } from './sign-up/email-change.ts'

const operation = operations('accounts')
/** Changes of one's own account. Changes that could lock the owner out require the password. */
export const ownRoutes = operation.router

/** By specification the portal signs the user out if this fails. So no rate limit, and no query except the session's. */
function mountProfile(area: SignInArea) {
  operation.get('session', `/api/profile/${area}/user`, {
    summary: `The signed-in person, for the ${area}' area; a person of the other area is signed out`,
    responses: { 200: answer(namedUser) },
    handle: async ({ deps, actor, session, success }) => {
      if (session.role !== roleOf[area]) {
        const { accountId, sessionId } = session
        await deps.db.transaction(async transaction => {
          await revokeSession(deps, accountId, sessionId, transaction)
          await audit(transaction, {
            ...actor,
            action: 'sign-out.wrong-door',
            objectKind: 'session',
            objectId: sessionId,
            detail: { door: area },
          })
        })
        throw new Problem(403, 'accounts.wrongDoor')
      }
      return success(userOf(session))
    },
  })
}

for (const area of ['patients', 'admins'] as const) mountProfile(area)

operation.get('session', '/api/profile/keep-key', {
  summary: 'The key with which this person’s browsers encrypt forms that are not sent yet: 256 bits, base64',
  responses: { 200: answer(z.object({ key: z.string() })) },
  handle: async ({ db, session, success }) => {
    const fresh = randomBytes(32).toString('base64')
    // One statement, so that two tabs that ask at once get the same key.
    const [found] = await db
      .update(account)
      .set({ keepKey: sql`coalesce(${account.keepKey}, ${fresh})` })
      .where(eq(account.id, session.accountId))
      .returning({ key: account.keepKey })
    if (!found?.key) throw notFound()
    return success({ key: found.key })
  },
})

operation.put('session', '/api/profile/password', {
  summary: 'Set a new password; every other device is signed out',
  request: body(changePasswordSchema),
  responses: { 200: emptyAnswer },
  handle: async ({ deps, requestId, session, json, success }) => {
    refuseCommonPassword(json.password)
    return success(await changeOwnPassword(deps, session, json, requestId), 'accounts:passwordChangedHere')
  },
})

operation.post('session', '/api/profile/email', {
  summary: 'Ask for another e-mail address: a code goes to it. The answer is the same for every address',
  request: body(changeEmailSchema),
  responses: { 202: emptyAnswer },
  handle: async ({ deps, requestId, session, json, success }) => {
    const { email, current } = json
    const wanted = normalizeEmail(email)
    await countCodeEmail(deps, wanted, session.accountId)
    return success(
      await requestEmailChange(deps, session, { email: wanted, current }, requestId),
      'accounts:emailCodeSent',
    )
  },
})

operation.post('session', '/api/profile/email/confirm', {
  summary: 'Take the new address over with the code that was sent to it; the old one is told',
  request: body(codeSchema),
  responses: { 200: answer(z.object({ email: z.string() })) },
  handle: async ({ deps, network, requestId, session, json, success }) => {
    await countAttempt(deps, 'confirm-network', network)
    const changed = await confirmEmail(deps, session, json.code, requestId)
    return success({ email: changed }, 'accounts:emailChanged')
  },
})

operation.put('session', '/api/profile/language', {
  summary: 'The language in which this person is written to',
  request: body(languageSchema),
  responses: { 200: emptyAnswer },
  handle: async ({ deps, requestId, session, json, success }) => {
    const { accountId } = session
    await deps.db.transaction(async transaction => {
      await transaction
        .update(account)
        .set({ language: json.language, updatedAt: deps.now() })
        .where(eq(account.id, accountId))
      const entry = ownEntry(accountId, 'language.change', requestId)
      await audit(transaction, { ...entry, detail: { language: json.language } })
    })
    return success(null, 'api:saved')
  },
})

operation.get('session', '/api/profile/authenticator', {
  summary: 'Whether signing in asks for an authenticator’s code',
  responses: { 200: answer(z.object({ on: z.boolean(), recoveryCodes: z.number().int() })) },
  handle: async ({ deps, session, success }) => {
    const [row] = await deps.db
      .select({ secret: account.totpSecret })
      .from(account)
      .where(eq(account.id, session.accountId))
    const recoveryCodes = await countRecoveryCodes(deps.db, session.accountId)
    return success({ on: Boolean(row?.secret), recoveryCodes })
  },
})

operation.post('session', '/api/profile/authenticator', {
  summary: 'A new authenticator: its secret, which counts once a code of it was confirmed',
  request: body(secondFactorSchema),
  responses: { 200: answer(z.object({ secret: z.string(), uri: z.string() })) },
  handle: async ({ deps, session, json, success }) => success(await startAuthenticator(deps, session, json)),
})

operation.post('session', '/api/profile/authenticator/confirm', {
  summary:
    'Switch the new authenticator on with a code that it shows; the recovery codes are answered this once',
  request: body(codeSchema),
  responses: { 200: answer(z.object({ recoveryCodes: z.array(z.string()) })) },
  handle: async ({ deps, network, requestId, session, json, success }) => {
    await countAttempt(deps, 'confirm-network', network)
    const recoveryCodes = await finishAuthenticator(deps, session, json.code, requestId)
    return success({ recoveryCodes }, 'accounts:authenticatorOn')
  },
})

operation.post('session', '/api/profile/authenticator/recovery-codes', {
  summary: 'New recovery codes, answered this once; those of before are over',
  request: body(secondFactorSchema),
  responses: { 200: answer(z.object({ recoveryCodes: z.array(z.string()) })) },
  handle: async ({ deps, requestId, session, json, success }) => {
    const recoveryCodes = await replaceRecoveryCodes(deps, session, json, requestId)
    return success({ recoveryCodes })
  },
})

operation.post('session', '/api/profile/authenticator/remove', {
  summary: 'Sign in without an authenticator again',
  request: body(secondFactorSchema),
  responses: { 200: emptyAnswer },
  handle: async ({ deps, requestId, session, json, success }) =>
    success(await removeAuthenticator(deps, session, json, requestId), 'accounts:authenticatorOff'),
})

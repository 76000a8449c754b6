import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import {
  changeEmailSchema,
  changePasswordSchema,
  codeSchema,
  languageSchema,
  secondFactorSchema,
} from '#entities/people/account.ts'
import { account } from '../database/tables/accounts.ts'
import { signedIn } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { done, emptyAnswer, requestValues } from './answers.ts'
import { countCodeEmail } from './email-limits.ts'
import { changeOwnPassword } from './passwords/own-password.ts'
import { refuseCommonPassword } from './passwords/passwords.ts'
import { normalizeEmail } from './people.ts'
import {
  finishAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from './sign-in/authenticator.ts'
import { countRecoveryCodes } from './sign-in/recovery-codes.ts'
import { confirmEmail, requestEmailChange } from './sign-up/email-change.ts'

/** Changes of one's own account. Changes that could lock the owner out require the password. */
export const ownRoutes = newRouter()

const password = operation({
  method: 'put',
  path: '/api/profile/password',
  access: 'session',
  tags: ['accounts'],
  summary: 'Set a new password; every other device is signed out',
  request: body(changePasswordSchema),
  responses: { 200: emptyAnswer },
})
ownRoutes.openapi(password, async context => {
  const { deps, requestId } = requestValues(context)
  const form = context.req.valid('json')
  refuseCommonPassword(form.password)
  await changeOwnPassword(deps, signedIn(context), form, requestId)
  return context.json(done(context, 'accounts:passwordChangedHere'), 200)
})

const email = operation({
  method: 'post',
  path: '/api/profile/email',
  access: 'session',
  tags: ['accounts'],
  summary: 'Ask for another e-mail address: a code goes to it. The answer is the same for every address',
  request: body(changeEmailSchema),
  responses: { 202: emptyAnswer },
})
ownRoutes.openapi(email, async context => {
  const { deps, requestId } = requestValues(context)
  const { email, current } = context.req.valid('json')
  const wanted = normalizeEmail(email)
  const person = signedIn(context)
  await countCodeEmail(deps, wanted, person.accountId)
  await requestEmailChange(deps, person, { email: wanted, current }, requestId)
  return context.json(done(context, 'accounts:emailCodeSent'), 202)
})

const confirm = operation({
  method: 'post',
  path: '/api/profile/email/confirm',
  access: 'session',
  tags: ['accounts'],
  summary: 'Take the new address over with the code that was sent to it; the old one is told',
  request: body(codeSchema),
  responses: { 200: answer(z.object({ email: z.string() })) },
})
ownRoutes.openapi(confirm, async context => {
  const { deps, network, requestId } = requestValues(context)
  await countAttempt(deps, 'confirm-network', network)
  const { code } = context.req.valid('json')
  const changed = await confirmEmail(deps, signedIn(context), code, requestId)
  return context.json(success(context, { email: changed }, 'accounts:emailChanged'), 200)
})

const language = operation({
  method: 'put',
  path: '/api/profile/language',
  access: 'session',
  tags: ['accounts'],
  summary: 'The language in which this person is written to',
  request: body(languageSchema),
  responses: { 200: emptyAnswer },
})
ownRoutes.openapi(language, async context => {
  const { deps, requestId } = requestValues(context)
  const { language } = context.req.valid('json')
  const { accountId } = signedIn(context)
  await deps.db.transaction(async transaction => {
    await transaction
      .update(account)
      .set({ language, updatedAt: deps.now() })
      .where(eq(account.id, accountId))
    const entry = {
      accountId,
      action: 'language.change',
      objectKind: 'account',
      objectId: accountId,
    } as const
    await audit(transaction, { ...entry, requestId, detail: { language } })
  })
  return context.json(done(context, 'api:saved'), 200)
})

const state = operation({
  method: 'get',
  path: '/api/profile/authenticator',
  access: 'session',
  tags: ['accounts'],
  summary: 'Whether signing in asks for an authenticator’s code',
  responses: { 200: answer(z.object({ on: z.boolean(), recoveryCodes: z.number().int() })) },
})
ownRoutes.openapi(state, async context => {
  const { deps } = requestValues(context)
  const { accountId } = signedIn(context)
  const [row] = await deps.db
    .select({ secret: account.totpSecret })
    .from(account)
    .where(eq(account.id, accountId))
  const recoveryCodes = await countRecoveryCodes(deps.db, accountId)
  return context.json(success(context, { on: Boolean(row?.secret), recoveryCodes }), 200)
})

const start = operation({
  method: 'post',
  path: '/api/profile/authenticator',
  access: 'session',
  tags: ['accounts'],
  summary: 'A new authenticator: its secret, which counts once a code of it was confirmed',
  request: body(secondFactorSchema),
  responses: { 200: answer(z.object({ secret: z.string(), uri: z.string() })) },
})
ownRoutes.openapi(start, async context => {
  const { deps } = requestValues(context)
  const proof = context.req.valid('json')
  const result = await startAuthenticator(deps, signedIn(context), proof)
  return context.json(success(context, result), 200)
})

const finish = operation({
  method: 'post',
  path: '/api/profile/authenticator/confirm',
  access: 'session',
  tags: ['accounts'],
  summary:
    'Switch the new authenticator on with a code that it shows; the recovery codes are answered this once',
  request: body(codeSchema),
  responses: { 200: answer(z.object({ recoveryCodes: z.array(z.string()) })) },
})
ownRoutes.openapi(finish, async context => {
  const { deps, network, requestId } = requestValues(context)
  await countAttempt(deps, 'confirm-network', network)
  const { code } = context.req.valid('json')
  const recoveryCodes = await finishAuthenticator(deps, signedIn(context), code, requestId)
  return context.json(success(context, { recoveryCodes }, 'accounts:authenticatorOn'), 200)
})

const codes = operation({
  method: 'post',
  path: '/api/profile/authenticator/recovery-codes',
  access: 'session',
  tags: ['accounts'],
  summary: 'New recovery codes, answered this once; those of before are over',
  request: body(secondFactorSchema),
  responses: { 200: answer(z.object({ recoveryCodes: z.array(z.string()) })) },
})
ownRoutes.openapi(codes, async context => {
  const { deps, requestId } = requestValues(context)
  const proof = context.req.valid('json')
  const recoveryCodes = await replaceRecoveryCodes(deps, signedIn(context), proof, requestId)
  return context.json(success(context, { recoveryCodes }), 200)
})

const remove = operation({
  method: 'post',
  path: '/api/profile/authenticator/remove',
  access: 'session',
  tags: ['accounts'],
  summary: 'Sign in without an authenticator again',
  request: body(secondFactorSchema),
  responses: { 200: emptyAnswer },
})
ownRoutes.openapi(remove, async context => {
  const { deps, requestId } = requestValues(context)
  const proof = context.req.valid('json')
  await removeAuthenticator(deps, signedIn(context), proof, requestId)
  return context.json(done(context, 'accounts:authenticatorOff'), 200)
})

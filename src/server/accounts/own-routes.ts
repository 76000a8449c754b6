import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#contract/accounts.ts'
import { account } from '../database/tables/accounts.ts'
import { audit } from '../kernel/audit.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { revokeSession } from '../kernel/sessions.ts'
import { countCodeEmail } from './email-limits.ts'
import { ownEntry } from './own-entry.ts'
import { changeOwnPassword } from './passwords/own-password.ts'
import { refuseCommonPassword } from './passwords/passwords.ts'
import { normalizeEmail, roleOf, userOf } from './people.ts'
import {
  finishAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from './sign-in/authenticator.ts'
import { countRecoveryCodes } from './sign-in/recovery-codes.ts'
import { confirmEmail, requestEmailChange } from './sign-up/email-change.ts'

const { handle, router } = handlers()
/** Changes of one's own account. Changes that could lock the owner out require the password. */
export const ownRoutes = router

/** By specification the portal signs the user out if this fails. So no rate limit, and no query except the session's. */
for (const [area, operation] of [
  ['patients', accounts.readSignedInPatient],
  ['admins', accounts.readSignedInAdmin],
] as const)
  handle(operation, async ({ deps, actor, session, success }) => {
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
  })

handle(accounts.readDraftKey, async ({ db, session, success }) => {
  const fresh = randomBytes(32).toString('base64')
  // One statement, so that two tabs that ask at once get the same key.
  const [found] = await db
    .update(account)
    .set({ keepKey: sql`coalesce(${account.keepKey}, ${fresh})` })
    .where(eq(account.id, session.accountId))
    .returning({ key: account.keepKey })
  if (!found?.key) throw notFound()
  return success({ key: found.key })
})

handle(accounts.changePassword, async ({ deps, requestId, session, json, success }) => {
  refuseCommonPassword(json.password)
  return success(await changeOwnPassword(deps, session, json, requestId), 'accounts:passwordChangedHere')
})

handle(accounts.requestEmailChange, async ({ deps, requestId, session, json, success }) => {
  const { email, current } = json
  const wanted = normalizeEmail(email)
  await countCodeEmail(deps, wanted, session.accountId)
  return success(
    await requestEmailChange(deps, session, { email: wanted, current }, requestId),
    'accounts:emailCodeSent',
  )
})

handle(accounts.confirmEmailChange, async ({ deps, network, requestId, session, json, success }) => {
  await countAttempt(deps, 'confirm-network', network)
  const changed = await confirmEmail(deps, session, json.code, requestId)
  return success({ email: changed }, 'accounts:emailChanged')
})

handle(accounts.saveLanguage, async ({ deps, requestId, session, json, success }) => {
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
})

handle(accounts.readAuthenticator, async ({ deps, session, success }) => {
  const [row] = await deps.db
    .select({ secret: account.totpSecret })
    .from(account)
    .where(eq(account.id, session.accountId))
  const recoveryCodes = await countRecoveryCodes(deps.db, session.accountId)
  return success({ on: Boolean(row?.secret), recoveryCodes })
})

handle(accounts.createAuthenticator, async ({ deps, session, json, success }) =>
  success(await startAuthenticator(deps, session, json)),
)

handle(accounts.confirmAuthenticator, async ({ deps, network, requestId, session, json, success }) => {
  await countAttempt(deps, 'confirm-network', network)
  const recoveryCodes = await finishAuthenticator(deps, session, json.code, requestId)
  return success({ recoveryCodes }, 'accounts:authenticatorOn')
})

handle(accounts.createRecoveryCodes, async ({ deps, requestId, session, json, success }) => {
  const recoveryCodes = await replaceRecoveryCodes(deps, session, json, requestId)
  return success({ recoveryCodes })
})

handle(accounts.removeAuthenticator, async ({ deps, requestId, session, json, success }) =>
  success(await removeAuthenticator(deps, session, json, requestId), 'accounts:authenticatorOff'),
)

import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../../database/connect.ts'
import { locks } from '../../database/locks.ts'
import { account, setupLink } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import { ConfigError } from '../../kernel/config.ts'
import type { Deps } from '../../kernel/deps.ts'
import { namedFieldProblem, Problem } from '../../kernel/problem.ts'
import { hashToken, newToken } from '../../kernel/sessions.ts'
import type { SignInResult } from '../answers.ts'
import { ownEntry } from '../own-entry.ts'
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts'
import { type Account, createAccount } from '../people.ts'
import { priorityOfNetwork } from '../sign-in/sign-in-limits.ts'
import { startSignedInSession } from '../sign-in/signed-in-session.ts'

async function hasAdministrator(executor: Executor): Promise<boolean> {
  const found = await executor
    .select({ id: account.id })
    .from(account)
    .where(eq(account.role, 'admin'))
    .limit(1)
  return found.length > 0
}

/** Creates the first administrator under a lock: of several processes or users of the link only one succeeds. */
async function createFirst(
  deps: Deps,
  executor: Executor,
  person: { email: string; fullName: string; passwordHash: string; language: InterfaceLanguage },
  requestId: string | null,
): Promise<Account | 'exists' | 'email'> {
  await executor.execute(sql`select pg_advisory_xact_lock(${locks.firstAdministrator})`)
  if (await hasAdministrator(executor)) return 'exists'
  const made = await createAccount(executor, deps.now(), { ...person, role: 'admin', scopes: ['super'] })
  if (!made) return 'email'
  await executor.delete(setupLink)
  await audit(executor, ownEntry(made.id, 'setup', requestId))
  return made
}

/** `siti.rahma@example.org` is `Siti Rahma`: colleagues and the audit read a name, not an address. */
const nameIn = (email: string): string =>
  (email.split('@')[0] as string)
    .split(/[._+-]+/)
    .filter(Boolean)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** Administrators of earlier versions, created from the configuration, have their address as name. */
async function nameNameless({ db, config }: Deps): Promise<void> {
  const isNameless = and(eq(account.role, 'admin'), eq(account.fullName, account.email))
  for (const { id, email } of await db.select().from(account).where(isNameless)) {
    const isConfigured = email === config.ADMIN_EMAIL?.toLowerCase()
    const fullName = (isConfigured && config.ADMIN_NAME) || nameIn(email)
    await db
      .update(account)
      .set({ fullName })
      .where(and(eq(account.id, id), isNameless))
  }
}

/**
 * Makes sure that there is an administrator: created from ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD, else by a one-time link (24
 * hours). Returns the path of the link, which the caller prints after the origin, or null if none is needed.
 */
export async function ensureFirstAdministrator(deps: Deps): Promise<string | null> {
  if (await hasAdministrator(deps.db)) {
    await nameNameless(deps)
    return null
  }
  const { ADMIN_EMAIL: email, ADMIN_NAME: name, ADMIN_PASSWORD: password } = deps.config
  if (email && password) {
    if (isCommonPassword(password)) {
      throw new ConfigError('ADMIN_PASSWORD is among the most used passwords. Choose another.')
    }
    const person = {
      email,
      fullName: name ?? nameIn(email),
      passwordHash: await hashPassword(password),
      language: 'en' as const,
    }
    const made = await deps.db.transaction(transaction => createFirst(deps, transaction, person, null))
    if (made === 'email') throw new ConfigError('ADMIN_EMAIL is the address of a patient here. Give another.')
    return null
  }
  const token = newToken()
  const createdAt = deps.now()
  await deps.db.delete(setupLink).where(lt(setupLink.expiresAt, createdAt))
  await deps.db
    .insert(setupLink)
    .values({ tokenHash: hashToken(token), createdAt, expiresAt: createdAt.add({ hours: 24 }) })
  return `/auth/admins-reset-password#setup=${token}`
}

/** Handles the form of the link. The link is invalid as soon as there is an administrator. */
export async function createFirstAdministrator(
  deps: Deps,
  form: {
    token: string
    email: string
    name: string
    password: string
    language: InterfaceLanguage
    device?: string | undefined
  },
  { requestId, userAgent, network }: { requestId: string; userAgent: string | undefined; network: string },
): Promise<SignInResult> {
  const over = () => new Problem(410, 'accounts.setupOver')
  const open = and(eq(setupLink.tokenHash, hashToken(form.token)), gt(setupLink.expiresAt, deps.now()))
  const [link] = await deps.db.select().from(setupLink).where(open)
  if (!link || (await hasAdministrator(deps.db))) throw over()
  const { email, name: fullName, language } = form
  const passwordHash = await hashPassword(form.password, priorityOfNetwork(network))
  return deps.db.transaction(async transaction => {
    const person = await createFirst(
      deps,
      transaction,
      { email, fullName, passwordHash, language },
      requestId,
    )
    if (person === 'exists') throw over()
    if (person === 'email') throw namedFieldProblem(409, 'email', 'accounts.emailTaken')
    return startSignedInSession(deps, transaction, person, { userAgent, device: form.device })
  })
}

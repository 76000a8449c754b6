import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/contract.ts'
import type { Executor } from '../../database/connect.ts'
import { locks } from '../../database/locks.ts'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Actor, Deps } from '../../kernel/deps.ts'
import { namedFieldProblem, notFound, Problem } from '../../kernel/problem.ts'
import { newToken } from '../../kernel/sessions.ts'
import { putMessage } from '../../mail/outbox.ts'
import { endAccess } from '../end-access.ts'
import { hospitalName, invitationMail } from '../mails.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { createPasswordLink } from '../passwords/resets.ts'
import { type Account, createAccount } from '../people.ts'
import { deleteAuthenticator } from '../sign-in/lost-authenticator.ts'

/** Longer than for a reset link: a new colleague may read the email after the weekend. */
const invitationHours = 72

async function invite(deps: Deps, transaction: Executor, person: Account, hospital: string): Promise<void> {
  const token = await createPasswordLink(deps, transaction, person.id, { hours: invitationHours })
  const reader = { to: person.email, language: person.language, hospital }
  await putMessage(transaction, invitationMail(deps, reader, token, invitationHours))
}

/** Creates an administrator's account. The owner sets the first password by an emailed link. */
export async function inviteColleague(
  deps: Deps,
  actor: Actor,
  { email, name, scopes, language }: BodyOf<'post /api/admins/users'>,
): Promise<Account> {
  // A random password that is not stored anywhere: sign-in is impossible before the link is used.
  const passwordHash = await hashPassword(newToken())
  const hospital = await hospitalName(deps)
  const made = await deps.db.transaction(async transaction => {
    const person = await createAccount(transaction, deps.now(), {
      email,
      fullName: name,
      role: 'admin',
      scopes,
      language,
      passwordHash,
      invitedBy: actor.accountId,
    })
    if (!person) return null
    await invite(deps, transaction, person, hospital)
    await audit(transaction, {
      ...actor,
      action: 'staff.invite',
      objectKind: 'account',
      objectId: person.id,
      detail: { scopes },
    })
    return person
  })
  if (!made) throw namedFieldProblem(409, 'email', 'accounts.emailTaken')
  deps.outboxChanged()
  return made
}

export async function inviteAgain(deps: Deps, actor: Actor, id: string): Promise<void> {
  const hospital = await hospitalName(deps)
  await deps.db.transaction(async transaction => {
    const person = await colleague(transaction, id)
    // The link would set no password: another administrator has disabled the account meanwhile.
    if (person.disabledAt) throw new Problem(409, 'api.conflict')
    const vouched = { invitedBy: actor.accountId, updatedAt: deps.now() }
    if (person.invitedBy) await transaction.update(account).set(vouched).where(eq(account.id, id))
    await invite(deps, transaction, person, hospital)
    await audit(transaction, { ...actor, action: 'staff.invite', objectKind: 'account', objectId: id })
  })
  deps.outboxChanged()
}

async function colleague(transaction: Executor, id: string): Promise<Account> {
  const [person] = await transaction
    .select()
    .from(account)
    .where(and(eq(account.id, id), eq(account.role, 'admin')))
    .for('update')
  if (!person) throw notFound()
  return person
}

/**
 * Changes a colleague's scopes. One account with all scopes must remain, and administrators cannot remove their own.
 * `removeAuthenticator` is for a lost phone: sign-in requires no code until a new authenticator is set up.
 */
export async function changeColleague(
  deps: Deps,
  actor: Actor,
  id: string,
  { scopes, disabled, removeAuthenticator }: BodyOf<'put /api/admins/users/{id}'>,
): Promise<void> {
  await deps.db.transaction(async transaction => {
    // Without the lock, two administrators who demote each other at the same moment would leave none.
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.firstAdministrator})`)
    const before = await colleague(transaction, id)
    const losesAll = disabled === true || (scopes !== undefined && !scopes.includes('super'))
    if (losesAll && before.scopes.includes('super')) {
      if (id === actor.accountId) throw new Problem(409, 'accounts.ownRights')
      const others = await transaction
        .select({ id: account.id })
        .from(account)
        .where(
          and(
            ne(account.id, id),
            eq(account.role, 'admin'),
            isNull(account.disabledAt),
            sql`'super' = any(${account.scopes})`,
          ),
        )
        .limit(1)
      if (others.length === 0) throw new Problem(409, 'accounts.lastAdministrator')
    }
    // One's own authenticator is removed with one of its codes, not here.
    if (removeAuthenticator && id === actor.accountId) throw new Problem(409, 'accounts.ownRights')
    if (disabled === true && id === actor.accountId) throw new Problem(409, 'accounts.ownRights')
    const now = deps.now()
    await transaction
      .update(account)
      .set({
        ...(scopes ? { scopes } : {}),
        ...(disabled === undefined ? {} : { disabledAt: disabled ? (before.disabledAt ?? now) : null }),
        updatedAt: now,
      })
      .where(eq(account.id, id))
    if (disabled) await endAccess(deps, transaction, id)
    if (removeAuthenticator) await deleteAuthenticator(deps, transaction, id)
    await audit(transaction, {
      ...actor,
      action: 'staff.change',
      objectKind: 'account',
      objectId: id,
      detail: { scopes, disabled, removeAuthenticator },
    })
  })
}

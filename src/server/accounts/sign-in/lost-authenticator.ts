import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { account } from '../../database/tables/accounts.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { revokeAll } from '../../kernel/sessions.ts'
import { findByEmail } from '../people.ts'
import { deleteDevices } from './known-devices.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** Removes the authenticator and its recovery codes. */
export async function deleteSecret(deps: Needs, transaction: Executor, accountId: string): Promise<void> {
  await transaction
    .update(account)
    .set({ totpSecret: null, totpPending: null, updatedAt: deps.now() })
    .where(eq(account.id, accountId))
  await deleteRecoveryCodes(transaction, accountId)
}

/** Removes the authenticator without one of its codes, and signs out all devices. */
export async function deleteAuthenticator(
  deps: Needs,
  transaction: Executor,
  accountId: string,
): Promise<void> {
  await deleteSecret(deps, transaction, accountId)
  await revokeAll(deps, accountId, {}, transaction)
  await deleteDevices(transaction, accountId)
}

/** For the command line, if no other administrator can do it. False if the address has no account with an authenticator. */
export async function removeLostAuthenticator(deps: Needs, email: string): Promise<boolean> {
  return deps.db.transaction(async transaction => {
    const person = await findByEmail(transaction, email)
    if (!person?.totpSecret) return false
    await deleteAuthenticator(deps, transaction, person.id)
    // A command has no account, so the audit entry names none.
    const detail = { by: 'command' }
    await audit(transaction, {
      action: 'authenticator.off',
      objectKind: 'account',
      objectId: person.id,
      detail,
    })
    return true
  })
}

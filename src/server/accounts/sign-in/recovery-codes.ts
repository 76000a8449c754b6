import { createHash, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { recoveryCode } from '../../database/tables/accounts.ts'

const howMany = 10
/** Without characters that are confused on paper: i, l, o, 0, 1. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** Normalized for the comparison: without spaces and separators. */
const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
// 49 random bits: too many to guess online. A faster hash is no risk, as a reader of this table can also read the
// authenticator's secret.
const hashOf = (accountId: string, code: string) =>
  createHash('sha256')
    .update(`${accountId}\n${bare(code)}`)
    .digest('hex')

/** Replaces an account's recovery codes. They are shown once; the database stores their hashes. */
export async function renewRecoveryCodes(
  executor: Executor,
  accountId: string,
  createdAt: Temporal.Instant,
): Promise<string[]> {
  await deleteRecoveryCodes(executor, accountId)
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await executor
    .insert(recoveryCode)
    .values(codes.map(code => ({ hash: hashOf(accountId, code), accountId, createdAt })))
  return codes
}

/** Uses up a recovery code of the account; false if it is none. Of two parallel attempts only one succeeds. */
export async function consumeRecoveryCode(
  executor: Executor,
  accountId: string,
  code: string,
): Promise<boolean> {
  const used = await executor
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), eq(recoveryCode.hash, hashOf(accountId, code))))
    .returning({ hash: recoveryCode.hash })
  return used.length > 0
}

export async function countRecoveryCodes(executor: Executor, accountId: string): Promise<number> {
  const [left] = await executor
    .select({ count: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.accountId, accountId))
  return left?.count ?? 0
}

export async function deleteRecoveryCodes(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
}

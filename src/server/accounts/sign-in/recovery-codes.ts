import { createHash, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { recoveryCode } from '../../database/tables/accounts.ts'

const howMany = 10
/** Without what is mistaken on paper: i, l, o, 0, 1. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** As it is compared: without what somebody types between the letters. */
const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
// 49 random bits each: too many to try at the sign-in, and who reads this table reads the authenticator's secret as well.
const hashOf = (accountId: string, code: string) =>
  createHash('sha256')
    .update(`${accountId}\n${bare(code)}`)
    .digest('hex')

/** Makes an account's recovery codes anew. They are shown once: the database holds their hashes. */
export async function renewRecoveryCodes(
  executor: Executor,
  accountId: string,
  createdAt: Temporal.Instant,
): Promise<string[]> {
  await forgetRecoveryCodes(executor, accountId)
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`)
  await executor
    .insert(recoveryCode)
    .values(codes.map(code => ({ hash: hashOf(accountId, code), accountId, createdAt })))
  return codes
}

/** Whether it is one of the account's recovery codes. Each passes once, also where two try it at once. */
export async function takeRecoveryCode(
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

export async function forgetRecoveryCodes(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
}

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { Deps } from '../app.ts'
import { signUp } from '../database/account-tables.ts'
import type { Executor } from '../database/connect.ts'
import { passwordFits } from './passwords.ts'

export const codeMinutes = 15
const maxAttempts = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
// A hash only keeps the code out of sight: six digits can be searched. What guards it is its time and its attempts.
const hashCode = (email: string, code: string) =>
  createHash('sha256').update(`${email}\n${code}`).digest('hex')

interface Waiting {
  email: string
  fullName: string
  passwordHash: string
  promotionalOffers: boolean
  language: InterfaceLanguage
}

/** Writes a sign-up down until its code comes. Without a code it fits none: that is how an address that has an account looks the same. */
export async function awaitCode(
  executor: Executor,
  now: Temporal.Instant,
  waiting: Waiting,
  code: string | null,
): Promise<void> {
  const row = {
    ...waiting,
    codeHash: hashCode(waiting.email, code ?? randomBytes(16).toString('hex')),
    attempts: 0,
    createdAt: now,
    expiresAt: now.add({ minutes: codeMinutes }),
  }
  await executor.insert(signUp).values(row).onConflictDoUpdate({ target: signUp.email, set: row })
}

/**
 * Hands over the sign-up that a code belongs to, once. The row is locked, so of two confirmations at once one finds it
 * gone. A wrong code is counted; after five, or 15 minutes, no code fits any more.
 */
export async function takeByCode(
  deps: Pick<Deps, 'now'>,
  transaction: Executor,
  email: string,
  code: string,
  password: string,
): Promise<Waiting | null> {
  const [row] = await transaction.select().from(signUp).where(eq(signUp.email, email)).for('update')
  if (!row) return null
  const given = Buffer.from(hashCode(email, code))
  const fits = timingSafeEqual(given, Buffer.from(row.codeHash))
  const open = row.attempts < maxAttempts && Temporal.Instant.compare(deps.now(), row.expiresAt) < 0
  // A newer sign-up of the same address by somebody else has another password: its code is not this person's.
  if (fits && open && (await passwordFits(password, row.passwordHash))) {
    await transaction.delete(signUp).where(eq(signUp.email, email))
    return row
  }
  await transaction
    .update(signUp)
    .set({ attempts: sql`${signUp.attempts} + 1` })
    .where(eq(signUp.email, email))
  return null
}

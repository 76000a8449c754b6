import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Executor, newId } from '../../database/connect.ts'
import { signUp } from '../../database/tables/accounts.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { HashPriority } from '../passwords/hash-queue.ts'
import { isRightPassword } from '../passwords/passwords.ts'

export const codeMinutes = 15
const maxAttempts = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
// The hash only hides the code, as six digits can be guessed offline. The expiry and the attempt limit protect it.
const hashCode = (email: string, code: string) =>
  createHash('sha256').update(`${email}\n${code}`).digest('hex')

type Waiting = Pick<
  typeof signUp.$inferSelect,
  'email' | 'fullName' | 'passwordHash' | 'promotionalOffers' | 'language'
>

/** Stores a sign-up until its code is confirmed. Without a code (the address has an account) no code matches it. */
export async function storeSignUp(
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
  await executor.insert(signUp).values({ id: newId(), ...row })
}

/**
 * The newest open sign-up of an address with this password, or null. Other people may have signed up the same address:
 * each sign-up is a row of its own and has its own count of wrong codes.
 */
export async function findByPassword(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
  password: string,
  priority: HashPriority,
): Promise<string | null> {
  const rows = await db
    .select()
    .from(signUp)
    .where(and(eq(signUp.email, email), lt(signUp.attempts, maxAttempts), gt(signUp.expiresAt, now())))
    .orderBy(desc(signUp.createdAt), desc(signUp.id))
  for (const { id, passwordHash } of rows)
    if (await isRightPassword(password, passwordHash, priority)) return id
  return null
}

/**
 * Returns the sign-up if the code is right, and deletes all sign-ups of its address. The row is locked, so of two parallel
 * confirmations the second finds it deleted. Wrong codes are counted; after five no code is accepted.
 */
export async function consumeSignUp(
  transaction: Executor,
  id: string,
  code: string,
): Promise<Waiting | null> {
  const [row] = await transaction.select().from(signUp).where(eq(signUp.id, id)).for('update')
  if (!row || row.attempts >= maxAttempts) return null
  const given = Buffer.from(hashCode(row.email, code))
  if (timingSafeEqual(given, Buffer.from(row.codeHash))) {
    await transaction.delete(signUp).where(eq(signUp.email, row.email))
    return row
  }
  await transaction
    .update(signUp)
    .set({ attempts: sql`${signUp.attempts} + 1` })
    .where(eq(signUp.id, id))
  return null
}

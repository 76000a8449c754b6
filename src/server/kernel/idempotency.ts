import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { idempotencyKey } from '../database/tables/booking.ts'
import { Problem } from './problem.ts'

export interface Request {
  accountId: string
  key: string
  operation: string
  body: unknown
}

export const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** The stored answer of a key, if any. Throws 422 if the key belongs to a different request. */
export async function storedAnswer<T>(
  db: Executor,
  { accountId, key, operation, body }: Request,
): Promise<T> {
  const [known] = await db
    .select()
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)))
  if (known?.operation !== operation || known.bodyHash !== hashOf(body)) {
    throw new Problem(422, 'booking.keyReused')
  }
  return JSON.parse((known.answer as { text: string }).text) as T
}

/** Stored as text, because a repetition gets the same bytes and jsonb would change the order of the fields. */
export const storeAnswer = (
  db: Executor,
  { accountId, key }: Pick<Request, 'accountId' | 'key'>,
  answer: object,
) =>
  db
    .update(idempotencyKey)
    .set({ answer: { text: JSON.stringify(answer) } })
    .where(and(eq(idempotencyKey.accountId, accountId), eq(idempotencyKey.key, key)))

/**
 * Runs `work` once for a key, in the caller's transaction, and returns the first answer for every repetition.
 * Simultaneous repetitions wait for the lock on the key's row. A failure rolls the row back, so the request can be retried.
 */
export async function runOnce<T extends object>(
  db: Executor,
  { accountId, key, operation, body }: Request,
  work: () => Promise<T>,
): Promise<{ answer: T; replayed: boolean }> {
  const bodyHash = hashOf(body)
  const inserted = await db
    .insert(idempotencyKey)
    // Other transactions see this row only after the commit, when it has its answer.
    .values({ accountId, key, operation, bodyHash, status: 201, answer: {} })
    .onConflictDoNothing()
  if (inserted.rowCount === 0) {
    return { answer: await storedAnswer<T>(db, { accountId, key, operation, body }), replayed: true }
  }
  const answer = await work()
  await storeAnswer(db, { accountId, key }, answer)
  return { answer, replayed: false }
}

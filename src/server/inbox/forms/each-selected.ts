import { z } from '@hono/zod-openapi'
import type { Executor } from '../../database/connect.ts'
import { answer, type OperationRequest } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'

const outcomeSchema = z.object({
  id: z.string(),
  done: z.boolean(),
  /** The error in the reader's language. */
  message: z.string().nullable(),
})
export const outcomes = answer(z.array(outcomeSchema), 'One outcome for each that was selected')

/**
 * Runs a step for each selected item, in a transaction of its own: a refused item reports its error, the rest is
 * done.
 */
export async function eachSelected<Item extends { id: string }>(
  { db, t }: Pick<OperationRequest, 'db' | 't'>,
  items: Item[],
  work: (db: Executor, item: Item) => Promise<unknown>,
) {
  const result: z.infer<typeof outcomeSchema>[] = []
  for (const item of items) {
    try {
      await db.transaction(transaction => work(transaction, item))
      result.push({ id: item.id, done: true, message: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      result.push({ id: item.id, done: false, message: t(error.code.replace('.', ':'), error.values) })
    }
  }
  return { result, meta: { message: t('api:saved') } }
}

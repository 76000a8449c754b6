import type { z } from '@hono/zod-openapi'
import type { outcomes } from '#contract/operation.ts'
import type { Executor } from '../../database/connect.ts'
import type { OperationRequest } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'

/**
 * Runs a step for each selected item, in a transaction of its own: a refused item reports its error, the rest is
 * done.
 */
export async function eachSelected<Item extends { id: string }>(
  { db, t }: Pick<OperationRequest, 'db' | 't'>,
  items: Item[],
  work: (db: Executor, item: Item) => Promise<unknown>,
) {
  const result: z.output<typeof outcomes.result> = []
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

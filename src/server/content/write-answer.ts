import type { Context } from 'hono'
import type { ContentKind } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { clearPublicContent } from './public-reads.ts'
import { adminItem } from './views.ts'
import type { Written } from './writes.ts'

/** Runs a write in a transaction, then clears the cache and notifies the publisher. */
export async function writeContent(context: Context<AppEnv>, work: (db: Executor) => Promise<Written>) {
  const deps = context.get('deps')
  const { row, change } = await deps.db.transaction(work)
  if (change !== null) {
    clearPublicContent(deps, row.kind as ContentKind)
    deps.contentChanged()
  }
  return { result: adminItem(row), meta: { message: context.get('t')('api:saved'), change } }
}

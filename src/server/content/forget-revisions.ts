import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { revision } from '../database/tables/content.ts'

/**
 * Deletes all versions of these items, which a trigger keeps from every other statement. Only for what nobody of the
 * hospital wrote (the demo), or what its writer has taken back (a patient's words). Others write no version meanwhile.
 */
export async function forgetRevisions(db: Executor, contentIds: string[]): Promise<void> {
  if (contentIds.length === 0) return
  await db.execute(sql`alter table revision disable trigger revision_append_only`)
  await db.delete(revision).where(inArray(revision.contentId, contentIds))
  await db.execute(sql`alter table revision enable trigger revision_append_only`)
}

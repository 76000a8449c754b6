import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { revision } from '../database/tables/content.ts'

/**
 * Deletes all revisions of these items, which a trigger prevents otherwise. Only for items that the hospital did not
 * write (the demo) or that their author withdrew (a patient's testimonial). `alter table` locks out concurrent writers
 * of revisions.
 */
export async function deleteRevisions(db: Executor, contentIds: string[]): Promise<void> {
  if (contentIds.length === 0) return
  await db.execute(sql`alter table revision disable trigger revision_append_only`)
  await db.delete(revision).where(inArray(revision.contentId, contentIds))
  await db.execute(sql`alter table revision enable trigger revision_append_only`)
}

import { sql } from 'drizzle-orm'
import { type Executor, newId } from '../database/connect.ts'
import { content, revision } from '../database/tables/content.ts'
import type { Added, Changed, Plan } from './plan.ts'

/** Rows per statement: far below PostgreSQL's 65,535 parameters, and enough to need few round trips. */
const rowsAtOnce = 500

export function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += rowsAtOnce) yield all.slice(start, start + rowsAtOnce)
}

type Revision = typeof revision.$inferInsert

async function insertAdded(db: Executor, { kind }: Plan, added: Added[]): Promise<void> {
  const published = { status: 'published' as const, publishedAt: sql`now()` }
  await db
    .insert(content)
    .values(added.map(({ id, key, position, data }) => ({ id, kind, key, position, data, ...published })))
  const revisions: Revision[] = added.map(({ id, data }) => ({
    id: newId(),
    contentId: id,
    version: 1,
    action: 'import',
    fields: Object.keys(data),
    data,
  }))
  await db.insert(revision).values(revisions)
}

/** Keeps `updatedBy` of archived items: an import may publish again only what an import archived. */
export async function updateChanged(db: Executor, changed: Changed[]): Promise<void> {
  await db.execute(sql`
    update content set
      data = source.data,
      draft = source.draft,
      version = source.version,
      status = source.status,
      updated_by = case when source.status = 'archived' then content.updated_by end,
      updated_at = now(),
      published_at = case when source.status = 'published' then now() else content.published_at end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as source(id uuid, data jsonb, draft jsonb, version integer, status text)
    where content.id = source.id`)
  const revisions: Revision[] = changed.map(({ id, version, fields, data, draft }) => ({
    id: newId(),
    contentId: id,
    version,
    action: 'import',
    fields,
    data: draft ?? data ?? {},
  }))
  await db.insert(revision).values(revisions)
}

export async function writeItems(db: Executor, plan: Plan, onRows: (count: number) => void): Promise<void> {
  for (const added of chunks(plan.added)) {
    await insertAdded(db, plan, added)
    onRows(added.length)
  }
  for (const changed of chunks(plan.changed)) {
    await updateChanged(db, changed)
    onRows(changed.length)
  }
}

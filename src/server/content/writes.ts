import { and, eq, isNull, max, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { type Executor, newId } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { change, content, revision } from '../database/tables/content.ts'
import { contentRenamed, contentWithdrawn } from '../kernel/events.ts'
import { fieldProblem, fieldProblems, Problem } from '../kernel/problem.ts'
import { type Action, auditWrite, type Writer } from './audit-write.ts'
import { normalizeMedia } from './normalize-media.ts'
import { redirectRenamed } from './redirects.ts'
import { missingReferences, referrersOf } from './references.ts'
import { type Document, normalizeReview } from './review.ts'
import { adminItem, type ContentRow, titleOf } from './views.ts'
import { refuseZoneChange } from './zone-change.ts'

type Data = Record<string, unknown>
export interface Written {
  row: ContentRow
  /**
   * The id of the change that the publisher has to process before this is live; null if the public data did not change.
   */
  change: number | null
}

/** Records a change for the publisher. The lock makes the ids follow the order of the commits. */
export async function recordChange(db: Executor, kind: string, key: string, action: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.contentChange})`)
  const [row] = await db.insert(change).values({ kind, key, action }).returning({ id: change.id })
  await db.execute(sql`select pg_notify('rawat_content', ${kind})`)
  return (row as { id: number }).id
}

export async function findRow(
  db: Executor,
  kind: ContentKind,
  key: string,
  lock = false,
): Promise<ContentRow | null> {
  const query = db
    .select()
    .from(content)
    .where(and(eq(content.kind, kind), eq(content.key, key), isNull(content.deletedAt)))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

export async function lockVersion(
  db: Executor,
  kind: ContentKind,
  key: string,
  version: number,
): Promise<ContentRow> {
  const row = await findRow(db, kind, key, true)
  if (!row) throw new Problem(404, 'api.notFound')
  if (row.version !== version)
    throw new Problem(409, 'content.stale', {}, { result: { current: adminItem(row) } })
  return row
}

function changedFields(before: Data, after: Data): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** The document with its pictures normalized. 422 if it refers to a missing item. */
async function withReferences(db: Executor, kind: ContentKind, data: Data): Promise<Data> {
  const missing = await missingReferences(db, kind, data)
  if (missing.length === 0) return normalizeMedia(db, kind, data)
  throw fieldProblems(
    missing.map(({ path, key }) => ({ path, key: 'validation:reference', values: { key } })),
  )
}

/** The document as it is stored. 422 if it refers to a missing item, or sets a review without the right. */
export const storedDocument = async (db: Executor, document: Document): Promise<Data> =>
  withReferences(db, document.kind, await normalizeReview(db, document))

export async function storeVersion(
  db: Executor,
  before: ContentRow,
  values: PgUpdateSetSource<typeof content>,
  action: Action,
  writer: Writer,
): Promise<ContentRow> {
  const { accountId } = writer
  const version = before.version + 1
  const [row] = await db
    .update(content)
    .set({ ...values, version, updatedBy: accountId, updatedAt: sql`now()` })
    .where(eq(content.id, before.id))
    .returning()
  const after = row as ContentRow
  await refuseZoneChange(db, before, after)
  const fields = changedFields(before.draft ?? before.data ?? {}, after.draft ?? after.data ?? {})
  const data = after.draft ?? after.data ?? {}
  await db
    .insert(revision)
    .values({ id: newId(), contentId: before.id, version, action, fields, data, accountId })
  await auditWrite(db, writer, after, { action: values.data ? 'publish' : action, fields })
  return after
}

// Publishing now removes a scheduled publication; a scheduled end stays.
const live = (data: Data) => ({
  data,
  draft: null,
  status: 'published' as const,
  publishedAt: sql`now()`,
  publishAt: null,
})

export interface NewItem extends Writer {
  kind: ContentKind
  data: Data
  publish: boolean
  action?: Action
}

/** Creates an item. 422 if its address is taken or a reference is missing. */
export async function createItem(
  db: Executor,
  { kind, data: given, publish, action = 'create', ...writer }: NewItem,
): Promise<Written> {
  const { accountId } = writer
  const entity = entityOf(kind)
  const id = newId()
  const key = entity.singleton ? kind : entity.key === 'id' ? id : String(given[entity.key])
  const data = await storedDocument(db, { kind, data: given, before: null, accountId })
  const [last] = await db
    .select({ position: max(content.position) })
    .from(content)
    .where(eq(content.kind, kind))
  const [row] = await db
    .insert(content)
    .values({
      id,
      kind,
      key,
      position: (last?.position ?? 0) + 1,
      createdBy: accountId,
      updatedBy: accountId,
      ...(publish ? live(data) : { draft: data }),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw fieldProblem(entity.key, 'validation:keyTaken')
  const fields = Object.keys(data)
  await db
    .insert(revision)
    .values({ id: newId(), contentId: id, version: 1, action, fields, data, accountId })
  await auditWrite(db, writer, row, { action: publish && action === 'create' ? 'publish' : action, fields })
  return { row, change: publish ? await recordChange(db, kind, key, 'publish') : null }
}

export interface ChangedItem extends NewItem {
  key: string
  version: number
}

/** Saves a new version: as a draft beside the published data, or published at once. */
export async function saveItem(db: Executor, item: ChangedItem): Promise<Written> {
  const { kind, key, version, publish, accountId, action = 'save' } = item
  const entity = entityOf(kind)
  const before = await lockVersion(db, kind, key, version)
  const newKey = entity.singleton || entity.key === 'id' ? key : String(item.data[entity.key])
  if (newKey !== key) {
    // The address of a published page changes together with its redirect, so it cannot change in a draft.
    if (before.publishedAt && !(publish && before.status === 'published'))
      throw fieldProblem(entity.key, 'validation:keyFixed')
    if (await findRow(db, kind, newKey)) throw fieldProblem(entity.key, 'validation:keyTaken')
    await refuseReferred(db, kind, key)
  }
  const data = await storedDocument(db, { kind, data: item.data, before, accountId })
  const row = await storeVersion(
    db,
    before,
    { key: newKey, ...(publish ? live(data) : { draft: data }) },
    action,
    item,
  )
  const renamed = { kind, from: key, to: newKey }
  if (newKey !== key) await contentRenamed.emit(db, renamed)
  if (newKey !== key && before.publishedAt) {
    await redirectRenamed(db, renamed, accountId)
    await recordChange(db, kind, key, 'rename')
  }
  return { row, change: publish ? await recordChange(db, kind, newKey, 'publish') : null }
}

export interface VersionedWrite extends Writer {
  kind: ContentKind
  key: string
  version: number
}

export async function publishItem(db: Executor, step: VersionedWrite): Promise<Written> {
  const { kind, key, version } = step
  const before = await lockVersion(db, kind, key, version)
  // An item from the trash may refer to one that was deleted or renamed meanwhile.
  const data = await withReferences(db, kind, before.draft ?? before.data ?? {})
  const row = await storeVersion(db, before, live(data), 'publish', step)
  return { row, change: await recordChange(db, kind, key, 'publish') }
}

async function refuseReferred(db: Executor, kind: ContentKind, key: string): Promise<void> {
  const referrers = (await referrersOf(db, kind, key)).map(({ data, ...one }) => ({
    ...one,
    title: titleOf(one.kind, data),
  }))
  if (referrers.length > 0)
    throw new Problem(409, 'content.referenced', { count: referrers.length }, { result: { referrers } })
}

/** Removes an item from the site. Refused while other items refer to it. */
const removal =
  (action: 'archive' | 'delete', values: PgUpdateSetSource<typeof content>) =>
  async (db: Executor, step: VersionedWrite): Promise<Written> => {
    const { kind, key, version } = step
    const before = await lockVersion(db, kind, key, version)
    await refuseReferred(db, kind, key)
    const row = await storeVersion(
      db,
      before,
      { ...values, publishAt: null, unpublishAt: null },
      action,
      step,
    )
    if (before.status !== 'published') return { row, change: null }
    await contentWithdrawn.emit(db, [row.id])
    return { row, change: await recordChange(db, kind, key, action) }
  }

export const archiveItem = removal('archive', { status: 'archived' })
/** The item's revisions stay stored. */
export const deleteItem = removal('delete', { deletedAt: sql`now()` })

import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { itemSchema } from '#entities/entity.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { notification } from '../database/tables/back-office.ts'
import { content, revision } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { sumOfEach } from '../kernel/each.ts'
import { errorText } from '../kernel/error-text.ts'
import { fieldProblem, fieldProblems, notFound, Problem } from '../kernel/problem.ts'
import type { Writer } from './audit-write.ts'
import { clearPublicContent } from './public-reads.ts'
import {
  archiveItem,
  findRow,
  lockVersion,
  publishItem,
  storedDocument,
  storeVersion,
  type VersionedWrite,
  type Written,
} from './writes.ts'

interface Moments {
  publishAt: Temporal.Instant | null
  unpublishAt: Temporal.Instant | null
}

/** Sets when the newest version is published and when the item is archived; null removes a time. */
export async function scheduleItem(
  db: Executor,
  step: VersionedWrite,
  { publishAt, unpublishAt }: Moments,
  now: Temporal.Instant,
): Promise<Written> {
  for (const [path, moment] of Object.entries({ publishAt, unpublishAt }))
    if (moment && Temporal.Instant.compare(moment, now) <= 0) throw fieldProblem(path, 'validation:past')
  if (publishAt && unpublishAt && Temporal.Instant.compare(unpublishAt, publishAt) <= 0)
    throw fieldProblem('unpublishAt', 'validation:afterPublication')
  const before = await lockVersion(db, step.kind, step.key, step.version)
  if (unpublishAt && !publishAt && before.status !== 'published')
    throw fieldProblem('unpublishAt', 'validation:notPublished')
  return { row: await storeVersion(db, before, { publishAt, unpublishAt }, 'schedule', step), change: null }
}

/** Discards the draft, so the form contains the published data again. */
export async function discardDraft(db: Executor, step: VersionedWrite): Promise<Written> {
  const before = await lockVersion(db, step.kind, step.key, step.version)
  if (!before.data || !before.draft) throw new Problem(409, 'content.noDraft')
  return { row: await storeVersion(db, before, { draft: null }, 'discard', step), change: null }
}

/** Makes an earlier version the newest draft. 422 if it no longer fits the definition of the kind. */
export async function restoreRevision(db: Executor, step: VersionedWrite, earlier: number): Promise<Written> {
  const { kind, key, version, accountId } = step
  const before = await lockVersion(db, kind, key, version)
  const [found] = await db
    .select({ data: revision.data })
    .from(revision)
    .where(and(eq(revision.contentId, before.id), eq(revision.version, earlier)))
  if (!found) throw notFound()
  const entity = entityOf(kind)
  const data = { ...found.data }
  // The address of a published item is fixed, also if the earlier version had another one.
  if (entity.key !== 'id' && !entity.singleton) data[entity.key] = key
  const parsed = itemSchema(entity).safeParse(data)
  if (!parsed.success)
    throw fieldProblems(
      parsed.error.issues.map(({ path, message: key }) => ({ path: path.join('.'), key })),
      'content.unfit',
    )
  const draft = await storedDocument(db, { kind, data, before, accountId, restored: true })
  return { row: await storeVersion(db, before, { draft }, 'restore', step), change: null }
}

/** Restores a deleted item as a draft. 422 if another item has taken its address meanwhile. */
export async function restoreDeleted(db: Executor, id: string, writer: Writer): Promise<Written> {
  const [before] = await db
    .select()
    .from(content)
    .where(and(eq(content.id, id), isNotNull(content.deletedAt)))
    .for('update')
  // A testimonial that its patient withdrew has no data left to restore.
  if (!before || Object.keys(before.draft ?? before.data ?? {}).length === 0) throw notFound()
  const kind = before.kind as ContentKind
  if (await findRow(db, kind, before.key)) throw fieldProblem(entityOf(kind).key, 'validation:keyTaken')
  const values = { deletedAt: null, status: 'draft' as const, draft: before.draft ?? before.data, data: null }
  return { row: await storeVersion(db, before, values, 'restore', writer), change: null }
}

/** Sets the hospital's own order of a kind: the given keys first, then the others in their present order. */
export async function reorderItems(
  db: Executor,
  kind: ContentKind,
  keys: string[],
  writer: Writer,
): Promise<void> {
  const rows = await db
    .select({ id: content.id, key: content.key })
    .from(content)
    .where(and(eq(content.kind, kind), isNull(content.deletedAt)))
    .orderBy(asc(content.position), asc(content.key))
    .for('update')
  const place = new Map(keys.map((key, index) => [key, index]))
  const rank = (key: string) => place.get(key) ?? keys.length
  const ordered = rows.toSorted((a, b) => rank(a.key) - rank(b.key))
  const positions = sql.join(
    ordered.map((row, index) => sql`(${row.id}::uuid, ${index + 1}::int)`),
    sql`, `,
  )
  if (ordered.length === 0) return
  await db.execute(
    sql`update content set position = new.position from (values ${positions}) as new(id, position)
      where content.id = new.id and content.position <> new.position`,
  )
  await audit(db, { ...writer, action: 'content.order', objectKind: kind })
}

/**
 * Publishes and archives items at their scheduled times. If an item refuses (others refer to it, say), its editors are
 * notified and the item keeps that time, which is not tried again. Any other failure makes the job fail, and is tried again.
 */
export async function runContentSchedule(deps: Deps): Promise<number> {
  const { db, now } = deps
  const at = now()
  const rows = await db
    .select()
    .from(content)
    .where(and(isNull(content.deletedAt), or(lte(content.publishAt, at), lte(content.unpublishAt, at))))
    .orderBy(asc(content.publishAt), asc(content.unpublishAt))
  const onceOf = (id: string, moment: Temporal.Instant | null) => `overdue:${id}:${moment}`
  const keys = rows.flatMap(one => [onceOf(one.id, one.publishAt), onceOf(one.id, one.unpublishAt)])
  const refused = await db
    .select({ once: notification.once })
    .from(notification)
    .where(inArray(notification.once, keys))
  return sumOfEach(rows, async ({ id, kind: name, key, version, publishAt, unpublishAt }) => {
    const kind = name as ContentKind
    const isDue = (moment: Temporal.Instant | null) =>
      moment !== null &&
      Temporal.Instant.compare(moment, at) <= 0 &&
      !refused.some(one => one.once === onceOf(id, moment))
    const step = { kind, key, version, accountId: null }
    try {
      const written = await db.transaction(async db => {
        const first = isDue(publishAt) ? await publishItem(db, step) : null
        const next = { ...step, version: first?.row.version ?? version }
        return isDue(unpublishAt) ? await archiveItem(db, next) : first
      })
      if (written?.change != null) {
        clearPublicContent(deps, kind)
        deps.contentChanged()
      }
      return written !== null
    } catch (error) {
      deps.log({ level: 'error', what: 'content-schedule', kind, key, error: errorText(error) })
      if (!(error instanceof Problem)) throw error
      // An editor has just changed the item: the next run reads it again.
      if (error.code === 'content.stale' || error.code === 'api.notFound') return false
      const once = onceOf(id, isDue(publishAt) ? publishAt : unpublishAt)
      await db
        .insert(notification)
        .values({ kind: 'overdue', scope: 'content', objectId: id, at, once })
        .onConflictDoNothing()
      return false
    }
  })
}

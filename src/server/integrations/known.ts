import { and, asc, eq, sql } from 'drizzle-orm'
import { type Data, lastImported } from '#sync/merge.ts'
import type { ImportedKind } from '#sync/source.ts'
import type { ContentRow } from '../content/views.ts'
import type { Executor } from '../database/connect.ts'
import { content, revision } from '../database/tables/content.ts'

export interface KnownItem {
  row: ContentRow
  /** The source's data at the last import; null if an administrator entered the foreign id. */
  last: Data | null
  /** Archived by its schedule, which an administrator has set. */
  ended: boolean
}

export interface KnownItems {
  bySource: Map<string, KnownItem>
  /** Every key that was ever used: the address of a deleted doctor must not be reused for another one. */
  keys: string[]
  /** Codes of the other system that an administrator has entered for an item. */
  codes: Map<string, { id: string; key: string }>
  /** Published items that were not imported, by key. */
  own: Map<string, { id: string; key: string }>
  /** The last position in the hospital's own order. */
  position: number
}

const foreignId = (data: Data | null | undefined): string | undefined =>
  (data?.externalIds as { fhir?: string } | undefined)?.fhir

/**
 * Items that were last archived by their schedule. It has no account, as an import has none, but its entry in the audit: an
 * import has one for all its items.
 */
async function endedBySchedule(db: Executor, kind: ImportedKind): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select item.id from content item
    join lateral (select max(version) as version from revision
      where content_id = item.id and action = 'archive') archived on true
    where item.kind = ${kind} and item.status = 'archived' and item.updated_by is null
      and exists (select from audit_entry entry where entry.object_kind = item.kind and entry.object_id = item.key
        and entry.action = 'content.archive' and entry.account_id is null
        and (entry.detail->>'version')::int = archived.version)`)
  return new Set(rows.map(one => one.id))
}

/** The items of a kind that the source may refer to, locked until the end of the transaction. */
export async function knownItems(db: Executor, kind: ImportedKind): Promise<KnownItems> {
  const rows = await db.select().from(content).where(eq(content.kind, kind)).for('update')
  const imports = await db
    .select({ contentId: revision.contentId, fields: revision.fields, data: revision.data })
    .from(revision)
    .innerJoin(content, eq(content.id, revision.contentId))
    .where(and(eq(content.kind, kind), eq(revision.action, 'import')))
    .orderBy(asc(revision.contentId), asc(revision.version))
  const ended = await endedBySchedule(db, kind)
  const byRow = Map.groupBy(imports, one => one.contentId)
  const bySource = new Map<string, KnownItem>()
  const codes: KnownItems['codes'] = new Map()
  const own: KnownItems['own'] = new Map()
  for (const row of rows) {
    const { id, key } = row
    const isHere = row.status === 'published' && !row.deletedAt
    for (const code of isHere ? ((row.data?.codes ?? []) as string[]) : [])
      codes.set(code.trim(), { id, key })
    const last = lastImported(byRow.get(row.id) ?? [])
    const source = foreignId(last) ?? foreignId(row.draft ?? row.data)
    if (!source && isHere) own.set(key, { id, key })
    if (!source) continue
    const other = bySource.get(source)
    // If an item was deleted and created again, the existing one counts.
    if (!other || other.row.deletedAt)
      bySource.set(source, { row, last: foreignId(last) ? last : null, ended: ended.has(row.id) })
  }
  return {
    bySource,
    codes,
    own,
    keys: rows.map(row => row.key),
    position: Math.max(0, ...rows.map(row => row.position)),
  }
}

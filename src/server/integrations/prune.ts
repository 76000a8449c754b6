import { and, inArray, isNull, ne, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { ImportFindings } from '#sync/findings.ts'
import { referencesIn } from '../content/references.ts'
import type { Executor } from '../database/connect.ts'
import { newId } from '../database/connect.ts'
import { content, revision } from '../database/tables/content.ts'
import { contentWithdrawn } from '../kernel/events.ts'
import type { KnownItem } from './known.ts'
import { isAbsent, type Plan } from './plan.ts'
import { chunks } from './write-items.ts'

/** The references between all items that are not archived: `kind/key` -> ids of the referring items. */
async function readReferrers(db: Executor): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ id: content.id, kind: content.kind, data: content.data, draft: content.draft })
    .from(content)
    .where(
      and(isNull(content.deletedAt), ne(content.status, 'archived'), inArray(content.kind, contentKinds)),
    )
  const referrers = new Map<string, Set<string>>()
  for (const row of rows) {
    const { fields } = entityOf(row.kind as ContentKind)
    for (const document of [row.data, row.draft]) {
      for (const { kind, key } of document ? referencesIn(fields, document) : []) {
        const name = `${kind}/${key}`
        referrers.set(name, (referrers.get(name) ?? new Set()).add(row.id))
      }
    }
  }
  return referrers
}

async function archive(db: Executor, items: readonly KnownItem[]): Promise<void> {
  for (const some of chunks(items)) {
    await db
      .update(content)
      .set({
        status: 'archived',
        publishAt: null,
        unpublishAt: null,
        version: sql`${content.version} + 1`,
        updatedBy: null,
        updatedAt: sql`now()`,
      })
      .where(
        inArray(
          content.id,
          some.map(({ row }) => row.id),
        ),
      )
    await contentWithdrawn.emit(
      db,
      some.map(({ row }) => row.id),
    )
    await db.insert(revision).values(
      some.map(({ row }) => ({
        id: newId(),
        contentId: row.id,
        version: row.version + 1,
        action: 'archive' as const,
        fields: [],
        data: row.draft ?? row.data ?? {},
      })),
    )
  }
}

/**
 * Archives what the source no longer has, last kind first. Items that other content refers to stay. A kind without
 * any item in the source stays as well: that is a partial export.
 */
export async function pruneItems(
  db: Executor,
  plans: readonly Plan[],
  findings: ImportFindings,
): Promise<void> {
  const referrers = await readReferrers(db)
  const archived = new Set<string>()
  for (const plan of plans.toReversed()) {
    const { kind, gone, counts } = plan
    const nothingRead = isAbsent(plan)
    const leaving = gone.filter(({ row }) => {
      const used = [...(referrers.get(`${kind}/${row.key}`) ?? [])].some(id => !archived.has(id))
      if (nothingRead) findings.leftOut.add(kind, 'archiving: the source holds nothing of this kind', row.key)
      else if (used)
        findings.leftOut.add(kind, 'archiving: something on the site still refers to it', row.key)
      return !nothingRead && !used
    })
    for (const { row } of leaving) archived.add(row.id)
    await archive(db, leaving)
    counts.archived = leaving.length
    counts.gone -= leaving.length
  }
}

import { desc, eq } from 'drizzle-orm'
import { contentOperations } from '#contract/content.ts'
import { contentKinds, isListKind } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { revision } from '../database/tables/content.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { discardDraft, restoreRevision, scheduleItem } from './lifecycle.ts'
import { writeContent } from './write-answer.ts'
import { findRow } from './writes.ts'

const { handle, router } = handlers()
/** Earlier versions of an item, and its steps between draft, published and archived. */
export const lifecycleRoutes = router

for (const kind of contentKinds)
  handle(contentOperations(kind).listRevisions, async ({ db, param, listed }) => {
    const row = await findRow(db, kind, param.key)
    if (!row) throw notFound()
    const rows = await db
      .select({ revision, by: account.fullName })
      .from(revision)
      .leftJoin(account, eq(account.id, revision.accountId))
      .where(eq(revision.contentId, row.id))
      .orderBy(desc(revision.version))
      .limit(100)
    const result = rows.map(({ revision: { version, action, fields, at, data }, by }) => ({
      version,
      action,
      fields,
      by,
      at: String(at),
      data,
    }))
    return listed(result)
  })

const instantOf = (value: string | null) => (value ? Temporal.Instant.from(value) : null)

for (const kind of contentKinds) {
  const { restoreRevision: restore, discardDraft: discard } = contentOperations(kind)
  handle(restore, async ({ context, actor, param, json }) => {
    const { key, earlier } = param
    const step = { kind, key, version: json.version, ...actor }
    return writeContent(context, db => restoreRevision(db, step, earlier))
  })

  handle(discard, async ({ context, actor, param, json }) => {
    const step = { kind, key: param.key, version: json.version, ...actor }
    return writeContent(context, db => discardDraft(db, step))
  })

  if (!isListKind(kind)) continue

  handle(contentOperations(kind).scheduleItem, async ({ context, deps, actor, param, json }) => {
    const { version, publishAt, unpublishAt } = json
    const step = { kind, key: param.key, version, ...actor }
    const moments = { publishAt: instantOf(publishAt), unpublishAt: instantOf(unpublishAt) }
    const now = deps.now()
    return writeContent(context, db => scheduleItem(db, step, moments, now))
  })
}

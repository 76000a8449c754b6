import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { selections } from '#contract/selections.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { account } from '../database/tables/accounts.ts'
import { content } from '../database/tables/content.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { assignRoutes } from './assign-routes.ts'
import { eachItem } from './each-item.ts'
import { reorderItems, restoreDeleted } from './lifecycle.ts'
import { usedTags } from './list-filters.ts'
import { clearPublicContent } from './public-reads.ts'
import { titleOf } from './views.ts'
import { writeContent } from './write-answer.ts'
import { archiveItem, deleteItem, publishItem, recordChange } from './writes.ts'

const { handle, router } = handlers()
/** Operations on several items: a selection, the order, the trash. */
export const bulkRoutes = router
bulkRoutes.route('/', assignRoutes)
const steps = { publish: publishItem, archive: archiveItem, delete: deleteItem }

handle(selections.changeItems, async ({ deps, t, actor, param, json }) => {
  const { action, items } = json
  return eachItem({ deps, t, actor }, param.kind, items, steps[action])
})

handle(selections.saveItemOrder, async ({ deps, actor, param, json, success }) => {
  const { kind } = param
  await deps.db.transaction(async db => {
    await reorderItems(db, kind, json.keys, actor)
    await recordChange(db, kind, '*', 'order')
  })
  clearPublicContent(deps, kind)
  deps.contentChanged()
  return success(null, 'api:saved')
})

handle(selections.listUsedTags, async ({ db, param, query, listed }) => {
  const [tags, total] = await usedTags(db, param, query)
  return listed(tags, total)
})

// A testimonial that its patient withdrew has no data, and is not in the trash.
const inTrash = and(
  isNotNull(content.deletedAt),
  sql`coalesce(${content.draft}, ${content.data}) <> '{}'::jsonb`,
)

handle(selections.listDeletedItems, async ({ db, query, listed }) => {
  const found = db
    .select({ content, by: account.fullName })
    .from(content)
    .leftJoin(account, eq(account.id, content.updatedBy))
    .where(inTrash)
    .orderBy(desc(content.deletedAt), desc(content.id))
  const [rows, total] = await pageWithTotal(found, query, db.$count(content, inTrash))
  const result = rows.map(({ content: row, by }) => ({
    id: row.id,
    kind: row.kind as ContentKind,
    key: row.key,
    title: titleOf(row.kind as ContentKind, row.draft ?? row.data ?? {}),
    deletedAt: String(row.deletedAt),
    deletedBy: by,
  }))
  return listed(result, total)
})

handle(selections.restoreDeletedItem, ({ context, actor, param }) =>
  writeContent(context, db => restoreDeleted(db, param.id, actor)),
)

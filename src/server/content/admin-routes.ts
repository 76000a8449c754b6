import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { contentOperations } from '#contract/content.ts'
import { type ContentKind, contentKinds, entityOf, isListKind, type ListKind } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { searchIn } from '../database/search-condition.ts'
import { content } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { type Page, pageInOneScan, pageWithTotal, totalColumn } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { needsAttention, newest } from './content-state.ts'
import { lifecycleRoutes } from './lifecycle-routes.ts'
import { filterConditions } from './list-filters.ts'
import { hospitalDay } from './public-reads.ts'
import { comingAppointments } from './references.ts'
import { adminItem, adminListItem, type ContentRow } from './views.ts'
import { writeContent } from './write-answer.ts'
import { archiveItem, createItem, deleteItem, findRow, publishItem, saveItem } from './writes.ts'

const { handle, router } = handlers()
export const contentAdminRoutes = router
contentAdminRoutes.route('/', lifecycleRoutes)
contentAdminRoutes.route('/', bulkRoutes)

function order(kind: ContentKind, sort: string | undefined): SQL {
  const name = sort?.replace(/^-/, '') ?? ''
  const direction = sort?.startsWith('-') ? sql`desc` : sql`asc`
  if (name === 'updatedAt') return sql`${content.updatedAt} ${direction}`
  // The name is a field of the definition here, so the unescaped path in the SQL is not user input.
  if (name in entityOf(kind).fields) return sql`lower(${newest}->>${name}) ${direction} nulls last`
  return sql`${content.position} asc`
}

type Find = (
  db: Executor,
  where: SQL | undefined,
  sorting: SQL[],
  page: Page,
) => Promise<[ContentRow[], number]>

/** For what is found in columns: the two scans run side by side. */
const pageInTwoScans: Find = (db, where, sorting, page) => {
  const rows = db
    .select()
    .from(content)
    .where(where)
    .orderBy(...sorting)
  return pageWithTotal(rows, page, db.$count(content, where))
}

/** For a condition that is looked for in every document, which takes most of the time. */
const pageAtOnce: Find = async (db, where, sorting, page) => {
  const found = db
    .select({ id: content.id, total: totalColumn().as('total') })
    .from(content)
    .where(where)
    .orderBy(...sorting)
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
    .as('found')
  const read = db
    .select({ content, total: found.total })
    .from(found)
    .innerJoin(content, eq(content.id, found.id))
    .orderBy(...sorting)
  const [rows, total] = await pageInOneScan(read, page, () => db.$count(content, where))
  return [rows.map(row => row.content), total]
}

function mountReads(kind: ContentKind) {
  const operations = contentOperations(kind)
  handle(operations.listAdmin, async ({ deps, db, actor, query, listed }) => {
    const { page, perPage, search, status, sort, keys, purpose, ...filters } = query
    const filtered = await filterConditions(deps, kind, filters)
    if ((purpose ?? filters.for) === 'export' && page === 1) {
      const detail = { search: search !== undefined, status, filters: filtered.map(one => one.name) }
      await audit(db, { ...actor, action: 'content.export', objectKind: kind, detail })
    }
    const conditions = [
      eq(content.kind, kind),
      isNull(content.deletedAt),
      ...filtered.map(one => one.condition),
    ]
    if (status === 'changed')
      conditions.push(sql`${content.draft} is not null and ${content.data} is not null`)
    else if (status === 'untranslated' || status === 'review' || status === 'unreviewed') {
      const today = await hospitalDay(deps)
      conditions.push(needsAttention(status, kind, today) ?? sql`false`)
    } else if (status) conditions.push(eq(content.status, status))
    if (keys !== undefined) conditions.push(inArray(content.key, keys.split(',').slice(0, perPage)))
    const where = and(...conditions, searchIn(search, content.searchText))
    const sorting = [order(kind, sort), desc(content.id)]
    const find = search || filtered.length > 0 ? pageAtOnce : pageInTwoScans
    const [shown, total] = await find(db, where, sorting, { page, perPage })
    return listed(shown.map(adminListItem), total)
  })

  handle(operations.readAdmin, async ({ deps, db, param, success }) => {
    const row = await findRow(db, kind, param.key)
    if (!row) throw notFound()
    const appointments = await comingAppointments(db, { id: row.id, kind }, deps.now())
    return success({ ...adminItem(row), appointments })
  })
}

function mountSave(kind: ContentKind) {
  const { singleton } = entityOf(kind)
  const operations = contentOperations(kind)
  handle(operations.create, async ({ context, actor, json }) => {
    const { data, publish } = json
    return writeContent(context, db => createItem(db, { kind, data, publish, ...actor }))
  })

  handle(operations.save, async ({ context, actor, json }) => {
    const itemKey = singleton ? kind : (context.req.param('key') as string)
    return writeContent(context, db => saveItem(db, { kind, key: itemKey, ...json, ...actor }))
  })
}

function mountSteps(kind: ListKind) {
  const operations = contentOperations(kind)
  for (const [operation, step] of [
    [operations.publishItem, publishItem],
    [operations.archiveItem, archiveItem],
  ] as const) {
    handle(operation, async ({ context, actor, param, json }) => {
      const target = { kind, key: param.key, version: json.version }
      return writeContent(context, db => step(db, { ...target, ...actor }))
    })
  }

  handle(operations.delete, async ({ context, actor, param, query }) => {
    const target = { kind, key: param.key, version: query.version }
    return writeContent(context, db => deleteItem(db, { ...target, ...actor }))
  })
}

for (const kind of contentKinds) {
  mountReads(kind)
  mountSave(kind)
  if (isListKind(kind)) mountSteps(kind)
}

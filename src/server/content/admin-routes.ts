import { z } from '@hono/zod-openapi'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { itemSchema } from '#entities/entity.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { attentions } from '#entities/office/office.ts'
import { searchCondition } from '../database/search-condition.ts'
import { content } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { accessToSave } from './access.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { needsAttention } from './content-state.ts'
import { lifecycleRoutes } from './lifecycle-routes.ts'
import { adminItem, adminItemSchema, adminListItem, adminListItemSchema } from './views.ts'
import { writeContent, writeResponse } from './write-answer.ts'
import { archiveItem, createItem, deleteItem, findRow, publishItem, saveItem } from './writes.ts'

export const contentAdminRoutes = newRouter()
contentAdminRoutes.route('/', lifecycleRoutes)
contentAdminRoutes.route('/', bulkRoutes)

const key = z.string().max(80)
const version = z.coerce.number().int().min(0)

const listQuery = z.object({
  ...paging(25),
  search: z.string().max(200).optional(),
  status: z.enum(['draft', 'published', 'archived', 'changed', ...attentions]).optional(),
  sort: z
    .string()
    .regex(/^-?\w+$/)
    .optional(),
  /** Keys separated by commas. A form asks for the titles of the items that it refers to. */
  keys: z.string().max(9000).optional(),
  /** The list will be saved as a file. The request for the first page writes an audit entry of the export. */
  for: z.literal('export').optional(),
})

function order(kind: ContentKind, sort: string | undefined): SQL {
  const name = sort?.replace(/^-/, '') ?? ''
  const direction = sort?.startsWith('-') ? sql`desc` : sql`asc`
  if (name === 'updatedAt') return sql`${content.updatedAt} ${direction}`
  // The name is a field of the definition here, so the unescaped path in the SQL is not user input.
  if (name in entityOf(kind).fields)
    return sql`lower(coalesce(${content.draft}, ${content.data})->>${name}) ${direction} nulls last`
  return sql`${content.position} asc`
}

function mountReads(kind: ContentKind) {
  const operation = operations(kind, contentAdminRoutes)
  operation.get('content', `/api/admins/${kind}`, {
    summary: `All ${kind}, drafts included`,
    request: { query: listQuery },
    responses: { 200: listAnswer(adminListItemSchema) },
    handle: async ({ deps, db, actor, query, listed }) => {
      const { page, perPage, search, status, sort, keys, for: purpose } = query
      if (purpose && page === 1) {
        const detail = { search: search !== undefined, status }
        await audit(db, { ...actor, action: 'content.export', objectKind: kind, detail })
      }
      const conditions = [eq(content.kind, kind), isNull(content.deletedAt)]
      if (status === 'changed')
        conditions.push(sql`${content.draft} is not null and ${content.data} is not null`)
      else if (status === 'untranslated' || status === 'review') {
        const today = deps.now().toString().slice(0, 10)
        conditions.push(needsAttention(status, kind, today) ?? sql`false`)
      } else if (status) conditions.push(eq(content.status, status))
      if (keys !== undefined) conditions.push(inArray(content.key, keys.split(',').slice(0, perPage)))
      const title = sql`coalesce(${content.draft}, ${content.data})->>${entityOf(kind).title}`
      const where = and(...conditions, searchCondition(search, [title, content.key]))
      const [rows, total] = await pageWithTotal(
        db.select().from(content).where(where).orderBy(order(kind, sort), desc(content.id)),
        query,
        db.$count(content, where),
      )
      return listed(rows.map(adminListItem), total)
    },
  })

  operation.get('content', `/api/admins/${kind}/{key}`, {
    summary: 'One item with its draft',
    request: { params: z.object({ key }) },
    responses: { 200: answer(adminItemSchema) },
    handle: async ({ db, param, success }) => {
      const row = await findRow(db, kind, param.key)
      if (!row) throw notFound()
      return success(adminItem(row))
    },
  })
}

function mountSave(kind: ContentKind) {
  const operation = operations(kind, contentAdminRoutes)
  const { singleton } = entityOf(kind)
  const item = itemSchema(entityOf(kind)) as z.ZodType<Record<string, unknown>>
  const access = accessToSave(kind)

  operation.post(access, `/api/${kind}`, {
    summary: 'Create an item',
    request: body(z.strictObject({ data: item, publish: z.boolean().default(false) })),
    responses: { 201: writeResponse },
    handle: async ({ context, actor, json }) => {
      const { data, publish } = json
      return writeContent(context, db => createItem(db, { kind, data, publish, ...actor }))
    },
  })

  operation.put(access, singleton ? `/api/${kind}` : `/api/${kind}/{key}`, {
    summary: 'Save a new version; 409 with the current version if `version` is stale',
    request: {
      ...(singleton ? {} : { params: z.object({ key }) }),
      ...body(z.strictObject({ data: item, version, publish: z.boolean().default(false) })),
    },
    responses: { 200: writeResponse },
    handle: async ({ context, actor, json }) => {
      const itemKey = singleton ? kind : (context.req.param('key') as string)
      return writeContent(context, db => saveItem(db, { kind, key: itemKey, ...json, ...actor }))
    },
  })
}

function mountSteps(kind: ContentKind) {
  const operation = operations(kind, contentAdminRoutes)
  const params = z.object({ key })
  const steps = { publish: publishItem, archive: archiveItem }
  for (const [name, step] of Object.entries(steps)) {
    operation.post('content', `/api/${kind}/{key}/${name}`, {
      summary:
        name === 'publish'
          ? 'Publish the newest version'
          : 'Archive the item, which removes it from the site',
      request: { params, ...body(z.strictObject({ version })) },
      responses: { 200: writeResponse },
      handle: async ({ context, actor, param, json }) => {
        const target = { kind, key: param.key, version: json.version }
        return writeContent(context, db => step(db, { ...target, ...actor }))
      },
    })
  }

  operation.del('content', `/api/${kind}/{key}`, {
    summary: 'Delete an item; 409 with the list of items that refer to it',
    request: { params, query: z.object({ version }) },
    responses: { 200: writeResponse },
    handle: async ({ context, actor, param, query }) => {
      const target = { kind, key: param.key, version: query.version }
      return writeContent(context, db => deleteItem(db, { ...target, ...actor }))
    },
  })
}

for (const kind of contentKinds) {
  mountReads(kind)
  mountSave(kind)
  if (!entityOf(kind).singleton) mountSteps(kind)
}

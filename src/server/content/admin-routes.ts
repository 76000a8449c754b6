import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { itemSchema } from '#entities/entity.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { attentions } from '#entities/office/office.ts'
import { content } from '../database/tables/content.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit } from '../kernel/audit.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { needsAttention } from './content-state.ts'
import { lifecycleRoutes } from './lifecycle-routes.ts'
import { revisionRoutes } from './revision-routes.ts'
import { adminItem, adminItemSchema, adminListItem, adminListItemSchema } from './views.ts'
import { writeContent, writeResponse } from './write-answer.ts'
import { archiveItem, createItem, deleteItem, findRow, publishItem, saveItem } from './writes.ts'

export const contentAdminRoutes = newRouter()
contentAdminRoutes.route('/', revisionRoutes)
contentAdminRoutes.route('/', lifecycleRoutes)
contentAdminRoutes.route('/', bulkRoutes)

const key = z.string().max(80)
const version = z.coerce.number().int().min(0)
const deps = (context: Context<AppEnv>) => context.get('deps')

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
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
  const list = operation({
    method: 'get',
    path: `/api/admins/${kind}`,
    access: 'content',
    tags: [kind],
    summary: `All ${kind}, drafts included`,
    request: { query: listQuery },
    responses: { 200: listAnswer(adminListItemSchema) },
  })
  contentAdminRoutes.openapi(list, async context => {
    const { page, perPage, search, status, sort, keys, for: purpose } = context.req.valid('query')
    if (purpose && page === 1) {
      const filter = { search: search !== undefined, status }
      const entry = { action: 'content.export', objectKind: kind, detail: filter } as const
      await audit(deps(context).db, { ...actorOf(context), ...entry })
    }
    const conditions = [eq(content.kind, kind), isNull(content.deletedAt)]
    if (status === 'changed')
      conditions.push(sql`${content.draft} is not null and ${content.data} is not null`)
    else if (status === 'untranslated' || status === 'review') {
      const today = deps(context).now().toString().slice(0, 10)
      conditions.push(needsAttention(status, kind, today) ?? sql`false`)
    } else if (status) conditions.push(eq(content.status, status))
    if (keys !== undefined) conditions.push(inArray(content.key, keys.split(',').slice(0, perPage)))
    const title = sql`coalesce(${content.draft}, ${content.data})->>${entityOf(kind).title}`
    if (search) {
      const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
      conditions.push(sql`(${title} ilike ${pattern} or ${content.key} ilike ${pattern})`)
    }
    const where = and(...conditions)
    const [rows, [total]] = await Promise.all([
      deps(context)
        .db.select()
        .from(content)
        .where(where)
        .orderBy(order(kind, sort), desc(content.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
      deps(context).db.select({ total: count() }).from(content).where(where),
    ])
    return context.json(
      success(context, rows.map(adminListItem), 'api:done', { total: total?.total ?? 0 }),
      200,
    )
  })

  const one = operation({
    method: 'get',
    path: `/api/admins/${kind}/{key}`,
    access: 'content',
    tags: [kind],
    summary: 'One item with its draft',
    request: { params: z.object({ key }) },
    responses: { 200: answer(adminItemSchema) },
  })
  contentAdminRoutes.openapi(one, async context => {
    const row = await findRow(deps(context).db, kind, context.req.valid('param').key)
    if (!row) throw notFound()
    return context.json(success(context, adminItem(row)), 200)
  })
}

function mountSave(kind: ContentKind) {
  const { singleton } = entityOf(kind)
  const item = itemSchema(entityOf(kind)) as z.ZodType<Record<string, unknown>>
  // Settings apply to the whole hospital, so editors may not change them.
  const access = entityOf(kind).admin.group === 'settings' ? 'super' : 'content'
  const post = operation({
    method: 'post',
    path: `/api/${kind}`,
    access,
    tags: [kind],
    summary: 'Create an item',
    request: body(z.strictObject({ data: item, publish: z.boolean().default(false) })),
    responses: { 201: writeResponse },
  })
  contentAdminRoutes.openapi(post, async context => {
    const { data, publish } = context.req.valid('json')
    const saved = await writeContent(context, db =>
      createItem(db, { kind, data, publish, ...actorOf(context) }),
    )
    return context.json(saved, 201)
  })

  const put = operation({
    method: 'put',
    path: singleton ? `/api/${kind}` : `/api/${kind}/{key}`,
    access,
    tags: [kind],
    summary: 'Save a new version; 409 with the current version if `version` is stale',
    request: {
      ...(singleton ? {} : { params: z.object({ key }) }),
      ...body(z.strictObject({ data: item, version, publish: z.boolean().default(false) })),
    },
    responses: { 200: writeResponse },
  })
  contentAdminRoutes.openapi(put, async context => {
    const changes = context.req.valid('json')
    const itemKey = singleton ? kind : (context.req.param('key') as string)
    const saved = await writeContent(context, db =>
      saveItem(db, { kind, key: itemKey, ...changes, ...actorOf(context) }),
    )
    return context.json(saved, 200)
  })
}

function mountSteps(kind: ContentKind) {
  const params = z.object({ key })
  const steps = { publish: publishItem, archive: archiveItem }
  for (const [name, step] of Object.entries(steps)) {
    const route = operation({
      method: 'post',
      path: `/api/${kind}/{key}/${name}`,
      access: 'content',
      tags: [kind],
      summary:
        name === 'publish'
          ? 'Publish the newest version'
          : 'Archive the item, which removes it from the site',
      request: { params, ...body(z.strictObject({ version })) },
      responses: { 200: writeResponse },
    })
    contentAdminRoutes.openapi(route, async context => {
      const target = { kind, key: context.req.valid('param').key, version: context.req.valid('json').version }
      return context.json(
        await writeContent(context, db => step(db, { ...target, ...actorOf(context) })),
        200,
      )
    })
  }
  const remove = operation({
    method: 'delete',
    path: `/api/${kind}/{key}`,
    access: 'content',
    tags: [kind],
    summary: 'Delete an item; 409 with the list of items that refer to it',
    request: { params, query: z.object({ version }) },
    responses: { 200: writeResponse },
  })
  contentAdminRoutes.openapi(remove, async context => {
    const target = { kind, key: context.req.valid('param').key, version: context.req.valid('query').version }
    return context.json(
      await writeContent(context, db => deleteItem(db, { ...target, ...actorOf(context) })),
      200,
    )
  })
}

for (const kind of contentKinds) {
  mountReads(kind)
  mountSave(kind)
  if (!entityOf(kind).singleton) mountSteps(kind)
}

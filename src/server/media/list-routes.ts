import { z } from '@hono/zod-openapi'
import { and, count, desc, sql } from 'drizzle-orm'
import { contentKinds } from '#entities/kinds.ts'
import { mediaChangeSchema, mediaFileSchema } from '#entities/media/media-file.ts'
import { mediaFile } from '../database/tables/media.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { fileOr404, fileView } from './files.ts'
import { usesOf } from './uses.ts'

export const mediaListRoutes = newRouter()

export const fileSchema = mediaFileSchema.clone().openapi('MediaFile')
export const params = z.object({ id: z.string().max(80) })
const useSchema = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  title: z.string(),
  published: z.boolean(),
})
const tags = ['media']

const list = operation({
  method: 'get',
  path: '/api/admins/media',
  access: 'content',
  tags,
  summary: 'The pictures of the library, newest first; `search` matches names, descriptions and tags',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(48),
      search: z.string().max(200).optional(),
      tag: z.string().max(40).optional(),
    }),
  },
  responses: { 200: listAnswer(fileSchema) },
})
mediaListRoutes.openapi(list, async context => {
  const { db } = context.get('deps')
  const { page, perPage, search, tag } = context.req.valid('query')
  const pattern = `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`
  const words = sql`concat_ws(' ', ${mediaFile.name}, ${mediaFile.alt}->>'en', ${mediaFile.alt}->>'id', array_to_string(${mediaFile.tags}, ' '))`
  const where = and(
    search?.trim() ? sql`${words} ilike ${pattern}` : undefined,
    tag ? sql`${tag} = any(${mediaFile.tags})` : undefined,
  )
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(mediaFile)
      .where(where)
      .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(mediaFile).where(where),
  ])
  return context.json(success(context, rows.map(fileView), 'api:done', { total: total?.total ?? 0 }), 200)
})

const allTags = operation({
  method: 'get',
  path: '/api/admins/media/tags',
  access: 'content',
  tags,
  summary: 'The tags of the library with the number of their pictures',
  responses: { 200: answer(z.array(z.object({ tag: z.string(), count: z.int() }))) },
})
mediaListRoutes.openapi(allTags, async context => {
  const { db } = context.get('deps')
  const { rows } = await db.execute<{ tag: string; count: string }>(
    sql`select tag, count(*) from ${mediaFile}, unnest(${mediaFile.tags}) as tag group by tag order by tag limit 500`,
  )
  const result = rows.map(row => ({ tag: row.tag, count: Number(row.count) }))
  return context.json(success(context, result), 200)
})

const one = operation({
  method: 'get',
  path: '/api/admins/media/{id}',
  access: 'content',
  tags,
  summary: 'One picture with the content that uses it',
  request: { params },
  responses: { 200: answer(fileSchema.extend({ usedBy: z.array(useSchema) })) },
})
mediaListRoutes.openapi(one, async context => {
  const { db } = context.get('deps')
  const row = await fileOr404(db, context.req.valid('param').id)
  const result = { ...fileView(row), usedBy: await usesOf(db, row.id) }
  return context.json(success(context, result), 200)
})

const change = operation({
  method: 'put',
  path: '/api/admins/media/{id}',
  access: 'content',
  tags,
  summary:
    'Change the name, description, focal point and tags of a picture; 409 if `version` is stale. Content that uses it keeps its own texts',
  request: { params, ...body(mediaChangeSchema) },
  responses: { 200: answer(fileSchema) },
})
mediaListRoutes.openapi(change, async context => {
  const { db, now } = context.get('deps')
  const { version, focal, tags: given, ...values } = context.req.valid('json')
  const row = await db.transaction(async transaction => {
    const before = await fileOr404(transaction, context.req.valid('param').id, true)
    if (before.version !== version)
      throw new Problem(409, 'library.stale', {}, { result: { current: fileView(before) } })
    const [after] = await transaction
      .update(mediaFile)
      .set({
        ...values,
        tags: [...new Set(given)].sort(),
        focalX: focal.x,
        focalY: focal.y,
        version: version + 1,
        updatedAt: now(),
      })
      .where(sql`${mediaFile.id} = ${before.id}`)
      .returning()
    const entry = { action: 'media.change', objectKind: 'media', objectId: before.id } as const
    await audit(transaction, { ...actorOf(context), ...entry })
    return after as typeof before
  })
  return context.json(success(context, fileView(row), 'api:saved'), 200)
})

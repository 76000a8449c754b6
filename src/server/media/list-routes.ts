import { z } from '@hono/zod-openapi'
import { and, desc, sql } from 'drizzle-orm'
import { contentKinds } from '#entities/kinds.ts'
import { mediaChangeSchema, mediaFileSchema } from '#entities/media/media-file.ts'
import { searchCondition } from '../database/search-condition.ts'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { pageWithTotal, paging } from '../kernel/paging.ts'
import { Problem } from '../kernel/problem.ts'
import { fileOr404, fileView } from './files.ts'
import { usesOf } from './uses.ts'

const operation = operations('media')
export const mediaListRoutes = operation.router

export const fileSchema = mediaFileSchema.clone().openapi('MediaFile')
const useSchema = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  title: z.string(),
  published: z.boolean(),
})

operation.get('content', '/api/admins/media', {
  summary: 'The pictures of the library, newest first; `search` matches names, descriptions and tags',
  request: {
    query: z.object({
      ...paging(48),
      search: z.string().max(200).optional(),
      tag: z.string().max(40).optional(),
    }),
  },
  responses: { 200: listAnswer(fileSchema) },
  handle: async ({ db, query, listed }) => {
    const { search, tag } = query
    const words = sql`concat_ws(' ', ${mediaFile.name}, ${mediaFile.alt}->>'en', ${mediaFile.alt}->>'id', array_to_string(${mediaFile.tags}, ' '))`
    const where = and(
      searchCondition(search, [words]),
      tag ? sql`${tag} = any(${mediaFile.tags})` : undefined,
    )
    const found = db
      .select()
      .from(mediaFile)
      .where(where)
      .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
    const [rows, total] = await pageWithTotal(found, query, db.$count(mediaFile, where))
    return listed(rows.map(fileView), total)
  },
})

operation.get('content', '/api/admins/media/tags', {
  summary: 'The tags of the library with the number of their pictures',
  responses: { 200: answer(z.array(z.object({ tag: z.string(), count: z.int() }))) },
  handle: async ({ db, success }) => {
    const { rows } = await db.execute<{ tag: string; count: string }>(
      sql`select tag, count(*) from ${mediaFile}, unnest(${mediaFile.tags}) as tag group by tag order by tag limit 500`,
    )
    const result = rows.map(row => ({ tag: row.tag, count: Number(row.count) }))
    return success(result)
  },
})

operation.get('content', '/api/admins/media/{id}', {
  summary: 'One picture with the content that uses it',
  request: { params: idParam },
  responses: { 200: answer(fileSchema.extend({ usedBy: z.array(useSchema) })) },
  handle: async ({ db, param, success }) => {
    const row = await fileOr404(db, param.id)
    return success({ ...fileView(row), usedBy: await usesOf(db, row.id) })
  },
})

operation.put('content', '/api/admins/media/{id}', {
  summary:
    'Change the name, description, focal point and tags of a picture; 409 if `version` is stale. Content that uses it keeps its own texts',
  request: { params: idParam, ...body(mediaChangeSchema) },
  responses: { 200: answer(fileSchema) },
  handle: async ({ deps, db, actor, param, json, success }) => {
    const { version, focal, tags: given, ...values } = json
    const row = await db.transaction(async transaction => {
      const before = await fileOr404(transaction, param.id, true)
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
          updatedAt: deps.now(),
        })
        .where(sql`${mediaFile.id} = ${before.id}`)
        .returning()
      await audit(transaction, { ...actor, action: 'media.change', objectId: before.id })
      return after as typeof before
    })
    return success(fileView(row), 'api:saved')
  },
})

import { z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import { publication } from '../database/content-tables.ts'
import { answer, operation } from '../operation.ts'
import { newRouter } from '../router.ts'
import { publicationOf } from './register.ts'

export const publishingRoutes = newRouter()

const state = z.enum(['waiting', 'building', 'live', 'failed'])
const stateSchema = z.object({
  state,
  liveAt: z.string().nullable(),
  milliseconds: z.int().nullable(),
  error: z.string().nullable(),
})

const one = operation({
  method: 'get',
  path: '/api/admins/publications/{change}',
  access: 'content',
  tags: ['publications'],
  summary: 'Since when the change with this number is live',
  request: { params: z.object({ change: z.coerce.number().int().min(0).max(2_147_483_647) }) },
  responses: { 200: answer(stateSchema) },
})
publishingRoutes.openapi(one, async context => {
  const result = await publicationOf(context.get('deps'), context.req.valid('param').change)
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})

const last = operation({
  method: 'get',
  path: '/api/admins/publications',
  access: 'content',
  tags: ['publications'],
  summary: 'The last publications, newest first',
  responses: {
    200: answer(
      z.array(
        z.object({
          id: z.string(),
          trigger: z.string(),
          state,
          startedAt: z.string(),
          liveAt: z.string().nullable(),
          milliseconds: z.int().nullable(),
          files: z.int().nullable(),
          changedFiles: z.int().nullable(),
          error: z.string().nullable(),
        }),
      ),
    ),
  },
})
publishingRoutes.openapi(last, async context => {
  const rows = await context.get('deps').db.select().from(publication).orderBy(desc(publication.id)).limit(20)
  const result = rows.map(
    ({ id, trigger, state, startedAt, liveAt, milliseconds, files, changedFiles, error }) => ({
      id,
      trigger,
      state,
      startedAt: String(startedAt),
      liveAt: liveAt ? String(liveAt) : null,
      milliseconds,
      files,
      changedFiles,
      error,
    }),
  )
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})

const demand = operation({
  method: 'post',
  path: '/api/admins/publications',
  access: 'content',
  tags: ['publications'],
  summary: 'Build the whole site anew',
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
})
publishingRoutes.openapi(demand, context => {
  context.get('deps').publishAll()
  return context.json({ result: { accepted: true }, meta: { message: context.get('say')('api:done') } }, 202)
})

import { z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import {
  publicationRunSchema,
  publicationStateSchema,
  siteReleasesSchema,
} from '#entities/office/publication.ts'
import { publication } from '../database/tables/content.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { publicationOf, reasonIn } from './publication-log.ts'
import { releasesOf } from './releases.ts'

export const publishingRoutes = newRouter()

const releases = operation({
  method: 'get',
  path: '/api/admins/publications/releases',
  access: 'content',
  tags: ['publications'],
  summary: 'The releases that can be served again, and what waits to be published',
  responses: { 200: answer(siteReleasesSchema.clone().openapi('SiteReleases')) },
})
publishingRoutes.openapi(releases, async context => {
  const result = await releasesOf(context.get('deps'))
  return context.json(success(context, result), 200)
})

const rollback = operation({
  method: 'post',
  path: '/api/admins/publications/rollback',
  access: 'content',
  tags: ['publications'],
  summary: 'Serve an earlier release, and publish nothing until the whole site is asked for',
  request: body(z.strictObject({ release: z.string().max(80) })),
  responses: { 200: answer(siteReleasesSchema) },
})
publishingRoutes.openapi(rollback, async context => {
  const deps = context.get('deps')
  const { release } = context.req.valid('json')
  // A process without a publisher serves no site.
  if (!(await deps.publishing()?.rollBack(release, actorOf(context)))) throw notFound()
  const result = await releasesOf(deps)
  return context.json(success(context, result, 'api:saved'), 200)
})

const one = operation({
  method: 'get',
  path: '/api/admins/publications/{change}',
  access: 'content',
  tags: ['publications'],
  summary: 'Since when the change with this number is live',
  // Not `z.coerce`: its input is optional in the OpenAPI document, and a path parameter must be required.
  request: {
    params: z.object({
      change: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
  },
  responses: { 200: answer(publicationStateSchema) },
})
publishingRoutes.openapi(one, async context => {
  const found = await publicationOf(context.get('deps'), context.req.valid('param').change)
  const result = { ...found, error: reasonIn(context.get('t'), found.error) }
  return context.json(success(context, result), 200)
})

const last = operation({
  method: 'get',
  path: '/api/admins/publications',
  access: 'content',
  tags: ['publications'],
  summary: 'The last publications, newest first',
  responses: { 200: answer(z.array(publicationRunSchema.clone().openapi('PublicationRun'))) },
})
publishingRoutes.openapi(last, async context => {
  const rows = await context.get('deps').db.select().from(publication).orderBy(desc(publication.id)).limit(20)
  const result = rows.map(({ changeId: _c, release: _r, ...row }) => ({
    ...row,
    startedAt: String(row.startedAt),
    liveAt: row.liveAt ? String(row.liveAt) : null,
    failedPages: row.failedPages ?? [],
    error: reasonIn(context.get('t'), row.error),
  }))
  return context.json(success(context, result), 200)
})

const demand = operation({
  method: 'post',
  path: '/api/admins/publications',
  access: 'content',
  tags: ['publications'],
  summary: 'Build the whole site anew; publishing that was held back goes on',
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
})
publishingRoutes.openapi(demand, async context => {
  const deps = context.get('deps')
  await deps.publishAll('demand', actorOf(context))
  return context.json(success(context, { accepted: true }), 202)
})

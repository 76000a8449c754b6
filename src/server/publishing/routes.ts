import { z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import {
  publicationRunSchema,
  publicationStateSchema,
  siteReleasesSchema,
} from '#entities/office/publication.ts'
import { publication } from '../database/tables/content.ts'
import { answer, body, operations } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { publicationOf, reasonIn } from './publication-log.ts'
import { releasesOf } from './releases.ts'

const operation = operations('publications')
export const publishingRoutes = operation.router

operation.get('content', '/api/admins/publications/releases', {
  summary: 'The releases that can be served again, and what waits to be published',
  responses: { 200: answer(siteReleasesSchema.clone().openapi('SiteReleases')) },
  handle: async ({ deps, success }) => success(await releasesOf(deps)),
})

operation.post('content', '/api/admins/publications/rollback', {
  summary: 'Serve an earlier release, and publish nothing until the whole site is asked for',
  request: body(z.strictObject({ release: z.string().max(80) })),
  responses: { 200: answer(siteReleasesSchema) },
  handle: async ({ deps, actor, json, success }) => {
    // A process without a publisher serves no site.
    if (!(await deps.publishing()?.rollBack(json.release, actor))) throw notFound()
    return success(await releasesOf(deps), 'api:saved')
  },
})

operation.get('content', '/api/admins/publications/{change}', {
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
  handle: async ({ deps, t, param, success }) => {
    const found = await publicationOf(deps, param.change)
    return success({ ...found, error: reasonIn(t, found.error) })
  },
})

operation.get('content', '/api/admins/publications', {
  summary: 'The last publications, newest first',
  responses: { 200: answer(z.array(publicationRunSchema.clone().openapi('PublicationRun'))) },
  handle: async ({ deps, t, success }) => {
    const rows = await deps.db.select().from(publication).orderBy(desc(publication.id)).limit(20)
    const result = rows.map(({ changeId: _c, release: _r, ...row }) => ({
      ...row,
      startedAt: String(row.startedAt),
      liveAt: row.liveAt ? String(row.liveAt) : null,
      failedPages: row.failedPages ?? [],
      error: reasonIn(t, row.error),
    }))
    return success(result)
  },
})

operation.post('content', '/api/admins/publications', {
  summary: 'Build the whole site anew; publishing that was held back goes on',
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
  handle: async ({ deps, actor, success }) => {
    await deps.publishAll('demand', actor)
    return success({ accepted: true })
  },
})

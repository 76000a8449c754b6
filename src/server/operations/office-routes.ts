import { z } from '@hono/zod-openapi'
import { contentStateSchema, foundSchema, jobSchema } from '#entities/office/office.ts'
import { contentState } from '../content/content-state.ts'
import { signedIn } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { jobsOf, runJob } from './jobs.ts'
import { findRecords } from './search.ts'

/** The status pages of the back office: unfinished content, scheduled jobs, and the search for records. */
export const officeRoutes = newRouter()

const state = operation({
  method: 'get',
  path: '/api/admins/content-state',
  access: 'content',
  tags: ['content'],
  summary: 'How many items of each kind are unpublished, untranslated or past their review',
  responses: { 200: answer(contentStateSchema.clone().openapi('ContentState')) },
})
officeRoutes.openapi(state, async context => {
  const result = await contentState(context.get('deps'))
  return context.json(success(context, result), 200)
})

const search = operation({
  method: 'get',
  path: '/api/admins/search',
  access: 'admin',
  tags: ['search'],
  summary: 'Content by title, patients by name, appointments by code: a few of each, as far as the scopes go',
  request: { query: z.object({ words: z.string().trim().min(2).max(100) }) },
  responses: { 200: answer(foundSchema.clone().openapi('FoundRecords')) },
})
officeRoutes.openapi(search, async context => {
  const seeker = {
    ...signedIn(context),
    requestId: context.get('requestId'),
    language: context.get('language'),
  }
  const result = await findRecords(context.get('deps'), seeker, context.req.valid('query').words)
  return context.json(success(context, result), 200)
})

const jobs = operation({
  method: 'get',
  path: '/api/admins/operations/jobs',
  access: 'super',
  tags: ['operations'],
  summary: 'The jobs of the clockwork with their last runs and errors',
  responses: { 200: answer(z.array(jobSchema.clone().openapi('Job'))) },
})
officeRoutes.openapi(jobs, async context => {
  const result = await jobsOf(context.get('deps'))
  return context.json(success(context, result), 200)
})

const run = operation({
  method: 'post',
  path: '/api/admins/operations/jobs/{name}/run',
  access: 'super',
  tags: ['operations'],
  summary: 'Run a job now, beside its own times',
  request: { params: z.object({ name: z.string().max(80) }) },
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
})
officeRoutes.openapi(run, async context => {
  const deps = context.get('deps')
  const { name } = context.req.valid('param')
  await runJob(deps, name)
  await audit(deps.db, {
    accountId: signedIn(context).accountId,
    action: 'job.run',
    objectKind: 'job',
    objectId: name,
    requestId: context.get('requestId'),
  })
  return context.json(success(context, { accepted: true }), 202)
})

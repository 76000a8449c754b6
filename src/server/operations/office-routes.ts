import { z } from '@hono/zod-openapi'
import {
  contentStateSchema,
  foundSchema,
  jobSchema,
  setupSchema,
  testEmailSchema,
} from '#entities/office/office.ts'
import { contentState } from '../content/content-state.ts'
import { audit } from '../kernel/audit.ts'
import { answer, operations } from '../kernel/operation.ts'
import { sendTestEmail } from '../letters/test-email.ts'
import { jobsOf, runJob } from './jobs.ts'
import { findRecords } from './search.ts'
import { setupOf } from './setup.ts'

const ofContent = operations('content')
/** The status pages of the back office: unfinished content, scheduled jobs, and the search for records. */
export const officeRoutes = ofContent.router
const ofSearch = operations('search', officeRoutes)
const ofOperations = operations('operations', officeRoutes)

ofContent.get('content', '/api/admins/content-state', {
  summary: 'How many items of each kind are unpublished, untranslated or past their review',
  responses: { 200: answer(contentStateSchema.clone().openapi('ContentState')) },
  handle: async ({ deps, success }) => success(await contentState(deps)),
})

ofSearch.get('admin', '/api/admins/search', {
  summary: 'Content by title, patients by name, appointments by code: a few of each, as far as the scopes go',
  request: { query: z.object({ words: z.string().trim().min(2).max(100) }) },
  responses: { 200: answer(foundSchema.clone().openapi('FoundRecords')) },
  handle: async ({ deps, language, requestId, session, query, success }) => {
    const seeker = {
      ...session,
      requestId,
      language,
    }
    return success(await findRecords(deps, seeker, query.words))
  },
})

ofOperations.get('super', '/api/admins/operations/jobs', {
  summary: 'The scheduled jobs with their last runs and errors',
  responses: { 200: answer(z.array(jobSchema.clone().openapi('Job'))) },
  handle: async ({ deps, success }) => success(await jobsOf(deps)),
})

ofOperations.post('super', '/api/admins/operations/jobs/{name}/run', {
  summary: 'Run a job now, beside its own times',
  request: { params: z.object({ name: z.string().max(80) }) },
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
  handle: async ({ deps, actor, param, success }) => {
    await runJob(deps, param.name)
    await audit(deps.db, { ...actor, action: 'job.run', objectId: param.name })
    return success({ accepted: true })
  },
})

ofOperations.get('super', '/api/admins/setup', {
  summary: 'What a new hospital still has to do, step by step',
  responses: { 200: answer(setupSchema.clone().openapi('Setup')) },
  handle: async ({ deps, session, success }) => success(await setupOf(deps, session.accountId)),
})

ofOperations.post('super', '/api/admins/operations/test-letter', {
  summary: 'Send a letter to one’s own address at once, and hear what the mail server said',
  responses: { 200: answer(testEmailSchema.clone().openapi('TestLetter')) },
  handle: async ({ deps, language, actor, session, success }) => {
    await audit(deps.db, { ...actor, action: 'letter.test' })
    return success(await sendTestEmail(deps, session.email, language))
  },
})

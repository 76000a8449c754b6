import { and, eq, sql } from 'drizzle-orm'
import { applicantManySchema } from '#entities/office/job-application.ts'
import { jobApplication } from '../../database/tables/forms.ts'
import { actorOf } from '../../kernel/actor.ts'
import { audit } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { body, operation } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { eachSelected, outcomes } from '../forms/each-selected.ts'
import { applicantOr404 } from './applicants.ts'

export const careersBulkRoutes = newRouter()

const many = operation({
  method: 'post',
  path: '/api/admins/job-applicants/bulk',
  access: 'hr',
  tags: ['job-applicants'],
  summary:
    'How far a selection of applications is: each with its own outcome, refused where somebody was faster',
  request: body(applicantManySchema),
  responses: { 200: outcomes },
})
careersBulkRoutes.openapi(many, async context => {
  const { now } = context.get('deps')
  const { status, items } = context.req.valid('json')
  const actor = actorOf(context)
  const answered = await eachSelected(context, items, async (db, { id, version }) => {
    const { row } = await applicantOr404(db, id)
    // Already set: by a colleague, or by a first request whose response was lost.
    if (row.status === status) return
    const changed = await db
      .update(jobApplication)
      .set({ status, version: sql`${jobApplication.version} + 1`, updatedAt: now() })
      .where(and(eq(jobApplication.id, id), eq(jobApplication.version, version)))
    if (changed.rowCount === 0) throw new Problem(409, 'forms.stale')
    const what = { action: 'job-applicant.change', objectKind: 'job-applicant', objectId: id } as const
    await audit(db, { ...actor, ...what, detail: { fields: ['status'], status } })
  })
  return context.json(answered, 200)
})

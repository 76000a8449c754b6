import { Readable } from 'node:stream'
import { and, count, desc, eq, max, ne, sql } from 'drizzle-orm'
import { jobApplicants } from '#contract/job-applicants.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { jobApplication } from '../../database/tables/forms.ts'
import { audit, auditRead } from '../../kernel/audit.ts'
import { handlers } from '../../kernel/operation.ts'
import { pageWithTotal } from '../../kernel/paging.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { storageOf } from '../../storage/storage.ts'
import { eachSelected } from '../forms/each-selected.ts'
import { eraseApplications } from '../forms/retention.ts'
import { applicantOr404, applicantRow, applicantView, unanswered } from './applicants.ts'
import { replyTo, templateFor } from './reply.ts'

const { handle, router } = handlers()
export const careersAdminRoutes = router

const kind = 'job-applicant'

handle(jobApplicants.listJobApplicants, async ({ deps, db, actor, query, listed }) => {
  const { offer, status, answered, search } = query
  const where = and(
    offer ? eq(jobApplication.offer, offer) : undefined,
    status ? eq(jobApplication.status, status) : undefined,
    answered === 'no' ? unanswered : undefined,
    answered === 'yes' ? ne(jobApplication.replies, []) : undefined,
    searchCondition(
      search,
      [jobApplication.name, jobApplication.email, jobApplication.city, jobApplication.reference],
      jobApplication.phone,
    ),
  )
  const found = db
    .select()
    .from(jobApplication)
    .where(where)
    .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id))
  const [rows, total] = await pageWithTotal(found, query, db.$count(jobApplication, where))
  const seen = { applicants: rows.map(row => row.id) }
  await auditRead(deps, { ...actor, action: 'job-applicant.list', objectKind: kind, seen })
  return listed(rows.map(applicantRow), total)
})

handle(jobApplicants.listAppliedJobOffers, async ({ db, success }) => {
  const rows = await db
    .select({ offer: jobApplication.offer, title: jobApplication.offerTitle, count: count() })
    .from(jobApplication)
    .groupBy(jobApplication.offer, jobApplication.offerTitle)
    .orderBy(jobApplication.offer, max(jobApplication.createdAt))
  // An offer that was renamed appears once, under its last name.
  const result = [...new Map(rows.map(row => [row.offer, row])).values()].map(row => ({
    ...row,
    count: rows.filter(one => one.offer === row.offer).reduce((sum, one) => sum + one.count, 0),
  }))
  return success(result)
})

handle(jobApplicants.readJobApplicant, async ({ deps, actor, param, success }) => {
  const found = await applicantOr404(deps.db, param.id)
  const objectId = found.row.id
  await auditRead(deps, { ...actor, action: 'job-applicant.read', objectKind: kind, objectId })
  return success(applicantView(found))
})

handle(jobApplicants.saveJobApplicant, async ({ deps, db, actor, param, json, success }) => {
  const { version, ...values } = json
  const { id } = param
  const result = await db.transaction(async transaction => {
    const before = await applicantOr404(transaction, id)
    const changed = await transaction
      .update(jobApplication)
      .set({ ...values, version: version + 1, updatedAt: deps.now() })
      .where(and(eq(jobApplication.id, id), eq(jobApplication.version, version)))
    const after = await applicantOr404(transaction, id)
    if (changed.rowCount === 0) throw new Problem(409, 'forms.stale', {}, { result: applicantView(after) })
    const names = ['status', 'notes', 'retentionUntil'] as const
    const fields = names.filter(name => before.row[name] !== after.row[name])
    const what = { action: 'job-applicant.change', objectKind: kind, objectId: id } as const
    await audit(transaction, { ...actor, ...what, detail: { fields, status: values.status } })
    return applicantView(after)
  })
  return success(result, 'forms:changed')
})

handle(jobApplicants.readReplyTemplate, async ({ deps, actor, param, query, success }) => {
  const result = await templateFor(deps, param.id, query.status)
  await auditRead(deps, { ...actor, action: 'job-applicant.read', objectKind: kind, objectId: param.id })
  return success(result)
})

handle(jobApplicants.replyToJobApplicant, async ({ deps, actor, param, json, success }) =>
  success(await replyTo(deps, actor, param.id, json), 'forms:replied'),
)

handle(jobApplicants.eraseJobApplicant, async ({ deps, actor, param, success }) => {
  const { row } = await applicantOr404(deps.db, param.id)
  const by = { ...actor, action: 'job-applicant.delete' } as const
  await eraseApplications(deps, eq(jobApplication.id, row.id), by)
  return success({ id: row.id }, 'forms:removed')
})

handle(jobApplicants.saveJobApplicants, async ({ deps, db, t, actor, json }) => {
  const { now } = deps
  const { status, items } = json
  return eachSelected({ db, t }, items, async (db, { id, version }) => {
    const { row } = await applicantOr404(db, id)
    // Already set: by a colleague, or by a first request whose response was lost.
    if (row.status === status) return
    const changed = await db
      .update(jobApplication)
      .set({ status, version: sql`${jobApplication.version} + 1`, updatedAt: now() })
      .where(and(eq(jobApplication.id, id), eq(jobApplication.version, version)))
    if (changed.rowCount === 0) throw new Problem(409, 'forms.stale')
    const what = { action: 'job-applicant.change', objectId: id } as const
    await audit(db, { ...actor, ...what, detail: { fields: ['status'], status } })
  })
})

handle(jobApplicants.readJobApplicantCv, async ({ context, deps, actor, param }) => {
  const { db, config } = deps
  const { row, cv } = await applicantOr404(db, param.id)
  const file = cv ? await storageOf(config).read(cv.storageKey) : null
  if (!cv || !file) throw notFound()
  await audit(db, { ...actor, action: 'job-applicant.cv', objectId: row.id })
  // Generic type on purpose: a foreign file must be downloaded, not displayed. The API's own headers add nosniff and
  // the sandbox.
  context.header('content-type', 'application/octet-stream')
  context.header('content-length', String(cv.size))
  context.header(
    'content-disposition',
    `attachment; filename="cv.${cv.name.split('.').at(-1)}"; filename*=UTF-8''${encodeURIComponent(cv.name).replace(/['()*]/g, one => `%${one.charCodeAt(0).toString(16)}`)}`,
  )
  return context.body(Readable.toWeb(file) as ReadableStream)
})

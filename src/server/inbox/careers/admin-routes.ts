import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, ne } from 'drizzle-orm'
import {
  applicantChangeSchema,
  applicantLineSchema,
  applicantReplyWriteSchema,
  applicantSchema,
  applicantStatuses,
} from '#entities/office/job-application.ts'
import { searchCondition } from '../../database/search-condition.ts'
import { jobApplication } from '../../database/tables/forms.ts'
import { actorOf } from '../../kernel/actor.ts'
import { audit, auditRead } from '../../kernel/audit.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { Problem } from '../../kernel/problem.ts'
import { eraseApplications } from '../forms/retention.ts'
import { applicantOr404, applicantRow, applicantView, unanswered } from './applicants.ts'
import { replyTo, templateFor } from './reply.ts'

export const careersAdminRoutes = newRouter()

const shownSchema = applicantSchema.clone().openapi('JobApplicant')
const params = z.object({ id: z.string().max(80) })
const kind = 'job-applicant'

const list = operation({
  method: 'get',
  path: '/api/admins/job-applicants',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'Who applied, newest first',
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      offer: z.string().max(120).optional(),
      search: z.string().max(200).optional(),
      status: z.enum(applicantStatuses, 'validation:choice').optional(),
      answered: z.enum(['yes', 'no']).optional(),
    }),
  },
  responses: { 200: listAnswer(applicantLineSchema) },
})
careersAdminRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { db } = deps
  const { page, perPage, offer, status, answered, search } = context.req.valid('query')
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
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(jobApplication)
      .where(where)
      .orderBy(desc(jobApplication.createdAt), desc(jobApplication.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(jobApplication).where(where),
  ])
  const seen = { applicants: rows.map(row => row.id) }
  await auditRead(deps, { ...actorOf(context), action: 'job-applicant.list', objectKind: kind, seen })
  return context.json(success(context, rows.map(applicantRow), 'api:done', { total: total?.total ?? 0 }), 200)
})

const offers = operation({
  method: 'get',
  path: '/api/admins/job-applicants/offers',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'The positions that people applied for, with their number; also those that are gone',
  responses: {
    200: answer(
      z.array(z.object({ offer: z.string(), title: applicantLineSchema.shape.offerTitle, count: z.int() })),
    ),
  },
})
careersAdminRoutes.openapi(offers, async context => {
  const { db } = context.get('deps')
  const rows = await db
    .select({ offer: jobApplication.offer, title: jobApplication.offerTitle, count: count() })
    .from(jobApplication)
    .groupBy(jobApplication.offer, jobApplication.offerTitle)
    .orderBy(jobApplication.offer)
  // An offer that was renamed appears once, under its last name.
  const result = [...new Map(rows.map(row => [row.offer, row])).values()].map(row => ({
    ...row,
    count: rows.filter(one => one.offer === row.offer).reduce((sum, one) => sum + one.count, 0),
  }))
  return context.json(success(context, result), 200)
})

const one = operation({
  method: 'get',
  path: '/api/admins/job-applicants/{id}',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'One applicant',
  request: { params },
  responses: { 200: answer(shownSchema) },
})
careersAdminRoutes.openapi(one, async context => {
  const deps = context.get('deps')
  const found = await applicantOr404(deps.db, context.req.valid('param').id)
  const objectId = found.row.id
  await auditRead(deps, { ...actorOf(context), action: 'job-applicant.read', objectKind: kind, objectId })
  return context.json(success(context, applicantView(found)), 200)
})

const change = operation({
  method: 'put',
  path: '/api/admins/job-applicants/{id}',
  access: 'hr',
  tags: ['job-applicants'],
  summary:
    'How far an application is, notes about it, and until when it is kept; 409 where somebody was faster',
  request: { params, ...body(applicantChangeSchema) },
  responses: { 200: answer(shownSchema) },
})
careersAdminRoutes.openapi(change, async context => {
  const { db, now } = context.get('deps')
  const { version, ...values } = context.req.valid('json')
  const { id } = context.req.valid('param')
  const result = await db.transaction(async transaction => {
    const before = await applicantOr404(transaction, id)
    const changed = await transaction
      .update(jobApplication)
      .set({ ...values, version: version + 1, updatedAt: now() })
      .where(and(eq(jobApplication.id, id), eq(jobApplication.version, version)))
    const after = await applicantOr404(transaction, id)
    if (changed.rowCount === 0) throw new Problem(409, 'forms.stale', {}, { result: applicantView(after) })
    const names = ['status', 'notes', 'retentionUntil'] as const
    const fields = names.filter(name => before.row[name] !== after.row[name])
    const what = { action: 'job-applicant.change', objectKind: kind, objectId: id } as const
    await audit(transaction, { ...actorOf(context), ...what, detail: { fields, status: values.status } })
    return applicantView(after)
  })
  return context.json(success(context, result, 'forms:changed'), 200)
})

const template = operation({
  method: 'get',
  path: '/api/admins/job-applicants/{id}/reply-template',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'The words that an answer with this status begins with, in the applicant’s language',
  request: { params, query: z.object({ status: z.enum(applicantStatuses, 'validation:choice') }) },
  responses: {
    200: answer(z.object({ language: z.enum(['en', 'id']), subject: z.string(), text: z.string() })),
  },
})
careersAdminRoutes.openapi(template, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const result = await templateFor(deps, id, context.req.valid('query').status)
  await auditRead(deps, { ...actorOf(context), action: 'job-applicant.read', objectKind: kind, objectId: id })
  return context.json(success(context, result), 200)
})

const reply = operation({
  method: 'post',
  path: '/api/admins/job-applicants/{id}/replies',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'Answer an applicant by letter and set the status that it tells of; 409 where somebody was faster',
  request: { params, ...body(applicantReplyWriteSchema) },
  responses: { 200: answer(shownSchema) },
})
careersAdminRoutes.openapi(reply, async context => {
  const { id } = context.req.valid('param')
  const result = await replyTo(context.get('deps'), actorOf(context), id, context.req.valid('json'))
  return context.json(success(context, result, 'forms:replied'), 200)
})

const remove = operation({
  method: 'delete',
  path: '/api/admins/job-applicants/{id}',
  access: 'hr',
  tags: ['job-applicants'],
  summary: 'Erase an applicant with the CV',
  request: { params },
  responses: { 200: answer(z.object({ id: z.string() })) },
})
careersAdminRoutes.openapi(remove, async context => {
  const deps = context.get('deps')
  const { row } = await applicantOr404(deps.db, context.req.valid('param').id)
  const by = { ...actorOf(context), action: 'job-applicant.delete' } as const
  await eraseApplications(deps, eq(jobApplication.id, row.id), by)
  return context.json(success(context, { id: row.id }, 'forms:removed'), 200)
})

import { z } from '@hono/zod-openapi'
import { count, desc, eq } from 'drizzle-orm'
import { done, emptyAnswer, requestValues } from '../accounts/answers.ts'
import { deleteDevices } from '../accounts/sign-in/known-devices.ts'
import { account } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import { findOne, note, params, rowOf, rowSchema } from '../front-desk/patient.ts'
import { signedIn } from '../kernel/access.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { aboutPatient } from '../kernel/audit-list.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { revokeAll } from '../kernel/sessions.ts'
import { dataExport } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'
import { dataExportSchema, documentSchema } from './own-data-routes.ts'

/** Operations on one patient: disable, access log, data export, erasure. */
export const patientRightsRoutes = newRouter()

const disable = operation({
  method: 'post',
  path: '/api/admins/patients/{id}/disable',
  access: 'desk',
  tags: ['patients'],
  summary: 'Keep a patient’s account from signing in, or let it again. Appointments stay',
  request: { params, ...body(z.strictObject({ disabled: z.boolean() })) },
  responses: { 200: answer(rowSchema) },
})
patientRightsRoutes.openapi(disable, async context => {
  const { deps, requestId } = requestValues(context)
  const { disabled } = context.req.valid('json')
  const after = await deps.db.transaction(async db => {
    const { id, accountId } = await findOne(db, context.req.valid('param').id)
    if (!accountId) throw notFound()
    const now = deps.now()
    await db
      .update(account)
      .set({ disabledAt: disabled ? now : null, updatedAt: now })
      .where(eq(account.id, accountId))
    if (disabled) {
      await revokeAll(deps, accountId, {}, db)
      await deleteDevices(db, accountId)
    }
    await audit(db, note(signedIn(context).accountId, 'patient.disable', id, requestId, { disabled }))
    return findOne(db, id)
  })
  return context.json(success(context, rowOf(after), 'api:saved'), 200)
})

const trailSchema = z
  .object({ at: z.string(), by: z.string().nullable(), action: z.string(), objectKind: z.string() })
  .openapi('Trail')
const trail = operation({
  method: 'get',
  path: '/api/admins/patients/{id}/trail',
  access: 'super',
  tags: ['patients'],
  summary: 'Who looked at or changed this patient’s data, newest first',
  request: {
    params,
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  },
  responses: { 200: listAnswer(trailSchema) },
})
patientRightsRoutes.openapi(trail, async context => {
  const { deps, requestId } = requestValues(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  const perPage = 50
  const { page } = context.req.valid('query')
  const [rows, [total]] = await Promise.all([
    deps.db
      .select({
        at: auditLog.at,
        by: account.fullName,
        action: auditLog.action,
        objectKind: auditLog.objectKind,
      })
      .from(auditLog)
      .leftJoin(account, eq(account.id, auditLog.accountId))
      .where(aboutPatient(id))
      .orderBy(desc(auditLog.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(auditLog).where(aboutPatient(id)),
  ])
  await auditRead(deps, note(signedIn(context).accountId, 'audit.read', id, requestId))
  const result = rows.map(one => ({ ...one, at: String(one.at) }))
  return context.json(success(context, result, 'api:done', { total: total?.total ?? 0 }), 200)
})

const download = operation({
  method: 'get',
  path: '/api/admins/patients/{id}/everything',
  access: 'super',
  tags: ['patients'],
  summary: 'Everything that is kept about a patient, for the answer to the patient’s request',
  request: { params },
  responses: { 200: answer(dataExportSchema) },
})
patientRightsRoutes.openapi(download, async context => {
  const { deps, requestId } = requestValues(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  await audit(deps.db, note(signedIn(context).accountId, 'patient.export', id, requestId))
  const everything = await dataExport(deps.db, id, context.get('t')('api:done'))
  context.header('content-type', 'application/json')
  // The stream as a whole has the declared type.
  return context.body(everything) as never
})

const read = operation({
  method: 'get',
  path: '/api/admins/patients/{id}/document',
  access: 'super',
  tags: ['patients'],
  summary: 'Everything that is kept about a patient, as a page to read and print, in the patient’s language',
  request: { params },
  responses: documentSchema,
})
patientRightsRoutes.openapi(read, async context => {
  const { deps, requestId } = requestValues(context)
  const { id, accountId } = await findOne(deps.db, context.req.valid('param').id)
  const [person] = accountId
    ? await deps.db.select({ language: account.language }).from(account).where(eq(account.id, accountId))
    : []
  const page = await documentAbout(deps, id, person?.language ?? context.get('language'))
  await audit(deps.db, note(signedIn(context).accountId, 'patient.export', id, requestId))
  return documentAnswer(page)
})

const erase = operation({
  method: 'post',
  path: '/api/admins/patients/{id}/erase',
  access: 'super',
  tags: ['patients'],
  summary: 'Forget a patient who has asked for it. 409 while an appointment is to come',
  request: { params },
  responses: { 200: emptyAnswer },
})
patientRightsRoutes.openapi(erase, async context => {
  const { deps, requestId } = requestValues(context)
  const { id } = await findOne(deps.db, context.req.valid('param').id)
  await erasePatient(deps, id, { accountId: signedIn(context).accountId, requestId })
  return context.json(done(context, 'patients:erased'), 200)
})

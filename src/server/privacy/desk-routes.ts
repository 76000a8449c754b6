import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { emptyAnswer } from '../accounts/answers.ts'
import { deleteDevices } from '../accounts/sign-in/known-devices.ts'
import { account } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import { findOne, rowOf, rowSchema } from '../front-desk/patient.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { aboutPatient } from '../kernel/audit-list.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { page, pageWithTotal } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { revokeAll } from '../kernel/sessions.ts'
import { note } from '../patients/dependants.ts'
import { dataExportAnswer } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'
import { dataExportSchema, documentSchema } from './own-data-routes.ts'

const operation = operations('patients')
/** Operations on one patient: disable, access log, data export, erasure. */
export const patientRightsRoutes = operation.router

operation.post('desk', '/api/admins/patients/{id}/disable', {
  summary: 'Keep a patient’s account from signing in, or let it again. Appointments stay',
  request: { params: idParam, ...body(z.strictObject({ disabled: z.boolean() })) },
  responses: { 200: answer(rowSchema) },
  handle: async ({ deps, actor, param, json, success }) => {
    const { disabled } = json
    const after = await deps.db.transaction(async db => {
      const { id, accountId } = await findOne(db, param.id)
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
      await audit(db, note(actor, 'patient.disable', id, { disabled }))
      return findOne(db, id)
    })
    return success(rowOf(after), 'api:saved')
  },
})

const trailSchema = z
  .object({ at: z.string(), by: z.string().nullable(), action: z.string(), objectKind: z.string() })
  .openapi('Trail')

operation.get('super', '/api/admins/patients/{id}/trail', {
  summary: 'Who looked at or changed this patient’s data, newest first',
  request: {
    params: idParam,
    query: z.object({ page }),
  },
  responses: { 200: listAnswer(trailSchema) },
  handle: async ({ deps, actor, param, query, listed }) => {
    const { id } = await findOne(deps.db, param.id)
    const perPage = 50
    const found = deps.db
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
    const [rows, total] = await pageWithTotal(
      found,
      { page: query.page, perPage },
      deps.db.$count(auditLog, aboutPatient(id)),
    )
    await auditRead(deps, note(actor, 'audit.read', id))
    const result = rows.map(one => ({ ...one, at: String(one.at) }))
    return listed(result, total)
  },
})

operation.get('super', '/api/admins/patients/{id}/everything', {
  summary: 'Everything that is kept about a patient, for the answer to the patient’s request',
  request: { params: idParam },
  responses: { 200: answer(dataExportSchema) },
  handle: async request => {
    const { deps, actor, param } = request
    const { id } = await findOne(deps.db, param.id)
    await audit(deps.db, note(actor, 'patient.export', id))
    return dataExportAnswer(request, id)
  },
})

operation.get('super', '/api/admins/patients/{id}/document', {
  summary: 'Everything that is kept about a patient, as a page to read and print, in the patient’s language',
  request: { params: idParam },
  responses: documentSchema,
  handle: async ({ deps, language, actor, param }) => {
    const { id, accountId } = await findOne(deps.db, param.id)
    const [person] = accountId
      ? await deps.db.select({ language: account.language }).from(account).where(eq(account.id, accountId))
      : []
    const page = await documentAbout(deps, id, person?.language ?? language)
    await audit(deps.db, note(actor, 'patient.export', id))
    return documentAnswer(page)
  },
})

operation.post('super', '/api/admins/patients/{id}/erase', {
  summary: 'Forget a patient who has asked for it. 409 while an appointment is to come',
  request: { params: idParam },
  responses: { 200: emptyAnswer },
  handle: async ({ deps, actor, param, success }) => {
    const { id } = await findOne(deps.db, param.id)
    return success(await erasePatient(deps, id, actor), 'patients:erased')
  },
})

import { desc, eq } from 'drizzle-orm'
import { patients } from '#contract/patients.ts'
import { endAccess } from '../accounts/end-access.ts'
import { findOne, rowOf } from '../appointments/patients.ts'
import { account } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { aboutPatient } from '../kernel/audit-list.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { note } from '../patients/dependants.ts'
import { dataExportAnswer } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'

const { handle, router } = handlers()
/** Operations on one patient: disable, access log, data export, erasure. */
export const patientRightsRoutes = router

handle(patients.disablePatient, async ({ deps, actor, param, json, success }) => {
  const { disabled } = json
  const after = await deps.db.transaction(async db => {
    const { id, accountId } = await findOne(db, param.id)
    if (!accountId) throw notFound()
    const now = deps.now()
    await db
      .update(account)
      .set({ disabledAt: disabled ? now : null, updatedAt: now })
      .where(eq(account.id, accountId))
    if (disabled) await endAccess(deps, db, accountId)
    await audit(db, note(actor, 'patient.disable', id, { disabled }))
    return findOne(db, id)
  })
  return success(rowOf(after), 'api:saved')
})

handle(patients.listPatientAccesses, async ({ deps, actor, param, query, listed }) => {
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
})

handle(patients.exportPatientData, async request => {
  const { deps, actor, param } = request
  const { id } = await findOne(deps.db, param.id)
  await audit(deps.db, note(actor, 'patient.export', id))
  return dataExportAnswer(request, id)
})

handle(patients.printPatientData, async ({ deps, language, actor, param }) => {
  const { id, accountId } = await findOne(deps.db, param.id)
  const [person] = accountId
    ? await deps.db.select({ language: account.language }).from(account).where(eq(account.id, accountId))
    : []
  const page = await documentAbout(deps, id, person?.language ?? language)
  await audit(deps.db, note(actor, 'patient.export', id))
  return documentAnswer(page)
})

handle(patients.erasePatient, async ({ deps, actor, param, success }) => {
  const { id } = await findOne(deps.db, param.id)
  return success(await erasePatient(deps, id, actor), 'patients:erased')
})

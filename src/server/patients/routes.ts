import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AuditAction } from '#entities/office/audit-action.ts'
import { type PatientSelf, patientProfileSchema, patientSelfSchema } from '#entities/people/patient.ts'
import { offersConsent } from '../accounts/sign-up/offers-consent.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { signedIn } from '../kernel/access.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { insuranceColumn } from './coverage.ts'
import { refuseWrongGeneration } from './dependants.ts'

/** A patient's own data. No operation takes an id: the patient comes from the session. */
export const patientRoutes = newRouter()

async function findSelf(db: Executor, accountId: string): Promise<PatientSelf & { patientId: string }> {
  const [found] = await db
    .select({
      patientId: patient.id,
      full_name: patient.fullName,
      email: account.email,
      language: account.language,
      phone: patient.phone,
      birthDate: patient.birthDate,
      address: patient.address,
      promotionalOffers: account.promotionalOffers,
      reminders: patient.reminders,
      guarantor: patient.insurance,
    })
    .from(patient)
    .innerJoin(account, eq(account.id, patient.accountId))
    .where(eq(account.id, accountId))
  if (!found) throw notFound()
  return found
}

const note = (context: Context<AppEnv>, action: AuditAction, patientId: string, detail = {}) => ({
  accountId: signedIn(context).accountId,
  action,
  objectKind: 'patient',
  objectId: patientId,
  patientId,
  requestId: context.get('requestId'),
  detail,
})

const readMe = operation({
  method: 'get',
  path: '/api/patients/me',
  access: 'patient',
  tags: ['patients'],
  summary: 'The signed-in patient’s own data',
  responses: { 200: answer(patientSelfSchema) },
})
patientRoutes.openapi(readMe, async context => {
  const deps = context.get('deps')
  const { patientId, ...result } = await findSelf(deps.db, signedIn(context).accountId)
  await auditRead(deps, note(context, 'patient.read', patientId))
  return context.json(success(context, result), 200)
})

const saveMe = operation({
  method: 'put',
  path: '/api/patients/me',
  access: 'patient',
  tags: ['patients'],
  summary: 'Replaces the signed-in patient’s own data',
  request: body(patientProfileSchema),
  responses: { 200: answer(patientSelfSchema) },
})
patientRoutes.openapi(saveMe, async context => {
  const { accountId } = signedIn(context)
  const { db, now } = context.get('deps')
  const { full_name, language, promotionalOffers, reminders, guarantor, ...own } = context.req.valid('json')
  const insurance = await insuranceColumn(context.get('deps'), guarantor)
  const result = await db.transaction(async transaction => {
    await transaction.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
    const { patientId, ...before } = await findSelf(transaction, accountId)
    if (own.birthDate !== before.birthDate) {
      await refuseWrongGeneration(transaction, accountId, own.birthDate)
    }
    const at = now()
    await transaction
      .update(account)
      .set({
        fullName: full_name,
        language,
        promotionalOffers,
        // When the consent was given or withdrawn: a consent must be provable.
        ...(promotionalOffers === before.promotionalOffers ? {} : { promotionalOffersAt: at }),
        updatedAt: at,
      })
      .where(eq(account.id, accountId))
    await transaction
      .update(patient)
      .set({
        fullName: full_name,
        ...own,
        ...(reminders === undefined ? {} : { reminders }),
        ...insurance,
        updatedAt: at,
      })
      .where(eq(patient.id, patientId))
    const { patientId: _, ...after } = await findSelf(transaction, accountId)
    const names = Object.keys(after) as (keyof PatientSelf)[]
    const fields = names.filter(name => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    const agreed =
      promotionalOffers === before.promotionalOffers
        ? {}
        : offersConsent(promotionalOffers, context.get('language'), 'patient:profile.offers')
    await audit(transaction, note(context, 'patient.change', patientId, { fields, ...agreed }))
    return after
  })
  return context.json(success(context, result, 'api:saved'), 200)
})

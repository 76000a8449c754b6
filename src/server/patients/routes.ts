import { eq } from 'drizzle-orm'
import { patients } from '#contract/patients.ts'
import type { PatientSelf } from '#entities/people/patient.ts'
import { offersConsent } from '../accounts/sign-up/offers-consent.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { insuranceColumn } from './coverage.ts'
import { note, refuseWrongGeneration } from './dependants.ts'
import { lockAccount } from './locks.ts'

const { handle, router } = handlers()
/** A patient's own data. No operation takes an id: the patient comes from the session. */
export const patientRoutes = router

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

handle(patients.readOwnData, async ({ deps, actor, session, success }) => {
  const { patientId, ...result } = await findSelf(deps.db, session.accountId)
  await auditRead(deps, note(actor, 'patient.read', patientId))
  return success(result)
})

handle(patients.saveOwnData, async ({ deps, language: readLanguage, actor, session, json, success }) => {
  const { accountId } = session
  const { db, now } = deps
  const { full_name, language, promotionalOffers, reminders, guarantor, ...own } = json
  const insurance = await insuranceColumn(deps, guarantor)
  const result = await db.transaction(async transaction => {
    await lockAccount(transaction, accountId)
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
        : offersConsent(promotionalOffers, readLanguage, 'patient:profile.offers')
    await audit(transaction, note(actor, 'patient.change', patientId, { fields, ...agreed }))
    return after
  })
  return success(result, 'api:saved')
})

import { eq } from 'drizzle-orm'
import { generationProblem } from '#entities/people/dependant.ts'
import { erasedName } from '#entities/people/erased-name.ts'
import type { DeskPatient } from '#entities/people/patient.ts'
import { findOne } from '../appointments/patients.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts'
import { dependantsOf, note } from '../patients/dependants.ts'
import { lockAccount, lockPatient } from '../patients/locks.ts'

type Row = typeof patient.$inferSelect

const isWrong = ({ relationship, birthDate }: Row, holderBirthDate: string | null) =>
  relationship !== null &&
  birthDate !== null &&
  generationProblem(relationship, birthDate, holderBirthDate) !== null

/** Refuses what the forms of patients refuse too: a child older than its parent, a caller without a telephone. */
async function check(db: Executor, after: Row): Promise<void> {
  const { accountId, dependantOf, birthDate, phone } = after
  if (accountId) {
    const one = (await dependantsOf(db, accountId)).find(dependant => isWrong(dependant, birthDate))
    if (one) throw fieldProblem('birthDate', 'patients:generation', { name: one.fullName })
  } else if (dependantOf) {
    if (birthDate === null) throw fieldProblem('birthDate', 'dependants:birthDateNeeded')
    const [holder] = await db.select().from(patient).where(eq(patient.accountId, dependantOf))
    if (holder && isWrong(after, holder.birthDate))
      throw fieldProblem('birthDate', 'patients:generation', { name: holder.fullName })
  } else if (phone === null) throw fieldProblem('phone', 'validation:required')
}

/** Not in a transaction: the refusal names another patient, and the audit keeps that it was read. */
async function refuseTakenNumber(deps: Deps, actor: Actor, id: string, recordNumber: string | null) {
  if (recordNumber === null) return
  const [other] = await deps.db
    .select({ id: patient.id, name: patient.fullName, mergedInto: patient.mergedInto })
    .from(patient)
    .where(eq(patient.recordNumber, recordNumber))
  if (!other || other.id === id) return
  await auditRead(deps, { ...actor, action: 'patient.find', seen: { patients: [other.id] } })
  const key = other.mergedInto ? 'patients:numberMerged' : 'patients:numberTaken'
  throw fieldProblem('recordNumber', key, { name: other.name })
}

/**
 * Corrects a patient's data for the front desk. The audit has the names of the changed fields and no values, as with the
 * patient's own changes: entries are never deleted, and an erased patient's data must not live on in them.
 */
export async function changePatient(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...wanted }: DeskPatient,
): Promise<void> {
  const { accountId } = await findOne(deps.db, id)
  await refuseTakenNumber(deps, actor, id, wanted.recordNumber)
  await deps.db.transaction(async db => {
    if (accountId) await lockAccount(db, accountId)
    await lockPatient(db, id)
    const [before] = await db.select().from(patient).where(eq(patient.id, id))
    if (!before || before.fullName === erasedName || before.mergedInto) throw notFound()
    if (String(before.updatedAt) !== version) throw new Problem(409, 'api.conflict')
    const { name, notes, phone, address, ...columns } = wanted
    const reached = before.dependantOf ? {} : { phone, address }
    const changed = { ...columns, ...reached, fullName: name, deskNotes: notes }
    await check(db, { ...before, ...changed })
    const fields = (Object.keys(changed) as (keyof typeof changed)[]).filter(
      one => changed[one] !== before[one],
    )
    if (fields.length === 0) return
    const updatedAt = millisecond(deps.now())
    await db
      .update(patient)
      .set({ ...changed, updatedAt })
      .where(eq(patient.id, id))
    if (accountId)
      await db.update(account).set({ fullName: name, updatedAt }).where(eq(account.id, accountId))
    await audit(db, note(actor, 'patient.change', id, { fields }))
  })
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { AuditAction } from '#entities/office/audit-action.ts'
import {
  type Dependant,
  type DependantWrite,
  generationProblem,
  maxDependants,
} from '#entities/people/dependant.ts'
import { type Executor, newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { insuranceColumn } from './coverage.ts'
import { findDependant } from './family.ts'
import { lockOwnPatient } from './locks.ts'

type Row = typeof patient.$inferSelect

/** The audit entry of a read or change of a patient. */
export const note = (actor: Actor, action: AuditAction, patientId: string, detail = {}) => ({
  ...actor,
  action,
  objectKind: 'patient',
  objectId: patientId,
  patientId,
  detail,
})

export const dependantView = (row: Row): Dependant => ({
  id: row.id,
  name: row.fullName,
  // Every dependant has one: the form requires it.
  birthDate: row.birthDate ?? '',
  sex: row.sex ?? 'unknown',
  relationship: row.relationship ?? 'other',
  guarantor: row.insurance,
})

/** The dependants of an account, oldest entry first. */
export const dependantsOf = (db: Executor, accountId: string): Promise<Row[]> =>
  db
    .select()
    .from(patient)
    .where(and(eq(patient.dependantOf, accountId), isNull(patient.removedAt)))
    .orderBy(asc(patient.createdAt), asc(patient.id))

const isSame = (one: Pick<Row, 'fullName' | 'birthDate'>, { name, birthDate }: DependantWrite): boolean =>
  one.fullName.toLowerCase() === name.toLowerCase() && one.birthDate === birthDate

/** Refuses a child older than its parent, a dependant who exists already, and the account holder. */
function check(self: Row, others: Row[], write: DependantWrite): void {
  const wrong = generationProblem(write.relationship, write.birthDate, self.birthDate)
  if (wrong) throw fieldProblem('birthDate', `dependants:${wrong}`)
  if (isSame(self, write)) throw fieldProblem('name', 'dependants:yourself')
  if (others.some(one => isSame(one, write))) throw fieldProblem('name', 'dependants:known')
}

const sameGuarantor = (one: Guarantor | null, other: Guarantor | null) =>
  one?.kind === other?.kind && one?.partner === other?.partner && one?.member === other?.member

type Pays = Awaited<ReturnType<typeof insuranceColumn>>
const columnsOf = ({ name, birthDate, sex, relationship }: DependantWrite, pays: Pays) => ({
  fullName: name,
  birthDate,
  sex,
  relationship,
  ...pays,
})

async function lockSelf(db: Executor, accountId: string): Promise<Row> {
  const id = await lockOwnPatient(db, accountId)
  const [self] = await db.select().from(patient).where(eq(patient.id, id))
  return self as Row
}

/** Adds a dependant. A repeated request returns the existing one. */
export async function addDependant(deps: Deps, actor: Actor, write: DependantWrite): Promise<Dependant> {
  const pays = await insuranceColumn(deps, write.guarantor)
  const row = await deps.db.transaction(async db => {
    const self = await lockSelf(db, actor.accountId)
    const others = await dependantsOf(db, actor.accountId)
    const again = others.find(
      one =>
        isSame(one, write) &&
        one.sex === write.sex &&
        one.relationship === write.relationship &&
        sameGuarantor(one.insurance, pays.insurance ?? null),
    )
    if (again) return again
    check(self, others, write)
    if (others.length >= maxDependants) {
      throw new Problem(409, 'dependants.limit', { count: maxDependants })
    }
    const id = newId()
    const now = deps.now()
    const own = { id, dependantOf: actor.accountId, createdAt: now, updatedAt: now }
    const [made] = await db
      .insert(patient)
      .values({ ...own, ...columnsOf(write, pays) })
      .returning()
    await audit(db, note(actor, 'dependant.add', id))
    return made as Row
  })
  return dependantView(row)
}

export async function changeDependant(
  deps: Deps,
  actor: Actor,
  id: string,
  write: DependantWrite,
): Promise<Dependant> {
  const pays = await insuranceColumn(deps, write.guarantor)
  const row = await deps.db.transaction(async db => {
    const self = await lockSelf(db, actor.accountId)
    const before = await findDependant(db, actor.accountId, id)
    const others = (await dependantsOf(db, actor.accountId)).filter(one => one.id !== id)
    check(self, others, write)
    const [after] = await db
      .update(patient)
      .set({ ...columnsOf(write, pays), updatedAt: deps.now() })
      .where(eq(patient.id, id))
      .returning()
    const names = Object.keys(columnsOf(write, pays)) as (keyof Row)[]
    const fields = names.filter(name => JSON.stringify(after?.[name]) !== JSON.stringify(before[name]))
    await audit(db, note(actor, 'dependant.change', id, { fields }))
    return after as Row
  })
  return dependantView(row)
}

/** Refuses a birth date of the account holder that would make a child older than its parent. */
export async function refuseWrongGeneration(
  db: Executor,
  accountId: string,
  ownBirthDate: string | null,
): Promise<void> {
  for (const { fullName: name, relationship, birthDate } of await dependantsOf(db, accountId)) {
    if (relationship && birthDate && generationProblem(relationship, birthDate, ownBirthDate)) {
      throw fieldProblem('birthDate', `dependants:relativeDate.${relationship}`, { name })
    }
  }
}

import { and, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { account, patient } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import type { Deps } from './deps.ts'
import { pageWithTotal } from './paging.ts'

export interface AuditFilter {
  /** An account's id; `nobody` for entries without an account. */
  who?: string | undefined
  /** One action, `patient.read`, or all actions on one kind of object, `patient`. */
  action?: string | undefined
  /** Calendar dates, both included, in UTC. */
  from?: string | undefined
  to?: string | undefined
  /** Id of the patient whose data were read or changed. */
  patient?: string | undefined
}

/** The patient, and all who were merged into this one, whose records may be gone since. */
const withMerged = (id: string) => sql`array(
  with recursive person(id) as (
    select ${id}::uuid union
    select m.merged_id from patient_merge m join person on person.id = m.kept_id where m.undone_at is null)
  select id from person)`

/** Entries about a patient's data. An entry about a list names its patients in the detail. */
export const aboutPatient = (id: string): SQL | undefined =>
  or(
    sql`${auditLog.patientId} = any(${withMerged(id)})`,
    sql`(${auditLog.detail} ? 'patients' and ${auditLog.detail}->'patients' ?| ${withMerged(id)}::text[])`,
  )

function whereOf({ who, action, from, to, patient: whose }: AuditFilter): SQL | undefined {
  const day = (text: string) => Temporal.PlainDate.from(text).toZonedDateTime('UTC').toInstant()
  return and(
    who === 'nobody' ? sql`${auditLog.accountId} is null` : who ? eq(auditLog.accountId, who) : undefined,
    action
      ? or(eq(auditLog.action, action), like(auditLog.action, `${action.replace(/[\\%_]/g, '\\$&')}.%`))
      : undefined,
    from ? gte(auditLog.at, day(from)) : undefined,
    to ? lt(auditLog.at, day(to).add({ hours: 24 })) : undefined,
    whose ? aboutPatient(whose) : undefined,
  )
}

const select = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: account.fullName,
      role: account.role,
      action: auditLog.action,
      objectKind: auditLog.objectKind,
      objectId: auditLog.objectId,
      patientId: auditLog.patientId,
      patient: patient.fullName,
      requestId: auditLog.requestId,
      detail: auditLog.detail,
      /** Reads are still being counted. The row becomes an entry after 15 minutes. */
      open: auditLog.open,
    })
    .from(auditLog)
    .leftJoin(account, eq(account.id, auditLog.accountId))
    .leftJoin(patient, eq(patient.id, auditLog.patientId))
type Row = Awaited<ReturnType<typeof select>>[number]
const shown = (row: Row) => ({ ...row, at: String(row.at) })

export async function auditEntries(deps: Deps, filter: AuditFilter, page: number, perPage: number) {
  const where = whereOf(filter)
  const [rows, total] = await pageWithTotal(
    select(deps).where(where).orderBy(desc(auditLog.id)),
    { page, perPage },
    deps.db.$count(auditLog, where),
  )
  return { result: rows.map(shown), total }
}

/** Entries before an id, newest first. A long export reads the table in batches. */
export async function auditEntriesBefore(deps: Deps, filter: AuditFilter, id: number, count: number) {
  const rows = await select(deps)
    .where(and(whereOf(filter), lt(auditLog.id, id)))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map(shown)
}

/** Administrators who occur in the audit, for the filter's options. */
export async function auditedAdministrators({ db }: Deps) {
  return db
    .select({ id: account.id, name: account.fullName })
    .from(account)
    .where(eq(account.role, 'admin'))
    .orderBy(account.fullName)
    .limit(500)
}

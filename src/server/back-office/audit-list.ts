import { and, count, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { account, patient } from '../database/account-tables.ts'
import { auditEntry } from '../database/message-tables.ts'

export interface AuditFilter {
  /** An account's id; `nobody` for what nobody signed in did. */
  who?: string | undefined
  /** `patient.read`, or `patient` for everything about one sort of thing. */
  action?: string | undefined
  /** Calendar dates, both included, in UTC. */
  from?: string | undefined
  to?: string | undefined
  /** Whose data were looked at or changed. */
  patient?: string | undefined
}

/** Whose data were looked at or changed; a list that was looked at names its patients in the detail. */
export const aboutPatient = (id: string): SQL | undefined =>
  or(
    eq(auditEntry.patientId, id),
    sql`(${auditEntry.detail} ? 'patients' and ${auditEntry.detail}->'patients' ? ${id}::text)`,
  )

function whereOf({ who, action, from, to, patient: whose }: AuditFilter): SQL | undefined {
  const day = (text: string) => Temporal.PlainDate.from(text).toZonedDateTime('UTC').toInstant()
  return and(
    who === 'nobody' ? sql`${auditEntry.accountId} is null` : who ? eq(auditEntry.accountId, who) : undefined,
    action
      ? or(eq(auditEntry.action, action), like(auditEntry.action, `${action.replace(/[\\%_]/g, '\\$&')}.%`))
      : undefined,
    from ? gte(auditEntry.at, day(from)) : undefined,
    to ? lt(auditEntry.at, day(to).add({ hours: 24 })) : undefined,
    whose ? aboutPatient(whose) : undefined,
  )
}

const select = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      by: account.fullName,
      role: account.role,
      action: auditEntry.action,
      objectKind: auditEntry.objectKind,
      objectId: auditEntry.objectId,
      patientId: auditEntry.patientId,
      patient: patient.fullName,
      requestId: auditEntry.requestId,
      detail: auditEntry.detail,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .leftJoin(patient, eq(patient.id, auditEntry.patientId))
type Row = Awaited<ReturnType<typeof select>>[number]
const shown = (row: Row) => ({ ...row, at: String(row.at) })

export async function auditEntries(deps: Deps, filter: AuditFilter, page: number, perPage: number) {
  const where = whereOf(filter)
  const [rows, [total]] = await Promise.all([
    select(deps)
      .where(where)
      .orderBy(desc(auditEntry.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(auditEntry).where(where),
  ])
  return { result: rows.map(shown), total: total?.total ?? 0 }
}

/** Those before an id, newest first: so that a long export reads the table piece by piece. */
export async function auditEntriesBefore(deps: Deps, filter: AuditFilter, id: number, count: number) {
  const rows = await select(deps)
    .where(and(whereOf(filter), lt(auditEntry.id, id)))
    .orderBy(desc(auditEntry.id))
    .limit(count)
  return rows.map(shown)
}

/** Who stands in the audit as an administrator, for the filter's choice. */
export async function auditedAdministrators({ db }: Deps) {
  return db
    .select({ id: account.id, name: account.fullName })
    .from(account)
    .where(eq(account.role, 'admin'))
    .orderBy(account.fullName)
    .limit(500)
}

import { and, count, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { account, patient } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import type { Deps } from './deps.ts'

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
    eq(auditLog.patientId, id),
    sql`(${auditLog.detail} ? 'patients' and ${auditLog.detail}->'patients' ? ${id}::text)`,
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
      /** Still counted: it becomes an entry when its quarter of an hour is over. */
      open: auditLog.open,
    })
    .from(auditLog)
    .leftJoin(account, eq(account.id, auditLog.accountId))
    .leftJoin(patient, eq(patient.id, auditLog.patientId))
type Row = Awaited<ReturnType<typeof select>>[number]
const shown = (row: Row) => ({ ...row, at: String(row.at) })

export async function auditEntries(deps: Deps, filter: AuditFilter, page: number, perPage: number) {
  const where = whereOf(filter)
  const [rows, [total]] = await Promise.all([
    select(deps)
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    deps.db.select({ total: count() }).from(auditLog).where(where),
  ])
  return { result: rows.map(shown), total: total?.total ?? 0 }
}

/** Those before an id, newest first: so that a long export reads the table piece by piece. */
export async function auditEntriesBefore(deps: Deps, filter: AuditFilter, id: number, count: number) {
  const rows = await select(deps)
    .where(and(whereOf(filter), lt(auditLog.id, id)))
    .orderBy(desc(auditLog.id))
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

import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../database/connect.ts'
import { auditEntry, auditRead as table } from '../database/tables/messages.ts'
import type { Actor, Deps } from './deps.ts'

export interface Audit {
  /** The account that acted; null if none is known. */
  accountId?: string | null
  action: AuditAction
  /** By default the subject of the action: `patient` of `patient.read`. */
  objectKind?: string
  objectId?: string | null
  /** The patient whose data it was, so that the hospital can list the accesses for the patient. */
  patientId?: string | null
  requestId?: string | null
  /** Must not contain passwords, tokens, codes or rejected input. */
  detail?: Record<string, unknown>
}

/** Makes the audit entries of objects of one kind that belong to a patient. A job has no actor. */
export const entriesAbout =
  (objectKind: string) =>
  (
    actor: Partial<Actor>,
    action: AuditAction,
    objectId: string,
    patientId: string,
    detail?: Audit['detail'],
  ): Audit => ({ ...actor, action, objectKind, objectId, patientId, ...(detail ? { detail } : {}) })

const subjectOf = (action: AuditAction): string => action.split('.')[0] as string

/** Records a change, in the transaction of the change: both are committed, or neither. */
export async function audit(executor: Executor, entry: Audit): Promise<void> {
  await executor
    .insert(auditEntry)
    .values({ ...entry, objectKind: entry.objectKind ?? subjectOf(entry.action) })
}

export interface Read extends Omit<Audit, 'accountId' | 'detail'> {
  accountId: string
  /** Further ids that were read, by kind: for a list, `patients` are those whose data it showed. */
  seen?: Record<string, readonly string[]>
}

/** Reads of one subject by one account within this time are one entry. */
const minutes = 15
/** Tolerated difference between the clocks of two machines. */
const ahead = { minutes: 1 }
/** Bytes of ids (compressed, as stored) after which a new entry begins, so that paging through a long list stays fast. */
const most = 16_000

/** Rows that take no further reads: their time is over, they have too many ids, or the clock was set back since. */
const over = (now: Temporal.Instant): SQL =>
  sql`(at <= ${now.subtract({ minutes }).toString()} or at > ${now.add(ahead).toString()} or pg_column_size(seen) > ${most})`

/** Turns rows that take no further reads into entries (the trigger on delete does it). */
export async function closeReads({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(table).where(over(now()))
}

/**
 * Records a read. Reads of one subject (a patient, else the object, else a list) by one account within 15 minutes are
 * counted in one row, which becomes one entry with `count` and `last`. Takes one statement, or up to three if an
 * earlier row has to be closed first.
 */
export async function auditRead({ db, now }: Pick<Deps, 'db' | 'now'>, read: Read): Promise<void> {
  const { accountId, action, objectId = null, patientId = null, requestId = null } = read
  const objectKind = read.objectKind ?? subjectOf(action)
  const subject = patientId ?? objectId ?? ''
  const seen = sql`${JSON.stringify(read.seen ?? {})}::jsonb`
  const same = sql`account_id = ${accountId} and action = ${action} and subject = ${subject}`
  for (;;) {
    const at = now()
    const { rows } = await db.execute<{ written: boolean }>(sql`
      with counted as (
        update audit_read set count = count + 1, last_at = greatest(last_at, ${at.toString()}::timestamptz),
          seen = case when seen @> ${seen} then seen else (
            select jsonb_object_agg(kind, (
              select coalesce(jsonb_agg(distinct one), '[]')
              from jsonb_array_elements(ids || coalesce(audit_read.seen->kind, '[]')) as element(one)
            )) from jsonb_each(audit_read.seen || ${seen}) as every(kind, ids)
          ) end
        where ${same} and not ${over(at)} returning 1
      ), begun as (
        insert into audit_read (at, last_at, account_id, action, subject, object_kind, object_id, patient_id, request_id, seen)
        select ${at.toString()}::timestamptz, ${at.toString()}::timestamptz, ${accountId}::uuid, ${action}, ${subject},
          ${objectKind}, ${objectId}, ${patientId}::uuid, ${requestId}, ${seen}
        where not exists (select from counted) on conflict (account_id, action, subject) do nothing returning 1
      )
      select exists (select from counted) or exists (select from begun) as written`)
    if (rows[0]?.written) return
    // Either the row has to be closed, or another request has just inserted it. The next iteration counts the read.
    await db.delete(table).where(sql`${same} and ${over(at)}`)
  }
}

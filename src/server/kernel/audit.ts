import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../database/connect.ts'
import { auditEntry, auditRead as table } from '../database/tables/messages.ts'
import type { Deps } from './deps.ts'

export interface Audit {
  /** Who did it; null for nobody known. */
  accountId?: string | null
  action: AuditAction
  objectKind: string
  objectId?: string | null
  /** Whose data it was, so that a patient can be told who looked. */
  patientId?: string | null
  requestId?: string | null
  /** Never a password, a token, a code or what was typed in vain. */
  detail?: Record<string, unknown>
}

/** Writes down who changed what, in the same transaction as the deed: both happen, or neither. */
export async function audit(executor: Executor, entry: Audit): Promise<void> {
  await executor.insert(auditEntry).values(entry)
}

export interface Read extends Omit<Audit, 'accountId' | 'detail'> {
  accountId: string
  /** Ids of what was read besides, by what they are of: of a list, `patients` names whose data it showed. */
  seen?: Record<string, readonly string[]>
}

/** Reads of one subject by one account within these are one entry. */
const minutes = 15
/** A read that began later than this machine's time by more than another machine's clock may be ahead. */
const ahead = { minutes: 1 }
/** Bytes of ids, compressed as they are stored, after which a new entry begins: who pages through everything must not make each page slower. */
const most = 16_000

/** Reads that are not counted on any more: their time is over, they are too many, or the clock was set back meanwhile. */
const over = (now: Temporal.Instant): SQL =>
  sql`(at <= ${now.subtract({ minutes }).toString()} or at > ${now.add(ahead).toString()} or pg_column_size(seen) > ${most})`

/** Makes entries of the reads whose time is over. */
export async function closeReads({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(table).where(over(now()))
}

/**
 * Writes down who read what. Reads of one subject (a patient, else the object, else a list) by one account within 15
 * minutes are counted in one row, which becomes one entry with `count` and `last`. One statement; a second and a third
 * only where nothing has closed the row of before in its time.
 */
export async function auditRead({ db, now }: Pick<Deps, 'db' | 'now'>, read: Read): Promise<void> {
  const { accountId, action, objectKind, objectId = null, patientId = null, requestId = null } = read
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
    // Either its time is over, or another request has begun the row a moment ago: then the next turn counts on.
    await db.delete(table).where(sql`${same} and ${over(at)}`)
  }
}

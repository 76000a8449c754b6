import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Executor } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { closeReads } from './audit.ts'
import { type SealHead, storedHead, storeHead, writtenHead } from './audit-head.ts'
import type { Deps } from './deps.ts'
import { errorText } from './error-text.ts'

/** The hash before the first link. */
const beginning = '0'.repeat(64)
const batch = 1000
/** Longer than any transaction, and than any time for which reads are counted. */
const late = Temporal.Duration.from({ hours: 24 })
/** The newest links are always searched for late entries: the clock may be set forward while an entry waits for its link. */
const scanLimit = 10_000

export interface SealReport {
  /** Entries whose links were checked. */
  sealed: number
  /** New entries, which the next run seals. */
  waiting: number
  head: SealHead
  /** One sentence for each deviation from what was sealed. */
  faults: string[]
}

// Named columns, in the text form of jsonb: a column that is added later must not change the hashes of old entries.
const content = sql`jsonb_build_array(e.id, (extract(epoch from e.at) * 1000)::bigint, e.account_id, e.action,
  e.object_kind, e.object_id, e.patient_id, e.request_id, e.detail)::text`

const linkOf = (before: string, text: string): string =>
  createHash('sha256').update(`${before}\n${text}`).digest('hex')

async function headOf(db: Executor): Promise<SealHead> {
  const { rows } = await db.execute<{ position: string; hash: string }>(
    sql`select position, hash from audit_seal order by position desc limit 1`,
  )
  return rows[0]
    ? { position: Number(rows[0].position), hash: rows[0].hash }
    : { position: 0, hash: beginning }
}

/**
 * An id is assigned before the commit, so an entry with a lower id may appear after a higher one was sealed. Up to the
 * id returned here the entries are complete: one of them without a link was inserted later, by tampering.
 */
async function completeUpTo(db: Executor, now: Temporal.Instant): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`select least(
    coalesce((select max(entry_id) from audit_seal where sealed_at < ${now.subtract(late).toString()}::timestamptz), 0),
    coalesce((select entry_id from audit_seal where position = (select max(position) - ${scanLimit} from audit_seal)), 0)
  ) as id`)
  return Number(rows[0]?.id)
}

/** Seals a batch and returns its size. Returns 0 if another process is sealing: that process does the work. */
async function sealSome(db: Db, now: Temporal.Instant): Promise<number> {
  return db.transaction(async transaction => {
    const { rows: free } = await transaction.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${locks.auditSeal}) as free`,
    )
    if (!free[0]?.free) return 0
    const complete = await completeUpTo(transaction, now)
    const { rows } = await transaction.execute<{ id: string; text: string }>(sql`
      select e.id, ${content} as text from audit_entry e
      where e.id > ${complete}
        and not exists (select from audit_seal s where s.entry_id = e.id and s.entry_id > ${complete})
      order by e.id limit ${batch}`)
    if (rows.length === 0) return 0
    let { position, hash } = await headOf(transaction)
    const links = rows.map(({ id, text }) => {
      hash = linkOf(hash, text)
      return { position: ++position, entry_id: Number(id), hash }
    })
    await transaction.execute(sql`
      insert into audit_seal (position, entry_id, hash, sealed_at)
      select position, entry_id, hash, ${now.toString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(position bigint, entry_id bigint, hash text)`)
    return rows.length
  })
}

type Needs = Pick<Deps, 'db' | 'now' | 'log' | 'config'>

/** Seals the entries written since the last run. Writing an entry does not wait for it. */
export async function sealAudit(deps: Needs): Promise<number> {
  const { db, now, log, config } = deps
  await closeReads(deps)
  let count = 0
  for (let some = batch; some === batch; count += some) some = await sealSome(db, now())
  if (count > 0)
    await renewHead(db, config).catch(error => log({ level: 'warn', what: 'audit', error: errorText(error) }))
  return count
}

/** Stores the new head, unless the link of the stored one is missing: the stored head is then the proof of tampering. */
async function renewHead(db: Db, config: Deps['config']): Promise<void> {
  const known = await storedHead(config)
  if (known) {
    const { rows } = await db.execute(
      sql`select from audit_seal where position = ${known.position} and hash = ${known.hash}`,
    )
    if (rows.length === 0) return
  }
  await storeHead(config, await headOf(db))
}

type Checked = { position: string; entry: string; hash: string; text: string | null }

/** Checks the whole chain. `expected` is a head stored elsewhere: the chain alone cannot show that its end was cut off. */
export async function verifyAudit(db: Db, now: Temporal.Instant, expected?: SealHead): Promise<SealReport> {
  const faults: string[] = []
  let head: SealHead = { position: 0, hash: beginning }
  let sealed = 0
  for (;;) {
    const { rows } = await db.execute<Checked>(sql`
      select s.position, s.entry_id as entry, s.hash, case when e.id is null then null else ${content} end as text
      from audit_seal s left join audit_entry e on e.id = s.entry_id
      where s.position > ${head.position} order by s.position limit ${batch}`)
    for (const { position, entry, hash, text } of rows) {
      const place = Number(position)
      if (place !== head.position + 1) faults.push(`Links ${head.position + 1} to ${place - 1} are missing.`)
      if (text === null) faults.push(`Entry ${entry} was taken out after it was sealed.`)
      else if (linkOf(head.hash, text) !== hash)
        faults.push(`Entry ${entry} is not what was sealed as link ${place}.`)
      head = { position: place, hash }
      if (place === expected?.position && hash !== expected.hash) {
        faults.push(`Link ${place} is not the one that was written down.`)
      }
      sealed++
    }
    if (rows.length < batch) break
  }
  if (expected && head.position < expected.position) {
    faults.push(
      `The chain ends at link ${head.position}, before link ${expected.position} that was written down.`,
    )
  }
  const complete = await completeUpTo(db, now)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from audit_entry e where not exists (select from audit_seal s where s.entry_id = e.id) order by id`,
  )
  // Before the first sealing no entry has a link.
  const slipped = sealed > 0 ? rows.filter(one => Number(one.id) <= complete) : []
  for (const { id } of slipped) faults.push(`Entry ${id} has no link: it was slipped in.`)
  for (const id of await backdated(db))
    faults.push(`Entry ${id} bears a time of long before it was written: it was slipped in.`)
  return { sealed, waiting: rows.length - slipped.length, head, faults }
}

/**
 * Entries that were sealed more than a day after their time although others were sealed in between. If the server was
 * down, or its clock was changed, nothing was sealed in between, so such entries are not reported.
 */
async function backdated(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from audit_seal s join audit_entry e on e.id = s.entry_id
    where s.sealed_at > e.at + ${late.toString()}::interval + interval '1 hour' and exists (
      select from audit_seal before where before.position < s.position
        and before.sealed_at > e.at + ${late.toString()}::interval
        and before.sealed_at < s.sealed_at - interval '1 hour')
    order by s.position`)
  return rows.map(one => one.id)
}

/** Nightly: writes the head to the log, out of reach of the database, and reports faults as errors. */
export async function proveAudit(deps: Needs): Promise<void> {
  await sealAudit(deps)
  const expected = await storedHead(deps.config)
  const { sealed, head, faults } = await verifyAudit(deps.db, deps.now(), expected)
  const level = faults.length > 0 ? 'error' : 'info'
  deps.log({
    level,
    what: 'audit',
    sealed,
    head: writtenHead(head),
    faults: faults.slice(0, 20),
  })
  // The job fails, so administrators see it in the list of jobs.
  if (faults.length > 0)
    throw new Error(
      `The audit is not as it was written: ${faults.slice(0, 3).join(' ')} See npm run db -- audit.`,
    )
}

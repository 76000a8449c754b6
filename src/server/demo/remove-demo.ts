import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { network } from '../../../seeds/network.ts'
import { deleteRevisions } from '../content/delete-revisions.ts'
import { referencesIn } from '../content/references.ts'
import { recordChange } from '../content/writes.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient, session } from '../database/tables/accounts.ts'
import { appointment, queueCounter, schedule, scheduleException } from '../database/tables/booking.ts'
import { content, revision } from '../database/tables/content.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { ensureSettings } from './demo.ts'

type Row = typeof content.$inferSelect
const nameOf = ({ kind, key }: { kind: string; key: string }) => `${kind}/${key}`

export interface Removal {
  items: number
  schedules: number
  people: number
  /** The demo items that your own data refers to, by `kind/key`. */
  kept: string[]
}

/**
 * Removes the invented hospital. Keeps items that an administrator has edited, items that other content refers to,
 * and items with appointments of real patients. Null if there is no demo.
 */
export async function removeDemo(deps: Pick<Deps, 'db' | 'now'>): Promise<Removal | null> {
  const removal = await deps.db.transaction(async db => {
    const moment = await demoMoment(db)
    if (moment === null) return null
    // The demo was loaded in one transaction, so all its rows have the same time.
    const rows = await db
      .select()
      .from(content)
      .where(sql`${content.createdAt} = ${moment}::timestamptz and ${content.createdBy} is null`)
    const people = await removePeople(db, deps.now())
    const schedules = await removeSchedules(db, moment)
    const demo = new Map(rows.map(row => [row.id, row]))
    const kept = await neededRows(db, demo)
    const going = rows.filter(row => !kept.has(row.id))
    await removeRows(db, going)
    const gone = { items: going.length, schedules, people }
    await audit(db, { action: 'demo.remove', detail: gone })
    return { ...gone, kept: [...kept.values()].map(nameOf).sort() }
  })
  // A site always needs settings, at least with the placeholder name.
  if (removal) await ensureSettings(deps)
  return removal
}

/** When the demo was loaded, found by addresses that only the demo has. */
async function demoMoment(db: Executor): Promise<string | null> {
  const codes = network.content.addresses.map(one => one.code)
  const imported = db
    .select({ id: revision.id })
    .from(revision)
    .where(and(eq(revision.contentId, content.id), eq(revision.version, 1), eq(revision.action, 'import')))
  const [row] = await db
    .select({ at: sql<string>`${content.createdAt}::text` })
    .from(content)
    .where(
      and(
        eq(content.kind, 'addresses'),
        inArray(content.key, codes),
        isNull(content.createdBy),
        sql`exists ${imported}`,
      ),
    )
    .limit(1)
  return row?.at ?? null
}

/** Only accounts that never signed in: demo accounts cannot. */
async function removePeople(db: Executor, now: Temporal.Instant): Promise<number> {
  const emails = network.people(now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate()).map(one => one.email)
  const never = notExists(
    db.select({ id: session.id }).from(session).where(eq(session.accountId, account.id)),
  )
  const accounts = await db
    .select({ id: account.id, patient: patient.id })
    .from(account)
    .innerJoin(patient, eq(patient.accountId, account.id))
    .where(and(inArray(account.email, emails), never))
  if (accounts.length === 0) return 0
  const patients = accounts.map(one => one.patient)
  await db.delete(appointment).where(inArray(appointment.patientId, patients))
  await db.delete(account).where(
    inArray(
      account.id,
      accounts.map(one => one.id),
    ),
  )
  await db.delete(outboxMessage).where(inArray(outboxMessage.to, emails))
  return accounts.length
}

/** Timetables without changes and without bookings. */
async function removeSchedules(db: Executor, moment: string): Promise<number> {
  const booked = db
    .select({ id: appointment.id })
    .from(appointment)
    .where(eq(appointment.scheduleId, schedule.id))
  const rows = await db
    .select({ id: schedule.id })
    .from(schedule)
    .where(
      and(
        sql`${schedule.createdAt} = ${moment}::timestamptz and ${schedule.updatedAt} = ${schedule.createdAt}`,
        notExists(booked),
      ),
    )
  await db.delete(scheduleException).where(sql`${scheduleException.createdAt} = ${moment}::timestamptz`)
  const ids = rows.map(one => one.id)
  if (ids.length === 0) return 0
  await db.delete(queueCounter).where(inArray(queueCounter.scheduleId, ids))
  await db.delete(schedule).where(inArray(schedule.id, ids))
  return ids.length
}

/** The demo items that were edited, and those that they, own content or any table refers to. */
async function neededRows(db: Executor, demo: Map<string, Row>): Promise<Map<string, Row>> {
  const ids = [...demo.keys()]
  const needed = new Map<string, Row>()
  const need = (row: Row | undefined) => void (row && needed.set(row.id, row))
  const edited = await db
    .selectDistinct({ id: revision.contentId })
    .from(revision)
    .where(and(inArray(revision.contentId, ids), sql`${revision.accountId} is not null`))
  for (const { id } of edited) need(demo.get(id))
  for (const id of await referredByTables(db, ids)) need(demo.get(id))
  const byName = new Map([...demo.values()].map(row => [nameOf(row), row]))
  const everything = await db.select().from(content).where(isNull(content.deletedAt))
  const own = everything.filter(row => !demo.has(row.id))
  // Repeats until no more items are found: a kept item may refer to others.
  for (let look: Row[] = [...own, ...needed.values()]; look.length > 0; ) {
    const before = new Set(needed.keys())
    for (const row of look)
      for (const data of [row.data, row.draft]) {
        if (!data) continue
        for (const one of referencesIn(entityOf(row.kind as ContentKind).fields, data))
          need(byName.get(nameOf(one)))
      }
    look = [...needed.values()].filter(row => !before.has(row.id))
  }
  return needed
}

/** Reads the foreign keys from the database's catalog, so that tables of later versions are included. */
async function referredByTables(db: Executor, ids: string[]): Promise<string[]> {
  const { rows: keys } = await db.execute<{ table: string; column: string }>(
    sql`select conrelid::regclass::text as table, a.attname as column
        from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
        where contype = 'f' and confrelid = 'content'::regclass and conrelid <> 'revision'::regclass`,
  )
  const found: string[] = []
  for (const { table, column } of keys) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select distinct ${sql.identifier(column)} as id from ${sql.raw(table)}
          where ${sql.identifier(column)} in ${ids}`,
    )
    found.push(...rows.map(row => row.id))
  }
  return found
}

async function removeRows(db: Executor, rows: Row[]): Promise<void> {
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return
  await deleteRevisions(db, ids)
  await db.delete(content).where(inArray(content.id, ids))
  const kinds = contentKinds.filter(kind => rows.some(row => row.kind === kind))
  for (const kind of kinds)
    for (const row of rows.filter(one => one.kind === kind)) await recordChange(db, kind, row.key, 'delete')
  if (kinds.length > 0) await recordChange(db, 'schedules', '*', 'delete')
}

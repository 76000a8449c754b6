import { sql } from 'drizzle-orm'
import type { ImportFindings } from '#sync/findings.ts'
import { withFields } from '#sync/merge.ts'
import { type ImportedKind, importedKinds, SourceError, type SourceNetwork } from '#sync/source.ts'
import { recordChange } from '../content/writes.ts'
import { bookingsDisplacedByZone, zoneOf } from '../content/zone-change.ts'
import { type Db, type Executor, newId } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { syncRun } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { Counts } from './counts.ts'
import { type KnownItems, knownItems } from './known.ts'
import { refuseMassDeletion } from './losses.ts'
import { type Index, type Plan, planItems } from './plan.ts'
import { pruneItems } from './prune.ts'
import { type ImportReport, type ReportStart, reportOf } from './report.ts'
import { recordVanished } from './vanished.ts'
import { writeItems } from './write-items.ts'
import { writeLeaves, writeSchedules } from './write-schedules.ts'

export class ImportRunning extends SourceError {}

export interface ImportOptions {
  findings: ImportFindings
  /** Archives items that the source no longer has. */
  prune: boolean
  /** Skips the check for too many losses. */
  force?: boolean
  now: () => Temporal.Instant
  start: ReportStart
  onRows?: (count: number) => void
}

/**
 * Imports a foreign network into the database in one transaction. Leaves items unchanged that have not changed in the
 * source since the last import, so edits of administrators stay. Notifies running servers.
 */
export async function importNetwork(
  db: Db,
  network: SourceNetwork,
  options: ImportOptions,
): Promise<ImportReport> {
  return db.transaction(async transaction => {
    await prepare(transaction)
    const onRows = options.onRows ?? (() => {})
    const { plans, index } = await writeKinds(transaction, network, options.findings, onRows)
    const { prune, start, force = false } = options
    if (!force) await refuseMassDeletion(transaction, network, plans, { source: start.source, prune })
    await recordVanished(transaction, plans, index, options.now())
    if (prune) await pruneItems(transaction, plans, options.findings)
    const yesterday = options.now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 1 }).toString()
    const hours = { prune, force, yesterday }
    const schedules = await writeSchedules(transaction, network, index, hours, onRows)
    const leaves = await writeLeaves(transaction, network, index, hours)
    const counts = {
      ...(Object.fromEntries(plans.map(plan => [plan.kind, plan.counts])) as Record<ImportedKind, Counts>),
      schedules,
      leaves,
    }
    await notify(transaction, counts, start.source)
    const report = reportOf(start, network.read, counts, options.findings, options.now())
    await storeReport(transaction, report)
    return report
  })
}

async function prepare(db: Executor): Promise<void> {
  // Importing a large directory to a slow disk takes longer than the timeout for queries of pages.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${locks.import}) as free`)
  if (!rows[0]?.free) {
    throw new ImportRunning(
      'Another import is running on this database. Wait until it is done, then run this again.',
    )
  }
}

async function writeKinds(
  db: Executor,
  network: SourceNetwork,
  findings: ImportFindings,
  onRows: (count: number) => void,
): Promise<{ plans: Plan[]; index: Index }> {
  const byKind = Map.groupBy(network.items, item => item.kind)
  const index: Index = new Map()
  const plans: Plan[] = []
  for (const kind of importedKinds) {
    const known = await knownItems(db, kind)
    const plan = planItems(kind, byKind.get(kind) ?? [], known, index, findings)
    if (kind === 'addresses') await keepTimeZones(db, plan, known, findings)
    await writeItems(db, plan, onRows)
    onRows(plan.counts.unchanged)
    plans.push(plan)
  }
  return { plans, index }
}

/** Records one change for each kind; the notification to running servers is sent with the commit. */
async function notify(db: Executor, counts: ImportReport['counts'], source: string): Promise<void> {
  const wrote = ({ added, changed, archived }: Counts) => added + changed + archived > 0
  for (const kind of importedKinds) {
    if (wrote(counts[kind])) await recordChange(db, kind, '*', 'import')
  }
  if (wrote(counts.schedules) || wrote(counts.leaves)) await recordChange(db, 'schedules', '*', 'import')
  if (!Object.values(counts).some(wrote)) return
  await audit(db, { action: 'content.import', objectKind: 'directory', objectId: source, detail: counts })
}

async function storeReport(db: Executor, report: ImportReport): Promise<void> {
  await db.insert(syncRun).values({
    id: newId(),
    source: report.source,
    startedAt: Temporal.Instant.from(report.startedAt),
    endedAt: Temporal.Instant.from(report.endedAt),
    report: { ...report },
  })
}

/**
 * Keeps the time zone of a location unchanged while appointments depend on it. The field is not recorded as imported,
 * so the next import tries again.
 */
async function keepTimeZones(
  db: Executor,
  plan: Plan,
  known: KnownItems,
  findings: ImportFindings,
): Promise<void> {
  const rows = new Map([...known.bySource.values()].map(({ row }) => [row.id, row]))
  for (const one of [...plan.changed]) {
    const row = rows.get(one.id)
    if (!row || !one.fields.includes('timezone') || zoneOf(row) === zoneOf(one)) continue
    const places = await bookingsDisplacedByZone(db, one.id, zoneOf(one))
    if (places.length === 0) continue
    for (const { startsAt } of places)
      findings.leftOut.add(
        plan.kind,
        `time zone of ${row.key}: appointments are booked by the old one`,
        startsAt,
      )
    const had = { timezone: zoneOf(row) }
    one.data &&= withFields(one.data, ['timezone'], had)
    one.draft &&= withFields(one.draft, ['timezone'], had)
    one.fields = one.fields.filter(field => field !== 'timezone')
    if (one.fields.length > 0 || one.status !== row.status) continue
    plan.changed.splice(plan.changed.indexOf(one), 1)
    plan.counts.changed--
    plan.counts.unchanged++
  }
}

import type { ImportFindings } from '#sync/findings.ts'
import { withFields } from '#sync/merge.ts'
import { bookingsDisplacedByZone, zoneOf } from '../content/zone-change.ts'
import type { Executor } from '../database/connect.ts'
import type { KnownItems } from './known.ts'
import type { Plan } from './plan.ts'

/**
 * Keeps the time zone of a location unchanged while appointments depend on it. The field is not recorded as imported,
 * so the next import tries again.
 */
export async function keepTimeZones(
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

import { desc, eq } from 'drizzle-orm'
import { isResourceType } from '#sync/fhir/resources.ts'
import { SourceError, type SourceNetwork } from '#sync/source.ts'
import type { Executor } from '../database/connect.ts'
import { syncRun } from '../database/tables/content.ts'
import { isAbsent, type Plan } from './plan.ts'
import { alreadyVanished } from './vanished.ts'

/** One or two items may vanish at any time; more than a tenth at once means an incomplete response. */
const isTooMuch = (lost: number, had: number) => lost > 2 && lost * 10 > had

export interface LossOptions {
  /** The name under which earlier imports of this source are stored. */
  source: string
  prune: boolean
}

/**
 * Throws SourceError if so much has vanished since the last import that the source is probably broken. Items that are
 * already known to have vanished count again only if they would now be archived.
 */
export async function refuseMassDeletion(
  db: Executor,
  network: SourceNetwork,
  plans: readonly Plan[],
  { source, prune }: LossOptions,
): Promise<void> {
  const noted = await alreadyVanished(db)
  const items = plans.flatMap(plan => {
    const { kind, counts, replaced } = plan
    const gone = plan.gone.filter(({ row }) => !replaced.has(row.id))
    const lost = isAbsent(plan) ? [] : gone.filter(({ row }) => prune || !noted.has(row.id))
    const had = gone.length + counts.changed + counts.unchanged
    return isTooMuch(lost.length, had) ? [`${lost.length} of ${had} ${kind}`] : []
  })
  const before = await lastRead(db, source)
  const records = Object.entries(before).flatMap(([type, had]) => {
    const lost = had - (network.read[type] ?? 0)
    const none = lost === had && had > 0
    return isResourceType(type) && (none || isTooMuch(lost, had)) ? [`${lost} of ${had} ${type}`] : []
  })
  const losses = [...items, ...records]
  if (losses.length === 0) return
  throw new SourceError(
    `${source} no longer has ${losses.join(', ')}: too many to have left at once. Nothing was imported. If they did leave, run npm run sync by hand with --force.`,
  )
}

async function lastRead(db: Executor, source: string): Promise<Record<string, number>> {
  const [run] = await db
    .select({ report: syncRun.report })
    .from(syncRun)
    .where(eq(syncRun.source, source))
    .orderBy(desc(syncRun.startedAt), desc(syncRun.id))
    .limit(1)
  return (run?.report?.read ?? {}) as Record<string, number>
}

import type { z } from '@hono/zod-openapi'
import { restoring } from '#contract/schedules.ts'
import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../database/connect.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { type BookingRules, bookingRules } from './booking-rules.ts'
import { type LocationNames, locationNames } from './location-names.ts'
import { clearTimetable } from './timetable.ts'

/** The context that a change of the timetable needs. */
export interface WriteContext {
  /** Empty for a timed job. */
  actor: Partial<Actor>
  rules: BookingRules
  names: LocationNames
  now: Temporal.Instant
}

type Figures = z.infer<typeof restoring>

interface Requested extends Pick<WriteContext, 'actor'> {
  deps: Deps
}

class DryRunRollback extends Error {}

/** Previews a write: does it under its locks and rolls back, so the figures are exact. */
export async function dryRun(
  { deps, actor }: Requested,
  work: (db: Executor, context: WriteContext) => Promise<Figures>,
): Promise<Figures> {
  const [rules, names] = [await bookingRules(deps), await locationNames(deps)]
  let found: Figures | null = null
  try {
    await deps.db.transaction(async db => {
      found = restoring.parse(await work(db, { actor, rules, names, now: deps.now() }))
      throw new DryRunRollback()
    })
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  return found as unknown as Figures
}

/** Runs a write in a transaction with its audit entry, then notifies this process, the others and the publisher. */
export async function write<T>(
  { deps, actor }: Requested,
  action: AuditAction,
  work: (db: Executor, context: WriteContext) => Promise<T & { id: string }>,
): Promise<T> {
  const [rules, names] = [await bookingRules(deps), await locationNames(deps)]
  const done = await deps.db.transaction(async db => {
    const result = await work(db, { actor, rules, names, now: deps.now() })
    await audit(db, { ...actor, action, objectKind: 'schedule', objectId: result.id })
    return result
  })
  clearTimetable(deps)
  deps.contentChanged()
  deps.outboxChanged()
  return done
}

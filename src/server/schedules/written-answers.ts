import { z } from '@hono/zod-openapi'
import type { AuditAction } from '#entities/office/audit-action.ts'
import { scheduleExceptionSchema, scheduleSchema } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor } from '../kernel/deps.ts'
import { answer, type OperationRequest } from '../kernel/operation.ts'
import { paging } from '../kernel/paging.ts'
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

/** Editors of the site and the front desk. */
export const access = ['content', 'desk'] as const
export const params = z.object({ id: z.uuid() })
export const scheduleView = scheduleSchema.clone().openapi('Schedule')
export const exceptionView = scheduleExceptionSchema.clone().openapi('ScheduleException')
/** The answer of a write to the timetable; `figures` are further fields of `meta`. */
export const written = <T extends z.ZodType, F extends z.ZodRawShape = Record<never, never>>(
  result: T,
  figures?: F,
) =>
  answer(result, '`change` is what the publisher still has to show', { change: z.int(), ...(figures as F) })
const contactFigures = {
  affected: z.int().openapi({ description: 'Booked appointments that have lost their place' }),
  told: z.int().openapi({ description: 'Patients who were written to' }),
  toCall: z.int().openapi({ description: 'Patients who are on the call list, as no message reaches them' }),
  alsoToCall: z.int().openapi({
    description:
      'Of those who were written to, how many are on the call list at once, as the visit is so soon',
  }),
}
const restoreFigures = {
  restored: z.int().openapi({ description: 'Patients who have their old place back' }),
  asked: z.int().openapi({ description: 'Patients who moved and are asked whether they want the old place' }),
  notRestored: z.int().openapi({ description: 'Patients whose old place cannot be had; on the call list' }),
  settled: z.int().openapi({ description: 'Patients for whom nothing changes' }),
}
export const affectedFigures = { ...contactFigures, ...restoreFigures }
export const restoringSchema = z.object(affectedFigures).openapi('Restoring')
type Figures = z.infer<typeof restoringSchema>

type Requested = Pick<OperationRequest, 'deps' | 'actor'>

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
      found = restoringSchema.parse(await work(db, { actor, rules, names, now: deps.now() }))
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

export const listQuery = {
  ...paging(100, 500),
  doctor: z.string().max(80).optional(),
  location: z.string().max(80).optional(),
}

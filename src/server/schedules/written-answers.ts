import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AuditAction } from '#entities/office/audit-action.ts'
import { scheduleExceptionSchema, scheduleSchema } from '#entities/schedule/schedule.ts'
import type { Executor } from '../database/connect.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, AppEnv } from '../kernel/deps.ts'
import { type BookingRules, bookingRules } from './booking-rules.ts'
import { type LocationNames, locationNames } from './location-names.ts'
import { dropTimetable } from './timetable.ts'

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
export const meta = z.object({ message: z.string(), change: z.int() })
export const written = <T extends z.ZodType, M extends z.ZodType>(result: T, itsMeta: M) => ({
  content: { 'application/json': { schema: z.object({ result, meta: itsMeta }) } },
  description: '`change` is what the publisher still has to show',
})
const heard = {
  affected: z.int().openapi({ description: 'Booked appointments that have lost their place' }),
  told: z.int().openapi({ description: 'Patients who were written to' }),
  toCall: z.int().openapi({ description: 'Patients who are on the call list, as no message reaches them' }),
  alsoToCall: z.int().openapi({
    description:
      'Of those who were written to, how many are on the call list at once, as the visit is so soon',
  }),
}
const restoring = {
  restored: z.int().openapi({ description: 'Patients who have their old place back' }),
  asked: z.int().openapi({ description: 'Patients who moved and are asked whether they want the old place' }),
  notRestored: z.int().openapi({ description: 'Patients whose old place cannot be had; on the call list' }),
  settled: z.int().openapi({ description: 'Patients for whom nothing changes' }),
}
export const affectedMeta = meta.extend({ ...heard, ...restoring })
export const restoringSchema = z.object({ ...heard, ...restoring }).openapi('Restoring')
type Figures = z.infer<typeof restoringSchema>

class Rehearsed extends Error {}

/** Previews a write: does it under its locks and rolls back, so the figures are exact. */
export async function dryRun(
  context: Context<AppEnv>,
  work: (db: Executor, surroundings: WriteContext) => Promise<Figures>,
): Promise<Figures> {
  const deps = context.get('deps')
  const [rules, names] = [await bookingRules(deps), await locationNames(deps)]
  let found: Figures | null = null
  try {
    await deps.db.transaction(async db => {
      found = restoringSchema.parse(
        await work(db, { actor: actorOf(context), rules, names, now: deps.now() }),
      )
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  return found as unknown as Figures
}

/** Runs a write in a transaction with its audit entry, then notifies this process, the others and the publisher. */
export async function write<T>(
  context: Context<AppEnv>,
  action: AuditAction,
  work: (db: Executor, surroundings: WriteContext) => Promise<T & { id: string }>,
): Promise<T> {
  const deps = context.get('deps')
  const actor = actorOf(context)
  const [rules, names] = [await bookingRules(deps), await locationNames(deps)]
  const done = await deps.db.transaction(async db => {
    const result = await work(db, { actor, rules, names, now: deps.now() })
    await audit(db, { ...actor, action, objectKind: 'schedule', objectId: result.id })
    return result
  })
  dropTimetable(deps)
  deps.contentChanged()
  deps.outboxChanged()
  return done
}

export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(500).default(100),
  doctor: z.string().max(80).optional(),
  location: z.string().max(80).optional(),
}
export const pageOf = <T>(
  context: Context<AppEnv>,
  items: T[],
  query: { page: number; perPage: number },
) => ({
  result: items.slice((query.page - 1) * query.perPage, query.page * query.perPage),
  meta: { message: context.get('t')('api:done'), total: items.length },
})

import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm'
import { defaultRules } from '#entities/schedule/booking-rules.ts'
import { recordChange } from '../content/writes.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { content, vanished } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { type Index, isAbsent, type Plan } from './plan.ts'
import { updateChanged } from './write-items.ts'

export async function alreadyVanished(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ id: vanished.contentId }).from(vanished)
  return new Set(rows.map(one => one.id))
}

/** Records since when the source no longer has an imported item, and deletes the record once it has it again. */
export async function recordVanished(
  db: Executor,
  plans: readonly Plan[],
  index: Index,
  since: Temporal.Instant,
): Promise<void> {
  const here = [...index.values()].flatMap(items => [...items.values()].map(one => one.id))
  await db.delete(vanished).where(sql`${vanished.contentId} = any(${sql.param(here)}::uuid[])`)
  const rows = plans.flatMap(plan =>
    isAbsent(plan)
      ? []
      : plan.gone
          .filter(({ row }) => !plan.replaced.has(row.id))
          .map(({ row }) => ({ contentId: row.id, since })),
  )
  if (rows.length > 0) await db.insert(vanished).values(rows).onConflictDoNothing()
}

/** Days after which a doctor who vanished from the other system is no longer bookable. */
export async function vanishedDays({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [settings] = await db
    .select({ data: content.data })
    .from(content)
    .where(and(eq(content.kind, 'settings'), eq(content.status, 'published'), isNull(content.deletedAt)))
  const { vanishedDays } = (settings?.data?.booking ?? {}) as { vanishedDays?: number }
  return vanishedDays ?? defaultRules.vanishedDays
}

/**
 * Makes doctors that vanished that many days ago no longer bookable online, and returns how many. Recorded as
 * imported data: a doctor that returns to the source is bookable again, and a later change by an administrator stays.
 */
export async function closeVanished(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const until = deps.now().subtract({ hours: 24 * (await vanishedDays(deps)) })
  return deps.db.transaction(async db => {
    const due = await db
      .select({ row: content })
      .from(vanished)
      .innerJoin(content, eq(content.id, vanished.contentId))
      .where(and(eq(content.kind, 'doctors'), isNull(vanished.closedAt), lte(vanished.since, until)))
      .orderBy(asc(content.id))
      .for('update')
    const bookable = due.filter(({ row }) => row.data?.bookable === true || row.draft?.bookable === true)
    const closed = bookable.map(({ row: { id, version, status, data, draft } }) => ({
      id,
      version: version + 1,
      status,
      data: data && { ...data, bookable: false },
      draft: draft && { ...draft, bookable: false },
      fields: ['bookable'],
    }))
    if (closed.length > 0) {
      await updateChanged(db, closed)
      await recordChange(db, 'doctors', '*', 'import')
    }
    const ids = due.map(({ row }) => row.id)
    if (ids.length > 0)
      await db.update(vanished).set({ closedAt: deps.now() }).where(inArray(vanished.contentId, ids))
    return closed.length
  })
}

export interface VanishedDoctor {
  name: string
  since: Temporal.Instant
  closedAt: Temporal.Instant | null
  bookable: boolean
  /** The number of future appointments, which stay unchanged, and the start of the first. */
  appointments: number
  first: Temporal.Instant | null
}

/** The doctors that the source no longer has, longest ago first; archived ones only if they still have appointments. */
export async function vanishedDoctors({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<VanishedDoctor[]> {
  const coming = db
    .select({
      doctorId: appointment.doctorId,
      number: count().as('number'),
      first: min(appointment.startsAt).as('first'),
    })
    .from(appointment)
    .where(and(inArray(appointment.status, ['requested', 'accepted']), gt(appointment.startsAt, now())))
    .groupBy(appointment.doctorId)
    .as('coming')
  const rows = await db
    .select({
      key: content.key,
      data: content.data,
      status: content.status,
      since: vanished.since,
      closedAt: vanished.closedAt,
      appointments: coming.number,
      first: coming.first,
    })
    .from(vanished)
    .innerJoin(content, eq(content.id, vanished.contentId))
    .leftJoin(coming, eq(coming.doctorId, content.id))
    .where(
      and(
        eq(content.kind, 'doctors'),
        or(and(eq(content.status, 'published'), isNull(content.deletedAt)), isNotNull(coming.number)),
      ),
    )
    .orderBy(asc(vanished.since), asc(content.key))
  return rows.map(({ key, data, status, since, closedAt, appointments, first }) => ({
    name: String(data?.name ?? key),
    since,
    closedAt,
    bookable: status === 'published' && data?.bookable === true,
    appointments: appointments ?? 0,
    first,
  }))
}

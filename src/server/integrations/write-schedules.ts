import { and, eq, inArray, isNotNull, notExists, notLike, sql } from 'drizzle-orm'
import { SourceError, type SourceNetwork, type SourceSchedule } from '#sync/source.ts'
import { type Executor, newId } from '../database/connect.ts'
import {
  appointment,
  queueCounter,
  schedule,
  scheduleException,
  withdrawnLeave,
} from '../database/tables/booking.ts'
import { type Counts, newCounts } from './counts.ts'
import type { Index } from './plan.ts'
import { chunks } from './write-items.ts'

export interface HoursOptions {
  prune: boolean
  force: boolean
  /** The last day of schedules that end now. */
  yesterday: string
}

const roleOf = (externalId: string) => externalId.slice(0, externalId.indexOf('#'))

/**
 * Compares the stored rows with the source. A row that vanished from an existing role has ended. A row that vanished
 * with its role stays, like everything that is no longer in the source, unless it is pruned.
 */
function compare<T extends { id: string; externalId: string | null }>(
  known: readonly T[],
  wanted: ReadonlySet<string>,
  { roles }: SourceNetwork,
  prune: boolean,
): { ended: string[]; counts: Counts } {
  const counts = newCounts()
  const ended: string[] = []
  for (const { id, externalId } of known) {
    if (wanted.has(externalId ?? '')) counts.unchanged++
    else if (prune || roles.has(roleOf(externalId ?? ''))) ended.push(id)
    else counts.gone++
  }
  counts.archived = ended.length
  return { ended, counts }
}

export async function writeSchedules(
  db: Executor,
  network: SourceNetwork,
  index: Index,
  options: HoursOptions,
  onRows: (count: number) => void,
): Promise<Counts> {
  const { id, externalId, room, validTo, createdAt, updatedAt } = schedule
  const known = await db
    .select({ id, externalId, room, validTo, createdAt, updatedAt })
    .from(schedule)
    .where(isNotNull(schedule.externalId))
    .for('update')
  const wanted = new Set(network.schedules.map(one => one.source))
  const { ended, counts } = compare(known, wanted, network, options.prune)
  if (!options.force) refuseMassChange(ended.length, known.length)
  const here = new Set(known.map(one => one.externalId))
  const rows = network.schedules.flatMap(one => (here.has(one.source) ? [] : (newRow(one, index) ?? [])))
  for (const some of chunks(ended)) await endSchedules(db, some, options.yesterday)
  counts.changed = await followSource(db, known, network.schedules)
  counts.unchanged -= counts.changed
  for (const some of chunks(rows)) {
    await db.insert(schedule).values(some)
    onRows(some.length)
  }
  counts.added = rows.length
  return counts
}

/** A source that has lost most of its schedules is more likely broken than right. */
function refuseMassChange(ended: number, known: number): void {
  if (known < 20 || ended * 2 <= known) return
  throw new SourceError(
    `This would end ${ended} of ${known} weekly sessions. If it is meant, run npm run sync by hand with --force.`,
  )
}

type Known = Pick<
  typeof schedule.$inferSelect,
  'id' | 'externalId' | 'room' | 'validTo' | 'createdAt' | 'updatedAt'
>

/**
 * Gives the sessions that no administrator has saved the room and the last day that the source names now: a role is
 * prolonged from year to year. Returns how many differed.
 */
async function followSource(
  db: Executor,
  known: readonly Known[],
  wanted: readonly SourceSchedule[],
): Promise<number> {
  const bySource = new Map(wanted.map(one => [one.source, one]))
  let count = 0
  for (const { id, externalId, createdAt, updatedAt, ...old } of known) {
    const now = bySource.get(externalId ?? '')
    if (!now || !createdAt.equals(updatedAt)) continue
    const { room, validTo } = now
    if (room === old.room && validTo === old.validTo) continue
    await db.update(schedule).set({ room, validTo }).where(eq(schedule.id, id))
    count++
  }
  return count
}

function newRow(one: SourceSchedule, index: Index): typeof schedule.$inferInsert | null {
  const doctorId = index.get('doctors')?.get(one.doctor)?.id
  const locationId = index.get('addresses')?.get(one.location)?.id
  if (!doctorId || !locationId) return null
  const { weekday, startTime, endTime, slotMinutes, room, validFrom, validTo } = one
  return {
    id: newId(),
    doctorId,
    locationId,
    unitId: one.unit ? (index.get('units')?.get(one.unit)?.id ?? null) : null,
    mode: 'slots',
    capacity: 1,
    externalId: one.source,
    ...{ weekday, startTime, endTime, slotMinutes, room, validFrom, validTo },
  }
}

/** Deletes schedules that were never booked; ends the others, whose appointments stay booked. */
async function endSchedules(db: Executor, ids: string[], yesterday: string): Promise<void> {
  const booked = db.select({ one: sql`1` }).from(appointment).where(eq(appointment.scheduleId, schedule.id))
  const counted = db
    .select({ one: sql`1` })
    .from(queueCounter)
    .where(eq(queueCounter.scheduleId, schedule.id))
  await db.delete(schedule).where(and(inArray(schedule.id, ids), notExists(booked), notExists(counted)))
  await db
    .update(schedule)
    .set({ validTo: yesterday, externalId: null, updatedAt: sql`now()` })
    .where(inArray(schedule.id, ids))
}

export async function writeLeaves(
  db: Executor,
  network: SourceNetwork,
  index: Index,
  { prune, yesterday }: HoursOptions,
): Promise<Counts> {
  const known = await db
    .select({
      id: scheduleException.id,
      externalId: scheduleException.externalId,
      toDate: scheduleException.toDate,
    })
    .from(scheduleException)
    .where(notLike(scheduleException.externalId, `${withdrawnLeave}%`))
    .for('update')
  const coming = known.filter(one => one.toDate > yesterday)
  const wanted = new Set(network.leaves.map(one => one.source))
  const { ended, counts } = compare(coming, wanted, network, prune)
  const here = new Set(known.map(one => one.externalId))
  const rows = network.leaves.flatMap(one => {
    const doctorId = index.get('doctors')?.get(one.doctor)?.id
    const locationId = one.location && index.get('addresses')?.get(one.location)?.id
    if (here.has(one.source) || !doctorId || !locationId) return []
    const { from: fromDate, to: toDate, note, source: externalId } = one
    return [
      {
        id: newId(),
        doctorId,
        locationId,
        kind: 'leave' as const,
        fromDate,
        toDate,
        note,
        externalId,
        untold: true,
      },
    ]
  })
  for (const some of chunks(ended)) await endLeaves(db, some)
  for (const some of chunks(rows)) await db.insert(scheduleException).values(some)
  counts.added = rows.length
  return counts
}

/**
 * Deletes leave that displaced no appointment. Other leave is undone by a running server, which gives the patients their appointments
 * back under locks that an import cannot take.
 */
async function endLeaves(db: Executor, ids: string[]): Promise<void> {
  const { id, doctorId, fromDate, toDate } = scheduleException
  const some = inArray(id, ids)
  await db
    .update(scheduleException)
    .set({ externalId: sql`${withdrawnLeave}::text || ${id}`, untold: false })
    .where(
      and(
        some,
        sql`exists (select from ${appointment} a where a.doctor_id = ${doctorId} and a.status = 'cancelled_by_hospital'
          and a.starts_at > ${fromDate}::timestamptz - interval '48 hours'
          and a.starts_at < ${toDate}::timestamptz + interval '72 hours')`,
      ),
    )
  await db
    .delete(scheduleException)
    .where(and(some, notLike(scheduleException.externalId, `${withdrawnLeave}%`)))
}

import { and, eq, gt, inArray, isNull, lte, max, or, sql } from 'drizzle-orm'
import { packageKey } from '#entities/appointment/timetable-key.ts'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { leadsKind } from '#entities/office/missed-search.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { SnapshotPart, TimetablePart } from '#publishing/render/content-snapshot.ts'
import type { ChangedKey } from '#publishing/render/dependency-graph.ts'
import type { ContentChanges } from '#publishing/render/messages.ts'
import { publicLeads } from '../content/search-leads.ts'
import { publicItem } from '../content/views.ts'
import type { Db, Executor } from '../database/connect.ts'
import { scheduleException } from '../database/tables/booking.ts'
import { change, content } from '../database/tables/content.ts'
import {
  doctorRow,
  isPublic,
  isPublished,
  isTimetableOf,
  readExceptions,
  readSchedules,
} from '../schedules/timetable.ts'

/** The content of the database at one moment, and its newest change. */
export interface ContentDispatch {
  change: number
  content: ContentChanges
}

const isContent = (kind: string): kind is ContentKind => (contentKinds as string[]).includes(kind)

/**
 * Kinds that are not content items but need no full build: timetables are read by doctor, redirects appear on no
 * page, and led words are a part of the snapshot.
 */
const notContent: Record<string, true> = { schedules: true, redirects: true, [leadsKind]: true }
/** For changes of other kinds it is unknown which pages show them. */
const isAll = (kinds: Iterable<string>) => [...kinds].some(kind => !isContent(kind) && !(kind in notContent))

/** One snapshot for all statements, so that a change is seen completely or not at all. */
const inSnapshot = <T>(db: Db, read: (db: Executor) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

export async function newestChange(db: Executor): Promise<number> {
  const [row] = await db.select({ id: max(change.id) }).from(change)
  return row?.id ?? 0
}

/** The published rows of a kind, or only those with the given keys. */
async function partOf(db: Executor, kind: ContentKind, keys: string[] | null): Promise<SnapshotPart> {
  const rows = await db
    .select()
    .from(content)
    .where(
      and(
        eq(content.kind, kind),
        eq(content.status, 'published'),
        isNull(content.deletedAt),
        keys ? inArray(content.key, keys) : undefined,
      ),
    )
  return { kind, keys, rows: rows.map(row => [row.key, row.position, publicItem(kind, row)]) }
}

/** The led words. Read with every change, as each can publish, rename or withdraw a target. */
async function leadsPart(db: Executor): Promise<SnapshotPart> {
  const leads = await publicLeads(db)
  return { kind: leadsKind, keys: null, rows: leads.map(lead => [lead.words, 0, lead]) }
}

/**
 * Without the reasons of absences, which are private. Contains what `/api/schedules` and `/api/schedule-exceptions`
 * return.
 */
async function timetables(
  db: Executor,
  doctors: string[] | null,
  now: Temporal.Instant,
): Promise<TimetablePart> {
  const schedules = await readSchedules(db, and(isPublic(), doctors ? isTimetableOf(doctors) : undefined))
  const since = todayIn('Etc/GMT+12', now)
  const exceptions = await readExceptions(
    db,
    and(
      sql`${scheduleException.toDate} >= ${since}`,
      or(isNull(scheduleException.doctorId), isPublished(doctorRow)),
    ),
  )
  return {
    doctors,
    schedules,
    exceptions: exceptions.map(one => (one.doctor === null ? one : { ...one, note: null })),
  }
}

/** All public content, and which of it may differ from a release that includes the changes up to `since`. */
export const allContent = (db: Db, now: Temporal.Instant, since: number | null): Promise<ContentDispatch> =>
  inSnapshot(db, async db => {
    const parts: SnapshotPart[] = []
    for (const kind of contentKinds) parts.push(await partOf(db, kind, null))
    parts.push(await leadsPart(db))
    const newest = await newestChange(db)
    const changed = since === null ? [] : await changedSince(db, since, newest)
    return {
      change: newest,
      content: {
        parts,
        timetables: await timetables(db, null, now),
        unknown: changed.flatMap(changedKeysOf),
        // An import does not record which items it changed. A new order affects lists only.
        all:
          isAll(changed.map(one => one.kind)) ||
          changed.some(one => isContent(one.kind) && one.key === '*' && one.action !== 'order'),
      },
    }
  })

/** What changed after a number, with the rows themselves, so that the snapshot can compare old and new. */
export const changesSince = (db: Db, now: Temporal.Instant, since: number): Promise<ContentDispatch> =>
  inSnapshot(db, async db => {
    const newest = await newestChange(db)
    const changed = await changedSince(db, since, newest)
    const byKind = Map.groupBy(changed, one => one.kind)
    const parts: SnapshotPart[] = []
    for (const [kind, list] of byKind) {
      if (!isContent(kind)) continue
      const keys = [...new Set(list.map(one => one.key))]
      parts.push(await partOf(db, kind, keys.includes('*') ? null : keys))
    }
    parts.push(await leadsPart(db))
    const schedules = byKind.get('schedules')?.map(one => one.key) ?? []
    // A session is public only while its doctor and its location are, and it has the location's time zone.
    const doctors = byKind.get('doctors')?.map(one => one.key) ?? []
    const packages = byKind.get('packages')?.map(one => packageKey(one.key)) ?? []
    const names = [...new Set([...schedules, ...doctors, ...packages])]
    const given = { parts, all: isAll(byKind.keys()) }
    if (names.length === 0 && !byKind.has('addresses')) return { change: newest, content: given }
    const whole = byKind.has('addresses') || names.includes('*')
    return {
      change: newest,
      content: { ...given, timetables: await timetables(db, whole ? null : names, now) },
    }
  })

const changedSince = (db: Executor, since: number, newest: number) =>
  db
    .select({ kind: change.kind, key: change.key, action: change.action })
    .from(change)
    .where(and(gt(change.id, since), lte(change.id, newest)))

/** The dependencies of a change whose previous content is unknown: every page that read the kind in any way. */
function changedKeysOf({ kind, key }: { kind: string; key: string }): ChangedKey[] {
  const whole: ChangedKey[] = [
    { kind, all: true },
    { kind, key },
  ]
  if (kind === 'addresses') whole.push({ kind: 'schedules', all: true })
  // A session is public only while its doctor or its package is.
  if (kind === 'schedules' || kind === 'doctors' || kind === 'packages' || kind === 'addresses')
    whole.push({ kind: 'sessions', all: true })
  if (kind === 'doctors') whole.push({ dependency: `schedules/${key}` })
  if (kind === 'packages') whole.push({ dependency: `schedules/${packageKey(key)}` })
  return whole
}

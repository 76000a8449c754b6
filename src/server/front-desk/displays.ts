import { randomBytes } from 'node:crypto'
import { and, arrayContains, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { packageKey } from '#entities/appointment/timetable-key.ts'
import type {
  Display,
  DisplayedQueue,
  DisplayView,
  DisplayWrite,
  Queue,
} from '#entities/appointment/waiting-room.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { type Executor, newId } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import { display } from '../database/tables/waiting-room.ts'
import { hasAccess } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import type { Renamed } from '../kernel/events.ts'
import { isId } from '../kernel/ids.ts'
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts'
import { hashToken } from '../kernel/sessions.ts'
import { locationRow, timetable } from '../schedules/timetable.ts'
import { locationToday, queuesToday } from './waiting-room.ts'

/** A display that was unused for this long stops working: its link may have leaked. */
const unused = Temporal.Duration.from({ hours: 90 * 24 })
/** A display polls every few seconds; `seenAt` is written only this often. */
const seenEvery = Temporal.Duration.from({ minutes: 1 })
const mostNext = 4

type Row = typeof display.$inferSelect
type Person = typeof account.$inferSelect
const lastUse = (row: Row) => row.seenAt ?? row.createdAt
const isOver = (row: Row, now: Temporal.Instant) =>
  Temporal.Instant.compare(lastUse(row), now.subtract(unused)) <= 0

/** A display's link is valid while the responsible administrator (its creator, or the one who took it over) has the scope. */
const isResponsible = (person: Person | null): boolean => hasAccess(person, 'desk')

const displayView = (row: Row, location: string, person: Person | null, now: Temporal.Instant): Display => ({
  id: row.id,
  name: row.name,
  location,
  doctors: row.doctors,
  createdAt: row.createdAt.toString(),
  seenAt: row.seenAt?.toString() ?? null,
  over: isOver(row, now),
  keeper: person?.fullName ?? null,
  ended: !isResponsible(person),
})

const selectDisplays = (db: Executor) =>
  db
    .select({ row: display, location: locationRow.key, person: account })
    .from(display)
    .innerJoin(locationRow, eq(locationRow.id, display.locationId))
    .leftJoin(account, eq(account.id, sql`coalesce(${display.takenOverBy}, ${display.createdBy})`))
    .$dynamic()

export async function listDisplays({ db, now }: Deps): Promise<Display[]> {
  const rows = await selectDisplays(db)
    .where(isNull(display.revokedAt))
    .orderBy(desc(display.createdAt), desc(display.id))
    .limit(200)
  return rows.map(({ row, location, person }) => displayView(row, location, person, now()))
}

/** Creates a display. The token is returned only here: the database stores its hash. */
export async function createDisplay(deps: Deps, actor: Actor, write: DisplayWrite) {
  const location = await locationToday(deps, write.location).catch(error => {
    if (!(error instanceof Problem)) throw error
    throw fieldProblem('location', 'validation:reference', { key: write.location })
  })
  const token = `rwd_${randomBytes(32).toString('base64url')}`
  const id = newId()
  const now = deps.now()
  const { name, doctors } = write
  const result = await deps.db.transaction(async db => {
    const values = { id, tokenHash: hashToken(token), name, doctors, locationId: location.id }
    await db.insert(display).values({ ...values, createdBy: actor.accountId, createdAt: now })
    await audit(db, { ...actor, action: 'display.create', objectId: id })
    const [made] = await selectDisplays(db).where(eq(display.id, id))
    return displayView(made?.row as Row, write.location, made?.person ?? null, now)
  })
  return { display: result, token }
}

async function changeDisplay(
  deps: Deps,
  { actor, id, action }: { actor: Actor; id: string; action: 'display.take-over' | 'display.revoke' },
  which: SQL | undefined,
  values: PgUpdateSetSource<typeof display>,
): Promise<void> {
  if (!isId(id)) throw notFound()
  await deps.db.transaction(async db => {
    const changed = await db
      .update(display)
      .set(values)
      .where(and(eq(display.id, id), which))
    if (changed.rowCount === 0) throw notFound()
    await audit(db, { ...actor, action, objectId: id })
  })
}

/** Makes this administrator responsible for the display, which keeps its link. 404 for a revoked one. */
export const takeOverDisplay = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  changeDisplay(deps, { actor, id, action: 'display.take-over' }, isNull(display.revokedAt), {
    takenOverBy: actor.accountId,
  })

/** Revokes a display from its next poll on. Can be repeated. */
export const revokeDisplay = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  changeDisplay(deps, { actor, id, action: 'display.revoke' }, undefined, {
    revokedAt: sql`coalesce(${display.revokedAt}, ${deps.now().toString()}::timestamptz)`,
  })

/** Removes everything that identifies a person: only numbers and their times remain. */
function displayedQueue({ waiting, expected: _, done: __, supposed, ...head }: Queue): DisplayedQueue {
  const serving = head.serving ?? waiting.find(one => one.id === supposed) ?? null
  const next = waiting.filter(one => one !== serving).slice(0, mostNext)
  return {
    ...head,
    serving: serving && {
      number: serving.number,
      startsAt: serving.startsAt,
      place: serving.place,
      calledAt: serving.calledAt,
      times: serving.times,
    },
    next: next.map(({ number, startsAt, place, estimate }) => ({ number, startsAt, place, estimate })),
  }
}

/** The current view of a display: numbers and times of the sessions of its doctors that are not over yet. */
export async function viewOf(deps: Deps, token: string, language: InterfaceLanguage): Promise<DisplayView> {
  const now = deps.now()
  const own = and(eq(display.tokenHash, hashToken(token)), isNull(display.revokedAt))
  const [found] = await selectDisplays(deps.db).where(own)
  if (!found || isOver(found.row, now) || !isResponsible(found.person))
    throw new Problem(404, 'desk.displayOver')
  const { row, location } = found
  const { name: locationName, timezone, date: today } = await locationToday(deps, location)
  const queues = await queuesToday(deps, location, { doctors: row.doctors, language })
  const since = now.subtract(seenEvery)
  if (!row.seenAt || Temporal.Instant.compare(row.seenAt, since) < 0) {
    const old = or(isNull(display.seenAt), gt(sql`${since.toString()}::timestamptz`, display.seenAt))
    await deps.db
      .update(display)
      .set({ seenAt: now })
      .where(and(eq(display.id, row.id), old))
  }
  const at = now.toString()
  const open = queues.filter(
    one => (one.startsAt <= at && at < one.endsAt) || one.serving || one.waiting.length > 0,
  )
  const opensAt =
    open.length > 0
      ? null
      : (queues.find(one => at < one.startsAt)?.startsAt ??
        (await nextOpening(deps, { location, doctors: row.doctors, today })))
  return { name: row.name, locationName, timezone, now: at, queues: open.map(displayedQueue), opensAt }
}

/** Days that are searched for the next session. */
const mostDays = 14

/** When the first public session after today begins there; null if there is none within two weeks. */
async function nextOpening(
  deps: Deps,
  { location, doctors, today }: { location: string; doctors: string[]; today: string },
): Promise<string | null> {
  const known = (await timetable(deps)).doctors
  const own = [
    ...(doctors.length > 0 ? doctors.flatMap(one => known.get(one) ?? []) : known.values()),
  ].filter(one => one.schedules.some(schedule => schedule.location === location))
  for (let days = 1; days <= mostDays; days++) {
    const date = Temporal.PlainDate.from(today).add({ days }).toString()
    const starts = own.flatMap(one => one.on(date)).filter(one => one.location === location)
    const [first] = starts.map(one => one.startsAt).toSorted()
    if (first) return first
  }
  return null
}

/** Displays store the keys of their doctors, and would show nothing after a rename otherwise. */
export async function renameOnDisplays(db: Executor, { kind, from, to }: Renamed): Promise<void> {
  if (kind !== 'doctors' && kind !== 'packages') return
  const [before, after] = kind === 'packages' ? [packageKey(from), packageKey(to)] : [from, to]
  await db
    .update(display)
    .set({ doctors: sql`array_replace(${display.doctors}, ${before}, ${after})` })
    .where(arrayContains(display.doctors, [before]))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/contract.ts'
import { doctorsFirst } from '#entities/appointment/timetable-key.ts'
import type { Statistics, StatisticsGroup } from '#entities/schedule/front-desk.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { requirePeriod } from '../kernel/period.ts'
import { namedDoctors, readTimetablesAt } from '../schedules/front-desk-sessions.ts'
import { betweenDates, locationRow, readExceptions } from '../schedules/timetable.ts'
import { offeredCapacity } from './offered-capacity.ts'

type Query = QueryOf<'get /api/admins/statistics'>
type Counts = Omit<Statistics, 'name' | 'offered'>

/** Longest period in days: two years. */
const MOST_DAYS = 731

const columns = {
  doctor: sql`doctor.key`,
  location: sql`location.key`,
  month: sql`to_char(a.starts_at at time zone a.timezone, 'YYYY-MM')`,
}

/** What became of the appointments before today, by the dates at their locations. */
async function countAppointments({ db, now }: Deps, { by, from, to, location }: Query): Promise<Counts[]> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select ${columns[by]} as key,
      count(*) filter (where a.status in ('accepted', 'checked_in', 'completed', 'no_show'))::int as taken,
      count(*) filter (where a.status = 'no_show')::int as "noShows",
      round(percentile_cont(0.5) within group (order by extract(epoch from q.called_at - a.checked_in_at) / 60)
        filter (where q.called_at >= a.checked_in_at))::int as "waitMinutes",
      count(*) filter (where q.called_at >= a.checked_in_at)::int as called,
      count(*) filter (where a.expires_at is not null and (a.decided_at is not null or a.status = 'expired'))::int
        as requests,
      count(*) filter (where a.decided_at <= a.expires_at and a.status <> 'expired')::int as "answeredInTime"
    from appointment a
    join content doctor on doctor.id = a.doctor_id
    join content location on location.id = a.location_id
    left join queue_call q on q.appointment_id = a.id
    where a.starts_at >= ${from}::date - interval '1 day' and a.starts_at < ${to}::date + interval '2 days'
      and (a.starts_at at time zone a.timezone)::date between ${from}::date and ${to}::date
      and (a.starts_at at time zone a.timezone)::date < (${now().toString()}::timestamptz at time zone a.timezone)::date
      and ${location ? sql`location.key = ${location}` : sql`true`}
    group by 1`)
  return rows
}

async function countOffered(deps: Deps, { by, from, to, location }: Query): Promise<Map<string, number>> {
  const schedules = await readTimetablesAt(deps.db, { location })
  const exceptions = await readExceptions(deps.db, betweenDates(from, to))
  const offered = new Map<string, number>()
  offeredCapacity({ schedules, exceptions, from, to, location, before: deps.now() }, (session, capacity) => {
    const key = by === 'month' ? session.date.slice(0, 7) : session[by]
    offered.set(key, (offered.get(key) ?? 0) + capacity)
  })
  return offered
}

async function namesOf(
  db: Executor,
  by: StatisticsGroup,
  keys: string[],
  language: InterfaceLanguage,
): Promise<Map<string, string>> {
  if (by === 'month' || keys.length === 0) return new Map()
  if (by === 'doctor') {
    return new Map(
      [...(await namedDoctors(db, keys, language))].map(([key, { doctorName }]) => [key, doctorName]),
    )
  }
  const rows = await db
    .select({
      key: locationRow.key,
      name: sql<string>`coalesce(${locationRow.data}, ${locationRow.draft})->>'officialName'`,
    })
    .from(locationRow)
    .where(and(eq(locationRow.kind, 'addresses'), inArray(locationRow.key, keys)))
  return new Map(rows.map(one => [one.key, one.name]))
}

const none = { taken: 0, noShows: 0, waitMinutes: null, called: 0, requests: 0, answeredInTime: 0 }

/**
 * Figures of the days before today, by doctor, location or month, in the order of their names, doctors before packages.
 * 422 for more than two years. The capacity follows from the timetable, as free slots do: it is not stored.
 */
export async function statistics(
  deps: Deps,
  query: Query,
  language: InterfaceLanguage = 'en',
): Promise<Statistics[]> {
  const { by, from, to } = query
  requirePeriod(from, to, MOST_DAYS)
  const [counts, offered] = await Promise.all([countAppointments(deps, query), countOffered(deps, query)])
  const known = new Map(counts.map(one => [one.key, one]))
  const keys = [...new Set([...known.keys(), ...offered.keys()])]
  const names = await namesOf(deps.db, by, keys, language)
  return keys
    .map(key => {
      const own = { ...none, ...known.get(key) }
      return { ...own, key, name: names.get(key) ?? key, offered: offered.get(key) ?? 0 }
    })
    .toSorted((a, b) => doctorsFirst(a.key, b.key) || a.name.localeCompare(b.name, 'en'))
}

import { createHash } from 'node:crypto'
import { and, desc, eq, gte, isNull, lt, notExists, sql, sum } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentLanguage } from '#entities/localized.ts'
import { countedWords, type PageViews, pageKindOf } from '#entities/office/page-view.ts'
import { parsePath } from '#i18n/paths.ts'
import { hospitalDay } from '../content/public-reads.ts'
import { missedSearch, searchLead, visitCount } from '../database/tables/back-office.ts'
import type { Deps } from '../kernel/deps.ts'
import { errorText } from '../kernel/error-text.ts'

/** Counts are collected in memory and written together, so that a page view costs no statement of its own. */
const flushMilliseconds = 5000
const maxNetworks = 10_000
const perNetworkMinute = 60
const maxWordsInMemory = 300
const maxAskers = 20_000
const maxWordsPerDay = 500
/** Words that one visitor alone has searched might be personal, so they are not shown. */
export const minimumShown = 2
const retentionDays = 400
/** Words of searches are kept for a shorter time. */
const wordRetentionDays = 90

interface Missed {
  count: number
  languages: Set<ContentLanguage>
}
interface Counts {
  pages: Map<string, number>
  words: Map<string, Missed>
  networks: Map<string, number>
  minute: number
  /** Who has searched which words on this day: hashes with a salt that is in memory only. */
  askers: Set<string>
  day: number
  salt: string
  timer: NodeJS.Timeout | undefined
}
const countsByDatabase = new WeakMap<object, Counts>()
function countsOf({ database }: Deps): Counts {
  let counts = countsByDatabase.get(database)
  if (!counts) {
    counts = {
      pages: new Map(),
      words: new Map(),
      networks: new Map(),
      minute: 0,
      askers: new Set(),
      day: 0,
      salt: '',
      timer: undefined,
    }
    countsByDatabase.set(database, counts)
  }
  return counts
}
const increment = (counts: Map<string, number>, name: string, by = 1) =>
  counts.set(name, (counts.get(name) ?? 0) + by)

/**
 * Whether a network may still be counted in this minute. Networks are stored in memory for a minute, and nowhere
 * else.
 */
function isUnderLimit(counts: Counts, network: string, now: Temporal.Instant): boolean {
  const minute = Math.floor(now.epochMilliseconds / 60_000)
  if (counts.minute !== minute) {
    counts.minute = minute
    counts.networks.clear()
  }
  if (counts.networks.size >= maxNetworks && !counts.networks.has(network)) return false
  increment(counts.networks, network)
  return (counts.networks.get(network) ?? 0) <= perNetworkMinute
}

/** Whether a network has not searched these words on this day (UTC): one visitor who tries again counts once. */
function isFirstSearch(counts: Counts, network: string, words: string, now: Temporal.Instant): boolean {
  const day = Math.floor(now.epochMilliseconds / 86_400_000)
  if (counts.day !== day) Object.assign(counts, { day, askers: new Set(), salt: crypto.randomUUID() })
  const asker = createHash('sha256')
    .update(JSON.stringify([counts.salt, network, words]))
    .digest('base64')
  if (counts.askers.has(asker) || counts.askers.size >= maxAskers) return false
  counts.askers.add(asker)
  return true
}

function addMissed(all: Map<string, Missed>, words: string, { count, languages }: Missed): void {
  const known = all.get(words)
  all.set(words, {
    count: count + (known?.count ?? 0),
    languages: languages.union(known?.languages ?? new Set()),
  })
}

/** Whether the browser asks not to be tracked. */
export const refusesCounting = ({ req }: Context): boolean =>
  req.header('dnt') === '1' || req.header('sec-gpc') === '1'

/** Counts a page view, or, with `missed`, search words without a result. */
export function countPageView(deps: Deps, network: string, pathname: string, missed: string): void {
  const counts = countsOf(deps)
  if (!isUnderLimit(counts, network, deps.now())) return
  const words = missed && countedWords(missed)
  if (missed && !words) return
  if (words) {
    if (!isFirstSearch(counts, network, words, deps.now())) return
    if (counts.words.size < maxWordsInMemory || counts.words.has(words))
      addMissed(counts.words, words, { count: 1, languages: new Set([parsePath(pathname).language]) })
  } else increment(counts.pages, pageKindOf(pathname))
  counts.timer ??= setTimeout(() => {
    flushPageViews(deps).catch(error => deps.log({ level: 'error', what: 'visits', error: errorText(error) }))
  }, flushMilliseconds).unref()
}

/** Writes the collected counts; what cannot be written waits for the next time. A process that is killed loses five seconds. */
export async function flushPageViews(deps: Deps): Promise<void> {
  const counts = countsOf(deps)
  clearTimeout(counts.timer)
  counts.timer = undefined
  const [pages, words] = [counts.pages, counts.words]
  counts.pages = new Map()
  counts.words = new Map()
  if (pages.size === 0 && words.size === 0) return
  try {
    await write(deps, pages, words)
  } catch (error) {
    for (const [page, count] of pages) increment(counts.pages, page, count)
    for (const [line, missed] of words) addMissed(counts.words, line, missed)
    throw error
  }
}

/** Removes from the maps what is written. */
async function write(deps: Deps, pages: Counts['pages'], words: Counts['words']): Promise<void> {
  const day = await hospitalDay(deps)
  if (pages.size > 0)
    await deps.db
      .insert(visitCount)
      .values([...pages].map(([page, count]) => ({ day, page, count })))
      .onConflictDoUpdate({
        target: [visitCount.day, visitCount.page],
        set: { count: sql`${visitCount.count} + excluded.count` },
      })
  pages.clear()
  for (const [line, { count, languages }] of words) {
    await deps.db.execute(sql`
      insert into ${missedSearch} (day, words, count, languages)
      select ${day}::date, ${line}, ${count}, string_to_array(${[...languages].join(' ')}, ' ')
      where (select count(*) from ${missedSearch} where day = ${day}::date) < ${maxWordsPerDay}
        or exists (select 1 from ${missedSearch} where day = ${day}::date and words = ${line})
      on conflict (day, words) do update set count = ${missedSearch}.count + excluded.count,
        languages = array(select distinct unnest(${missedSearch}.languages || excluded.languages) order by 1)`)
    words.delete(line)
  }
}

/** The statistics of the last days, without personal data. */
export async function pageViewsOf(deps: Deps, days: number): Promise<PageViews> {
  const today = Temporal.PlainDate.from(await hospitalDay(deps))
  const first = today.subtract({ days: days - 1 }).toString()
  const total = sql<number>`sum(${visitCount.count})::int`
  const missed = sql<number>`sum(${missedSearch.count})::int`
  const [perDay, perPage, words] = await Promise.all([
    deps.db
      .select({ day: visitCount.day, count: total })
      .from(visitCount)
      .where(gte(visitCount.day, first))
      .groupBy(visitCount.day),
    deps.db
      .select({ page: visitCount.page, count: total })
      .from(visitCount)
      .where(gte(visitCount.day, first))
      .groupBy(visitCount.page)
      .orderBy(desc(total))
      .limit(20),
    deps.db
      .select({ words: missedSearch.words, count: missed })
      .from(missedSearch)
      .where(gte(missedSearch.day, first))
      .groupBy(missedSearch.words)
      .having(gte(sum(missedSearch.count), sql`${minimumShown}`))
      .orderBy(desc(missed), missedSearch.words)
      .limit(20),
  ])
  const counted = new Map(perDay.map(row => [row.day, row.count]))
  const all = Array.from({ length: days }, (_, back) => today.subtract({ days: days - 1 - back }).toString())
  return {
    days: all.map(day => ({ day, count: counted.get(day) ?? 0 })),
    pages: perPage,
    missed: words,
  }
}

/** Daily: deletes counters after their time. */
export async function purgePageViews({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => now().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days }).toString()
  await db.delete(visitCount).where(lt(visitCount.day, before(retentionDays)))
  await db.delete(missedSearch).where(lt(missedSearch.day, before(wordRetentionDays)))
  // Hidden words are kept as long as they are searched.
  const searched = db.select().from(missedSearch).where(eq(missedSearch.words, searchLead.words))
  await db
    .delete(searchLead)
    .where(and(isNull(searchLead.contentId), isNull(searchLead.page), notExists(searched)))
}

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ContentKind } from '#entities/kinds.ts'
import {
  type LeadKind,
  type MissedSearch,
  type missedStates,
  targetName,
} from '#entities/office/missed-search.ts'
import { titleOf } from '../content/views.ts'
import type { Executor } from '../database/connect.ts'
import { searchCondition } from '../database/search-condition.ts'
import { searchLead } from '../database/tables/back-office.ts'
import { minimumShown } from './page-views.ts'

interface Asked {
  page: number
  perPage: number
  search?: string | undefined
  state: (typeof missedStates)[number]
  sort: string
}

type Row = {
  words: string
  count: number
  last_on: string | null
  languages: string[]
  page: string | null
  kind: string | null
  key: string | null
  data: Record<string, unknown> | null
  live: boolean | null
  total: number
}

const conditions: Record<Asked['state'], SQL> = {
  open: sql`l.words is null`,
  led: sql`(l.content_id is not null or l.page is not null)`,
  hidden: sql`(l.words is not null and l.content_id is null and l.page is null)`,
}
const columns: Record<string, SQL> = {
  count: sql`coalesce(m.count, 0)`,
  lastOn: sql`m.last_on`,
  words: sql`coalesce(m.words, l.words)`,
}

function orderOf(sort: string): SQL {
  const column = columns[sort.replace(/^-/, '')] as SQL
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls first`
}

function targetOf({ page, kind, key, data, live }: Row): Pick<MissedSearch, 'target' | 'title' | 'live'> {
  if (page !== null) return { target: targetName('pages', page), title: '', live: true }
  if (kind === null || key === null) return { target: null, title: '', live: false }
  const title = titleOf(kind as ContentKind, data ?? {})
  return { target: targetName(kind as LeadKind, key), title, live: live === true }
}

/** The searches that found nothing, with what was decided about them. */
export async function missedSearches(
  db: Executor,
  { page, perPage, search, state, sort }: Asked,
): Promise<{ result: MissedSearch[]; total: number }> {
  const found = searchCondition(search, [sql`coalesce(m.words, l.words)`])
  const joined = sql`(
      select words, sum(count)::int as count, max(day)::text as last_on
      from missed_search group by words having sum(count) >= ${minimumShown}
    ) m
    full join search_lead l on l.words = m.words`
  const where = sql`${conditions[state]} ${found ? sql`and ${found}` : sql``}`
  const { rows } = await db.execute<Row>(sql`
    select coalesce(m.words, l.words) as words, coalesce(m.count, 0) as count, m.last_on, l.page,
      c.kind, c.key, coalesce(c.draft, c.data) as data, c.status = 'published' and c.deleted_at is null as live,
      (count(*) over ())::int as total,
      array(
        select distinct language from missed_search one, unnest(one.languages) language
        where one.words = coalesce(m.words, l.words) order by language
      ) as languages
    from ${joined}
    left join content c on c.id = l.content_id
    where ${where}
    order by ${orderOf(sort)}, words
    limit ${perPage} offset ${(page - 1) * perPage}`)
  const result = rows.map(row => ({
    words: row.words,
    languages: row.languages,
    count: row.count,
    lastOn: row.last_on,
    ...targetOf(row),
  }))
  return {
    result,
    total: rows[0]?.total ?? (page === 1 ? 0 : await countOf(db, sql`${joined} where ${where}`)),
  }
}

/** A page behind the last one has no row to say it. */
async function countOf(db: Executor, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${from}`)
  return rows[0]?.total ?? 0
}

/** Whether words are marked as not worth a lead. */
export async function isHidden(db: Executor, words: string): Promise<boolean> {
  const { contentId, page } = searchLead
  return (await db.$count(searchLead, and(eq(searchLead.words, words), isNull(contentId), isNull(page)))) > 0
}

import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import {
  type LeadKind,
  leadPages,
  noTarget,
  type SearchLead,
  targetIn,
  targetName,
} from '#entities/office/missed-search.ts'
import type { Executor } from '../database/connect.ts'
import { searchLead } from '../database/tables/back-office.ts'
import { content } from '../database/tables/content.ts'
import { fieldProblem } from '../kernel/problem.ts'

/** More would enlarge the search data, which every visitor who searches fetches. */
const most = 2000

/** The leads for the search data: those whose target is public. */
export async function publicLeads(db: Executor): Promise<SearchLead[]> {
  const rows = await db
    .select({ words: searchLead.words, page: searchLead.page, kind: content.kind, key: content.key })
    .from(searchLead)
    .leftJoin(content, eq(content.id, searchLead.contentId))
    .where(or(isNotNull(searchLead.page), and(eq(content.status, 'published'), isNull(content.deletedAt))))
    .orderBy(searchLead.words)
  return rows.map(({ words, page, kind, key }) => ({
    words,
    target: page === null ? targetName(kind as LeadKind, key as string) : targetName('pages', page),
  }))
}

interface NewLead {
  words: string
  /** See `targetName`, or `noTarget`. */
  target: string
  accountId: string | null
}

async function idsOf(db: Executor, name: string): Promise<{ contentId: string | null; page: string | null }> {
  if (name === noTarget) return { contentId: null, page: null }
  const target = targetIn(name)
  if (target?.kind === 'pages' && (leadPages as readonly string[]).includes(target.key))
    return { contentId: null, page: target.key }
  const isTarget =
    target && and(eq(content.kind, target.kind), eq(content.key, target.key), isNull(content.deletedAt))
  const [row] = isTarget ? await db.select({ id: content.id }).from(content).where(isTarget) : []
  if (!row) throw fieldProblem('target', 'office:missedSearches.problem.gone')
  return { contentId: row.id, page: null }
}

/** Leads words to their target, or hides them; an earlier decision about them is replaced. */
export async function leadWords(db: Executor, { words, target, accountId }: NewLead): Promise<void> {
  const found = await idsOf(db, target)
  // Hidden words are not in the search data, and new decisions about led words add nothing to them.
  const isLed = or(isNotNull(searchLead.contentId), isNotNull(searchLead.page))
  const others =
    target === noTarget ? 0 : await db.$count(searchLead, and(isLed, ne(searchLead.words, words)))
  if (others >= most) throw fieldProblem('target', 'office:missedSearches.problem.full', { count: most })
  const set = { ...found, createdBy: accountId, createdAt: sql`now()` }
  await db
    .insert(searchLead)
    .values({ words, ...set })
    .onConflictDoUpdate({ target: searchLead.words, set })
}

/** Whether there was a decision about the words. */
export async function removeLead(db: Executor, words: string): Promise<boolean> {
  const gone = await db
    .delete(searchLead)
    .where(eq(searchLead.words, words))
    .returning({ words: searchLead.words })
  return gone.length > 0
}

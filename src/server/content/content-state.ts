import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import type { Attention, ContentState } from '#entities/office/office.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { hospitalDay } from './public-reads.ts'

/** The newest version of an item's data. */
export const newest = sql`coalesce(${content.draft}, ${content.data})`

/**
 * The SQL condition for what `languageStates` computes for one item: a field has a text in one language and none in
 * another.
 */
function untranslated(kind: ContentKind): SQL | undefined {
  const names = Object.entries(entityOf(kind).fields)
    .filter(([, field]) => field.localized)
    .map(([name]) => name)
  const lacks = names.map(name => {
    const text = sql`${newest}->${name}`
    const has = contentLanguages.map(language => sql`jsonb_exists(${text}, ${language})`)
    return and(or(...has), sql`not (${and(...has)})`)
  })
  return lacks.length > 0 ? or(...lacks) : sql`false`
}

const attention: Record<Attention, (kind: ContentKind, today: string) => SQL | undefined> = {
  untranslated: kind => and(sql`${content.status} <> 'archived'`, untranslated(kind)),
  review: (kind, today) =>
    'reviewDue' in entityOf(kind).fields
      ? and(eq(content.status, 'published'), sql`${content.data}->>'reviewDue' <= ${today}`)
      : sql`false`,
  unreviewed: kind => {
    const { review } = entityOf(kind)
    return review
      ? and(sql`${content.status} <> 'archived'`, sql`${newest}->${review.by} is null`)
      : sql`false`
  },
}

/** The SQL condition for items that need an editor's attention. `today` is a calendar date. */
export const needsAttention = (which: Attention, kind: ContentKind, today: string): SQL | undefined =>
  attention[which](kind, today)

/** The number of unfinished items of each kind. One query for each state, not one for each kind. */
export async function contentState(deps: Deps): Promise<ContentState> {
  const today = await hospitalDay(deps)
  const perKind = async (where: (kind: ContentKind) => SQL | undefined, kinds: readonly ContentKind[]) => {
    const arms = kinds.map(kind => and(eq(content.kind, kind), where(kind)))
    const rows = await deps.db
      .select({ kind: content.kind, count: count() })
      .from(content)
      .where(and(isNull(content.deletedAt), or(...arms)))
      .groupBy(content.kind)
    const counted = new Map(rows.map(row => [row.kind, row.count]))
    return contentKinds.flatMap(kind => {
      const found = counted.get(kind) ?? 0
      return found > 0 ? [{ kind, count: found }] : []
    })
  }
  const reviewed = contentKinds.filter(kind => 'reviewDue' in entityOf(kind).fields)
  const toReview = contentKinds.filter(kind => entityOf(kind).review)
  const [draft, changed, lacking, review, unreviewed] = await Promise.all([
    perKind(() => eq(content.status, 'draft'), contentKinds),
    perKind(() => and(isNotNull(content.draft), isNotNull(content.data)), contentKinds),
    perKind(attention.untranslated as (kind: ContentKind) => SQL | undefined, contentKinds),
    perKind(kind => attention.review(kind, today), reviewed),
    perKind(kind => attention.unreviewed(kind, today), toReview),
  ])
  return { draft, changed, untranslated: lacking, review, unreviewed }
}

import { and, count, desc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Field, Fields } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { fieldAt, filteredPath, type ListFilter, listFilters } from '#entities/list-filters.ts'
import { contentLanguages } from '#entities/localized.ts'
import type { Executor } from '../database/connect.ts'
import { searchCondition } from '../database/search-condition.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { fieldProblem, fieldProblems } from '../kernel/problem.ts'
import { newest } from './content-state.ts'
import { derivedConditions } from './derived-filters.ts'
import { findRow } from './writes.ts'

/** The part of a document that an item with this value contains: `{places: [{location: 'jakarta'}]}`. */
function documentWith(fields: Fields, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.')
  const { widget, fields: inner = {} } = fields[name] as Field
  const within = rest.length > 0 ? documentWith(inner, rest.join('.'), value) : value
  return { [name]: ['references', 'tags', 'list'].includes(widget) ? [within] : within }
}

/** The texts of a field: one, or one in each language. */
function storedTexts(kind: ContentKind, path: string): SQL[] {
  // Each name is a parameter, and `->` of an absent group is null.
  const value = path.split('.').reduce((data, name) => sql`${data}->${name}`, newest)
  return fieldAt(entityOf(kind).fields, path)?.localized
    ? contentLanguages.map(language => sql`${value}->>${language}`)
    : [sql`${value}#>>'{}'`]
}

function conditionOf(kind: ContentKind, filter: ListFilter, value: string): SQL | undefined {
  const { fields } = entityOf(kind)
  const path = filteredPath(filter)
  const has = (one: unknown) => sql`${newest} @> ${JSON.stringify(documentWith(fields, path, one))}::jsonb`
  const texts = storedTexts(kind, path)
  const bound = sql.raw(filter.name.endsWith('.to') ? '<=' : '>=')
  if (filter.type === 'flag') return value === 'true' ? has(true) : not(has(true))
  if (filter.type === 'text') return searchCondition(value, texts)
  if (filter.type === 'date') return sql`${texts[0]} ${bound} ${value}`
  if (filter.type === 'moment') return sql`(${texts[0]})::timestamptz ${bound} ${value}::timestamptz`
  return has(value)
}

interface Filtered {
  name: string
  condition: SQL | undefined
}

/** The conditions of the filters in a query. Throws 422 for the key of an item that does not exist. */
export async function filterConditions(
  deps: Deps,
  kind: ContentKind,
  query: Record<string, unknown>,
): Promise<Filtered[]> {
  const entity = entityOf(kind)
  const given = listFilters(entity).flatMap(filter => {
    const value = query[filter.name]
    return typeof value === 'string' ? [{ filter, value }] : []
  })
  const missing = await Promise.all(
    given.map(async ({ filter: { name, references }, value }) => {
      const found = !references || (await findRow(deps.db, references as ContentKind, value))
      return found ? [] : [{ path: name, key: 'validation:reference', values: { key: value } }]
    }),
  )
  if (missing.flat().length > 0) throw fieldProblems(missing.flat())
  return given.map(({ filter, value }) => {
    const derived = fieldAt(entity.fields, filteredPath(filter))
      ? undefined
      : derivedConditions[`${kind}.${filter.name}`]
    return {
      name: filter.name,
      condition: derived ? derived(deps, value) : conditionOf(kind, filter, value),
    }
  })
}

/** A page of the tags that items have in a field, and how many tags there are. Throws 422 for a field without tags. */
export function usedTags(
  db: Executor,
  { kind, field }: { kind: ContentKind; field: string },
  { search, ...page }: { search?: string | undefined; page: number; perPage: number },
) {
  if (entityOf(kind).fields[field]?.widget !== 'tags') throw fieldProblem('field', 'validation:choice')
  const tags = sql`jsonb_array_elements_text(${newest}->${field})`
  const used = db
    .select({ tag: sql<string>`tag`.as('tag'), count: count().as('count') })
    .from(content)
    .innerJoin(sql`${tags} as tag`, sql`true`)
    .where(and(eq(content.kind, kind), isNull(content.deletedAt), searchCondition(search, [sql`tag`])))
    .groupBy(sql`tag`)
    .as('used')
  return pageWithTotal(db.select().from(used).orderBy(desc(used.count), used.tag), page, db.$count(used))
}

import type { ContentKind } from '#entities/kinds.ts'
import type { ListFilter } from '#entities/list-filters.ts'
import { memoize } from '#entities/memoize.ts'
import {
  choiceFilter,
  dateFilter,
  display,
  type Filter,
  patternFilter,
  type QueryOf,
  textFilter,
} from '../../../kit/list/list-address.ts'
import { outlineOf } from '../../kinds.ts'

/** Status filters of a list: states of an item, and work that it still needs. */
export const statuses = [
  'draft',
  'published',
  'changed',
  'archived',
  'untranslated',
  'review',
  'unreviewed',
] as const

/** What every list has in its address: status, order and columns. */
const common = {
  status: choiceFilter(statuses),
  sort: display(patternFilter(/^-?\w+$/)),
  /** Field names separated by dots. Empty: the default columns; a hyphen: no column. */
  columns: display(patternFilter(/^(-|[\w.]{1,300})$/)),
}
export type ListQuery = QueryOf<typeof common>

function addressFilter({ type, options }: ListFilter): Filter {
  if (type === 'choice') return choiceFilter(options ?? [])
  if (type === 'flag') return choiceFilter(['true', 'false'])
  return type === 'date' || type === 'moment' ? dateFilter : textFilter(120)
}

/** The filters in the address of a kind's list: the common ones, and those of its fields. */
export const listFiltersOf = memoize((kind: ContentKind) => ({
  ...common,
  // Typed as none: an index of all names would change the types of those above.
  ...(Object.fromEntries(outlineOf(kind).filters.map(one => [one.name, addressFilter(one)])) as Record<
    never,
    Filter
  >),
}))

/** The value of a filter, '' if it is not set. */
export const filterValue = (query: ListQuery, name: string): string =>
  (query as unknown as Record<string, string>)[name] ?? ''

/** The filters that are set. */
export const setFilters = (kind: ContentKind, query: ListQuery): ListFilter[] =>
  outlineOf(kind).filters.filter(one => filterValue(query, one.name))

/** What a list asks the server for. The days of a moment begin and end where the reader is, as the list shows them. */
export function requestOf(kind: ContentKind, query: ListQuery) {
  const { search, status, sort } = query
  const filters = setFilters(kind, query).map(({ name, type }) => {
    const value = filterValue(query, name)
    if (type !== 'moment') return [name, value]
    const start = Temporal.PlainDate.from(value).toZonedDateTime(Temporal.Now.timeZoneId())
    const moment = name.endsWith('.to') ? start.add({ days: 1 }).subtract({ milliseconds: 1 }) : start
    return [name, moment.toInstant().toString()]
  })
  return { search, status, sort, ...Object.fromEntries(filters) }
}

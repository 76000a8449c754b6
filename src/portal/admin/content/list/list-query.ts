import { choiceFilter, display, patternFilter, type QueryOf } from '../../../kit/list/list-address.ts'

/** Status filters of a list: states of an item, and work that it still needs. */
export const statuses = ['draft', 'published', 'changed', 'archived', 'untranslated', 'review'] as const

/** Filters, order and columns of a list, as in its address. */
export const listFilters = {
  status: choiceFilter(statuses),
  sort: display(patternFilter(/^-?\w+$/)),
  /** Field names separated by dots. Empty: the default columns; a hyphen: no column. */
  columns: display(patternFilter(/^(-|[\w.]{1,300})$/)),
}
export type ListQuery = QueryOf<typeof listFilters>

import type { ResultOf } from '#api/operations.ts'
import { dateFilter, patternFilter, type QueryOf } from '../../kit/list/list-address.ts'
import { answerOptions, resultOptions } from '../queries.ts'

export type AuditEntry = ResultOf<'get', '/api/admins/audit'>[number]
export const PER_PAGE = 50

const id = '[0-9a-f-]{36}'

/** Invalid values are ignored, so that an old link shows more entries instead of an error. */
export const auditFilters = {
  who: patternFilter(new RegExp(`^(${id}|nobody)$`)),
  action: patternFilter(/^[a-z]+([.-][a-z]+)*$/i),
  from: dateFilter,
  to: dateFilter,
  patient: patternFilter(new RegExp(`^${id}$`)),
}
export type AuditQuery = QueryOf<typeof auditFilters>

export const auditOptions = ({ search: _none, ...filters }: AuditQuery) =>
  answerOptions(['admins', 'audit'], '/api/admins/audit', {
    query: { ...filters, perPage: PER_PAGE },
    // Each fetch adds an audit entry, so fetch only once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const peopleOptions = resultOptions(['admins', 'audit-people'], '/api/admins/audit/people')

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dateFilter, patternFilter, type QueryOf } from '../../kit/list/list-address.ts'
import { readAnswer, readResult } from '../../queries.ts'

export interface AuditEntry {
  id: number
  at: string
  by: string | null
  role: 'patient' | 'admin' | null
  action: string
  objectKind: string
  objectId: string | null
  patientId: string | null
  patient: string | null
  requestId: string | null
  detail: Record<string, unknown> | null
  /** Further reads are still added to this entry. */
  open: boolean
}
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
  queryOptions({
    queryKey: ['admins', 'audit', filters],
    queryFn: readAnswer<AuditEntry[]>('admins/audit', { query: { ...filters, perPage: PER_PAGE } }),
    placeholderData: keepPreviousData,
    // Each fetch adds an audit entry, so fetch only once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const peopleOptions = queryOptions({
  queryKey: ['admins', 'audit-people'],
  queryFn: readResult<{ id: string; name: string }[]>('admins/audit/people'),
})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get } from '#api/client.ts'

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
/** Page and filters of the audit, as in the address. */
export interface AuditQuery {
  page: number
  who: string
  action: string
  from: string
  to: string
  patient: string
}
export const filterNames = ['who', 'action', 'from', 'to', 'patient'] as const
export const PER_PAGE = 50

const fits: Record<(typeof filterNames)[number], RegExp> = {
  who: /^([0-9a-f-]{36}|nobody)$/,
  action: /^[a-z]+([.-][a-z]+)*$/i,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  patient: /^[0-9a-f-]{36}$/,
}

/** Reads the filter from an address. Ignores invalid values, so that an old link shows more entries instead of an error. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const page = Number(params.get('page'))
  const one = (name: (typeof filterNames)[number]) => {
    const value = params.get(name) ?? ''
    return fits[name].test(value) ? value : ''
  }
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    who: one('who'),
    action: one('action'),
    from: one('from'),
    to: one('to'),
    patient: one('patient'),
  }
}

export function writeAuditQuery(query: AuditQuery, change: Partial<AuditQuery>): URLSearchParams {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  for (const name of filterNames) if (next[name]) params.set(name, next[name])
  if (next.page > 1) params.set('page', String(next.page))
  return params
}

export const auditOptions = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['admins', 'audit', query],
    queryFn: ({ signal }) =>
      get<AuditEntry[]>('admins/audit', { query: { ...query, perPage: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    // Each fetch adds an audit entry, so fetch only once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const peopleOptions = queryOptions({
  queryKey: ['admins', 'audit-people'],
  queryFn: async ({ signal }) =>
    (await get<{ id: string; name: string }[]>('admins/audit/people', { signal })).result,
})

import { type AppointmentStatus, appointmentStatuses } from '#entities/appointment-status.ts'

/** What the desk looks at, as the address says it. Without a word it is what waits for an answer. */
export interface DeskQuery {
  page: number
  status: AppointmentStatus | 'all'
  location: string
  date: string
}

export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const page = Number(params.get('page'))
  const status = params.get('status') as DeskQuery['status']
  const day = params.get('date') ?? ''
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    status: status === 'all' || appointmentStatuses.includes(status) ? status : 'requested',
    location: (params.get('location') ?? '').slice(0, 80),
    date: isDate(day) ? day : '',
  }
}

export function writeDeskQuery(query: DeskQuery, change: Partial<DeskQuery>): URLSearchParams {
  const next = { ...query, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.status !== 'requested') params.set('status', next.status)
  if (next.location) params.set('location', next.location)
  if (next.date) params.set('date', next.date)
  if (next.page > 1) params.set('page', String(next.page))
  return params
}

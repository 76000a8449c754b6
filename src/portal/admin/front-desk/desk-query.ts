import { type AppointmentStatus, appointmentStatuses } from '#entities/appointment/appointment-status.ts'
import { oneOf, readPage, readSearch, writeAddress } from '../layout/list-address.ts'

/** Filters of the appointment list, as in the address. Default: requests that wait for an answer. */
export interface DeskQuery {
  page: number
  status: AppointmentStatus | 'all'
  location: string
  search: string
  date: string
}

export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const day = params.get('date') ?? ''
  return {
    page: readPage(params),
    status: oneOf([...appointmentStatuses, 'all'] as const, params.get('status')) || 'requested',
    location: (params.get('location') ?? '').slice(0, 80),
    search: readSearch(params),
    date: isDate(day) ? day : '',
  }
}

export const writeDeskQuery = (query: DeskQuery, change: Partial<DeskQuery>): URLSearchParams =>
  writeAddress(query, change, { status: 'requested' })

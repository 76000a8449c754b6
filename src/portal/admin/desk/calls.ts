import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { DeskAppointment } from '#entities/appointment.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { queryClient } from '../../queries.ts'
import { PER_PAGE } from '../content/list-query.ts'
import type { DeskQuery } from './desk-query.ts'

const POLL = 30_000
const keys = ['admins', 'appointments'] as const

interface DeskOptions extends DeskQuery {
  perPage?: number
}

/** What waits is looked at again by itself, which is not the person's own activity. */
export const deskOptions = ({ page, status, location, date, perPage = PER_PAGE }: DeskOptions) =>
  queryOptions({
    queryKey: [...keys, 'list', { page, status, location, date, perPage }],
    queryFn: ({ signal, client, queryKey }) =>
      get<DeskAppointment[]>('admins/appointments', {
        query: { page, perPage, status: status === 'all' ? undefined : status, location, date },
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL,
  })

export const appointmentOptions = (id: string) =>
  queryOptions({
    queryKey: [...keys, 'one', id],
    queryFn: async ({ signal }) =>
      (await get<DeskAppointment>(`admins/appointments/${encodeURIComponent(id)}`, { signal })).result,
    staleTime: 0,
  })

const renew = () => queryClient.invalidateQueries({ queryKey: keys })

export async function accept(id: string): Promise<DeskAppointment> {
  const { result } = await post<DeskAppointment>(`admins/appointments/${id}/accept`)
  await renew()
  return result
}

export async function decline(id: string, reason: string): Promise<DeskAppointment> {
  const { result } = await post<DeskAppointment>(`admins/appointments/${id}/decline`, { reason })
  await renew()
  return result
}
export const renewAppointments = renew

/** The hospital's locations, as everybody sees them: the desk may not edit them. */
export const useLocations = () =>
  useQuery({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) =>
      (await get<PublicItem<'addresses'>[]>('addresses', { query: { perPage: 500 }, signal })).result,
    staleTime: 5 * 60_000,
  })

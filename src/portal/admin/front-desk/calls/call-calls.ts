import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { CallItem, CallPlaces } from '#entities/appointment/appointment-call.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { PER_PAGE } from '../../content/list/list-query.ts'
import { renewAppointments } from '../calls.ts'
import { bookAtDesk } from '../day/day-calls.ts'

/** Under the appointments' key: what changes one of them changes whom to call. */
const keys = ['admins', 'appointments', 'calls'] as const

export const callsOptions = (done: boolean, page: number) =>
  queryOptions({
    queryKey: [...keys, { done, page }],
    queryFn: ({ signal, client, queryKey }) =>
      get<CallItem[]>('admins/call-list', {
        query: { done, page, perPage: PER_PAGE },
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      }),
    placeholderData: keepPreviousData,
    // Colleagues call too.
    refetchInterval: 15_000,
  })

/** Free places for the patient of an entry, from a day on or from today. */
export const callPlacesOptions = (id: string, from: string) =>
  queryOptions({
    queryKey: [...keys, 'places', id, from],
    queryFn: async ({ signal }) =>
      (await get<CallPlaces>(`admins/call-list/${id}/places`, { query: { from: from || undefined }, signal }))
        .result,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Also after a refusal the list is looked at again: a colleague or the patient was faster. */
async function renewing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    await renewAppointments()
  }
}

export const beginCall = async (id: string): Promise<CallItem> =>
  (await renewing(post<CallItem>(`admins/call-list/${id}/call`))).result

export const noteNoAnswer = (id: string) => renewing(post(`admins/call-list/${id}/no-answer`))

export const markCalled = (id: string, note: string, outcome: 'told' | 'cancelled' = 'told') =>
  renewing(post(`admins/call-list/${id}/done`, { outcome, ...(note ? { note } : {}) }))

export const cancelFromCall = ({ id, appointment }: CallItem, reason: string) =>
  renewing(post(`admins/appointments/${appointment.id}/cancel`, { reason, call: id }))

/** What still takes place with the same doctor is moved; otherwise a new appointment takes its place. */
export async function bookFromCall(
  { id, appointment: about }: CallItem,
  { doctor, ...place }: PlaceChoice & { doctor: string },
  key: string,
): Promise<DeskAppointment> {
  if (isMovable(about.status) && doctor === about.doctor) {
    const path = `admins/appointments/${about.id}/reschedule` as const
    return (await renewing(post<DeskAppointment>(path, { ...place, call: id }))).result
  }
  return bookAtDesk({ ...place, patient: { id: about.patient.id }, source: 'phone', call: id }, key)
}

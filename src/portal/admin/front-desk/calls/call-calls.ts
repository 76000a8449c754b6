import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { CallItem, CallPlaces } from '#entities/appointment/appointment-call.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { PER_PAGE } from '../../../kit/list/list-address.ts'
import { readAnswer, readResult } from '../../../queries.ts'
import { renewAppointments } from '../calls.ts'
import { bookAtDesk } from '../day/day-calls.ts'

/** Below the appointments' key: a change of an appointment also invalidates the call list. */
const keys = ['admins', 'appointments', 'calls'] as const

export const callsOptions = (done: boolean, page: number) =>
  queryOptions({
    queryKey: [...keys, { done, page }],
    queryFn: readAnswer<CallItem[]>('admins/call-list', {
      query: { done, page, perPage: PER_PAGE },
      polled: true,
    }),
    placeholderData: keepPreviousData,
    // Polled, as colleagues work on the same list.
    refetchInterval: 15_000,
  })

/** Free slots for the patient of an entry, from a day on or from today. */
export const callPlacesOptions = (id: string, from: string) =>
  queryOptions({
    queryKey: [...keys, 'places', id, from],
    queryFn: readResult<CallPlaces>(`admins/call-list/${id}/places`, { query: { from: from || undefined } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Refetches the list, also after a refusal: a colleague or the patient was faster. */
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

/** Moves an appointment that is still active with the same doctor; otherwise books a new one. */
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

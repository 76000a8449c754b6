import { keepPreviousData } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { CallItem, CallPlaces } from '#entities/appointment/appointment-call.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { PER_PAGE } from '../../../kit/list/list-address.ts'
import { answerOptions, resultOptions, writeSettled } from '../../queries.ts'
import { bookAtDesk } from '../day/day-calls.ts'

/** Below the appointments' key: a change of an appointment also invalidates the call list. */
const keys = ['admins', 'appointments', 'calls'] as const

export const callsOptions = (done: boolean, page: number) =>
  answerOptions<CallItem[]>(keys, 'admins/call-list', {
    query: { done, page, perPage: PER_PAGE },
    // Colleagues work on the same list.
    every: 15_000,
  })

/** Free slots for the patient of an entry, from a day on or from today. */
export const callPlacesOptions = (id: string, from: string) => ({
  ...resultOptions<CallPlaces>([...keys, 'places', id, from], `admins/call-list/${id}/places`, {
    query: { from },
    staleTime: 0,
  }),
  placeholderData: keepPreviousData,
})

const renewing = <T>(work: Promise<T>) => writeSettled(work, ['admins', 'appointments'])

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

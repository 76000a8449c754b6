import { keepPreviousData } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { isMovable } from '#entities/appointment/appointment-status.ts'
import { PER_PAGE } from '../../../kit/list/list-address.ts'
import { answerOptions, appointmentReads, resultOptions, writeSettled } from '../../queries.ts'
import { bookAtDesk } from '../day/day-calls.ts'

/** Below the appointments' key: a change of an appointment also invalidates the call list. */
const keys = ['admins', 'appointments', 'calls'] as const

export const callsOptions = (done: boolean, page: number) =>
  answerOptions(keys, '/api/admins/call-list', {
    query: { done: done ? 'true' : 'false', page, perPage: PER_PAGE },
    // Colleagues work on the same list.
    every: 15_000,
  })

/** Free slots for the patient of an entry, from a day on or from today. */
export const callPlacesOptions = (id: string, from: string) => ({
  ...resultOptions([...keys, 'places', id, from], '/api/admins/call-list/{id}/places', {
    params: { id },
    query: { from },
    staleTime: 0,
  }),
  placeholderData: keepPreviousData,
})

const renewing = <T>(work: Promise<T>) => writeSettled(work, ...appointmentReads)

export const beginCall = async (id: string): Promise<CallItem> =>
  (await renewing(post('/api/admins/call-list/{id}/call', { params: { id } }))).result

export const noteNoAnswer = (id: string, note: string) =>
  renewing(post('/api/admins/call-list/{id}/no-answer', { params: { id }, body: { note } }))

export const markCalled = (id: string, note: string, outcome: 'told' | 'cancelled' = 'told') =>
  renewing(post('/api/admins/call-list/{id}/done', { params: { id }, body: { outcome, note } }))

/** The patient receives the reason, and not the note. */
export const cancelFromCall = (
  { id: call, appointment: { id } }: CallItem,
  reason: string,
  callNote: string,
) =>
  renewing(post('/api/admins/appointments/{id}/cancel', { params: { id }, body: { reason, call, callNote } }))

/** Moves an appointment that is still active with the same doctor; otherwise books a new one. */
export async function bookFromCall(
  { id, appointment: about }: CallItem,
  { doctor, ...place }: PlaceChoice & { doctor: string },
  callNote: string,
  key: string,
): Promise<DeskAppointment> {
  if (isMovable(about.status) && doctor === about.doctor) {
    const input = { params: { id: about.id }, body: { ...place, call: id, callNote } }
    return (await renewing(post('/api/admins/appointments/{id}/reschedule', input))).result
  }
  const patient = { id: about.patient.id }
  return bookAtDesk({ ...place, patient, source: 'phone', call: id, callNote }, key)
}

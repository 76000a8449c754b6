import { queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { DeskBook, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { serverMessage } from '../../../kit/use-action.ts'
import { allPages } from '../../../queries.ts'
import { answerOptions, appointmentReads, resultOptions, write } from '../../queries.ts'
import { POLL } from '../calls.ts'

/** Below the appointments' key: a change of an appointment also invalidates free slots and the call list. */
const keys = ['admins', 'appointments'] as const

export interface DayQuery {
  location: string
  date: string
  /** The last of several dates. */
  to?: string
  doctor: string
}
const isComplete = ({ location, date, doctor }: DayQuery) => date !== '' && (location !== '' || doctor !== '')

/** The sessions of a day or of several, at a location or of a doctor. */
export const sessionsOptions = (query: DayQuery) =>
  resultOptions([...keys, 'sessions', query], '/api/admins/desk/sessions', {
    query: { ...query },
    enabled: isComplete(query),
    every: POLL,
  })

/** What is read of a location or a doctor from a date on, once all is chosen. */
const readOf = <Q extends { from: string; location: string; doctor: string }>(query: Q) => ({
  query,
  enabled: isComplete({ ...query, date: query.from }),
  every: POLL,
})

/** The sessions of a week. The week before stays while another one is loading. */
export const weekOptions = (query: { from: string; location: string; doctor: string }) =>
  queryOptions({
    ...answerOptions([...keys, 'week'], '/api/admins/desk/week', readOf(query)),
    select: ({ result }) => result,
  })

/** The days of a month, counted. The month before stays while another one is loading. */
export const monthOptions = (query: { from: string; to: string; location: string; doctor: string }) =>
  queryOptions({
    ...answerOptions([...keys, 'month'], '/api/admins/desk/month', readOf(query)),
    select: ({ result }) => result,
  })

/** The patients that a schedule exception would displace. Never cached. */
export const previewAffected = (exception: ExceptionWrite) =>
  post('/api/admins/schedule-exceptions/affected', { body: exception })

export interface Contacted {
  told: number
  toCall: number
  alsoToCall: number
}
export async function createException(exception: ExceptionWrite): Promise<Contacted> {
  const writing = post('/api/admins/schedule-exceptions', { body: exception })
  const { meta } = await write(writing, ...appointmentReads, ['admins', 'exceptions'])
  return meta
}

export const shownInDay = ['requested', 'accepted', 'checked_in', 'completed', 'no_show'] as const
const PAGE_SIZE = 200

/** All appointments of a day or of several, from all pages: they are printed as a whole. */
export const dayOptions = (query: DayQuery) =>
  queryOptions({
    queryKey: [...keys, 'day', query],
    queryFn: ({ signal, client, queryKey }) =>
      allPages('/api/admins/appointments', {
        query: { ...query, status: shownInDay, sort: 'startsAt', perPage: PAGE_SIZE },
        background: client.getQueryState(queryKey)?.data !== undefined,
        signal,
      }),
    enabled: isComplete(query),
    refetchInterval: POLL,
  })

export type Transition = 'check-in' | 'complete' | 'no-show' | 'reinstate'
/** Changes an appointment, and returns what the server says. */
const changing = async (call: Promise<{ meta: { message?: string } }>): Promise<string> =>
  serverMessage(await write(call, ...appointmentReads))
export const transitionAppointment = (id: string, step: Transition) =>
  changing(post(`/api/admins/appointments/{id}/${step}`, { params: { id } }))
export const cancelAtDesk = (id: string, refusal: Refusal) =>
  changing(post('/api/admins/appointments/{id}/cancel', { params: { id }, body: refusal }))
export const moveAtDesk = (id: string, to: PlaceChoice) =>
  changing(post('/api/admins/appointments/{id}/reschedule', { params: { id }, body: to }))

/** A booking can be retried with the same idempotency key. */
export const bookAtDesk = async (booking: DeskBook, idempotencyKey: string) =>
  (await write(post('/api/admins/appointments', { body: booking, idempotencyKey }), ...appointmentReads))
    .result

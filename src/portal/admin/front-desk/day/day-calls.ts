import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { DeskAppointment, DeskBook } from '#entities/appointment/appointment.ts'
import type { AffectedPatient, DeskSession, WeekSession } from '#entities/schedule/desk.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { queryClient, readResult, write } from '../../../queries.ts'

/** Below the appointments' key: a change of an appointment also invalidates free slots and the call list. */
const keys = ['admins', 'appointments'] as const
const renew = () => queryClient.invalidateQueries({ queryKey: keys })

export interface DayQuery {
  location: string
  date: string
  doctor: string
}

/** The sessions of a day at a location. Polled, as others book too. */
export const sessionsOptions = ({ location, date, doctor }: DayQuery) =>
  queryOptions({
    queryKey: [...keys, 'sessions', { location, date, doctor }],
    queryFn: readResult<DeskSession[]>('admins/desk/sessions', {
      query: { location, date, doctor },
      polled: true,
    }),
    enabled: location !== '' && date !== '',
    refetchInterval: 30_000,
  })

interface WeekQuery {
  from: string
  location: string
  doctor: string
}
export const weekOptions = ({ from, location, doctor }: WeekQuery) =>
  queryOptions({
    queryKey: [...keys, 'week', { from, location, doctor }],
    queryFn: readResult<WeekSession[]>('admins/desk/week', {
      query: { from, location, doctor },
      polled: true,
    }),
    enabled: from !== '' && (location !== '' || doctor !== ''),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** The patients that a schedule exception would displace. Never cached. */
export const askAffected = async (departure: ExceptionWrite): Promise<AffectedPatient[]> =>
  (await post<AffectedPatient[]>('admins/schedule-exceptions/affected', departure)).result

export interface Told {
  told: number
  toCall: number
  alsoToCall: number
}
export async function tellDeparture(departure: ExceptionWrite): Promise<Told> {
  const { meta } = await post('admins/schedule-exceptions', departure)
  await Promise.all([renew(), queryClient.invalidateQueries({ queryKey: ['admins', 'exceptions'] })])
  return meta as unknown as Told
}

const shownInDay = ['requested', 'accepted', 'checked_in', 'completed', 'no_show'] as const
const MOST = 200

/** All appointments of a day, from all pages: a day is printed as a whole. */
export const dayOptions = ({ location, date }: Omit<DayQuery, 'doctor'>) =>
  queryOptions({
    queryKey: [...keys, 'day', { location, date }],
    queryFn: async ({ signal, client, queryKey }) => {
      const background = client.getQueryState(queryKey)?.data !== undefined
      const found: DeskAppointment[] = []
      for (let page = 1; ; page++) {
        const query = { location, date, status: shownInDay, sort: 'startsAt', page, perPage: MOST }
        const { result, meta } = await get<DeskAppointment[]>('admins/appointments', {
          query,
          background,
          signal,
        })
        found.push(...result)
        if (result.length < MOST || found.length >= (meta.total ?? 0)) return found
      }
    },
    enabled: location !== '' && date !== '',
    refetchInterval: 30_000,
  })

export type Step = 'check-in' | 'complete' | 'no-show' | 'reinstate'
export const takeStep = async (id: string, step: Step): Promise<string> =>
  (await write(post<DeskAppointment>(`admins/appointments/${id}/${step}`), keys)).meta.message ?? ''
export const cancelAtDesk = async (id: string, reason: string): Promise<string> =>
  (await write(post<DeskAppointment>(`admins/appointments/${id}/cancel`, { reason }), keys)).meta.message ??
  ''

/** A booking can be retried with the same idempotency key. */
export const bookAtDesk = async (wish: DeskBook, idempotencyKey: string) =>
  (await write(post<DeskAppointment>('admins/appointments', wish, { idempotencyKey }), keys)).result

/** Does not use `randomUUID`, which browsers do not provide on plain http in a private network. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

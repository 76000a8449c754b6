import { keepPreviousData, type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { timetableItem } from '#entities/appointment/timetable-key.ts'
import { allPages, readResult } from '../../queries.ts'

/** Stale time of published content, which changes rarely; free slots change all the time. */
const RARELY = 10 * 60_000

const listOf = <R>(
  kind: string,
  read: (input: { query: { perPage: number }; signal: AbortSignal }) => Promise<R>,
) =>
  queryOptions({
    queryKey: [kind],
    queryFn: ({ signal }) => read({ query: { perPage: 500 }, signal }),
    staleTime: RARELY,
  })
export const doctorsQuery = listOf('doctors', input => allPages('/api/doctors', input))
export const specialistsQuery = listOf('specialists', input => allPages('/api/specialists', input))
export const addressesQuery = listOf('addresses', input => allPages('/api/addresses', input))
export const unitsQuery = listOf('units', input => allPages('/api/units', input))
export const partnersQuery = listOf('partners', input => allPages('/api/partners', input))

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: readResult('/api/settings'),
  staleTime: RARELY,
})

/**
 * Null for what does not exist, or no more. As an error it would be loaded again by each part of a screen that appears, for
 * ever if the part appears because of the error.
 */
const orNull =
  <R>(read: (context: QueryFunctionContext) => Promise<R>) =>
  (context: QueryFunctionContext): Promise<R | null> =>
    read(context).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    })

/** A published doctor, or null. */
export const doctorQuery = (slug: string) =>
  queryOptions({
    queryKey: ['doctor', slug],
    queryFn: orNull(readResult('/api/doctors/{key}', { params: { key: slug } })),
    staleTime: RARELY,
  })

/** Today's flags and next free slots; null asks for all doctors at once. */
export const availabilityQuery = (slugs: string[] | null) =>
  queryOptions({
    queryKey: ['availability', slugs],
    queryFn: readResult('/api/availability', { query: { doctor: slugs ?? [] } }),
    placeholderData: keepPreviousData,
  })

/** A published package, or null. */
export const packageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['package', slug],
    queryFn: orNull(readResult('/api/packages/{key}', { params: { key: slug } })),
    staleTime: RARELY,
  })

/** The sessions of a timetable from one date to another, with the free capacity of each slot. */
export function slotsQuery(timetable: string, from: string, to: string) {
  const { kind, slug } = timetableItem(timetable)
  const input = { params: { slug }, query: { from, to } }
  return queryOptions({
    queryKey: ['places', timetable, from, to],
    queryFn:
      kind === 'packages'
        ? readResult('/api/packages/{slug}/places', input)
        : readResult('/api/doctors/{slug}/places', input),
    staleTime: 10_000,
  })
}

interface Within {
  from: string
  to: string
  location?: string | undefined
}
const specialistKey = (what: 'days' | 'places', slug: string, { from, to, location = '' }: Within) => [
  'places',
  'specialist',
  what,
  slug,
  from,
  to,
  location,
]
/** A specialty's days with the free slots of all its doctors. */
export const specialistDaysQuery = (slug: string, within: Within) =>
  queryOptions({
    queryKey: specialistKey('days', slug, within),
    queryFn: readResult('/api/specialists/{slug}/days', { params: { slug }, query: { ...within } }),
    staleTime: 10_000,
  })
/** The free slots of all doctors of a specialty. */
export const specialistSlotsQuery = (slug: string, within: Within) =>
  queryOptions({
    queryKey: specialistKey('places', slug, within),
    queryFn: readResult('/api/specialists/{slug}/places', { params: { slug }, query: { ...within } }),
    staleTime: 10_000,
  })

/** The names of the reads that a booking, a move, a cancellation or a change of the waiting list changes. */
export const bookingReads = ['appointments', 'waiting', 'hold', 'places', 'availability'] as const

export const appointmentsQuery = (when: 'upcoming' | 'past', perPage: number) =>
  queryOptions({
    queryKey: ['appointments', when, perPage],
    queryFn: async ({ signal }) => {
      const { result, meta } = await get('/api/appointments', { query: { when, perPage }, signal })
      return { items: result, total: meta.total }
    },
    placeholderData: keepPreviousData,
  })

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['appointments', 'one', id],
    queryFn: readResult('/api/appointments/{id}', { params: { id } }),
  })

/** The appointment that a booking moves, if it moves one. */
export const useMovedAppointment = (id: string | undefined): Appointment | undefined =>
  useQuery({ ...appointmentQuery(id ?? ''), enabled: Boolean(id) }).data

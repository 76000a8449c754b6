import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { Availability, NamedOccurrence, Occurrence, SpecialistDay } from '#entities/schedule/schedule.ts'
import { readResult } from '../../queries.ts'

/** Stale time of published content, which changes rarely; free slots change all the time. */
const RARELY = 10 * 60_000

type Listed = 'partners' | 'doctors' | 'specialists' | 'addresses' | 'units'

async function everything<T>(path: Listed, signal: AbortSignal): Promise<T[]> {
  const items: T[] = []
  for (let page = 1; ; page++) {
    const { result, meta } = await get<T[]>(path, { query: { page, perPage: 500 }, signal })
    items.push(...result)
    if (result.length === 0 || items.length >= (meta.total ?? 0)) return items
  }
}
const listOf = <K extends Listed>(kind: K) =>
  queryOptions({
    queryKey: [kind],
    queryFn: ({ signal }) => everything<PublicItem<K>>(kind, signal),
    staleTime: RARELY,
  })
export const doctorsQuery = listOf('doctors')
export const specialistsQuery = listOf('specialists')
export const addressesQuery = listOf('addresses')
export const unitsQuery = listOf('units')
export const partnersQuery = listOf('partners')

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'public'],
  queryFn: readResult<PublicItem<'settings'>>('settings'),
  staleTime: RARELY,
})

export const doctorQuery = (slug: string) =>
  queryOptions({
    queryKey: ['doctor', slug],
    queryFn: readResult<PublicItem<'doctors'>>(`doctors/${encodeURIComponent(slug)}`),
    staleTime: RARELY,
  })

/** Today's flags and next free slots; null asks for all doctors at once. */
export const availabilityQuery = (slugs: string[] | null) =>
  queryOptions({
    queryKey: ['availability', slugs],
    queryFn: readResult<Availability[]>('availability', { query: { doctor: slugs ?? [] } }),
    placeholderData: keepPreviousData,
  })

/** A doctor's sessions from one date to another, with the free capacity of each slot. */
export const slotsQuery = (slug: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['places', slug, from, to],
    queryFn: readResult<Occurrence[]>(`doctors/${encodeURIComponent(slug)}/places`, { query: { from, to } }),
    staleTime: 10_000,
  })

interface Within {
  from: string
  to: string
  location?: string | undefined
}
const ofSpecialist = <T>(what: 'days' | 'places', slug: string, query: Within) =>
  queryOptions({
    queryKey: ['places', 'specialist', what, slug, query.from, query.to, query.location ?? ''],
    queryFn: readResult<T[]>(`specialists/${encodeURIComponent(slug)}/${what}`, { query: { ...query } }),
    staleTime: 10_000,
  })
/** A specialty's days with the free slots of all its doctors. */
export const specialistDaysQuery = (slug: string, within: Within) =>
  ofSpecialist<SpecialistDay>('days', slug, within)
/** The free slots of all doctors of a specialty. */
export const specialistSlotsQuery = (slug: string, within: Within) =>
  ofSpecialist<NamedOccurrence>('places', slug, within)

export const appointmentsQuery = (when: 'upcoming' | 'past', perPage: number) =>
  queryOptions({
    queryKey: ['appointments', when, perPage],
    queryFn: async ({ signal }) => {
      const { result, meta } = await get<Appointment[]>('appointments', { query: { when, perPage }, signal })
      return { items: result, total: meta.total ?? result.length }
    },
    placeholderData: keepPreviousData,
  })

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['appointments', 'one', id],
    queryFn: readResult<Appointment>(`appointments/${encodeURIComponent(id)}`),
  })

/** The appointment that a booking moves, if it moves one. */
export const useMovedAppointment = (id: string | undefined): Appointment | undefined =>
  useQuery({ ...appointmentQuery(id ?? ''), enabled: Boolean(id) }).data

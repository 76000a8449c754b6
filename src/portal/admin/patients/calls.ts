import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import { queryClient, readAnswer, readResult, write } from '../../queries.ts'

export interface PatientRow {
  id: string
  name: string
  email: string | null
  phone: string | null
  birthDate: string | null
  /** The account holder who books for this dependant. */
  carer: string | null
  disabled: boolean
  createdAt: string
  appointments: number
}
export interface PatientForDesk extends PatientRow {
  address: string | null
  language: 'en' | 'id' | null
  promotionalOffers: boolean
  promotionalOffersAt: string | null
  promotionalOffersText: string | null
  visits: Appointment[]
  /** The patients that this patient books for. */
  dependants: { id: string; name: string; birthDate: string | null; relationship: string }[]
}
export interface Trail {
  at: string
  by: string | null
  action: string
  objectKind: string
}
const key = ['admins', 'patients']

/** By name, or newest account first. */
export const patientOrders = ['name', '-createdAt'] as const
interface PatientsQuery {
  search: string
  page: number
  sort: (typeof patientOrders)[number]
}

export const patientList = ({ search, page, sort }: PatientsQuery) =>
  queryOptions({
    queryKey: [...key, 'list', search, page, sort],
    queryFn: readAnswer<PatientRow[]>('admins/patients', {
      query: { search, page, sort, perPage: PER_PAGE },
    }),
    placeholderData: keepPreviousData,
  })
export const onePatient = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: readResult<PatientForDesk>(`admins/patients/${encodeURIComponent(id)}`),
  })
export const trailOf = (id: string) =>
  queryOptions({
    queryKey: [...key, 'trail', id],
    queryFn: readResult<Trail[]>(`admins/patients/${encodeURIComponent(id)}/trail`),
    staleTime: 0,
  })
export const everythingOf = async (id: string) =>
  (await get<unknown>(`admins/patients/${encodeURIComponent(id)}/everything`)).result

export const disablePatient = (id: string, disabled: boolean) =>
  write(post<PatientRow>(`admins/patients/${id}/disable`, { disabled }), key)
export async function erasePatient(id: string) {
  const answer = await post<null>(`admins/patients/${id}/erase`, {})
  queryClient.removeQueries({ queryKey: [...key, 'one', id] })
  await queryClient.invalidateQueries({ queryKey: key })
  return answer
}

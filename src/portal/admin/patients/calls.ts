import type { Result } from '#api/address.ts'
import { get, post } from '#api/client.ts'
import { choiceFilter, display, PER_PAGE, type QueryOf } from '../../kit/list/list-address.ts'
import { answerOptions, erase, resultOptions, write } from '../queries.ts'

type PatientRow = Result<'/api/admins/patients'>[number]
export type PatientForDesk = Result<'/api/admins/patients/{id}'>
type Trail = Result<'/api/admins/patients/{id}/trail'>[number]
const key = ['admins', 'patients']

/** By name, or newest account first. */
export const patientOrders = ['name', '-createdAt'] as const
export const patientFilters = { sort: display(choiceFilter(patientOrders, 'name')) }

export const patientListOptions = ({ search, page, sort }: QueryOf<typeof patientFilters>) =>
  answerOptions<PatientRow[]>([...key, 'list'], 'admins/patients', {
    query: { search, page, sort, perPage: PER_PAGE },
  })
export const patientOptions = (id: string) =>
  resultOptions<PatientForDesk>([...key, 'one', id], `admins/patients/${encodeURIComponent(id)}`)
export const trailOptions = (id: string) =>
  resultOptions<Trail[]>([...key, 'trail', id], `admins/patients/${encodeURIComponent(id)}/trail`, {
    staleTime: 0,
  })
export const dataExportOf = async (id: string) =>
  (await get<unknown>(`admins/patients/${encodeURIComponent(id)}/everything`)).result

export const disablePatient = (id: string, disabled: boolean) =>
  write(post<PatientRow>(`admins/patients/${id}/disable`, { disabled }), key)
export const erasePatient = (id: string) =>
  erase(post<null>(`admins/patients/${id}/erase`, {}), key, [...key, 'one', id])

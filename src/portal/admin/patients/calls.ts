import { get, post } from '#api/client.ts'
import type { ResultOf } from '#api/operations.ts'
import { choiceFilter, display, PER_PAGE, type QueryOf } from '../../kit/list/list-address.ts'
import { answerOptions, erase, resultOptions, write } from '../queries.ts'

export type PatientForDesk = ResultOf<'get', '/api/admins/patients/{id}'>
const key = ['admins', 'patients']

/** By name, or newest account first. */
export const patientOrders = ['name', '-createdAt'] as const
export const patientFilters = { sort: display(choiceFilter(patientOrders, 'name')) }

export const patientListOptions = ({ search, page, sort }: QueryOf<typeof patientFilters>) =>
  answerOptions([...key, 'list'], '/api/admins/patients', {
    query: { search, page, sort, perPage: PER_PAGE },
  })
export const patientOptions = (id: string) =>
  resultOptions([...key, 'one', id], '/api/admins/patients/{id}', { params: { id } })
export const trailOptions = (id: string) =>
  resultOptions([...key, 'trail', id], '/api/admins/patients/{id}/trail', { params: { id }, staleTime: 0 })
export const dataExportOf = async (id: string) =>
  (await get('/api/admins/patients/{id}/everything', { params: { id } })).result

export const disablePatient = (id: string, disabled: boolean) =>
  write(post('/api/admins/patients/{id}/disable', { params: { id }, body: { disabled } }), key)
export const erasePatient = (id: string) =>
  erase(post('/api/admins/patients/{id}/erase', { params: { id } }), key, [...key, 'one', id])

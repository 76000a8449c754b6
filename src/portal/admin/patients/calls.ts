import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get, post, put } from '#api/client.ts'
import type { BodyOf, ResultOf } from '#api/operations.ts'
import type { DeskPatient } from '#entities/people/patient.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { choiceFilter, display, PER_PAGE, type QueryOf } from '../../kit/list/list-address.ts'
import { answerOptions, erase, resultOptions, write, writeSettled } from '../queries.ts'

export type PatientForDesk = ResultOf<'get', '/api/admins/patients/{id}'>
export type PatientRow = ResultOf<'get', '/api/admins/patients'>[number]
const key = ['admins', 'patients']

/** By name, or newest account first. */
export const patientOrders = ['name', '-createdAt'] as const
export const patientFilters = { sort: display(choiceFilter(patientOrders, 'name')) }

/** The words are not in the address of the request: they may be an identity number, and logs keep addresses. */
const searchOptions = (body: BodyOf<'post', '/api/admins/patients/search'>) =>
  queryOptions({
    queryKey: [...key, 'list', body],
    queryFn: ({ signal }) =>
      // A read, which may be repeated.
      post('/api/admins/patients/search', { body, signal, idempotencyKey: newIdempotencyKey() }),
    placeholderData: keepPreviousData,
  })
export const patientListOptions = ({ search, page, sort }: QueryOf<typeof patientFilters>) =>
  searchOptions({ search, page, sort, perPage: PER_PAGE })
/** The first patients that a search finds. */
export const foundPatientsOptions = (search: string) => ({
  ...searchOptions({ search, perPage: 8 }),
  enabled: search.length >= 2,
})
export const patientOptions = (id: string) =>
  resultOptions([...key, 'one', id], '/api/admins/patients/{id}', { params: { id } })
/** Entries on a page of the trail. */
export const TRAIL_PAGE = 50
export const trailOptions = (id: string, page: number) =>
  answerOptions([...key, 'trail', id], '/api/admins/patients/{id}/trail', {
    ...{ params: { id }, query: { page } },
    staleTime: 0,
  })
export const dataExportOf = async (id: string) =>
  (await get('/api/admins/patients/{id}/everything', { params: { id } })).result

// Also after a refusal: a colleague was faster, and the next try needs what was saved.
export const savePatient = (id: string, body: DeskPatient) =>
  writeSettled(put('/api/admins/patients/{id}', { params: { id }, body }), key, ['admins', 'appointments'])
export const saveNik = (id: string, body: { nik: string | null; version: string }) =>
  writeSettled(put('/api/admins/patients/{id}/nik', { params: { id }, body }), key)
export const revealNik = async (id: string) =>
  (await post('/api/admins/patients/{id}/nik', { params: { id } })).result
/** `other` ends in `kept`. */
export const mergePatients = (kept: PatientForDesk, other: PatientForDesk) => {
  const body = { other: other.id, version: kept.updatedAt, otherVersion: other.updatedAt }
  const input = { params: { id: kept.id }, body }
  return writeSettled(post('/api/admins/patients/{id}/merge', input), key, ['admins', 'appointments'])
}
export const undoMerge = (id: string, merge: string) => {
  const input = { params: { id }, body: { merge } }
  return writeSettled(post('/api/admins/patients/{id}/unmerge', input), key, ['admins', 'appointments'])
}

export const disablePatient = (id: string, disabled: boolean) =>
  write(post('/api/admins/patients/{id}/disable', { params: { id }, body: { disabled } }), key)
export const erasePatient = (id: string) =>
  erase(write(post('/api/admins/patients/{id}/erase', { params: { id } }), ['admins', 'appointments']), key, [
    ...key,
    'one',
    id,
  ])

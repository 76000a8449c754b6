import { del, post } from '#api/client.ts'
import type { ResultOf } from '#api/operations.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const key = ['admins', 'operations']
export const PER_PAGE = 50

export const setupOptions = resultOptions([...key, 'setup'], '/api/admins/setup')

export const jobsOptions = resultOptions([...key, 'jobs'], '/api/admins/operations/jobs', { every: 15_000 })
export const runJob = (name: string) =>
  write(post('/api/admins/operations/jobs/{name}/run', { params: { name } }), jobsOptions.queryKey)

type Backups = ResultOf<'get', '/api/admins/operations/backups'>
export type BackupRun = Backups['runs'][number]
export const backupsOptions = resultOptions([...key, 'backups'], '/api/admins/operations/backups')

export type Check = ResultOf<'get', '/api/admins/operations/check-up'>[number]
export const checkOptions = resultOptions([...key, 'check-up'], '/api/admins/operations/check-up', {
  // The check signs in to the mail server and writes to the bucket: run it only when the screen opens and on demand.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { onlyWhenAsked: true },
})

const redirectsKey = ['admins', 'redirects']
export const redirectsOptions = (page: number, search: string) =>
  answerOptions(redirectsKey, '/api/admins/redirects', {
    query: { page, perPage: PER_PAGE, search },
    staleTime: 0,
  })

export const addRedirect = (redirect: { from: string; to: string | null }) =>
  write(post('/api/admins/redirects', { body: redirect }), redirectsKey)
export const removeRedirect = (id: string) =>
  write(del('/api/admins/redirects/{id}', { params: { id } }), redirectsKey)

import type { Result } from '#api/address.ts'
import { del, post } from '#api/client.ts'
import type { Redirect } from '#entities/content/redirect.ts'
import type { Job, Setup } from '#entities/office/office.ts'
import { answerOptions, resultOptions, write } from '../queries.ts'

const key = ['admins', 'operations']
export const PER_PAGE = 50

export const setupOptions = resultOptions<Setup>([...key, 'setup'], 'admins/setup')

export const jobsOptions = resultOptions<Job[]>([...key, 'jobs'], 'admins/operations/jobs', {
  every: 15_000,
})
export const runJob = (name: string) =>
  write(post(`admins/operations/jobs/${name}/run`), jobsOptions.queryKey)

type Backups = Result<'/api/admins/operations/backups'>
export type BackupRun = Backups['runs'][number]
export const backupsOptions = resultOptions<Backups>([...key, 'backups'], 'admins/operations/backups')

export type Check = Result<'/api/admins/operations/check-up'>[number]
export const checkOptions = resultOptions<Check[]>([...key, 'check-up'], 'admins/operations/check-up', {
  // The check signs in to the mail server and writes to the bucket: run it only when the screen opens and on demand.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { onlyWhenAsked: true },
})

const redirectsKey = ['admins', 'redirects']
export const redirectsOptions = (page: number, search: string) =>
  answerOptions<Redirect[]>(redirectsKey, 'admins/redirects', {
    query: { page, perPage: PER_PAGE, search },
    staleTime: 0,
  })

export const addRedirect = (redirect: { from: string; to: string | null }) =>
  write(post<{ id: string }>('admins/redirects', redirect), redirectsKey)
export const removeRedirect = (id: string) => write(del<null>(`admins/redirects/${id}`), redirectsKey)

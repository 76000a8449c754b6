import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type { Redirect } from '#entities/content/redirect.ts'
import type { Job, Setup } from '#entities/office/office.ts'
import { readAnswer, readResult, write } from '../../queries.ts'

const key = ['admins', 'operations']
export const PER_PAGE = 50

export const setupOptions = queryOptions({
  queryKey: [...key, 'setup'],
  queryFn: readResult<Setup>('admins/setup'),
})

/** Polled while the screen is open; polling does not count as activity of the person. */
export const jobsOptions = queryOptions({
  queryKey: [...key, 'jobs'],
  queryFn: readResult<Job[]>('admins/operations/jobs', { polled: true }),
  refetchInterval: 15_000,
})
export const runJob = (name: string) =>
  write(post(`admins/operations/jobs/${name}/run`), jobsOptions.queryKey)

export interface BackupRun {
  id: string
  trigger: 'schedule' | 'command'
  startedAt: string
  endedAt: string
  folder: string | null
  rows: number | null
  files: number | null
  bytes: number | null
  verified: 'read' | 'restored' | null
  error: string | null
}
interface Backups {
  scheduled: boolean
  folder: string | null
  keep: number
  lastGoodAt: string | null
  runs: BackupRun[]
}
export const backupsOptions = queryOptions({
  queryKey: [...key, 'backups'],
  queryFn: readResult<Backups>('admins/operations/backups'),
})

export interface Check {
  check: string
  state: 'fine' | 'warning' | 'wrong'
  message: string
  remedy: string | null
}
export const checkOptions = queryOptions({
  queryKey: [...key, 'check-up'],
  queryFn: readResult<Check[]>('admins/operations/check-up'),
  // The check signs in to the mail server and writes to the bucket: run it only when the screen opens and on demand.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { onlyWhenAsked: true },
})

const redirectsKey = ['admins', 'redirects']
export const redirectsOptions = (page: number, search: string) =>
  queryOptions({
    queryKey: [...redirectsKey, { page, search }],
    queryFn: readAnswer<Redirect[]>('admins/redirects', { query: { page, perPage: PER_PAGE, search } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const addRedirect = (redirect: { from: string; to: string | null }) =>
  write(post<{ id: string }>('admins/redirects', redirect), redirectsKey)
export const removeRedirect = (id: string) => write(del<null>(`admins/redirects/${id}`), redirectsKey)

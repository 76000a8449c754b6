import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type { Redirect } from '#entities/content/redirect.ts'
import type { Job, Setup } from '#entities/office/office.ts'
import { queryClient, readAnswer, readResult } from '../../queries.ts'

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
export async function runJob(name: string): Promise<void> {
  await post(`admins/operations/jobs/${name}/run`)
  await queryClient.invalidateQueries({ queryKey: jobsOptions.queryKey })
}

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
const renewRedirects = () => queryClient.invalidateQueries({ queryKey: redirectsKey })

export async function addRedirect(redirect: { from: string; to: string | null }) {
  const answer = await post<{ id: string }>('admins/redirects', redirect)
  await renewRedirects()
  return answer
}
export async function removeRedirect(id: string) {
  const answer = await del<null>(`admins/redirects/${id}`)
  await renewRedirects()
  return answer
}

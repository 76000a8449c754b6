import { queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { ClosedDoctor, Closure, ClosureWrite } from '#entities/schedule/closure.ts'
import { queryClient, readResult } from '../../queries.ts'
import { watchPublication } from '../content/edit/publishing.ts'
import type { Told } from '../front-desk/day/day-calls.ts'

const path = 'admins/closures'

export const closuresOptions = queryOptions({
  queryKey: ['admins', 'exceptions', 'closures'],
  queryFn: readResult<Closure[]>(path),
})

/** Preview of a closure. Never cached. */
export const askClosed = async (closure: ClosureWrite): Promise<ClosedDoctor[]> =>
  (await post<ClosedDoctor[]>(`${path}/preview`, closure)).result

/** After a write: invalidates the cache and polls the publication. */
async function written(title: string, call: ReturnType<typeof post>): Promise<Told> {
  const { meta } = await call
  if (typeof meta.change === 'number') void watchPublication(meta.change, title)
  await Promise.all(
    ['exceptions', 'appointments'].map(part => queryClient.invalidateQueries({ queryKey: ['admins', part] })),
  )
  return meta as unknown as Told
}

export const close = (closure: ClosureWrite, title: string) => written(title, post(path, closure))

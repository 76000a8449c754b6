import { useQuery } from '@tanstack/react-query'
import { type Answer, del, get, post, put } from '#api/client.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import type { ConcernedPlace, ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import { queryClient } from '../../queries.ts'
import { watchPublication } from '../content/edit/publishing.ts'

const paths = { sessions: 'admins/schedules', exceptions: 'admins/schedule-exceptions' } as const
type Part = keyof typeof paths

export const useSessions = (doctor: string) =>
  useQuery({
    queryKey: ['admins', 'sessions', doctor],
    queryFn: async ({ signal }) =>
      (await get<Schedule[]>(paths.sessions, { query: { doctor, perPage: 500 }, signal })).result,
  })

export const useExceptions = (doctor: string) =>
  useQuery({
    queryKey: ['admins', 'exceptions', doctor],
    queryFn: async ({ signal }) =>
      (await get<ScheduleException[]>(paths.exceptions, { query: { doctor, perPage: 500 }, signal })).result,
  })

/** How many booked appointments have lost their place, and how their patients hear of it. */
export interface Written {
  affected?: number
  told?: number
  alsoToCall?: number
  toCall?: number
}
type WriteAnswer = Answer<unknown> & { meta: Written }

/** After a write: what was read is old, and the public pages follow. */
async function written(part: Part, title: string, call: Promise<WriteAnswer>): Promise<WriteAnswer> {
  const answer = await call
  if (typeof answer.meta.change === 'number') void watchPublication(answer.meta.change, title)
  await queryClient.invalidateQueries({ queryKey: ['admins', part] })
  return answer
}

export const saveRow = (
  part: Part,
  id: string | null,
  body: ScheduleChange | ExceptionWrite,
  title: string,
) => written(part, title, id === null ? post(paths[part], body) : put(`${paths[part]}/${id}`, body))

/** What is booked and would be concerned, asked before it is written. A new session takes nobody's place. */
export async function askConcerned(
  part: Part,
  id: string | null,
  body: ScheduleChange | ExceptionWrite,
): Promise<ConcernedPlace[]> {
  if (part === 'sessions') {
    if (id === null) return []
    return (await post<ConcernedPlace[]>(`admins/schedules/${id}/concerned`, body)).result
  }
  const query = { id: id ?? undefined }
  return (await post<ConcernedPlace[]>('admins/schedule-exceptions/concerned', body, { query })).result
}

export const deleteRow = (part: Part, id: string, title: string) =>
  written(part, title, del(`${paths[part]}/${id}`))

import { useQuery } from '@tanstack/react-query'
import { type Answer, del, post, put } from '#api/client.ts'
import type { AffectedSlot, ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import { watchPublication } from '../content/edit/publishing.ts'
import { invalidate, resultOptions } from '../queries.ts'

const paths = { sessions: '/api/admins/schedules', exceptions: '/api/admins/schedule-exceptions' } as const
type Part = keyof typeof paths

export const useSessions = (doctor: string) =>
  useQuery(resultOptions(['admins', 'sessions', doctor], paths.sessions, { query: { doctor, perPage: 500 } }))

export const useExceptions = (doctor: string) =>
  useQuery(
    resultOptions(['admins', 'exceptions', doctor], paths.exceptions, { query: { doctor, perPage: 500 } }),
  )

/** Numbers of displaced appointments, by contact channel. */
export interface ContactFigures {
  affected?: number
  told?: number
  alsoToCall?: number
  toCall?: number
}
type WriteAnswer = Answer<unknown> & { meta: ContactFigures }

/** After a write: invalidates the cache and polls the publication. */
async function afterWrite(part: Part, title: string, call: Promise<WriteAnswer>): Promise<WriteAnswer> {
  const answer = await call
  if (typeof answer.meta.change === 'number') void watchPublication(answer.meta.change, title)
  await invalidate(['admins', part])
  return answer
}

export const saveRow = (
  part: Part,
  id: string | null,
  body: ScheduleChange | ExceptionWrite,
  title: string,
) => {
  const path = paths[part]
  return afterWrite(
    part,
    title,
    id === null ? post(path, { body }) : put(`${path}/{id}`, { params: { id }, body }),
  )
}

/** Appointments that a change would displace, requested before saving. A new session displaces none. */
export async function previewChange(
  part: Part,
  id: string | null,
  body: ScheduleChange | ExceptionWrite,
): Promise<AffectedSlot[]> {
  if (part === 'sessions') {
    if (id === null) return []
    return (await post('/api/admins/schedules/{id}/concerned', { params: { id }, body })).result
  }
  const query = { id: id ?? undefined }
  return (await post('/api/admins/schedule-exceptions/concerned', { body, query })).result
}

export const deleteRow = (part: Part, id: string, title: string) =>
  afterWrite(part, title, del(`${paths[part]}/{id}`, { params: { id } }))

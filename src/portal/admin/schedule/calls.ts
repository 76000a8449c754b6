import { useQuery } from '@tanstack/react-query'
import { del, post, put, type WriteAnswer } from '#api/client.ts'
import type { AffectedSlot, ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import { watchPublication } from '../content/edit/publishing.ts'
import { appointmentReads, invalidate, resultOptions } from '../queries.ts'

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
type Written = WriteAnswer<unknown, ContactFigures>

/** After a write, which may displace appointments: invalidates the cache and polls the publication. */
export async function afterWrite<W extends Written>(part: Part, title: string, call: Promise<W>): Promise<W> {
  const answer = await call
  if (typeof answer.meta.change === 'number') void watchPublication(answer.meta.change, title)
  await invalidate(['admins', part], ...appointmentReads)
  return answer
}

export const saveSession = (id: string | null, body: ScheduleChange, title: string) =>
  afterWrite<Written>(
    'sessions',
    title,
    id === null
      ? post('/api/admins/schedules', { body })
      : put('/api/admins/schedules/{id}', { params: { id }, body }),
  )
export const saveException = (id: string | null, body: ExceptionWrite, title: string) =>
  afterWrite(
    'exceptions',
    title,
    id === null
      ? post('/api/admins/schedule-exceptions', { body })
      : put('/api/admins/schedule-exceptions/{id}', { params: { id }, body }),
  )

/** The booked slots that a change would displace or delay, and how many patients are checked in. */
export interface AffectedSlots {
  slots: AffectedSlot[]
  checkedIn: number
}

/** Requested before saving. A new session displaces no appointment, and one that displaces some is not changed. */
export async function previewSession(id: string | null, body: ScheduleChange): Promise<AffectedSlots> {
  if (id === null) return { slots: [], checkedIn: 0 }
  const { result } = await post('/api/admins/schedules/{id}/concerned', { params: { id }, body })
  return { slots: result, checkedIn: 0 }
}
export async function previewException(id: string | null, body: ExceptionWrite): Promise<AffectedSlots> {
  const { result, meta } = await post('/api/admins/schedule-exceptions/concerned', {
    body,
    query: { id: id ?? undefined },
  })
  return { slots: result, checkedIn: meta.checkedIn }
}

export const deleteRow = (part: Part, id: string, title: string) =>
  afterWrite(part, title, del(`${paths[part]}/{id}`, { params: { id } }))

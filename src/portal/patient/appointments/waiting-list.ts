import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type { WaitInput, WaitingEntry } from '#entities/appointment/waiting.ts'
import { readResult } from '../../queries.ts'

/** The patient's entries on waiting lists, with the slots offered now. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: readResult<WaitingEntry[]>('waiting-list'),
})

/** A doctor, or any doctor of a specialty. */
export type Awaited = { doctor: string } | { specialist: string }

/** Whether the entry is for this family member and this doctor or specialty. */
export const isFor = (one: WaitingEntry, awaited: Awaited, who: string | null): boolean =>
  ('specialist' in awaited
    ? one.specialist === awaited.specialist
    : one.specialist === null && one.doctor === awaited.doctor) &&
  (one.dependant?.id ?? null) === who &&
  stillWaits(one)

const WEEKS = 8
/** The default last day of an entry. */
export const lastDay = (today: Temporal.PlainDate): string => today.add({ weeks: WEEKS }).toString()

export const stillWaits = ({ status }: WaitingEntry): boolean => status === 'waiting' || status === 'offered'

/** Joining and leaving the waiting list: both are idempotent and show their own messages. */
export function useWaiting() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      ['waiting', 'hold', 'places', 'availability', 'appointments'].map(name =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const enter = useMutation({
    mutationFn: (wait: WaitInput) => post<WaitingEntry>('waiting-list', wait, { toast: 'all' }),
    onSettled,
  })
  const leave = useMutation({
    mutationFn: (id: string) => del<null>(`waiting-list/${encodeURIComponent(id)}`, { toast: 'all' }),
    onSettled,
  })
  return { enter, leave }
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { del, get, post } from '#api/client.ts'
import type { WaitInput, WaitingEntry } from '#entities/appointment/waiting.ts'

/** Where the patient waits for a place, and what is offered to them now. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: async ({ signal }) => (await get<WaitingEntry[]>('waiting-list', { signal })).result,
})

/** A doctor, or any doctor of a specialty. */
export type Awaited = { doctor: string } | { specialist: string }

/** The entry of this person of the family for what is awaited. */
export const isFor = (one: WaitingEntry, awaited: Awaited, who: string | null): boolean =>
  ('specialist' in awaited
    ? one.specialist === awaited.specialist
    : one.specialist === null && one.doctor === awaited.doctor) &&
  (one.dependant?.id ?? null) === who &&
  stillWaits(one)

const WEEKS = 8
/** Until when somebody waits who names no other day. */
export const lastDay = (today: Temporal.PlainDate): string => today.add({ weeks: WEEKS }).toString()

export const stillWaits = ({ status }: WaitingEntry): boolean => status === 'waiting' || status === 'offered'

/** Entering and leaving: both may be repeated, and say by themselves what became of it. */
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

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { del, get, post } from '#api/client.ts'
import type { Wait, WaitingEntry } from '#entities/waiting.ts'

/** Where the patient waits for a place, and what is offered to them now. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: async ({ signal }) => (await get<WaitingEntry[]>('waiting-list', { signal })).result,
})

export const stillWaits = ({ status }: WaitingEntry): boolean => status === 'waiting' || status === 'offered'

/** Entering and leaving: both may be repeated, and say by themselves what became of it. */
export function useWaiting() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all(
      ['waiting', 'hold', 'places', 'availability'].map(name =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  const enter = useMutation({
    mutationFn: (wait: Wait) => post<WaitingEntry>('waiting-list', wait, { toast: 'all' }),
    onSettled,
  })
  const leave = useMutation({
    mutationFn: (id: string) => del<null>(`waiting-list/${encodeURIComponent(id)}`, { toast: 'all' }),
    onSettled,
  })
  return { enter, leave }
}

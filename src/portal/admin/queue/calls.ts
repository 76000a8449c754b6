import { queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type {
  Display,
  DisplayView,
  DisplayWrite,
  Queue,
  QueueCall,
} from '#entities/appointment/waiting-room.ts'
import { queryClient, readResult, write } from '../../queries.ts'

/** Below the appointments' key: a check-in at the counter also refetches the queue. */
const keys = ['admins', 'appointments', 'queue'] as const
const displayKeys = ['admins', 'displays'] as const
const LOOK = 10_000

/** Polled; polling does not count as activity, so an open screen does not extend the session. */
export const queueOptions = (location: string) =>
  queryOptions({
    queryKey: [...keys, location],
    queryFn: readResult<Queue[]>('admins/desk/queue', { query: { location }, polled: true }),
    enabled: location !== '',
    refetchInterval: LOOK,
  })

export async function callIn(wish: QueueCall): Promise<Queue> {
  try {
    return (await post<Queue>('admins/desk/queue/call', wish)).result
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['admins', 'appointments'] })
  }
}
export async function recall(id: string, how: 'again' | 'pass'): Promise<void> {
  try {
    await post(`admins/desk/queue/${id}/${how}`)
  } finally {
    await queryClient.invalidateQueries({ queryKey: keys })
  }
}

export const displaysOptions = queryOptions({
  queryKey: displayKeys,
  queryFn: readResult<Display[]>('admins/desk/displays'),
  staleTime: 0,
})
export const makeDisplay = (display: DisplayWrite) =>
  write(post<{ display: Display; token: string }>('admins/desk/displays', display), displayKeys)
export const takeOverDisplay = (id: string) =>
  write(post(`admins/desk/displays/${id}/take-over`), displayKeys)
export const endDisplay = (id: string) => write(del(`admins/desk/displays/${id}`), displayKeys)

/** The data of a display on the wall, which has no session. */
export const viewOptions = (token: string) =>
  queryOptions({
    queryKey: ['display', token],
    queryFn: async ({ signal }) =>
      (await post<DisplayView>('display', { token }, { anonymous: true, background: true, signal })).result,
    enabled: token.length >= 20,
    refetchInterval: LOOK,
    // Poll also in the background: the browser may consider the display hidden.
    refetchIntervalInBackground: true,
    retry: false,
  })

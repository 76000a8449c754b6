import { queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type {
  Display,
  DisplayView,
  DisplayWrite,
  Queue,
  QueueCall,
} from '#entities/appointment/waiting-room.ts'
import { queryClient, readResult } from '../../queries.ts'

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
export async function makeDisplay(write: DisplayWrite): Promise<string> {
  const { result } = await post<{ display: Display; token: string }>('admins/desk/displays', write)
  await queryClient.invalidateQueries({ queryKey: displayKeys })
  return result.token
}
export async function takeOverDisplay(id: string): Promise<void> {
  await post(`admins/desk/displays/${id}/take-over`)
  await queryClient.invalidateQueries({ queryKey: displayKeys })
}
export async function endDisplay(id: string): Promise<void> {
  await del(`admins/desk/displays/${id}`)
  await queryClient.invalidateQueries({ queryKey: displayKeys })
}

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

import { queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type {
  Display,
  DisplayView,
  DisplayWrite,
  Queue,
  QueueCall,
} from '#entities/appointment/waiting-room.ts'
import { resultOptions, write, writeSettled } from '../queries.ts'

/** Below the appointments' key: a check-in at the counter also refetches the queue. */
const keys = ['admins', 'appointments', 'queue'] as const
const displayKeys = ['admins', 'displays'] as const
const POLL = 10_000

export const queueOptions = (location: string) =>
  resultOptions<Queue[]>([...keys, location], 'admins/desk/queue', {
    query: { location },
    enabled: location !== '',
    every: POLL,
  })

export const callPatient = (call: QueueCall) =>
  writeSettled(post<Queue>('admins/desk/queue/call', call), ['admins', 'appointments'])
export const recall = (id: string, how: 'again' | 'pass') =>
  writeSettled(post(`admins/desk/queue/${id}/${how}`), keys)

export const displaysOptions = resultOptions<Display[]>(displayKeys, 'admins/desk/displays', { staleTime: 0 })
export const createDisplay = (display: DisplayWrite) =>
  write(post<{ display: Display; token: string }>('admins/desk/displays', display), displayKeys)
export const takeOverDisplay = (id: string) =>
  write(post(`admins/desk/displays/${id}/take-over`), displayKeys)
export const revokeDisplay = (id: string) => write(del(`admins/desk/displays/${id}`), displayKeys)

/** The data of a display on the wall, which has no session. */
export const viewOptions = (token: string) =>
  queryOptions({
    queryKey: ['display', token],
    queryFn: async ({ signal }) =>
      (await post<DisplayView>('display', { token }, { anonymous: true, background: true, signal })).result,
    enabled: token.length >= 20,
    refetchInterval: POLL,
    // Poll also in the background: the browser may consider the display hidden.
    refetchIntervalInBackground: true,
    retry: false,
  })

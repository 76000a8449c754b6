import { queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import type { DisplayWrite, QueueCall } from '#entities/appointment/waiting-room.ts'
import { appointmentReads, resultOptions, write, writeSettled } from '../queries.ts'

/** Below the appointments' key: a check-in at the counter also refetches the queue. */
const keys = ['admins', 'appointments', 'queue'] as const
const displayKeys = ['admins', 'displays'] as const
const POLL = 10_000
/** A display shows a call soon after the front desk's press. */
const DISPLAY_POLL = 4_000

export const queueOptions = (location: string) =>
  resultOptions([...keys, location], '/api/admins/desk/queue', {
    query: { location },
    enabled: location !== '',
    every: POLL,
  })

export const callPatient = (call: QueueCall) =>
  writeSettled(post('/api/admins/desk/queue/call', { body: call }), ...appointmentReads)
export const recall = (id: string, how: 'again' | 'pass') =>
  writeSettled(post(`/api/admins/desk/queue/{id}/${how}`, { params: { id } }), keys)

export const displaysOptions = resultOptions(displayKeys, '/api/admins/desk/displays', { staleTime: 0 })
export const createDisplay = (display: DisplayWrite) =>
  write(post('/api/admins/desk/displays', { body: display }), displayKeys)
export const takeOverDisplay = (id: string) =>
  write(post('/api/admins/desk/displays/{id}/take-over', { params: { id } }), displayKeys)
export const revokeDisplay = (id: string) =>
  write(del('/api/admins/desk/displays/{id}', { params: { id } }), displayKeys)

/** The data of a display on the wall, which has no session. */
export const viewOptions = (token: string) =>
  queryOptions({
    queryKey: ['display', token],
    queryFn: async ({ signal }) =>
      (await post('/api/display', { body: { token }, anonymous: true, background: true, signal })).result,
    enabled: token.length >= 20,
    refetchInterval: DISPLAY_POLL,
    // Poll also in the background: the browser may consider the display hidden.
    refetchIntervalInBackground: true,
    retry: false,
  })

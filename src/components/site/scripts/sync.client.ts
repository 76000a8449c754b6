import { callHeaders, sendHint } from '#islands/live/page-calls.ts'
import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { firstInSession } from './idle.client.ts'

/**
 * Sends four sync hints once per browser session; call it when the browser is idle. All four are sent in one task with
 * `keepalive`: the flag says that they were sent, which must be true even if the visitor leaves the page at once.
 */
export function syncOnce(): void {
  if (!firstInSession(SYNC_SESSION_FLAG)) return
  for (const kind of ['specialists', 'units', 'doctors', 'schedules'] as const)
    sendHint(`/api/${kind}/sync`, { headers: callHeaders(), keepalive: true })
}

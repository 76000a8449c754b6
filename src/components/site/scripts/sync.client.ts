import { callHeaders, sendHint } from '#islands/live/page-calls.ts'
import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { firstInSession } from './idle.client.ts'

/**
 * Once per browser session, to be called when the browser is idle: four hints that the hospital's data may be looked at
 * again. All four leave in one task and outlive the page (`keepalive`): the flag says that they were sent, and a reader
 * who leaves after the first second must not make it untrue.
 */
export function syncOnce(): void {
  if (!firstInSession(SYNC_SESSION_FLAG)) return
  for (const kind of ['specialists', 'units', 'doctors', 'schedules'])
    sendHint(`${kind}/sync`, { headers: callHeaders(), keepalive: true })
}

import { timeoutSignal } from '#entities/abort-signals.ts'
import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { apiUrl, callHeaders } from './api.client.ts'
import { firstInSession } from './idle.client.ts'

const patience = 4000

/**
 * Once per browser session, to be called when the browser is idle: four hints that the hospital's data may be looked at
 * again. All four leave in one task and outlive the page (`keepalive`): the flag says that they were sent, and a reader
 * who leaves after the first second must not make it untrue.
 */
export function syncOnce(): void {
  if (!firstInSession(SYNC_SESSION_FLAG)) return
  for (const kind of ['specialists', 'units', 'doctors', 'schedules']) {
    // A host without the API must not trouble the reader, and one that hangs gives its connection back soon. The answer is
    // read, or the browser keeps the connection.
    fetch(apiUrl(`${kind}/sync`), {
      method: 'POST',
      headers: callHeaders(),
      keepalive: true,
      signal: timeoutSignal(patience),
    })
      .then(response => response.text())
      .catch(() => {})
  }
}

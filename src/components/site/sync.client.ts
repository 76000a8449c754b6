import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { apiUrl, callHeaders } from './api.client.ts'
import { firstInSession } from './idle.client.ts'

const patience = 4000

/** Once per browser session, to be called when the browser is idle: four hints that the hospital's data may be looked at again. */
export async function syncOnce(): Promise<void> {
  if (!firstInSession(SYNC_SESSION_FLAG)) return
  // One after the other: a server that hangs would take most of the six connections that a browser has for the page.
  for (const kind of ['specialists', 'units', 'doctors', 'schedules']) {
    // Nobody waits for it: a static host without the API must not trouble the reader. The answer is read all the
    // same, or the browser keeps its connection.
    await fetch(apiUrl(`${kind}/sync`), {
      method: 'POST',
      headers: callHeaders(),
      signal: AbortSignal.timeout(patience),
    })
      .then(response => response.text())
      .catch(() => {})
  }
}

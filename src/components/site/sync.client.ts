import { SYNC_IDLE_TIMEOUT, SYNC_SESSION_FLAG } from '#ui/constants.ts'

/** Once per browser session, when the browser is idle: four hints that the hospital's data may be looked at again. */
export function syncOnce(): void {
  try {
    if (sessionStorage.getItem(SYNC_SESSION_FLAG)) return
    sessionStorage.setItem(SYNC_SESSION_FLAG, '1')
  } catch {
    // Without session storage it would fire on every page: rather not at all.
    return
  }
  const send = () => {
    for (const kind of ['specialists', 'units', 'doctors', 'schedules']) {
      // Nobody waits for it: a static host without the API must not trouble the reader. The answer is read all the
      // same, or the browser keeps its connection.
      fetch(`/api/${kind}/sync`, { method: 'POST', headers: { accept: 'application/json' } })
        .then(response => response.text())
        .catch(() => {})
    }
  }
  if ('requestIdleCallback' in window) requestIdleCallback(send, { timeout: SYNC_IDLE_TIMEOUT })
  else send()
}

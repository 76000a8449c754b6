import { SYNC_IDLE_TIMEOUT } from '#ui/constants.ts'

/** Runs the work when the browser is idle, or at once without requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SYNC_IDLE_TIMEOUT })
  else work()
}

/** Whether this is the first call in the browser session. Without sessionStorage it is always false. */
export function firstInSession(flag: string): boolean {
  try {
    if (sessionStorage.getItem(flag)) return false
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

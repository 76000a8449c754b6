import { SYNC_IDLE_TIMEOUT } from '#ui/constants.ts'

/** When the browser has nothing better to do, or at once where it cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SYNC_IDLE_TIMEOUT })
  else work()
}

/** Whether this is the first time in the browser session; without session storage it never is, rather than always. */
export function firstInSession(flag: string): boolean {
  try {
    if (sessionStorage.getItem(flag)) return false
    sessionStorage.setItem(flag, '1')
    return true
  } catch {
    return false
  }
}

import { timeoutSignal } from '#entities/text/abort-signals.ts'
import { $connectivity } from '#state/connectivity.ts'
import { pageApiBase } from './base.ts'
import { ApiError } from './errors.ts'

/** Milliseconds without an answer until the page shows other ways to reach the hospital. */
const ANSWER_TIMEOUT = 8000
const LIVEZ_TIMEOUT = 4000

/** An error from our server is an answer too, also a 503 with a code. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && !error.code))

/** Asks /livez: a slow call (for example to a slow mail server) does not mean that the server is unreachable. */
async function isThere(): Promise<boolean> {
  try {
    const options = { headers: { accept: 'application/json' }, signal: timeoutSignal(LIVEZ_TIMEOUT) }
    const answer = await fetch(`${pageApiBase()}livez`, options)
    await answer.json()
    return answer.ok
  } catch {
    return false
  }
}

/** Updates the connectivity by the outcome and the duration of a call; returns or throws as the call does. */
export async function watchAnswer<R>(call: Promise<R>, signal?: AbortSignal): Promise<R> {
  let ended = false
  const late = setTimeout(async () => {
    const unreachable = !(await isThere())
    if (unreachable && !ended && !signal?.aborted) $connectivity.set('unreachable')
  }, ANSWER_TIMEOUT)
  try {
    const answer = await call
    $connectivity.set('online')
    return answer
  } catch (error) {
    if (!signal?.aborted) $connectivity.set(isUnreachable(error) ? 'unreachable' : 'online')
    throw error
  } finally {
    // Clearing the timer does not stop a check that is already running.
    ended = true
    clearTimeout(late)
  }
}

import { timeoutSignal } from '#entities/text/abort-signals.ts'
import { $connectivity } from '#state/connectivity.ts'
import { pageApiBase } from './base.ts'
import { ApiError } from './errors.ts'

/** So long, in milliseconds, a person waits without a word before they are told how else to reach the hospital. */
const SILENCE = 8000
const LIVEZ_SILENCE = 4000

/** A refusal of ours is an answer, too: whoever is told to come back later has reached us. */
const isSilence = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && !error.code))

/** Some calls take their time, a letter to a slow mail server say: that one is slow does not mean that nobody is there. */
async function isThere(): Promise<boolean> {
  try {
    const options = { headers: { accept: 'application/json' }, signal: timeoutSignal(LIVEZ_SILENCE) }
    const answer = await fetch(`${pageApiBase()}livez`, options)
    await answer.json()
    return answer.ok
  } catch {
    return false
  }
}

/** Notices whether a call is answered, and whether in time; hands it on as it was. */
export async function watchAnswer<R>(call: Promise<R>, signal?: AbortSignal): Promise<R> {
  let settled = false
  const late = setTimeout(async () => {
    const away = !(await isThere())
    if (away && !settled && !signal?.aborted) $connectivity.set('away')
  }, SILENCE)
  try {
    const answer = await call
    $connectivity.set('online')
    return answer
  } catch (error) {
    if (!signal?.aborted) $connectivity.set(isSilence(error) ? 'away' : 'online')
    throw error
  } finally {
    // Clearing does not stop what is being asked already.
    settled = true
    clearTimeout(late)
  }
}

import { get } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import { anySignal, sleep } from '#entities/text/abort-signals.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $connectivity, $profileWaits } from '#state/connectivity.ts'
import { $token } from '#state/token.ts'

/** Seconds before the next attempt; the last one repeats. */
const backOff = [1, 2, 4, 8, 15]
/** In seconds. A rate limit may ask for a quarter of an hour, which is too long for a user who waits. */
const longestWait = 60
const notOver = new Set([408, 425, 429])

/** The server refused. No answer, or a busy or broken server, says nothing about the session. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !notOver.has(error.status)

/** In milliseconds. Adds up to a third at random, so that clients do not all retry at one moment after an outage. */
function waitBefore(attempt: number, error: unknown): number {
  const asked = (error instanceof ApiError && error.retryAfter) || 0
  const seconds = Math.max(backOff[Math.min(attempt, backOff.length) - 1] as number, asked)
  return Math.min(seconds, longestWait) * 1000 * (1 + Math.random() / 3)
}

/** Aborts when the API answers again and when the token changes. */
function watchForChange() {
  const change = new AbortController()
  const abort = () => change.abort()
  const ends = [$connectivity.listen(now => void (now === 'online' && abort())), $token.listen(abort)]
  globalThis.addEventListener?.('online', abort, { signal: change.signal })
  change.signal.addEventListener('abort', () => {
    for (const end of ends) end()
  })
  return { signal: change.signal, stop: abort }
}

/**
 * Loads the user of a token. A refusal is thrown. After no answer, 408, 425, 429 or 5xx the request is retried until the
 * server answers, the caller aborts, or the token changes; decision 36 has the reason.
 */
export async function loadProfile(area: Area, token: string, signal?: AbortSignal): Promise<User> {
  try {
    for (let attempt = 1; ; attempt++) {
      const change = watchForChange()
      const either = signal ? anySignal([signal, change.signal]) : change.signal
      try {
        // Only the first attempt was caused by the user; retries must not extend the session.
        const options = { signal: either, background: attempt > 1 }
        return (await get(`/api/profile/${area}/user`, options)).result
      } catch (error) {
        if (signal?.aborted || $token.get() !== token || isRefusal(error)) throw error
        if (!change.signal.aborted) $profileWaits.set(true)
        await sleep(waitBefore(attempt, error), either)
        signal?.throwIfAborted()
        if ($token.get() !== token) throw error
      } finally {
        change.stop()
      }
    }
  } finally {
    $profileWaits.set(false)
  }
}

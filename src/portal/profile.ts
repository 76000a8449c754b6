import { atom } from 'nanostores'
import { get } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import { anySignal } from '#entities/text/abort-signals.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $connectivity } from '#state/connectivity.ts'
import { $token } from '#state/token.ts'

/** The profile has been asked for in vain, and is asked for again. */
export const $profileWaits = atom(false)

/** Seconds before the next attempt; the last one repeats. */
const backOff = [1, 2, 4, 8, 15]
/** In seconds: a limit of requests may ask for a quarter of an hour, which nobody sits through. */
const longestWait = 60
const notOver = new Set([408, 425, 429])

/** An answer that says no. Without one, and where the server is busy or broken, nothing is known about the session. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !notOver.has(error.status)

/** In milliseconds. Up to a third more by chance: after an outage all patients would come back at one moment. */
function waitBefore(attempt: number, error: unknown): number {
  const asked = (error instanceof ApiError && error.retryAfter) || 0
  const seconds = Math.max(backOff[Math.min(attempt, backOff.length) - 1] as number, asked)
  return Math.min(seconds, longestWait) * 1000 * (1 + Math.random() / 3)
}

/** Ends when the line comes back, when the API answers again, and when the session became another. */
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

const sleep = (milliseconds: number, signals: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signals.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signals.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * The person of a token. A refusal is thrown. No answer, 408, 425, 429 and 5xx are a load that is not over: it is tried
 * again until there is an answer, the caller gives up, or the token is another one; decision 36 has the reason.
 */
export async function loadProfile(area: Area, token: string, signal?: AbortSignal): Promise<User> {
  try {
    for (let attempt = 1; ; attempt++) {
      const change = watchForChange()
      const either = signal ? anySignal([signal, change.signal]) : change.signal
      try {
        // Only the first attempt is an act of the person.
        const options = { signal: either, background: attempt > 1 }
        return (await get<User>(`/profile/${area}/user`, options)).result
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

import { atom } from 'nanostores'
import { ApiError } from './errors.ts'

/** The API gives no answer of its own: it is down, or hangs, or a proxy answers in its place. */
export const $away = atom(false)

/** So long, in milliseconds, a person waits without a word before they are told how else to reach the hospital. */
const SILENCE = 8000

/** A refusal of ours is an answer, too: whoever is told to come back later has reached us. */
const isSilence = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && !error.code))

/** Notices whether a call is answered, and whether in time; hands it on as it was. */
export async function watchAnswer<R>(call: Promise<R>, signal?: AbortSignal): Promise<R> {
  const late = setTimeout(() => {
    if (!signal?.aborted) $away.set(true)
  }, SILENCE)
  try {
    const answer = await call
    $away.set(false)
    return answer
  } catch (error) {
    if (!signal?.aborted) $away.set(isSilence(error))
    throw error
  } finally {
    clearTimeout(late)
  }
}

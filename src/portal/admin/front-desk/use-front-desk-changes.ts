import { useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { waitFor } from '#api/wait.ts'
import { sleep } from '#entities/text/abort-signals.ts'
import { invalidateAppointments } from './calls.ts'

/** Milliseconds until the next attempt after an error, as the lists are polled anyway. */
const RETRY = 10_000
/** Milliseconds between two answers at least: a busy hour must not fetch the lists without a pause. */
const PAUSE = 700

/** `last` keeps the number of the last answer, so that a page learns what has happened while it was hidden. */
async function follow(location: string, last: { seen?: number }, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const query = { ...last, location: location || undefined }
      const answer = await waitFor('/api/admins/desk/changes', signal, { query })
      last.seen = answer.seen
      if (!answer.changed) continue
      void invalidateAppointments()
      await sleep(PAUSE, signal)
    } catch (error) {
      if (signal.aborted) return
      // Signed out, or without the right.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return
      await sleep(RETRY, signal)
    }
  }
}

/**
 * Fetches the appointments again as soon as a colleague or a patient has changed one, at this location or at any. Only
 * while the page is visible: each waiting request takes one of the six connections that a browser has to a server.
 */
export function useFrontDeskChanges(location = ''): void {
  useEffect(() => {
    let current: AbortController | undefined
    const last = {}
    const start = () => {
      current?.abort()
      current = undefined
      if (document.hidden) return
      current = new AbortController()
      void follow(location, last, current.signal)
    }
    start()
    document.addEventListener('visibilitychange', start)
    return () => {
      document.removeEventListener('visibilitychange', start)
      current?.abort()
    }
  }, [location])
}

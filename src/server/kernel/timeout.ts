import { Problem } from './problem.ts'

/**
 * The result of the work, or 503 after the timeout. For work that many requests share: a query to a database that is
 * frozen or unreachable neither returns nor fails, and all later requests would wait for it too.
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds = 3000): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Problem(503, 'api.busy', {}, { headers: { 'retry-after': '2' } })),
    milliseconds,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

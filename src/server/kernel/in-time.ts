import { Problem } from './problem.ts'

/**
 * The work's result, or 503 where it takes longer. For what many wait for together: a question to a database that has
 * frozen, or whose machine is gone, is never answered and never fails, and all who come later would wait behind it.
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

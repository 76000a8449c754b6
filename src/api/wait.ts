import { anySignal, timeoutSignal } from '#entities/text/abort-signals.ts'
import { $token } from '#state/token.ts'
import { urlOf } from './base.ts'
import type { Answer } from './client.ts'
import { errorOf } from './errors.ts'
import { headersOf } from './headers.ts'
import type { Given, Path, ResultOf } from './operations.ts'

/** Milliseconds: longer than the server waits. */
const TIMEOUT = 35_000

/**
 * Asks for something that the server answers only when it happens. Unlike other calls it neither shows the page as busy nor
 * the server as slow, and is not repeated.
 */
export async function waitFor<P extends string>(
  path: Path<'get', P>,
  signal: AbortSignal,
  ...[input]: Given<'get', P>
): Promise<ResultOf<'get', Path<'get', P>>> {
  const response = await fetch(urlOf(path, input as never), {
    headers: headersOf({ token: $token.get(), background: true }),
    signal: anySignal([signal, timeoutSignal(TIMEOUT)]),
  })
  if (!response.ok) throw await errorOf(response)
  return ((await response.json()) as Answer<ResultOf<'get', Path<'get', P>>>).result
}

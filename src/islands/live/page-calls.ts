import { urlOf } from '#api/base.ts'
import type { Given, Path, PathOf, ResultOf } from '#api/operations.ts'
import { timeoutSignal } from '#entities/text/abort-signals.ts'

/** Timeout in milliseconds: a server may hang instead of failing. */
const timeout = 6000
const retryWait = 400
const worthAnotherTry = new Set([408, 425, 500, 502, 503, 504])

/** Browsers open about six connections per host: calls to a hanging API must leave some for the page's files. */
const mostAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function queued<T>(call: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running++
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await call()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * Retries a read once after a lost answer. It does not retry after a timeout, or if an overloaded server sends
 * Retry-After.
 */
async function fetchTwice(url: string, headers: Record<string, string>): Promise<Response> {
  const ask = () => fetch(url, { headers, signal: timeoutSignal(timeout) })
  const lost = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error
    return null
  }
  const first = await ask().catch(lost)
  if (first && (!worthAnotherTry.has(first.status) || first.headers.has('retry-after'))) return first
  await new Promise(resolve => setTimeout(resolve, retryWait))
  return ask()
}

/** The result of an operation; null without an answer, after an error, or if a proxy answers with its own page. */
export async function readApi<P extends string>(
  path: Path<'get', P>,
  ...[input]: Given<'get', P, { headers?: Record<string, string> }>
): Promise<ResultOf<'get', Path<'get', P>> | null> {
  const url = urlOf(path, input as never)
  try {
    const response = await queued(() => fetchTwice(url, input?.headers ?? { accept: 'application/json' }))
    if (!response.ok) throw new Error(`${response.status}`)
    return (await response.json()).result
  } catch (error) {
    console.warn(`${url} could not be read`, error)
    return null
  }
}

/** Timeout in milliseconds for a hint, so that it does not keep its connection. */
const hintTimeout = 4000

/** Sends a request whose answer the page does not need; errors are ignored, as a host may have no API. */
export function sendHint(path: PathOf<'post'>, init: RequestInit): void {
  fetch(urlOf(path), { ...init, method: 'POST', signal: timeoutSignal(hintTimeout) })
    // An unread answer would keep the connection.
    .then(response => response.text())
    .catch(() => {})
}

/** The headers of every call: JSON, and the token if there is a session. */
export function callHeaders(): Record<string, string> {
  let token: string | null = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // Without storage there is no session.
  }
  return { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

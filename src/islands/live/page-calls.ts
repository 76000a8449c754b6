import { timeoutSignal } from '#entities/text/abort-signals.ts'

/** The address of an operation: on the host that the page names, or on its own. */
export const apiUrl = (path: string): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api/') + path

/** So long, in milliseconds, a page waits for what only the server knows: it hangs as well as it fails. */
const patience = 6000
const retryWait = 400
const worthAnotherTry = new Set([408, 425, 500, 502, 503, 504])

/** A browser may have only six connections to a host: calls to an API that hangs leave the others to the page's files. */
const mostAtOnce = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(call: () => Promise<T>): Promise<T> {
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
 * A call that changes nothing is made a second time, as one lost answer is. Who was silent for so long is not waited for
 * again; who has too much to do and says when to come back is not asked twice as much.
 */
async function fetchTwice(path: string, headers: Record<string, string>): Promise<Response> {
  const ask = () => fetch(apiUrl(path), { headers, signal: timeoutSignal(patience) })
  const lost = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error
    return null
  }
  const first = await ask().catch(lost)
  if (first && (!worthAnotherTry.has(first.status) || first.headers.has('retry-after'))) return first
  await new Promise(resolve => setTimeout(resolve, retryWait))
  return ask()
}

/** The result of an operation; null where none comes: no answer, a refusal, or a proxy's own page in its place. */
export async function readApi<T>(
  path: string,
  headers: Record<string, string> = { accept: 'application/json' },
): Promise<T | null> {
  try {
    const response = await inTurn(() => fetchTwice(path, headers))
    if (!response.ok) throw new Error(`${response.status}`)
    return ((await response.json()) as { result: T }).result
  } catch (error) {
    console.warn(`/api/${path} could not be read`, error)
    return null
  }
}

/** So long, in milliseconds, a hint that nobody waits for may keep its connection. */
const hintPatience = 4000

/** Sends what the page needs no answer to; a host without the API must not trouble the reader. */
export function sendHint(path: string, init: RequestInit): void {
  fetch(apiUrl(path), { ...init, method: 'POST', signal: timeoutSignal(hintPatience) })
    // The answer is read, or the browser keeps the connection.
    .then(response => response.text())
    .catch(() => {})
}

/** What every call carries: it wants JSON, and says who asks where somebody is signed in. */
export function callHeaders(): Record<string, string> {
  let token: string | null = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // Nobody is signed in where nothing is kept.
  }
  return { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

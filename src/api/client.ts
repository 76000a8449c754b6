import { anySignal, timeoutSignal } from '#entities/text/abort-signals.ts'
import { $lastActivity, $token } from '#state/token.ts'
import type { Address } from './address.ts'
import { pageApiBase } from './base.ts'
import { ApiError, errorLines, errorOf } from './errors.ts'
import { setServerTime } from './server-clock.ts'
import { callText, pageLanguage } from './texts.ts'
import { addToast } from './toasts.ts'
import { watchAnswer } from './watch-connectivity.ts'

export interface Answer<R> {
  result: R
  meta: { message?: string; total?: number; change?: number }
}
type QueryValue = string | number | boolean | null | undefined
export interface CallOptions {
  /** Empty values are left out, arrays are repeated. */
  query?: Record<string, QueryValue | readonly QueryValue[]>
  /** Created before the first attempt and kept until an answer comes: it makes a POST safe to repeat. */
  idempotencyKey?: string
  /** Not a user action (polling, autosave): it does not extend the session. */
  background?: boolean
  /** Sent without the token: signing in must not depend on an old one. */
  anonymous?: boolean
  /** The secret of a link, sent instead of the session's token. */
  bearer?: string
  /** Toasts are off unless asked for. */
  toast?: 'all' | 'errors'
  signal?: AbortSignal | undefined
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const TIMEOUT = 20_000
const RETRY_WAIT = 400
const RETRY_WAIT_LONGEST = 3000
const worthAnotherTry = new Set([0, 408, 425, 500, 502, 503, 504])

function address(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  const bare = path.replace(/^\/?(api\/)?/, '')
  const words = search.toString()
  return pageApiBase() + bare + (words && `${bare.includes('?') ? '&' : '?'}${words}`)
}

function headersOf(token: string | undefined, body: unknown, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  if (!options.background) headers.set('x-user-activity', '1')
  return headers
}

async function send<R>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Answer<R>> {
  const token = options.bearer ?? (options.anonymous ? undefined : $token.get())
  if (token && !options.bearer && !options.background) $lastActivity.set(Date.now())
  const timeout = timeoutSignal(TIMEOUT)
  let response: Response
  try {
    response = await fetch(address(path, options.query), {
      method,
      headers: headersOf(token, body, options),
      signal: options.signal ? anySignal([options.signal, timeout]) : timeout,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, callText('unreachable'), { code: timeout.aborted ? 'silent' : 'unreachable' })
  }
  setServerTime(response.headers.get('date'))
  if (!response.ok) {
    const error = await errorOf(response)
    // The session ended on the server. A newer token, for example from another tab, stays.
    if (error.code === 'api.signIn' && token && $token.get() === token) $token.set(undefined)
    throw error
  }
  if (response.status === 204) return { result: undefined as R, meta: {} }
  const answer = (await response.json().catch(() => null)) as Answer<R> | null
  if (!answer) throw new ApiError(0, callText('unreachable'), { code: 'unreadable' })
  if (!answer.meta?.message) answer.meta = { ...answer.meta, message: response.statusText }
  return answer
}

async function sendTwice<R>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions,
): Promise<Answer<R>> {
  try {
    return await send<R>(method, path, body, options)
  } catch (error) {
    const repeatable = method !== 'POST' || options.idempotencyKey !== undefined
    // After a timeout the error is shown at once: a retry would double the wait.
    if (error instanceof ApiError && error.code === 'silent') throw error
    if (!(error instanceof ApiError) || !repeatable || !worthAnotherTry.has(error.status)) throw error
    const wait = error.retryAfter === undefined ? RETRY_WAIT : error.retryAfter * 1000
    if (wait > RETRY_WAIT_LONGEST) throw error
    await new Promise(resolve => setTimeout(resolve, wait))
    options.signal?.throwIfAborted()
    return send<R>(method, path, body, options)
  }
}

/** Calls the API. Statuses 400 to 599 and missing answers become an ApiError; repeatable calls are retried once. */
export async function call<R>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer<R>> {
  try {
    const answer = await watchAnswer(sendTwice<R>(method, path, body, options), options.signal)
    if (options.toast === 'all') {
      addToast({ severity: 'success', summary: answer.meta.message || callText('unknownSuccess') })
    }
    return answer
  } catch (error) {
    if (options.toast && !options.signal?.aborted) addToast({ severity: 'error', ...errorLines(error) })
    throw error
  }
}

export const get = <R>(path: Address<'get'>, options?: CallOptions) =>
  call<R>('GET', path, undefined, options)
export const post = <R>(path: Address<'post'>, body?: unknown, options?: CallOptions) =>
  call<R>('POST', path, body ?? {}, options)
export const put = <R>(path: Address<'put'>, body: unknown, options?: CallOptions) =>
  call<R>('PUT', path, body, options)
export const del = <R>(path: Address<'delete'>, options?: CallOptions) =>
  call<R>('DELETE', path, undefined, options)

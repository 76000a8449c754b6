import { atom } from 'nanostores'
import { anySignal, timeoutSignal } from '#entities/text/abort-signals.ts'
import { takeFirstAnswer } from '#state/first-reads.ts'
import { $lastActivity, $token } from '#state/token.ts'
import { urlOf } from './base.ts'
import { ApiError, errorLines, errorOf } from './errors.ts'
import { headersOf } from './headers.ts'
import type { Given, Input, MetaOf, Path, ResultOf } from './operations.ts'
import { setServerTime } from './server-clock.ts'
import { callText } from './texts.ts'
import { addToast } from './toasts.ts'
import { watchAnswer } from './watch-connectivity.ts'

export interface Answer<R, M = { message: string }> {
  result: R
  meta: M
}
/** The answer of a list, with the number of matches over all its pages. */
export type ListAnswer<R> = Answer<R[], { message: string; total: number }>
/** The answer of a write; `change` is what the publisher still has to process. */
export type WriteAnswer<R, M = unknown> = Answer<R, { message: string; change: number | null } & M>
export interface CallOptions {
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

async function send<R>(method: Method, path: string, options: Input & CallOptions): Promise<Answer<R>> {
  const { body } = options
  const token = options.bearer ?? (options.anonymous ? undefined : $token.get())
  if (token && !options.bearer && !options.background) $lastActivity.set(Date.now())
  const timeout = timeoutSignal(TIMEOUT)
  let response: Response
  try {
    const url = urlOf(path, options)
    const signal = options.signal ? anySignal([options.signal, timeout]) : timeout
    const known = method === 'GET' && !options.background ? takeFirstAnswer(url, signal) : undefined
    response = await (known ??
      fetch(url, {
        method,
        headers: headersOf({ ...options, token, json: body !== undefined }),
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }))
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
  const answer = (await response.json().catch(() => null)) as Partial<Answer<R>> | null
  if (!answer) throw new ApiError(0, callText('unreachable'), { code: 'unreadable' })
  const message = answer.meta?.message || response.statusText
  return { ...(answer as Answer<R>), meta: { ...answer.meta, message } }
}

async function sendTwice<R>(method: Method, path: string, options: Input & CallOptions): Promise<Answer<R>> {
  try {
    return await send<R>(method, path, options)
  } catch (error) {
    const repeatable = method !== 'POST' || options.idempotencyKey !== undefined
    // After a timeout the error is shown at once: a retry would double the wait.
    if (error instanceof ApiError && error.code === 'silent') throw error
    if (!(error instanceof ApiError) || !repeatable || !worthAnotherTry.has(error.status)) throw error
    const wait = error.retryAfter === undefined ? RETRY_WAIT : error.retryAfter * 1000
    if (wait > RETRY_WAIT_LONGEST) throw error
    await new Promise(resolve => setTimeout(resolve, wait))
    options.signal?.throwIfAborted()
    return send<R>(method, path, options)
  }
}

/** How many calls wait for their answer. */
export const $calls = atom(0)

/** Calls the API. Statuses 400 to 599 and missing answers become an ApiError; repeatable calls are retried once. */
async function call<R>(method: Method, path: string, options: Input & CallOptions = {}): Promise<Answer<R>> {
  $calls.set($calls.get() + 1)
  try {
    const answer = await watchAnswer(sendTwice<R>(method, path, options), options.signal)
    if (options.toast === 'all') {
      addToast({ severity: 'success', summary: answer.meta.message || callText('unknownSuccess') })
    }
    return answer
  } catch (error) {
    if (options.toast && !options.signal?.aborted) addToast({ severity: 'error', ...errorLines(error) })
    throw error
  } finally {
    $calls.set($calls.get() - 1)
  }
}

/**
 * A call without its type, for the functions that have it: where an input is passed on with its type while the path is
 * still a type parameter, the compiler compares all operations with each other and does not end.
 */
const untyped = call as (method: Method, path: string, input?: object) => Promise<never>

type Called<M extends 'get' | 'post' | 'put' | 'delete', P extends string> = Promise<
  Answer<ResultOf<M, Path<M, P>>, MetaOf<M, Path<M, P>>>
>
export const get = <P extends string>(
  path: Path<'get', P>,
  ...[input]: Given<'get', P, CallOptions>
): Called<'get', P> => untyped('GET', path, input)
export const post = <P extends string>(
  path: Path<'post', P>,
  ...[input]: Given<'post', P, CallOptions>
): Called<'post', P> =>
  untyped('POST', path, { ...(input as Input), body: (input as Input | undefined)?.body ?? {} })
export const put = <P extends string>(
  path: Path<'put', P>,
  ...[input]: Given<'put', P, CallOptions>
): Called<'put', P> => untyped('PUT', path, input)
export const del = <P extends string>(
  path: Path<'delete', P>,
  ...[input]: Given<'delete', P, CallOptions>
): Called<'delete', P> => untyped('DELETE', path, input)

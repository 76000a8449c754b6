import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toasts } from '#api/toasts.ts'
import type { User } from '#entities/people/account.ts'
import { $connectivity, $profileWaits } from '#state/connectivity.ts'
import { $token } from '#state/token.ts'
import { ensureUser } from './ensure-user.ts'
import { $reauthenticating, $unsaved, $user } from './session.ts'

const ayu: User = { id: 'p1', full_name: 'Ayu', email: 'a@example.com', role: 'patients', language: 'en' }
const profile = () => Response.json({ result: ayu, meta: { message: 'ok' } })
const answers = (status: number) => () =>
  Response.json({ meta: { message: 'no', code: 'api.any' } }, { status })
const silence = () => Promise.reject(new TypeError('network'))
const hangs = () => new Promise<Response>(() => {})

let asked = 0
let server: () => Response | Promise<Response>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (url === '/api/livez') return silence()
    asked++
    // Like the browser's fetch: an aborted call rejects.
    return Promise.race([
      server(),
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ])
  })
})
afterEach(() => {
  $unsaved.set(0)
  $reauthenticating.set(null)
  $token.set(undefined)
  $user.set(null)
  $connectivity.set('online')
  asked = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Starts the guard; `end` is set when it has its result. */
function load() {
  const state: { end?: unknown } = {}
  ensureUser('patients').then(
    end => Object.assign(state, { end }),
    error => Object.assign(state, { end: error }),
  )
  return state
}

test.each<[string, () => Response | Promise<Response>]>([
  ['no answer', silence],
  ['a page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['a page instead of an answer', () => new Response('<h1>Hotel Wi-Fi</h1>')],
  ...[408, 425, 429, 500, 502, 503, 504, 599].map((status): [string, () => Response] => [
    `${status}`,
    answers(status),
  ]),
])(
  'after %s the token stays, the load goes on, and the person is there with the first answer',
  async (_, trouble) => {
    $token.set('rwt_1')
    server = trouble
    const state = load()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state).toEqual({})
    expect($token.get()).toBe('rwt_1')
    expect($profileWaits.get()).toBe(true)
    expect($toasts.get()).toEqual([])
    server = profile
    await vi.advanceTimersByTimeAsync(21_000)
    expect(state.end).toEqual(ayu)
    expect($profileWaits.get()).toBe(false)
  },
)

test('the back-off grows, and Retry-After is respected', async () => {
  $token.set('rwt_1')
  server = answers(500)
  load()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(asked).toBeGreaterThan(20)
  expect(asked).toBeLessThan(60)
  server = () => Response.json({}, { status: 429, headers: { 'retry-after': '40' } })
  await vi.advanceTimersByTimeAsync(21_000)
  asked = 0
  await vi.advanceTimersByTimeAsync(15_000)
  expect(asked).toBe(0)
})

test('a call that hangs is aborted and repeated as soon as the API answers again', async () => {
  $token.set('rwt_1')
  server = hangs
  const state = load()
  await vi.advanceTimersByTimeAsync(9000)
  expect($connectivity.get()).toBe('unreachable')
  server = profile
  $connectivity.set('online')
  await vi.advanceTimersByTimeAsync(10)
  expect(state.end).toEqual(ayu)
})

test('signing out in another tab ends the wait, and a new session there is loaded', async () => {
  server = silence
  $token.set('rwt_1')
  const left = load()
  await vi.advanceTimersByTimeAsync(3000)
  $token.set(undefined)
  await vi.advanceTimersByTimeAsync(10)
  expect(left.end).toBe('none')
  $token.set('rwt_1')
  const changed = load()
  await vi.advanceTimersByTimeAsync(3000)
  server = profile
  $token.set('rwt_2')
  await vi.advanceTimersByTimeAsync(10)
  expect(changed.end).toEqual(ayu)
  expect($token.get()).toBe('rwt_2')
})

test('an outage after a session ended over an unsaved form loses neither the form nor the new session', async () => {
  $token.set('rwt_1')
  $user.set(ayu)
  $unsaved.set(1)
  $token.set(undefined)
  expect($reauthenticating.get()).toEqual(ayu)
  server = answers(503)
  $token.set('rwt_2')
  await vi.advanceTimersByTimeAsync(30_000)
  expect([$reauthenticating.get(), $user.get(), $token.get()]).toEqual([ayu, ayu, 'rwt_2'])
  server = profile
  await vi.advanceTimersByTimeAsync(21_000)
  expect([$reauthenticating.get(), $user.get()]).toEqual([null, ayu])
})

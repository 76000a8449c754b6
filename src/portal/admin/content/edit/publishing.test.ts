import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $publishing, watchPublication } from './publishing.ts'

const answers: (() => Response)[] = []
const requests: Headers[] = []
const says = (state: string, rest: object = {}) =>
  answers.push(() => Response.json({ result: { state, liveAt: null, error: null, ...rest }, meta: {} }))

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // With a stopped clock each call seems slow, and the client also requests livez.
    if (url.endsWith('livez')) return Response.json({ result: { status: 'live' } })
    requests.push(init.headers as Headers)
    const next = answers.shift()
    if (!next) throw new TypeError('no answer')
    return next()
  })
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => queueMicrotask(run)) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  answers.length = 0
  requests.length = 0
})

test('the status of an edit is polled until it is live, without extending the session', async () => {
  const seen: (string | undefined)[] = []
  const stop = $publishing.listen(one => seen.push(one?.state))
  says('waiting')
  says('building')
  says('live', { liveAt: '2026-11-20T07:02:07Z' })
  await watchPublication(7, 'dr. Ayu')
  stop()
  expect(seen).toEqual(['waiting', 'waiting', 'building', 'live'])
  expect($publishing.get()).toMatchObject({ title: 'dr. Ayu', liveAt: '2026-11-20T07:02:07Z' })
  expect(requests.every(headers => !headers.has('x-user-activity'))).toBe(true)
})
test('a failed build is reported with its reason', async () => {
  says('failed', { error: 'The disk is full.' })
  await watchPublication(8, 'dr. Ayu')
  expect($publishing.get()).toMatchObject({ state: 'failed', error: 'The disk is full.' })
})
test('the status is unknown if the server does not answer', async () => {
  await watchPublication(9, 'dr. Ayu')
  expect($publishing.get()).toMatchObject({ state: 'waiting', unknown: true })
})
test('only the status of the newest edit is shown', async () => {
  says('waiting')
  const first = watchPublication(10, 'first')
  says('live')
  await watchPublication(11, 'second')
  await first
  expect($publishing.get()).toMatchObject({ change: 11, title: 'second' })
})

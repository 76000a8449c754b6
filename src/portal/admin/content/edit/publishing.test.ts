import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $publishing, watchPublication } from './publishing.ts'

const answers: (() => Response)[] = []
const asked: Headers[] = []
const says = (state: string, rest: object = {}) =>
  answers.push(() => Response.json({ result: { state, liveAt: null, error: null, ...rest }, meta: {} }))

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // Time stands still here, so each call seems slow, and whether anybody is there is asked beside it.
    if (url.endsWith('livez')) return Response.json({ result: { status: 'live' } })
    asked.push(init.headers as Headers)
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
  asked.length = 0
})

test('an edit is followed until it is live, without keeping the session awake', async () => {
  const seen: (string | undefined)[] = []
  const stop = $publishing.listen(one => seen.push(one?.state))
  says('waiting')
  says('building')
  says('live', { liveAt: '2026-11-20T07:02:07Z' })
  await watchPublication(7, 'dr. Ayu')
  stop()
  expect(seen).toEqual(['waiting', 'waiting', 'building', 'live'])
  expect($publishing.get()).toMatchObject({ title: 'dr. Ayu', liveAt: '2026-11-20T07:02:07Z' })
  expect(asked.every(headers => !headers.has('x-user-activity'))).toBe(true)
})
test('a failed rebuild is told with its reason', async () => {
  says('failed', { error: 'The disk is full.' })
  await watchPublication(8, 'dr. Ayu')
  expect($publishing.get()).toMatchObject({ state: 'failed', error: 'The disk is full.' })
})
test('when the server stays silent the editor is told that it is not known', async () => {
  await watchPublication(9, 'dr. Ayu')
  expect($publishing.get()).toMatchObject({ state: 'waiting', unknown: true })
})
test('the newest edit is the one that is told of', async () => {
  says('waiting')
  const first = watchPublication(10, 'first')
  says('live')
  await watchPublication(11, 'second')
  await first
  expect($publishing.get()).toMatchObject({ change: 11, title: 'second' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readApi } from './page-calls.ts'

const answers: Response[] = []
let requests = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => {
    requests++
    return answers.shift()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answers.length = 0
  requests = 0
})
const read = async () => {
  const result = readApi('/api/address')
  await vi.advanceTimersByTimeAsync(1000)
  return result
}

test('A read without an answer is retried once', async () => {
  answers.push(new Response('', { status: 503 }), Response.json({ result: 7 }))
  expect(await read()).toBe(7)
  expect(requests).toBe(2)
})

test('An overloaded server that sends Retry-After is not asked again at once', async () => {
  answers.push(
    new Response('', { status: 503, headers: { 'retry-after': '2' } }),
    Response.json({ result: 7 }),
  )
  expect(await read()).toBe(null)
  expect(requests).toBe(1)
})

test('Hanging calls leave connections free for the files of the page, and waiting calls follow in order', async () => {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => waiting.push(resolve)))
  const results = Promise.all(
    (['/api/address', '/api/social-medias', '/api/availability'] as const).map(path => readApi(path)),
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(waiting).toHaveLength(2)
  waiting[0]?.(Response.json({ result: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting).toHaveLength(3)
  for (const answer of waiting.slice(1)) answer(Response.json({ result: 2 }))
  expect(await results).toEqual([1, 2, 2])
})

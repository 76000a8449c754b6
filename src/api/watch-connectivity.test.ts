import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $connectivity } from '#state/connectivity.ts'
import { watchAnswer } from './watch-connectivity.ts'

let livez: () => Promise<Response>
beforeEach(() => {
  $connectivity.set('online')
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/api/livez')
    return livez()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  $connectivity.set('online')
})
const slowCall = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { watched: watchAnswer(promise), answer: () => resolve('done') }
}

test('A slow answer alone does not mean that the server is unreachable', async () => {
  livez = async () => Response.json({ result: { status: 'live' } })
  const { watched, answer } = slowCall()
  await vi.advanceTimersByTimeAsync(9000)
  expect($connectivity.get()).toBe('online')
  answer()
  expect(await watched).toBe('done')
})

test('No answer, or a proxy’s page instead of one, means that the server is unreachable', async () => {
  for (const none of [
    () => Promise.reject(new Error('refused')),
    async () => new Response('<h1>Bad Gateway</h1>'),
  ]) {
    livez = none
    const { watched, answer } = slowCall()
    await vi.advanceTimersByTimeAsync(7999)
    expect($connectivity.get()).toBe('online')
    await vi.advanceTimersByTimeAsync(1)
    expect($connectivity.get()).toBe('unreachable')
    answer()
    await watched
    expect($connectivity.get()).toBe('online')
  }
})

test('An answer that arrives during the liveness check takes precedence', async () => {
  const asked = Promise.withResolvers<Response>()
  livez = () => asked.promise
  const { watched, answer } = slowCall()
  await vi.advanceTimersByTimeAsync(8000)
  answer()
  await watched
  asked.reject(new Error('refused'))
  await vi.advanceTimersByTimeAsync(0)
  expect($connectivity.get()).toBe('online')
})

import { expect, test } from 'vitest'
import { anySignal, timeoutSignal } from './abort-signals.ts'

test('a timeout signal aborts with the error that fetch throws', async () => {
  const signal = timeoutSignal(5)
  expect(signal.aborted).toBe(false)
  await new Promise(resolve => setTimeout(resolve, 40))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('of several signals the first that aborts gives the reason, also if it has aborted already', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = anySignal([one.signal, other.signal])
  expect(either.aborted).toBe(false)
  other.abort('left')
  one.abort('late')
  expect(either.reason).toBe('left')
  expect(anySignal([new AbortController().signal, one.signal]).reason).toBe('late')
})

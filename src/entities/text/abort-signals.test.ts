import { expect, test } from 'vitest'
import { anySignal, timeoutSignal } from './abort-signals.ts'

test('a signal aborts when its time is over, with the error that fetch hands on', async () => {
  const signal = timeoutSignal(5)
  expect(signal.aborted).toBe(false)
  await new Promise(resolve => setTimeout(resolve, 40))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('of several signals the first one counts, for its reason, and one that has aborted already', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const either = anySignal([one.signal, other.signal])
  expect(either.aborted).toBe(false)
  other.abort('left')
  one.abort('late')
  expect(either.reason).toBe('left')
  expect(anySignal([new AbortController().signal, one.signal]).reason).toBe('late')
})

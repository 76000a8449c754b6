import { expect, test } from 'vitest'
import { queueDecoding } from './decoding-queue.ts'

test('pictures are decoded one at a time, in order, also after a failure; with 24 in the queue the next is refused', async () => {
  let running = 0
  const order: number[] = []
  const all = Array.from({ length: 25 }, (_, number) =>
    queueDecoding(async () => {
      expect(++running).toBe(1)
      await new Promise(resolve => setImmediate(resolve))
      order.push(number)
      running--
      if (number === 0) throw new Error('It is no picture.')
      return number
    }),
  )
  const [first, ...others] = await Promise.allSettled(all)
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'It is no picture.' } })
  expect(others.pop()).toMatchObject({ status: 'rejected', reason: { status: 503 } })
  expect(others.map(one => (one as { value?: number }).value)).toEqual(
    Array.from({ length: 23 }, (_, at) => at + 1),
  )
  expect(order).toEqual(Array.from({ length: 24 }, (_, at) => at))
  expect(await queueDecoding(async () => 'room again')).toBe('room again')
})

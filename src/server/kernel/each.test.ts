import { expect, test } from 'vitest'
import { sumOfEach } from './each.ts'

test('the work is done for those behind one that fails, and then the failure is thrown', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one === 1) throw new Error('The first fails')
    return done.push(one) > 0
  }
  await expect(sumOfEach([1, 2, 3], work)).rejects.toThrow('The first fails')
  expect(done).toEqual([2, 3])
  expect(await sumOfEach([2, 3], work)).toBe(2)
  expect(await sumOfEach([2, 3], async one => one)).toBe(5)
})

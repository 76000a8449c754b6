import { afterEach, expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const away = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()
const apart = () => Math.abs(serverNow().epochMilliseconds - Date.now())
afterEach(() => noteServerTime(away(0)))

test('A device whose clock is a year off uses the server’s clock', () => {
  noteServerTime(away(-365 * 24 * 3_600_000))
  expect(apart()).toBeGreaterThan(364 * 24 * 3_600_000)
  noteServerTime(away(0))
  expect(apart()).toBeLessThan(1000)
})

test('The latency of an answer does not count as a wrong clock, and an answer without a date is ignored', () => {
  noteServerTime(away(-20_000))
  expect(apart()).toBeLessThan(1000)
  noteServerTime(away(3_600_000))
  noteServerTime(null)
  noteServerTime('soon')
  expect(apart()).toBeGreaterThan(3_500_000)
})

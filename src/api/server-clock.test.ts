import { afterEach, expect, test } from 'vitest'
import { serverNow, setServerTime } from './server-clock.ts'

const away = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()
const apart = () => Math.abs(serverNow().epochMilliseconds - Date.now())
afterEach(() => setServerTime(away(0)))

test('A device whose clock is a year off uses the server’s clock', () => {
  setServerTime(away(-365 * 24 * 3_600_000))
  expect(apart()).toBeGreaterThan(364 * 24 * 3_600_000)
  setServerTime(away(0))
  expect(apart()).toBeLessThan(1000)
})

test('The latency of an answer does not count as a wrong clock, and an answer without a date is ignored', () => {
  setServerTime(away(-20_000))
  expect(apart()).toBeLessThan(1000)
  setServerTime(away(3_600_000))
  setServerTime(null)
  setServerTime('soon')
  expect(apart()).toBeGreaterThan(3_500_000)
})

import { afterEach, expect, test } from 'vitest'
import { hearClock, serverNow } from './server-clock.ts'

const away = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()
const apart = () => Math.abs(serverNow().epochMilliseconds - Date.now())
afterEach(() => hearClock(away(0)))

test('A device whose clock is a year off uses the server’s clock', () => {
  hearClock(away(-365 * 24 * 3_600_000))
  expect(apart()).toBeGreaterThan(364 * 24 * 3_600_000)
  hearClock(away(0))
  expect(apart()).toBeLessThan(1000)
})

test('The latency of an answer does not count as a wrong clock, and an answer without a date is ignored', () => {
  hearClock(away(-20_000))
  expect(apart()).toBeLessThan(1000)
  hearClock(away(3_600_000))
  hearClock(null)
  hearClock('soon')
  expect(apart()).toBeGreaterThan(3_500_000)
})

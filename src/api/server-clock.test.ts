import { afterEach, expect, test } from 'vitest'
import { hearClock, serverNow } from './server-clock.ts'

const away = (milliseconds: number) => new Date(Date.now() + milliseconds).toUTCString()
const apart = () => Math.abs(serverNow().epochMilliseconds - Date.now())
afterEach(() => hearClock(away(0)))

test('A device whose clock is a year off counts by the hospital’s clock', () => {
  hearClock(away(-365 * 24 * 3_600_000))
  expect(apart()).toBeGreaterThan(364 * 24 * 3_600_000)
  hearClock(away(0))
  expect(apart()).toBeLessThan(1000)
})

test('The seconds that an answer takes are no wrong clock, and an answer without a time tells nothing', () => {
  hearClock(away(-20_000))
  expect(apart()).toBeLessThan(1000)
  hearClock(away(3_600_000))
  hearClock(null)
  hearClock('soon')
  expect(apart()).toBeGreaterThan(3_500_000)
})

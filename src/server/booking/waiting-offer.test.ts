import { expect, test } from 'vitest'
import { offerEnds } from './waiting-offer.ts'

test('an offer stands for an hour, at night until nine, and never past the place', () => {
  const at = (now: string, starts = '2026-11-30T02:00:00Z') =>
    offerEnds(Temporal.Instant.from(now), 'Asia/Jakarta', Temporal.Instant.from(starts)).toString()
  expect(at('2026-11-20T03:00:00Z')).toBe('2026-11-20T04:00:00Z')
  expect(at('2026-11-20T14:00:00Z')).toBe('2026-11-21T02:00:00Z')
  expect(at('2026-11-20T18:00:00Z')).toBe('2026-11-21T02:00:00Z')
  expect(at('2026-11-20T03:00:00Z', '2026-11-20T03:30:00Z')).toBe('2026-11-20T03:30:00Z')
})

import { expect, test } from 'vitest'
import { offerEnds, offerState } from './job-offer-state.ts'

const at = (instant: string) => Temporal.Instant.from(instant)
const offer = { validThrough: '2026-11-30' }

test('an offer is open until midnight of its last day, at the clock of its hospital', () => {
  expect(offerState(offer, 'Asia/Jayapura', at('2026-11-30T14:59:59Z'))).toBe('open')
  expect(offerState(offer, 'Asia/Jayapura', at('2026-11-30T15:00:00Z'))).toBe('over')
  expect(offerState(offer, 'Asia/Jakarta', at('2026-11-30T15:00:00Z'))).toBe('open')
  expect(offerEnds(offer, 'Asia/Jakarta').toString()).toBe('2026-11-30T17:00:00Z')
})

test('a paused offer takes no applications, and a filled one stays filled after its last day', () => {
  const now = at('2026-11-20T00:00:00Z')
  expect(offerState({ ...offer, hiring: 'paused' }, 'Asia/Jakarta', now)).toBe('paused')
  expect(offerState({ ...offer, hiring: 'open' }, 'Asia/Jakarta', now)).toBe('open')
  const later = at('2027-01-01T00:00:00Z')
  expect(offerState({ ...offer, hiring: 'filled' }, 'Asia/Jakarta', later)).toBe('filled')
  expect(offerState({ ...offer, hiring: 'paused' }, 'Asia/Jakarta', later)).toBe('over')
})

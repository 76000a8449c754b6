import { expect, test } from 'vitest'
import { secondsToLive, stateOf, typicalSeconds } from './site-state.ts'

const idle = { heldSince: null, waiting: 0 }
const live = { state: 'live' as const, failedPages: [] }
const run = (seconds: number, trigger: 'change' | 'schedule' = 'change') => ({
  trigger,
  startedAt: '2026-11-20T03:00:00Z',
  liveAt: Temporal.Instant.from('2026-11-20T03:00:00Z')
    .add({ milliseconds: seconds * 1000 })
    .toString(),
})

test('a freeze or a failure is shown before a success', () => {
  expect(stateOf([live], idle)).toBe('live')
  expect(stateOf([live], { heldSince: null, waiting: 2 })).toBe('waiting')
  expect(stateOf([{ ...live, failedPages: [{ file: 'a.html', error: 'E' }] }], idle)).toBe('partly')
  expect(stateOf([{ ...live, state: 'failed' }, live], { heldSince: null, waiting: 1 })).toBe('failed')
  expect(stateOf([{ ...live, state: 'failed' }], { heldSince: '2026-11-20T03:00:00Z', waiting: 1 })).toBe(
    'held',
  )
  expect(stateOf([], idle)).toBe('nothing')
})
test('the usual duration is computed from live changes only, and is null without any', () => {
  expect(secondsToLive(run(0.4))).toBe(0.4)
  expect(secondsToLive({ startedAt: run(1).startedAt, liveAt: null })).toBe(null)
  expect(typicalSeconds([run(0.4), run(9), run(0.6), run(300, 'schedule')])).toBe(0.6)
  expect(typicalSeconds([run(300, 'schedule')])).toBe(null)
})

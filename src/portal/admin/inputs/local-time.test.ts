import { expect, test } from 'vitest'
import { instantToLocal, localToInstant } from './local-time.ts'

test('a banner’s start is entered in the editor’s time zone and stored as an instant', () => {
  expect(localToInstant('2026-11-20T08:00', 'Asia/Jayapura')).toBe('2026-11-19T23:00:00Z')
  expect(instantToLocal('2026-11-19T23:00:00Z', 'Asia/Jayapura')).toBe('2026-11-20T08:00')
  expect(instantToLocal('2026-11-20T06:00:00+07:00', 'Asia/Jayapura')).toBe('2026-11-20T08:00')
})
test('a time that daylight saving skips is still an instant', () => {
  expect(localToInstant('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T06:30:00Z')
})
test('an empty value stays empty', () => {
  expect(localToInstant('', 'Asia/Jakarta')).toBe('')
  expect(instantToLocal('', 'Asia/Jakarta')).toBe('')
  expect(instantToLocal('soon', 'Asia/Jakarta')).toBe('')
})

import { expect, test } from 'vitest'
import { liveTexts, nextFreeMarkup, withNextFree } from './next-free.ts'

const words = {
  next: 'Next free: {{when}}, {{count}} left',
  nextUncounted: 'Next free: {{when}}',
  nextLeft: '{{when}}, {{count}} left',
  nextOne: '{{when}}',
  today: 'today',
  tomorrow: 'tomorrow',
  full: 'Call us',
  freeToday: 'Free times today',
}
// Friday, 22:30 in Jakarta, and Saturday 00:30 in Jayapura.
const now = Temporal.Instant.from('2026-11-20T15:30:00Z')
const free = (startsAt: string, timezone: string, places = 1, availableToday = false) => ({
  doctor: 'ayu',
  worksToday: false,
  availableToday,
  byTelephoneToday: false,
  nextFree: { startsAt, timezone, free: places, location: 'x', schedule: 's' },
})

test('the next free slot is described relative to today at each location', () => {
  const t = (one: ReturnType<typeof free>) => nextFreeMarkup(words, one, 'en', now)
  expect(t(free('2026-11-21T01:00:00Z', 'Asia/Jakarta', 6))).toBe(
    'Next free: tomorrow\u00a008:00\u00a0WIB, 6 left',
  )
  expect(t(free('2026-11-21T01:00:00Z', 'Asia/Jayapura'))).toBe('Next free: today\u00a010:00\u00a0WIT')
  expect(t(free('2026-11-24T01:00:00Z', 'Asia/Makassar'))).toBe('Next free: Tuesday\u00a009:00\u00a0WITA')
  expect(t(free('2026-12-08T01:00:00Z', 'Asia/Jakarta'))).toMatch(/Next free: Tue,?\s8\sDec\s08:00\u00a0WIB/)
  expect(t(free('2026-11-20T16:00:00Z', 'Asia/Jakarta', 1, true))).toContain(
    'Free times today</span> Today\u00a023:00',
  )
  expect(t(free('2026-11-20T16:00:00Z', 'Asia/Jakarta', 3, true))).toMatch(
    /today<\/span> Today\u00a023:00\u00a0WIB, 3 left$/,
  )
  expect(nextFreeMarkup(words, { ...free('', 'UTC'), nextFree: null }, 'en', now)).toBe('Call us')
})

test('only rows of doctors with an answer are filled, and those by telephone keep their text', () => {
  const row = (slug: string, line = '') =>
    `<article class="x" data-doctor="${slug}"><p class="doctor-row-next" data-next="">${line}</p></article>`
  const page = `<script type="application/json" id="live-words">${JSON.stringify(words)}</script>${row('budi')}${row('ayu')}${row('tele', 'By phone')}`
  expect(liveTexts(page)).toEqual(words)
  const one = free('2026-11-21T01:00:00Z', 'Asia/Jakarta')
  const html = withNextFree(page, [one, { ...one, doctor: 'tele' }], 'en', now)
  expect(html).toContain(row('ayu', 'Next free: tomorrow\u00a008:00\u00a0WIB'))
  expect(html).toContain(row('budi'))
  expect(html).toContain(row('tele', 'By phone'))
})

/** How dates are typed: month first in English (the specification's mm/dd/yy), otherwise the order of the language. */
export type DatePattern = 'mdy' | 'dmy' | 'ymd'

const order: Record<DatePattern, readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd']> = {
  mdy: ['m', 'd', 'y'],
  dmy: ['d', 'm', 'y'],
  ymd: ['y', 'm', 'd'],
}

export function datePattern(language: string): DatePattern {
  if (language === 'en' || language === 'en-US') return 'mdy'
  return language.startsWith('zh') ? 'ymd' : 'dmy'
}

/** '2026-11-20' as it is typed, e.g. '11/20/2026'. Other text is returned unchanged. */
export function toTyped(iso: string, pattern: DatePattern): string {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (!y || !m || !d) return iso
  const parts = { y, m, d }
  return order[pattern].map(part => parts[part]).join('/')
}

/**
 * Parses typed text to an ISO date, or undefined. Any separator is accepted; eight digits need none. A year of two
 * digits gets the century that puts it at most 20 years after `thisYear`.
 */
export function fromTyped(text: string, pattern: DatePattern, thisYear: number): string | undefined {
  const trimmed = text.trim()
  const iso = /^\d{4}-\d{1,2}-\d{1,2}$/.test(trimmed)
  const pieces =
    iso || !/^\d{8}$/.test(trimmed) ? trimmed.split(/\D+/).filter(Boolean) : split(trimmed, pattern)
  if (pieces.length !== 3) return undefined
  const names = iso ? order.ymd : order[pattern]
  const value = { y: 0, m: 0, d: 0 }
  for (const [index, name] of names.entries()) value[name] = Number(pieces[index])
  const written = pieces[names.indexOf('y')]?.length ?? 0
  if (written === 2) {
    const century = Math.floor((thisYear + 20) / 100) * 100
    value.y += century + value.y > thisYear + 20 ? century - 100 : century
  } else if (written !== 4) return undefined
  try {
    return Temporal.PlainDate.from(
      { year: value.y, month: value.m, day: value.d },
      { overflow: 'reject' },
    ).toString()
  } catch {
    return undefined
  }
}

const split = (digits: string, pattern: DatePattern) =>
  pattern === 'ymd'
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]

/** '9', '930', '9.30' and '21:05' as 'HH:MM', or undefined. */
export function timeFromTyped(text: string): string | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[.:\sh]?(\d{2}))?$/.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

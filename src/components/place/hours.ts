import { weekdays } from '#entities/content/unit.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { memoize } from '#entities/memoize.ts'
import { translateSite } from '../site/texts.ts'

export type Weekday = (typeof weekdays)[number]
export type Hours = readonly { day: Weekday; opens: string; closes: string }[]

/** ISO 8601: Monday 1 to Sunday 7. */
export const weekdayName = memoize(
  (day: number, language: ContentLanguage, style: 'long' | 'short' = 'long'): string =>
    // 1 January 2024 was a Monday.
    Temporal.PlainDate.from({ year: 2024, month: 1, day }).toLocaleString(language, { weekday: style }),
)

const listFormat = memoize(
  (language: ContentLanguage) => new Intl.ListFormat(language, { type: 'conjunction' }),
)
/** ISO weekdays in a sentence: `Monday, Tuesday and Friday`. */
export const weekdayList = (days: number[], language: ContentLanguage): string =>
  listFormat(language).format(days.map(day => weekdayName(day, language)))

/** Wall time in the language's notation for tables: 14:00, 14.00. */
export const clockTime = (time: string, language: ContentLanguage) =>
  language === 'id' ? time.replace(':', '.') : time

/** In English with am and pm: 9:00am. */
function amPmTime(time: string, language: ContentLanguage): string {
  if (language === 'id') return clockTime(time, language)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`
}

export interface HoursLine {
  days: string
  times: string
}

/** Opening hours in as few lines as possible: `Monday to Friday 9:00am to 5:00pm`. */
export function hoursLines(hours: Hours | undefined, language: ContentLanguage): HoursLine[] {
  const t = translateSite(language)
  const byDay = weekdays.map(day => {
    const spans = (hours ?? []).filter(one => one.day === day)
    return spans
      .map(one =>
        one.opens === one.closes
          ? t('hours.allDay')
          : t('hours.span', { opens: amPmTime(one.opens, language), closes: amPmTime(one.closes, language) }),
      )
      .join(', ')
  })
  const lines: HoursLine[] = []
  for (let first = 0; first < 7; ) {
    let last = first
    while (last < 6 && byDay[last + 1] === byDay[first]) last++
    const times = byDay[first]
    if (times) lines.push({ days: dayRange(first, last, language), times })
    first = last + 1
  }
  return lines
}

function dayRange(first: number, last: number, language: ContentLanguage): string {
  const t = translateSite(language)
  if (first === 0 && last === 6) return t('hours.everyDay')
  if (first === 0 && last === 4) return t('hours.weekdays')
  const from = weekdayName(first + 1, language)
  if (first === last) return t('hours.one', { day: from })
  const to = weekdayName(last + 1, language)
  return t(last === first + 1 ? 'hours.two' : 'hours.range', { from, to })
}

export const isAroundTheClock = (hours: Hours | undefined): boolean =>
  (hours?.length ?? 0) >= 7 && (hours ?? []).every(one => one.opens === one.closes)

import { FIRST_WEEKDAY } from '../constants.ts'

/** First weekdays of CLDR other than Monday (1 Monday to 7 Sunday); the one of English is the specification's. */
const firstWeekdays: Record<string, number> = { en: FIRST_WEEKDAY, id: 7, ar: 6, 'es-MX': 7 }

/** The first day of the week in a locale. */
export const firstWeekday = (locale: string): number =>
  firstWeekdays[locale] ?? firstWeekdays[locale.split('-')[0] as string] ?? 1

/** The weeks of a month, completed with days of the adjacent months. `first`: the first weekday. */
export function weeksOf(month: Temporal.PlainYearMonth, first: number): Temporal.PlainDate[][] {
  const start = month.toPlainDate({ day: 1 })
  let day = start.subtract({ days: (start.dayOfWeek - first + 7) % 7 })
  const weeks: Temporal.PlainDate[][] = []
  do {
    weeks.push(Array.from({ length: 7 }, (_, index) => day.add({ days: index })))
    day = day.add({ days: 7 })
  } while (Temporal.PlainYearMonth.compare(day.toPlainYearMonth(), month) <= 0)
  return weeks
}

/** The day that an arrow key moves to, or undefined for another key. */
export function dayByKey(
  day: Temporal.PlainDate,
  key: string,
  rightToLeft: boolean,
): Temporal.PlainDate | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case forward:
      return day.add({ days: 1 })
    case back:
      return day.subtract({ days: 1 })
    case 'ArrowDown':
      return day.add({ days: 7 })
    case 'ArrowUp':
      return day.subtract({ days: 7 })
    case 'PageDown':
      return day.add({ months: 1 })
    case 'PageUp':
      return day.subtract({ months: 1 })
    default:
      return undefined
  }
}

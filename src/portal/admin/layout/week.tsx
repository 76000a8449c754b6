import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords, longDate } from '#entities/time/calendar-date.ts'
import { firstWeekday } from '#ui/fields/month-days.ts'
import { useTranslation } from '../../texts.ts'

/** The first day of the week of this day. */
export const weekStart = (day: Temporal.PlainDate, language: InterfaceLanguage): Temporal.PlainDate =>
  day.subtract({ days: (day.dayOfWeek - firstWeekday(language) + 7) % 7 })

/** `3 March 2026 – 9 March 2026` */
export const weekInWords = (from: Temporal.PlainDate, language: InterfaceLanguage): string =>
  [from, from.add({ days: 6 })].map(day => longDate(day.toString(), language)).join(' – ')

/** The headings of the days in the table of a week. */
export function DayHeadings({ dates, today }: { dates: readonly string[]; today: string }) {
  const { language } = useTranslation()
  return dates.map(date => (
    <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
      {dateInWords(date, language, { weekday: 'short' })}
      <span>{dateInWords(date, language, { day: 'numeric', month: 'short' })}</span>
    </th>
  ))
}

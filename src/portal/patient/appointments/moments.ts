import { serverNow } from '#api/server-clock.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { betweenDayAndTime, formatZonedTime } from '#entities/time/clock.ts'
import { useTranslation } from '../../texts.ts'

/** `Tue, 24 Nov`: for lists, where the year is clear. */
export const shortDay = (moment: string, timezone: string, language: InterfaceLanguage): string =>
  dateInWords(Temporal.Instant.from(moment).toZonedDateTimeISO(timezone).toPlainDate(), language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })

/** Days from today to the moment's date, both in the given time zone. */
export function daysAhead(moment: string, timezone: string, now: Temporal.Instant): number {
  // Not `todayIn`, which would add the whole timetable code to this chunk.
  const dateOf = (one: Temporal.Instant) => one.toZonedDateTimeISO(timezone).toPlainDate()
  return dateOf(now).until(dateOf(Temporal.Instant.from(moment))).days
}

/** `Today, 14:00 WIB`, `Tue, 24 Nov, 14:00 WIB`. */
export function useShortMoment(): (moment: string, timezone: string) => string {
  const { t, language } = useTranslation()
  return (moment, timezone) => {
    const ahead = daysAhead(moment, timezone, serverNow())
    const day =
      ahead === 0
        ? t('patient:today')
        : ahead === 1
          ? t('patient:tomorrow')
          : shortDay(moment, timezone, language)
    return `${day}${betweenDayAndTime(language)}${formatZonedTime(moment, timezone, language)}`.replaceAll(
      ' ',
      '\u00a0',
    )
  }
}

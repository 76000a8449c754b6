import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale, longDate } from '#entities/time/calendar-date.ts'
import { betweenDayAndTime, dateTimeFormat, formatTime } from '#entities/time/clock.ts'

interface Days {
  from: string
  to: string
  startTime?: string | null
  endTime?: string | null
}

/** The time zone of this browser. */
export const ownZone = (): string => Temporal.Now.timeZoneId()

/** `20 November 2026, 14:02` in the reader's time zone. For times of saving, not for appointments. */
export function savedMoment(instant: string, language: InterfaceLanguage): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(ownZone()).toPlainDate()
  return `${longDate(day.toString(), language)}${betweenDayAndTime(language)}${formatTime(instant, ownZone(), language)}`
}

/** `14:02:07`, in Indonesian `14.02.07`, for publications. */
export const timeWithSeconds = (instant: string, language: InterfaceLanguage): string =>
  dateTimeFormat(formatLocale[language], ownZone(), { timeStyle: 'medium', hourCycle: 'h23' }).format(
    Temporal.Instant.from(instant).epochMilliseconds,
  )

/** `09:00–12:00`, in Indonesian `09.00–12.00`: wall times without a zone. */
export const wallHours = (times: (string | null | undefined)[], language: InterfaceLanguage): string =>
  times
    .filter(time => time != null)
    .map(time => formatTime(`1970-01-01T${time}Z`, 'UTC', language))
    .join('–')

/** `3 March 2026 – 5 March 2026, 09:00–12:00`: days, and hours if it is not the whole day. */
export function daysInWords({ from, to, startTime, endTime }: Days, language: InterfaceLanguage): string {
  const days =
    from === to ? longDate(from, language) : `${longDate(from, language)} – ${longDate(to, language)}`
  return [days, wallHours([startTime, endTime], language)].filter(Boolean).join(', ')
}

interface Span {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

/** Whole minutes, hours (from one on) or days (from two on) until an instant. */
export function timeLeft(instant: string, now: Temporal.Instant): Span {
  const minutes = Math.max(0, Math.floor(now.until(instant).total('minutes')))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}

/** The age of an instant, in the largest whole unit. */
export function ageOf(instant: string, now: Temporal.Instant): Span | { unit: 'now'; count: 0 } {
  const age = timeLeft(now.toString(), Temporal.Instant.from(instant))
  return age.count === 0 ? { unit: 'now', count: 0 } : age
}

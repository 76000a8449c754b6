import { formatLocale } from '#entities/time/calendar-date.ts'
import { dateTimeFormat, formatZonedTime } from '#entities/time/clock.ts'

export const language = document.documentElement.lang === 'id' ? 'id' : 'en'

const words = JSON.parse(document.getElementById('live-words')?.textContent ?? '{}') as Record<string, string>

/** A text of the page's language with its values filled in. */
export const word = (name: string, values: Record<string, string | number> = {}): string =>
  (words[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''))

const dateAt = (moment: string | number, timezone: string) =>
  dateTimeFormat('en-CA', timezone).format(new Date(moment))

// Not Temporal: Safari would have to fetch the polyfill for this one difference of two dates.
/** `today`, `tomorrow`, `Tue` or `Tue 24 Nov`, at the location's clock. */
export function dayWord(moment: string, timezone: string): string {
  const day = dateAt(moment, timezone)
  const away = Math.round((Date.parse(day) - Date.parse(dateAt(Date.now(), timezone))) / 86_400_000)
  if (away === 0) return word('today')
  if (away === 1) return word('tomorrow')
  const options: Intl.DateTimeFormatOptions =
    away < 7 ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }
  return dateTimeFormat(formatLocale[language], timezone, options).format(new Date(moment))
}

/** `Tuesday 14:00 WIB`, which stays on one line. */
export const momentWord = (moment: string, timezone: string): string =>
  `${dayWord(moment, timezone)} ${formatZonedTime(moment, timezone, language)}`.replaceAll(' ', '\u00a0')

/** The text as a heading: `Today`. */
export const asHeading = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The day of the week at the clock of this zone, Monday 1 to Sunday 7. */
export const weekdayAt = (timezone: string | undefined): number =>
  weekdays.indexOf(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: timezone }).format()) + 1

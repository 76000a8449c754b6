import { memoize } from '../memoize.ts'
import type { InterfaceLanguage } from '../text/interface-language.ts'
import { formatLocale } from './calendar-date.ts'

// Indonesians use these zone names in every language; Intl has them in Indonesian only.
const indonesian: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
}

/** The same format object at each call with these values: lists use the same few formats. */
export const dateTimeFormat = memoize(
  (locale: string, timezone: string, options: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone }),
)

type Moment = Temporal.Instant | string
const dateOf = (moment: Moment): Date =>
  new Date(typeof moment === 'string' ? moment : moment.epochMilliseconds)

// Each variant of English has zone names for its own part of the world, and offsets for the others.
const english = ['en-GB', 'en-US', 'en-AU', 'en-IN', 'en-CA', 'en-ZA']

/** The usual name of a zone at an instant: WIB, WITA, WIT, EST, BST, GMT+5:45. */
export function zoneName(timezone: string, moment: Moment, language: InterfaceLanguage): string {
  const known = indonesian[timezone]
  if (known) return known
  let name = timezone
  for (const locale of [...english, formatLocale[language]]) {
    const parts = dateTimeFormat(locale, timezone, { timeZoneName: 'short' }).formatToParts(dateOf(moment))
    name = parts.find(part => part.type === 'timeZoneName')?.value ?? timezone
    if (!/\d/.test(name)) break
  }
  return name
}

/**
 * `Tuesday, 24 November 2026`, `Selasa, 24 November 2026`: with the month in words, so that it cannot be confused with
 * the day.
 */
export function formatDay(moment: Moment, timezone: string, language: InterfaceLanguage): string {
  const words = dateTimeFormat(formatLocale[language], timezone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  // Intl writes `Tuesday 24 November` in British English, without our comma; other languages have their own order.
  if (language !== 'en' && language !== 'id') return words.format(dateOf(moment))
  const parts = words.formatToParts(dateOf(moment))
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`
}

/** `14:00`, in Indonesian `14.00`. */
export const formatTime = (moment: Moment, timezone: string, language: InterfaceLanguage): string =>
  dateTimeFormat(formatLocale[language], timezone, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(dateOf(moment))

/** The separator between a day and its time. */
export const betweenDayAndTime = (language: InterfaceLanguage): string =>
  language === 'ar' ? '، ' : language === 'zh-CN' ? ' ' : ', '

/** A time and its zone stay on one line. */
const noBreak = '\u00a0'

/** `14:00 WIB`. */
export const formatZonedTime = (moment: Moment, timezone: string, language: InterfaceLanguage): string =>
  `${formatTime(moment, timezone, language)}${noBreak}${zoneName(timezone, moment, language)}`

/** `Tuesday, 24 November 2026, 14:00 WIB`: every time shown to a patient has its zone. */
export const formatMoment = (moment: Moment, timezone: string, language: InterfaceLanguage): string =>
  `${formatDay(moment, timezone, language)}${betweenDayAndTime(language)}${formatZonedTime(moment, timezone, language)}`

/** `14:00–15:30 WIB`: the zone once. */
export const formatHours = (
  starts: Moment,
  ends: Moment,
  timezone: string,
  language: InterfaceLanguage,
): string =>
  `${formatTime(starts, timezone, language)}–${formatTime(ends, timezone, language)}${noBreak}${zoneName(timezone, starts, language)}`

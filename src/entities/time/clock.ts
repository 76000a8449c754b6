import type { InterfaceLanguage } from '../text/interface-language.ts'
import { formatLocale } from './calendar-date.ts'

// Indonesians know their zones by these names in every language; Intl knows them in Indonesian only.
const indonesian: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
}

// Making a format costs a hundred times what using it does, and lists use the same few again and again.
const formats = new Map<string, Intl.DateTimeFormat>()
function format(locale: string, timezone: string, options: Intl.DateTimeFormatOptions) {
  const name = `${locale} ${timezone} ${JSON.stringify(options)}`
  let found = formats.get(name)
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone })
    formats.set(name, found)
  }
  return found
}

type Moment = Temporal.Instant | string
const dateOf = (moment: Moment): Date =>
  new Date(typeof moment === 'string' ? moment : moment.epochMilliseconds)

// Each English knows the zones of its own part of the world by name, and the others by their offset.
const english = ['en-GB', 'en-US', 'en-AU', 'en-IN', 'en-CA', 'en-ZA']

/** What people call a zone's clock at an instant: WIB, WITA, WIT, EST, BST, GMT+5:45. */
export function zoneName(timezone: string, moment: Moment, language: InterfaceLanguage): string {
  const known = indonesian[timezone]
  if (known) return known
  let name = timezone
  for (const locale of [...english, formatLocale[language]]) {
    const parts = format(locale, timezone, { timeZoneName: 'short' }).formatToParts(dateOf(moment))
    name = parts.find(part => part.type === 'timeZoneName')?.value ?? timezone
    if (!/\d/.test(name)) break
  }
  return name
}

/** `Tuesday, 24 November 2026`, `Selasa, 24 November 2026`: the month in words, so that nobody mixes it up with the day. */
export function formatDay(moment: Moment, timezone: string, language: InterfaceLanguage): string {
  const words = format(formatLocale[language], timezone, {
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
  format(formatLocale[language], timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    dateOf(moment),
  )

/** What stands between a day and its time. */
export const betweenDayAndTime = (language: InterfaceLanguage): string =>
  language === 'ar' ? '، ' : language === 'zh-CN' ? ' ' : ', '

/** `Tuesday, 24 November 2026, 14:00 WIB`: a time shown to a patient always names its zone. */
export const formatMoment = (moment: Moment, timezone: string, language: InterfaceLanguage): string =>
  `${formatDay(moment, timezone, language)}${betweenDayAndTime(language)}${formatTime(moment, timezone, language)} ${zoneName(timezone, moment, language)}`

/** `14:00 WIB`. */
export const formatZonedTime = (moment: Moment, timezone: string, language: InterfaceLanguage): string =>
  `${formatTime(moment, timezone, language)} ${zoneName(timezone, moment, language)}`

/** `14:00-15:30 WIB` with an en dash; the zone once. */
export const formatHours = (
  starts: Moment,
  ends: Moment,
  timezone: string,
  language: InterfaceLanguage,
): string =>
  `${formatTime(starts, timezone, language)}–${formatTime(ends, timezone, language)} ${zoneName(timezone, starts, language)}`

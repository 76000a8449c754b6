import { byLanguage, type InterfaceLanguage } from '../text/interface-language.ts'

/** The `Intl` locale of each language. */
export const formatLocale = byLanguage('locale')

/** A calendar date with the requested parts. */
export const dateInWords = (
  date: string | Temporal.PlainDate,
  language: InterfaceLanguage,
  parts: Intl.DateTimeFormatOptions,
): string =>
  Temporal.PlainDate.from(date).toLocaleString(formatLocale[language], { ...parts, calendar: 'gregory' })

/** `June 2026` */
export const monthInWords = (date: string, language: InterfaceLanguage): string =>
  dateInWords(date, language, { month: 'long', year: 'numeric' })

/** `30 June 2026`: with the month in words, so that it cannot be confused with the day. */
export const longDate = (date: string, language: InterfaceLanguage): string =>
  dateInWords(date, language, { day: 'numeric', month: 'long', year: 'numeric' })

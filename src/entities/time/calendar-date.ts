import type { InterfaceLanguage } from '../text/interface-language.ts'

/** The `Intl` locale of each language. English puts the day before the month, as everywhere except in America. */
export const formatLocale: Record<InterfaceLanguage, string> = {
  // Western digits, as in the surrounding numbers and telephone numbers.
  ar: 'ar-u-nu-latn',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  'es-MX': 'es-MX',
  fr: 'fr-FR',
  id: 'id-ID',
  'zh-CN': 'zh-CN',
}

/** A calendar date with the requested parts. */
export const dateInWords = (
  date: string | Temporal.PlainDate,
  language: InterfaceLanguage,
  parts: Intl.DateTimeFormatOptions,
): string =>
  Temporal.PlainDate.from(date).toLocaleString(formatLocale[language], { ...parts, calendar: 'gregory' })

/** `30 June 2026`: with the month in words, so that it cannot be confused with the day. */
export const longDate = (date: string, language: InterfaceLanguage): string =>
  dateInWords(date, language, { day: 'numeric', month: 'long', year: 'numeric' })

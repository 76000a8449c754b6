import type { InterfaceLanguage } from '../text/interface-language.ts'

/** How `Intl` writes each language; English with the day before the month, as all but Americans read it. */
export const formatLocale: Record<InterfaceLanguage, string> = {
  // Western figures, as in the numbers and telephone numbers around them.
  ar: 'ar-u-nu-latn',
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  'es-MX': 'es-MX',
  fr: 'fr-FR',
  id: 'id-ID',
  'zh-CN': 'zh-CN',
}

/** A date of the calendar in the parts that are asked for. */
export const dateInWords = (
  date: string | Temporal.PlainDate,
  language: InterfaceLanguage,
  parts: Intl.DateTimeFormatOptions,
): string =>
  Temporal.PlainDate.from(date).toLocaleString(formatLocale[language], { ...parts, calendar: 'gregory' })

/** `30 June 2026`: the month in words, so that nobody mixes it up with the day. */
export const longDate = (date: string, language: InterfaceLanguage): string =>
  dateInWords(date, language, { day: 'numeric', month: 'long', year: 'numeric' })

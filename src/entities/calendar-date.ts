import type { ContentLanguage } from './localized.ts'

/** How `Intl` writes each language; English with the day before the month, as all but Americans read it. */
export const formatLocale: Record<ContentLanguage, string> = { en: 'en-GB', id: 'id-ID' }

/** A date of the calendar in the parts that are asked for. */
export const dateInWords = (
  date: string | Temporal.PlainDate,
  language: ContentLanguage,
  parts: Intl.DateTimeFormatOptions,
): string =>
  Temporal.PlainDate.from(date).toLocaleString(formatLocale[language], { ...parts, calendar: 'gregory' })

/** `30 June 2026`: the month in words, so that nobody mixes it up with the day. */
export const longDate = (date: string, language: ContentLanguage): string =>
  dateInWords(date, language, { day: 'numeric', month: 'long', year: 'numeric' })

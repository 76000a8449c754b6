import type { ContentLanguage } from '#entities/localized.ts'

const locales: Record<ContentLanguage, string> = { en: 'en-GB', id: 'id-ID' }

/** A date of a place's own calendar in words: `Tuesday`, `24 November`. */
export function formatDate(date: string, language: ContentLanguage): { weekday: string; date: string } {
  const day = Temporal.PlainDate.from(date)
  const part = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleString(locales[language], { ...options, calendar: 'gregory' })
  return { weekday: part({ weekday: 'long' }), date: part({ day: 'numeric', month: 'long' }) }
}

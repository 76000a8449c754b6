import type { ContentLanguage } from '#entities/localized.ts'

const locales: Record<ContentLanguage, string> = { en: 'en-GB', id: 'id-ID' }

/** `30 June 2026`: the month in words, so that nobody mixes it up with the day. */
export const longDate = (date: string, language: ContentLanguage): string =>
  Temporal.PlainDate.from(date).toLocaleString(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

import { dateInWords } from '#entities/calendar-date.ts'
import type { ContentLanguage } from '#entities/localized.ts'

export const monthInWords = (date: string, language: ContentLanguage): string =>
  dateInWords(date, language, { month: 'long', year: 'numeric' })

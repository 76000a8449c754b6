import type { ContentLanguage } from '#entities/localized.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'

export const monthInWords = (date: string, language: ContentLanguage): string =>
  dateInWords(date, language, { month: 'long', year: 'numeric' })

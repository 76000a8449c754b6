import { dateInWords } from '#entities/calendar-date.ts'
import type { ContentLanguage } from '#entities/localized.ts'

/** A date of a place's own calendar in words: `Tuesday`, `24 November`. */
export function formatDate(date: string, language: ContentLanguage): { weekday: string; date: string } {
  return {
    weekday: dateInWords(date, language, { weekday: 'long' }),
    date: dateInWords(date, language, { day: 'numeric', month: 'long' }),
  }
}

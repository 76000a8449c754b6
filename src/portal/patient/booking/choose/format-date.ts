import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'

/** A local date in words: `Tuesday`, `24 November`. */
export function formatDate(date: string, language: InterfaceLanguage): { weekday: string; date: string } {
  return {
    weekday: dateInWords(date, language, { weekday: 'long' }),
    date: dateInWords(date, language, { day: 'numeric', month: 'long' }),
  }
}

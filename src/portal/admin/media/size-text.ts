import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
/** A file's size as text: `340 kB`, `4.2 MB`. */
export function sizeText(bytes: number, language: InterfaceLanguage): string {
  const small = bytes < 1_000_000
  const unit = small ? 'kilobyte' : 'megabyte'
  const value = bytes / (small ? 1000 : 1_000_000)
  return new Intl.NumberFormat(formatLocale[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: small ? 0 : 1,
  }).format(Math.max(value, small ? 1 : 0))
}

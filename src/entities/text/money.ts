import { formatLocale } from '../time/calendar-date.ts'
import type { InterfaceLanguage } from './interface-language.ts'

/** `IDR 1,500,000`, in Indonesian `Rp1.500.000`: cents only where there are any, and never a line break inside. */
export function formatMoney(amount: number, currency: string, language: InterfaceLanguage): string {
  const locale = formatLocale[language]
  const options: Intl.NumberFormatOptions = { trailingZeroDisplay: 'stripIfInteger' }
  try {
    const money = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency }).format(amount)
    // Indonesian spelling puts no space after Rp; Intl does.
    return language === 'id' ? money.replace(/^(-?Rp)\s/, '$1') : money.replace(/\s/g, '\u00a0')
  } catch {
    // A code of two letters is no currency to Intl, and no reason to lose the page that names it.
    return `${currency}\u00a0${new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 2 }).format(amount)}`
  }
}

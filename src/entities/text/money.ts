import { formatLocale } from '../time/calendar-date.ts'
import type { InterfaceLanguage } from './interface-language.ts'

/** `IDR 1,500,000`, in Indonesian `Rp1.500.000`. Decimals only if the amount has any; without a line break inside. */
export function formatMoney(amount: number, currency: string, language: InterfaceLanguage): string {
  const locale = formatLocale[language]
  const options: Intl.NumberFormatOptions = { trailingZeroDisplay: 'stripIfInteger' }
  try {
    const money = new Intl.NumberFormat(locale, { ...options, style: 'currency', currency }).format(amount)
    // Indonesian spelling has no space after Rp; Intl adds one.
    return language === 'id' ? money.replace(/^(-?Rp)\s/, '$1') : money.replace(/\s/g, '\u00a0')
  } catch {
    // Intl throws for an invalid currency code, which must not break the page.
    return `${currency}\u00a0${new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 2 }).format(amount)}`
  }
}

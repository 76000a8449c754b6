import { memoize } from '../memoize.ts'
import { formatLocale } from '../time/calendar-date.ts'
import type { InterfaceLanguage } from './interface-language.ts'

const formatOf = memoize(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { trailingZeroDisplay: 'stripIfInteger', style: 'currency', currency }),
)

/** `IDR 1,500,000`, in Indonesian `Rp1.500.000`. Decimals only if the amount has any; without a line break inside. */
export function formatMoney(amount: number, currency: string, language: InterfaceLanguage): string {
  const locale = formatLocale[language]
  try {
    const money = formatOf(locale, currency).format(amount)
    // Indonesian spelling has no space after Rp; Intl adds one.
    return language === 'id' ? money.replace(/^(-?Rp)\s/, '$1') : money.replace(/\s/g, '\u00a0')
  } catch {
    // Intl throws for an invalid currency code, which must not break the page.
    return `${currency}\u00a0${new Intl.NumberFormat(locale, { trailingZeroDisplay: 'stripIfInteger', maximumFractionDigits: 2 }).format(amount)}`
  }
}

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

/** The price of a package as words: those for 'free' and for 'on request' are given. */
export function priceText(
  price: { amount: number; currency: string } | null | undefined,
  language: InterfaceLanguage,
  words: { free: string; onRequest: string },
): string {
  if (!price) return words.onRequest
  return price.amount > 0 ? formatMoney(price.amount, price.currency, language) : words.free
}

import { priceState } from '#entities/text/price.ts'

/**
 * A page rendered yesterday may show an offer that ended at midnight: compare with the reader's clock, in the
 * location's zone.
 */
export function showPrice(price: HTMLElement): void {
  const { priceZone, validFrom, validTo } = price.dataset
  // The locale `sv` formats dates as ISO 8601.
  const today = new Intl.DateTimeFormat('sv', { timeZone: priceZone }).format()
  const state = priceState({ validFrom, validTo }, today)
  for (const part of price.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = part.dataset.state !== state
}

import { priceState } from '#entities/text/price.ts'

/** A page made yesterday may offer what ended at midnight: the reader's clock decides, in the location's zone. */
export function showPrice(price: HTMLElement): void {
  const { priceZone, validFrom, validTo } = price.dataset
  // Swedes write dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv', { timeZone: priceZone }).format()
  const state = priceState({ validFrom, validTo }, today)
  for (const part of price.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = part.dataset.state !== state
}

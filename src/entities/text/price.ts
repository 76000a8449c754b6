export interface Price {
  amount: number
  currency: string
  /** Calendar dates at the location, both inclusive. */
  validFrom?: string
  validTo?: string
  before?: number
}
export type PriceState = 'offered' | 'expired' | 'notYet' | 'onRequest'

/**
 * The state of a price on a date (`YYYY-MM-DD`) at the location where it is paid. Without dates it is always offered.
 */
export function priceState(
  price: { validFrom?: string | undefined; validTo?: string | undefined } | undefined,
  today: string,
): PriceState {
  if (!price) return 'onRequest'
  // ISO 8601 dates can be compared as text. The end is checked first, so contradicting dates never make an offer.
  if (price.validTo && price.validTo < today) return 'expired'
  if (price.validFrom && today < price.validFrom) return 'notYet'
  return 'offered'
}

/** The former price, only if it was higher: anything else would pretend a saving. */
export const formerAmount = (price: Price): number | undefined =>
  price.before !== undefined && price.before > price.amount ? price.before : undefined

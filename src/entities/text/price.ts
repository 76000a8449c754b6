export interface Price {
  amount: number
  currency: string
  /** Calendar dates at the location, both included. */
  validFrom?: string
  validTo?: string
  before?: number
}
export type PriceState = 'offered' | 'expired' | 'notYet' | 'onRequest'

/** What a price means on a day (`YYYY-MM-DD`) at the location where it is paid. Without dates it simply holds. */
export function priceState(
  price: { validFrom?: string | undefined; validTo?: string | undefined } | undefined,
  today: string,
): PriceState {
  if (!price) return 'onRequest'
  // Calendar dates of ISO 8601 stand in the order of their letters. The end goes first: such a price is never offered.
  if (price.validTo && price.validTo < today) return 'expired'
  if (price.validFrom && today < price.validFrom) return 'notYet'
  return 'offered'
}

/** The former price, where there is one and it was higher: anything else would be a pretended saving. */
export const formerAmount = (price: Price): number | undefined =>
  price.before !== undefined && price.before > price.amount ? price.before : undefined

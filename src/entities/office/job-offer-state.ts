export type OfferState = 'open' | 'paused' | 'filled' | 'over'

interface Offer {
  validThrough: string
  hiring?: 'open' | 'paused' | 'filled' | undefined
}

/** The end of the last day for applications, at the location's clock. */
export const offerEnds = (
  { validThrough }: Pick<Offer, 'validThrough'>,
  timezone: string,
): Temporal.Instant =>
  Temporal.PlainDate.from(validThrough).add({ days: 1 }).toZonedDateTime(timezone).toInstant()

/** Whether applications are taken. A filled offer stays `filled` after its last day. */
export function offerState(offer: Offer, timezone: string, now: Temporal.Instant): OfferState {
  if (offer.hiring === 'filled') return 'filled'
  if (Temporal.Instant.compare(now, offerEnds(offer, timezone)) >= 0) return 'over'
  return offer.hiring === 'paused' ? 'paused' : 'open'
}

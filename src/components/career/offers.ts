import { isPast, nowUntil } from '#content/clock.ts'
import { all } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type OfferState, offerEnds, offerState } from '#entities/office/job-offer-state.ts'
import type { Network } from '../site/network.ts'

export interface ShownOffer {
  offer: PublicItem<'job-offers'>
  place: PublicItem<'addresses'> | undefined
  timezone: string
  /** The state when the page is rendered; in the browser, `closes` updates it by the clock. */
  state: OfferState
  closes: Temporal.Instant
}

/** An offer with its location and state. */
export function shownOffer(offer: PublicItem<'job-offers'>, network: Network): ShownOffer {
  const place = network.places.find(one => one.code === offer.location)
  const timezone = place?.timezone ?? network.main?.timezone ?? 'UTC'
  const closes = offerEnds(offer, timezone)
  return { offer, place, timezone, state: offerState(offer, timezone, nowUntil(closes)), closes }
}

/** Every published offer, sorted by closing time. */
export async function offersIn(network: Network): Promise<ShownOffer[]> {
  const shown = (await all('job-offers')).map(offer => shownOffer(offer, network))
  return shown.toSorted((a, b) => Temporal.Instant.compare(a.closes, b.closes))
}

/** Less than three weeks left: a note is shown beside the date. */
export const closesSoon = ({ closes }: ShownOffer): boolean => isPast(closes.subtract({ hours: 21 * 24 }))

/** The text keys of each kind of work in careers.json. */
export const kindWords = {
  'full-time': 'kinds.full_time',
  'part-time': 'kinds.part_time',
  contract: 'kinds.contract',
  temporary: 'kinds.temporary',
  internship: 'kinds.internship',
  volunteer: 'kinds.volunteer',
} as const

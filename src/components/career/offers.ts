import { isPast, nowUntil } from '#content/clock.ts'
import { all } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { type OfferState, offerEnds, offerState } from '#entities/office/job-offer-state.ts'
import { networkIn } from '../site/network.ts'

export interface ShownOffer {
  offer: PublicItem<'job-offers'>
  place: PublicItem<'addresses'> | undefined
  timezone: string
  /** At the moment the page is made; `closes` lets the reader's clock go on from there. */
  state: OfferState
  closes: Temporal.Instant
}

/** Every published offer with its place and whether it takes applications, the next to close first. */
export async function offersIn(language: ContentLanguage): Promise<ShownOffer[]> {
  const [offers, network] = await Promise.all([all('job-offers'), networkIn(language)])
  const shown = offers.map(offer => {
    const place = network.places.find(one => one.code === offer.location)
    const timezone = place?.timezone ?? network.main?.timezone ?? 'UTC'
    const closes = offerEnds(offer, timezone)
    return {
      offer,
      place,
      timezone,
      state: offerState(offer, timezone, nowUntil(closes)),
      closes,
    }
  })
  return shown.toSorted((a, b) => Temporal.Instant.compare(a.closes, b.closes))
}

/** Worth a word beside the date. */
export const closesSoon = ({ closes }: ShownOffer): boolean => isPast(closes.subtract({ hours: 21 * 24 }))

/** The words of each kind of work in careers.json. */
export const kindWords = {
  'full-time': 'kinds.full_time',
  'part-time': 'kinds.part_time',
  contract: 'kinds.contract',
  temporary: 'kinds.temporary',
  internship: 'kinds.internship',
  volunteer: 'kinds.volunteer',
} as const

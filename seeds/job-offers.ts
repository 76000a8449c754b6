import type { Item } from '#entities/kinds.ts'
import { careOffers } from './job-offers/care.ts'
import { houseOffers } from './job-offers/house.ts'
import { medicalOffers } from './job-offers/medical.ts'

/** Most are open; one closes soon, one has expired, one is paused. */
export const jobOffers: Item<'job-offers'>[] = [...medicalOffers, ...careOffers, ...houseOffers]

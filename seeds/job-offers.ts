import type { Item } from '#entities/kinds.ts'

export const jobOffers: Item<'job-offers'>[] = []

import type { Item } from '#entities/kinds.ts'

export const partners: Item<'partners'>[] = []

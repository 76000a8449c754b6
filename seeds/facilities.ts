import type { Item } from '#entities/kinds.ts'

export const facilities: Item<'facilities'>[] = []

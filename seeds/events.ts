import type { Item } from '#entities/kinds.ts'

export const events: Item<'events'>[] = []

import type { Item } from '#entities/kinds.ts'

export const packages: Item<'packages'>[] = []

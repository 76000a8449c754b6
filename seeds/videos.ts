import type { Item } from '#entities/kinds.ts'

export const videos: Item<'videos'>[] = []

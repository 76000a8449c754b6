import type { Item } from '#entities/kinds.ts'

export const news: Item<'news'>[] = []

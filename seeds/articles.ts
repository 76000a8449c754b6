import type { Item } from '#entities/kinds.ts'

export const articles: Item<'articles'>[] = []

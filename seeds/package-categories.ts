import type { Item } from '#entities/kinds.ts'

export const packageCategories: Item<'package-categories'>[] = []

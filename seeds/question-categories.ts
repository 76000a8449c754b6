import type { Item } from '#entities/kinds.ts'

export const questionCategories: Item<'question-categories'>[] = []

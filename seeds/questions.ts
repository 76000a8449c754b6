import type { Item } from '#entities/kinds.ts'

export const questions: Item<'questions'>[] = []

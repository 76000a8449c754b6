import type { Item } from '#entities/kinds.ts'

export const testimonials: Item<'testimonials'>[] = []

import type { Item } from '#entities/kinds.ts'

export type Sign = Item<'emergency-signs'>

/** Phrases of each language, separated by bars. */
export const typed = (en: string, id: string): { en: string[]; id: string[] } => ({
  en: split(en),
  id: split(id),
})

const split = (text: string): string[] =>
  text
    .split('|')
    .map(phrase => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

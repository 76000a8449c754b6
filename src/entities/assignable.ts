import type { FieldOutline, Outline } from './outlines.ts'

/** What happens to a field of each selected item: a list of references gains or loses some, a single one is set or emptied. */
export const assignWays = ['add', 'remove', 'set', 'clear'] as const
export type AssignWay = (typeof assignWays)[number]

/** The fields that many items can be given at once, in the order of the definition. */
export const assignableFields = ({ fields }: Pick<Outline, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { widget, localized }]) => !localized && (widget === 'reference' || widget === 'references'))
    .map(([name]) => name)

/** What can be done with such a field; one that an item cannot be without is never emptied. */
export function waysFor({ widget, required }: Pick<FieldOutline, 'widget' | 'required'>): AssignWay[] {
  if (widget === 'references') return ['add', 'remove']
  return required ? ['set'] : ['set', 'clear']
}

/** The field's value after it; undefined where none is left. */
export function assigned(way: AssignWay, before: unknown, keys: readonly string[]): unknown {
  if (way === 'clear') return undefined
  if (way === 'set') return keys[0]
  const had = (before ?? []) as string[]
  if (way === 'remove') return had.filter(key => !keys.includes(key))
  return [...new Set([...had, ...keys])]
}

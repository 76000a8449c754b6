import type { FieldOutline, Outline } from './outlines.ts'

/**
 * Changes of a field of each selected item: references are added to or removed from a list; a single one is set or
 * cleared.
 */
export const assignModes = ['add', 'remove', 'set', 'clear'] as const
export type AssignMode = (typeof assignModes)[number]

/** The fields that can be assigned to many items at once, in the order of the definition. */
export const assignableFields = ({ fields }: Pick<Outline, 'fields'>): string[] =>
  Object.entries(fields)
    .filter(([, { widget, localized }]) => !localized && (widget === 'reference' || widget === 'references'))
    .map(([name]) => name)

/** The possible changes of such a field; a required one cannot be cleared. */
export function modesFor({ widget, required }: Pick<FieldOutline, 'widget' | 'required'>): AssignMode[] {
  if (widget === 'references') return ['add', 'remove']
  return required ? ['set'] : ['set', 'clear']
}

/** The new value of the field; undefined if it is empty. */
export function assigned(way: AssignMode, before: unknown, keys: readonly string[]): unknown {
  if (way === 'clear') return undefined
  if (way === 'set') return keys[0]
  const had = (before ?? []) as string[]
  if (way === 'remove') return had.filter(key => !keys.includes(key))
  return [...new Set([...had, ...keys])]
}

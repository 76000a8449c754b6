import type { Fields } from '#entities/fields.ts'

type Data = Record<string, unknown>
export type Side = 'mine' | 'theirs'

export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  /** Who changed it since both started from the same version. */
  changedBy: Side | 'both'
}

/** Whether two values are the same, whatever the order in which their parts were stored. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every(name => same((a as Data)[name], (b as Data)[name]))
}

/** The fields in which two editors' versions differ, both made from `base`. */
export function differences(fields: Fields, base: Data, mine: Data, theirs: Data): Difference[] {
  return Object.keys(fields).flatMap((name): Difference[] => {
    if (same(mine[name], theirs[name])) return []
    const byMe = !same(base[name], mine[name])
    const byThem = !same(base[name], theirs[name])
    const changedBy = byMe && byThem ? 'both' : byMe ? 'mine' : 'theirs'
    return [{ name, mine: mine[name], theirs: theirs[name], changedBy }]
  })
}

/** What needs no person: a field that only one of the two has changed keeps that change. */
export const proposedSides = (found: Difference[]): Record<string, Side> =>
  Object.fromEntries(found.flatMap(one => (one.changedBy === 'both' ? [] : [[one.name, one.changedBy]])))

/** Their version with the fields in which the editor chose his own. */
export function merge(theirs: Data, found: Difference[], sides: Record<string, Side>): Data {
  const merged = { ...theirs }
  for (const { name, mine } of found) {
    if (sides[name] !== 'mine') continue
    if (mine === undefined) delete merged[name]
    else merged[name] = mine
  }
  return merged
}

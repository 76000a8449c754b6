import type { PublicItem } from '#entities/kinds.ts'

/** A few units that show what there is: one of each type first, then whatever follows. */
export function variedUnits(units: readonly PublicItem<'units'>[], most: number): PublicItem<'units'>[] {
  const seen = new Set<string | undefined>()
  const firsts = units.filter(({ type }) => !seen.has(type) && seen.add(type))
  const rest = units.filter(unit => !firsts.includes(unit))
  return [...firsts, ...rest].slice(0, most)
}

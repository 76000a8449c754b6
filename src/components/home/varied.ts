import type { PublicItem } from '#entities/kinds.ts'

/** A varied selection of units: one of each type first, then the others. */
export function variedUnits(units: readonly PublicItem<'units'>[], most: number): PublicItem<'units'>[] {
  const seen = new Set<string | undefined>()
  const firsts = units.filter(({ type }) => !seen.has(type) && seen.add(type))
  const rest = units.filter(unit => !firsts.includes(unit))
  return [...firsts, ...rest].slice(0, most)
}

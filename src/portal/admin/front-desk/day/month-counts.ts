import type { MonthDay } from '#entities/schedule/front-desk.ts'

/** The counts of a date over its locations, and the location to which it leads: the one with most slots. */
export function dayCounts(rows: readonly MonthDay[]) {
  const sum = (of: 'taken' | 'total' | 'requests' | 'away') => rows.reduce((all, one) => all + one[of], 0)
  const [taken, total, requests, away] = [sum('taken'), sum('total'), sum('requests'), sum('away')]
  const [first] = [...rows].sort((a, b) => b.total - a.total)
  const state = total > 0 ? (taken >= total ? 'full' : 'open') : away > 0 ? 'away' : 'empty'
  return { taken, total, requests, away, location: first?.location, state } as const
}

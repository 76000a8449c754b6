import { kilometresBetween } from '#entities/appointment/other-city.ts'
import type { PublicItem } from '#entities/kinds.ts'

type Place = PublicItem<'addresses'>
export interface Near {
  place: Place
  /** In a straight line. */
  kilometres: number
}

/** The nearest other places that have coordinates; none if the place itself has none. */
export function nearestTo({ code, geo }: Place, places: readonly Place[], most: number): Near[] {
  if (!geo) return []
  return places
    .flatMap(place =>
      place.geo && place.code !== code ? [{ place, kilometres: kilometresBetween(geo, place.geo) }] : [],
    )
    .sort((a, b) => a.kilometres - b.kilometres || (a.place.code < b.place.code ? -1 : 1))
    .slice(0, most)
}

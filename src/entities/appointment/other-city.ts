import type { Geo } from '../fields.ts'

/** The position of a location, for the distance that a patient travels. */
export interface Site {
  city?: string | undefined
  geo?: Geo | undefined
}
export type Sites = ReadonlyMap<string, Site>

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along the surface of the earth (haversine), in whole kilometres. */
export function kilometresBetween(one: Geo, other: Geo): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const height = Math.sin((b - a) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(height + Math.cos(a) * Math.cos(b) * width)))
}

/**
 * The city and distance of a location in another city than the one the patient chose; null in the same city. The
 * distance needs both coordinates.
 */
export function otherCity(
  sites: Sites,
  from: string,
  to: string,
): { city: string; kilometres: number | null } | null {
  const [here, there] = [sites.get(from), sites.get(to)]
  if (from === to || !there?.city || here?.city === there.city) return null
  const kilometres = here?.geo && there.geo ? kilometresBetween(here.geo, there.geo) : null
  return { city: there.city, kilometres }
}

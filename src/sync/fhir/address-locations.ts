import type { Mapping } from './mapping.ts'
import { idIn } from './references.ts'
import type { Reference, Resource } from './resources.ts'
import { codesOf } from './values/concepts.ts'

/**
 * Physical types that are a part of a building or its surroundings: a wing, a floor, a room, a bed …
 * (location-physical-type).
 */
const parts = new Set(['wi', 'wa', 'lvl', 'co', 'ro', 'bd', 've', 'ca', 'rd', 'area'])

const isPart = (location: Resource<'Location'>) =>
  codesOf([location.physicalType]).some(code => parts.has(code))

export interface AddressLocation {
  /** The building, which becomes an address. */
  site: Resource<'Location'>
  /** The name of the room or wing in it, if the reference meant one; `Room 7` becomes `7`. */
  room: string | null
}

/** The building that a location is or belongs to: patients go to an address, not to a bed. */
export function addressLocationOf({ directory }: Mapping, location: Resource<'Location'>): AddressLocation {
  let site = location
  const seen = new Set<string>()
  while (isPart(site) && !seen.has(site.id)) {
    seen.add(site.id)
    const parent = directory.Location.get(idIn(site.partOf?.reference, 'Location') ?? '')
    if (!parent) break
    site = parent
  }
  return { site, room: site === location ? null : (location.name?.replace(/^room\s+/i, '') ?? null) }
}

/** The reason why a location is not imported as an address; null if it is one. */
export function whyNotImported(mapping: Mapping, location: Resource<'Location'>): string | null {
  if (location.mode === 'kind') return 'describes a kind of place, not a place'
  if (location.status === 'inactive') return 'is not active'
  if (addressLocationOf(mapping, location).site !== location)
    return 'is part of a building that is imported as one address'
  return null
}

/** The locations that references point to, each building once. Findings for references without a target exist already. */
export function addressLocationsOf(
  mapping: Mapping,
  references: readonly Reference[],
  follow: (reference: Reference) => Resource<'Location'> | null,
): AddressLocation[] {
  const bySite = new Map<string, AddressLocation>()
  for (const reference of references) {
    const location = follow(reference)
    if (!location) continue
    const place = addressLocationOf(mapping, location)
    if (!bySite.has(place.site.id)) bySite.set(place.site.id, place)
  }
  return [...bySite.values()]
}

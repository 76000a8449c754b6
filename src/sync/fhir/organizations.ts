import type { Directory } from './directory.ts'
import type { Resource } from './resources.ts'

/**
 * Adds a location to each organisation that has an address, no location, and a role or a service at it: small practices
 * are often described without a location.
 */
export function addMissingLocations(directory: Directory): void {
  const owners = new Set([...directory.Location.values()].map(one => one.managingOrganization?.reference))
  const placeOf = (reference: string | undefined): string | null => {
    const organization = directory.Organization.get(reference?.replace(/^Organization\//, '') ?? '')
    if (!organization || organization.active === false || owners.has(reference)) return null
    const id = `organization:${organization.id}`
    const place = directory.Location.get(id) ?? locationOf(organization, id)
    if (place) directory.Location.set(id, place)
    return place && `Location/${id}`
  }
  const sites = [
    ...[...directory.PractitionerRole.values()].map(one => ({
      locations: one.healthcareService.length > 0 ? null : one.location,
      at: one.organization,
    })),
    ...[...directory.HealthcareService.values()].map(one => ({
      locations: one.location,
      at: one.providedBy,
    })),
  ]
  for (const { locations, at } of sites) {
    const place = locations?.length === 0 && placeOf(at?.reference)
    if (place) locations.push({ reference: place, identifier: undefined, display: undefined })
  }
}

function locationOf(organization: Resource<'Organization'>, id: string): Resource<'Location'> | null {
  const { at, name, telecom, address, meta } = organization
  const visited = address.find(
    one =>
      one.city && one.line.length > 0 && one.type !== 'postal' && !['old', 'billing'].includes(one.use ?? ''),
  )
  if (!visited) return null
  const managingOrganization = {
    reference: `Organization/${organization.id}`,
    identifier: undefined,
    display: name,
  }
  const none = { extension: [], identifier: [], type: [], hoursOfOperation: [] }
  const unsaid = {
    status: undefined,
    mode: undefined,
    physicalType: undefined,
    position: undefined,
    partOf: undefined,
  }
  return { ...none, ...unsaid, id, at, meta, name, telecom, address: visited, managingOrganization }
}

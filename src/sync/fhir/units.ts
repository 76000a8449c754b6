import type { Data } from '../merge.ts'
import type { SourceItem } from '../source.ts'
import { type AddressLocation, addressLocationsOf } from './address-locations.ts'
import { openingHours } from './hours.ts'
import { accepted, type Mapping, todayAt } from './mapping.ts'
import { follow } from './references.ts'
import type { Resource } from './resources.ts'
import { knownSpecialties } from './specialists.ts'
import { tidyCapitals } from './values/capitals.ts'
import { codesOf, conceptName } from './values/concepts.ts'
import { phonesOf } from './values/telecom.ts'

const type = 'HealthcareService'

// Categories of plan-net that match one of our types; a whole hospital or medical group is not a unit.
const types: Record<string, string> = {
  emerg: 'emergency',
  lab: 'laboratory',
  outpat: 'outpatient',
  pharm: 'pharmacy',
}

export interface MappedUnits {
  items: SourceItem[]
  /** Service id -> location id -> the unit's own id. */
  bySite: Map<string, Map<string, string>>
}

/** A service becomes one unit per place, as a unit of ours has one location. */
export function mapUnits(
  mapping: Mapping,
  addresses: ReadonlySet<string>,
  specialists: ReadonlySet<string>,
): MappedUnits {
  const { directory, findings } = mapping
  const units: MappedUnits = { items: [], bySite: new Map() }
  for (const service of directory.HealthcareService.values()) {
    const from = { at: service.at, id: service.id, type } as const
    const skip = (reason: string) => findings.skipped.add(type, reason, `${service.at} (${service.id})`)
    if (service.active === false) {
      skip('is not active')
      continue
    }
    const all = addressLocationsOf(mapping, service.location, one =>
      follow(directory, one, 'Location', from, findings),
    )
    const places = all.filter(place => addresses.has(place.site.id))
    if (places.length === 0) skip('names no location of this directory')
    const bySite = new Map<string, string>()
    const shared = places.length > 0 && sharedData(mapping, service, specialists)
    for (const [index, place] of places.entries()) {
      // The first place keeps the plain id, so a service that moves to another building stays the same unit.
      const source = index === 0 ? service.id : `${service.id}@${place.site.id}`
      const item = shared && mapUnit(mapping, service, source, place, shared)
      if (!item) break
      bySite.set(place.site.id, source)
      units.items.push(item)
    }
    units.bySite.set(service.id, bySite)
  }
  return units
}

function nameOf(
  { directory, findings }: Mapping,
  service: Resource<'HealthcareService'>,
): string | undefined {
  const said = service.name ?? conceptName(service.type[0]) ?? conceptName(service.category[0])
  if (said) return tidyCapitals(said)
  const from = { at: service.at, id: service.id, type } as const
  const owner = follow(directory, service.providedBy, 'Organization', from, findings)
  return owner?.name && tidyCapitals(owner.name)
}

/** The data that a service has in common at all its places. */
function sharedData(
  mapping: Mapping,
  service: Resource<'HealthcareService'>,
  specialists: ReadonlySet<string>,
): Data {
  const { findings } = mapping
  const from = { at: service.at, id: service.id, type } as const
  const name = nameOf(mapping, service)
  return {
    name: name && { en: name },
    type: codesOf([...service.category, ...service.type]).flatMap(code => types[code] ?? [])[0],
    specialists: knownSpecialties(service.specialty, specialists),
    phones: phonesOf(service.telecom, todayAt(mapping, mapping.timezone), from, findings),
    hours: openingHours(service.availableTime, from, findings),
    walkIn: service.appointmentRequired === undefined ? undefined : !service.appointmentRequired,
    summary: service.comment ? { en: service.comment } : undefined,
  }
}

function mapUnit(
  mapping: Mapping,
  { at, id }: Resource<'HealthcareService'>,
  source: string,
  { site, room }: AddressLocation,
  shared: Data,
): SourceItem | null {
  const own = { location: site.id, room: room ?? undefined, externalIds: { fhir: source } }
  const data = accepted('units', { ...shared, ...own }, { at, id, type }, mapping.findings)
  if (!data) return null
  const { en } = data.name as { en: string }
  return { kind: 'units', source, proposals: [en, `${en} ${site.address?.city ?? ''}`], data, at }
}

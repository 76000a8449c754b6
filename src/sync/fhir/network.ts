import type { SourceItem, SourceLeave, SourceNetwork, SourceSchedule } from '../source.ts'
import type { Directory } from './directory.ts'
import { chooseDoctors, mapDoctor } from './doctors.ts'
import type { Mapping } from './mapping.ts'
import { addMissingLocations } from './organizations.ts'
import { normalizeReferences } from './references.ts'
import { completeRoles, rolesByPractitioner } from './roles.ts'
import { leavesOf, locationsOfRole, schedulesOf, unitsOfRole } from './schedules.ts'
import { mapSpecialists } from './specialists.ts'
import { mapUnits } from './units.ts'
import { mapAddresses } from './values/addresses.ts'

const sourcesOf = (items: readonly SourceItem[]) => new Set(items.map(item => item.source))

/** A FHIR directory as our items, schedules and absences. Throws SourceError where no time zone is known. */
export function mapDirectory(directory: Directory, options: Omit<Mapping, 'directory'>): SourceNetwork {
  const mapping = { ...options, directory }
  normalizeReferences(directory)
  addMissingLocations(directory)
  const addresses = mapAddresses(mapping)
  const roles = rolesByPractitioner(mapping)
  const specialties = mapSpecialists(mapping)
  const chosen = chooseDoctors(mapping, roles, sourcesOf(specialties))
  // A specialty without a doctor would be an empty page.
  const practised = new Set([...chosen.values()].flat())
  const specialists = specialties.filter(one => practised.has(one.source))
  const knownAddresses = sourcesOf(addresses)
  const units = mapUnits(mapping, knownAddresses, practised)
  const context = { addresses: knownAddresses, units: units.bySite }
  const doctors: SourceItem[] = []
  const schedules: SourceSchedule[] = []
  const leaves: SourceLeave[] = []
  for (const [practitioner, ownSpecialties] of chosen) {
    const { id } = practitioner
    const own = (roles.get(id) ?? []).map(role => ({ role, places: locationsOfRole(mapping, role, context) }))
    const hours = schedulesOf(mapping, id, own, context)
    const doctor = mapDoctor(mapping, practitioner, {
      specialties: ownSpecialties,
      roles: own.map(({ role }) => role),
      units: own.flatMap(({ role, places }) => unitsOfRole(role, places, context)),
      hasHours: hours.length > 0,
    })
    if (!doctor) continue
    doctors.push(doctor)
    schedules.push(...hours)
    leaves.push(...own.flatMap(({ role, places }) => leavesOf(mapping, id, role, places)))
  }
  return {
    items: [...addresses, ...specialists, ...units.items, ...doctors],
    schedules,
    leaves,
    roles: completeRoles(directory, sourcesOf(doctors)),
    read: directory.read,
  }
}

import type { Directory } from './directory.ts'
import { type Mapping, todayAt } from './mapping.ts'
import { follow, idIn } from './references.ts'
import type { Resource } from './resources.ts'
import { isOver } from './values/dates.ts'

const type = 'PractitionerRole'
export type Role = Resource<'PractitionerRole'>

const practitionerOf = (role: Role) => idIn(role.practitioner?.reference, 'Practitioner') ?? ''

/** The current roles of each practitioner, sorted by id: a stable order across exports. */
export function rolesByPractitioner(mapping: Mapping): Map<string, Role[]> {
  const { directory, findings } = mapping
  const today = todayAt(mapping, mapping.timezone)
  const current = [...directory.PractitionerRole.values()].filter(role => {
    const skip = (reason: string) => findings.skipped.add(type, reason, `${role.at} (${role.id})`)
    if (role.active === false) skip('is not active')
    else if (isOver(role.period, today)) skip('has ended')
    else if (!role.practitioner?.reference) skip('names no practitioner')
    else if (
      !follow(directory, role.practitioner, 'Practitioner', { at: role.at, id: role.id, type }, findings)
    )
      skip('belongs to nobody in this directory')
    else return true
    return false
  })
  return Map.groupBy(
    current.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    practitionerOf,
  )
}

/** The roles that were read completely: those of imported doctors, and those that have ended. */
export function completeRoles(directory: Directory, doctors: ReadonlySet<string>): Set<string> {
  const settled = [...directory.PractitionerRole.values()].filter(role => {
    const practitioner = practitionerOf(role)
    const left = directory.Practitioner.get(practitioner)?.active === false
    return role.active === false || left || doctors.has(practitioner)
  })
  return new Set(settled.map(role => role.id))
}

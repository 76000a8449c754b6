import type { SourceItem } from '../source.ts'
import { accepted, type Mapping, todayAt } from './mapping.ts'
import type { Concept, Resource } from './resources.ts'
import type { Role } from './roles.ts'
import { knownSpecialties } from './specialists.ts'
import { codesOf, conceptName } from './values/concepts.ts'
import { personName } from './values/names.ts'
import { isDoctorsRole, isOtherProfession } from './values/professions.ts'
import { qualificationsOf } from './values/qualifications.ts'

const type = 'Practitioner'
type Practitioner = Resource<'Practitioner'>
const newPatients = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/newpatients'
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function languageOf(concept: Concept): string[] {
  const said = conceptName(concept)
  if (said) return [said]
  try {
    return codesOf([concept]).flatMap(code => languageNames.of(code) ?? [])
  } catch {
    return []
  }
}

/** Whether the roles take new patients; undefined if no role states it. */
function takesNewPatients(roles: readonly Role[]): boolean | undefined {
  const parts = roles
    .flatMap(role => role.extension)
    .filter(one => one.url === newPatients)
    .flatMap(one => one.extension)
  const codes = codesOf(parts.map(part => part.valueCodeableConcept))
  return codes.length > 0 ? codes.includes('newpt') : undefined
}

/** The specialties of a practitioner: those of the roles, else those among the qualifications. */
function specialtiesOf(
  practitioner: Practitioner,
  roles: readonly Role[],
  known: ReadonlySet<string>,
): string[] {
  const practised = roles.flatMap(role => role.specialty)
  const qualified = practitioner.qualification.map(one => one.code)
  const found = knownSpecialties(practised, known)
  return found.length > 0 ? found : knownSpecialties(qualified, known)
}

/** The reason why a practitioner is not imported as a doctor; null if it is one. */
function notADoctor(
  practitioner: Practitioner,
  roles: readonly Role[],
  specialties: readonly string[],
): string | null {
  if (practitioner.active === false) return 'is not active'
  if (isOtherProfession(practitioner, roles) || (roles.length > 0 && !roles.some(isDoctorsRole)))
    return 'works as something else than a doctor'
  if (specialties.length === 0) return 'says no specialty, neither in a role nor as a qualification'
  return null
}

/** The practitioners who are doctors here, with the ids of their specialties. */
export function chooseDoctors(
  { directory, findings }: Mapping,
  roles: ReadonlyMap<string, Role[]>,
  known: ReadonlySet<string>,
): Map<Practitioner, string[]> {
  const chosen = new Map<Practitioner, string[]>()
  for (const practitioner of directory.Practitioner.values()) {
    const own = roles.get(practitioner.id) ?? []
    const specialties = specialtiesOf(practitioner, own, known)
    const reason = notADoctor(practitioner, own, specialties)
    if (reason) findings.skipped.add(type, reason, `${practitioner.at} (${practitioner.id})`)
    else chosen.set(practitioner, specialties)
  }
  return chosen
}

export interface DoctorWork {
  specialties: readonly string[]
  roles: readonly Role[]
  units: readonly string[]
  hasHours: boolean
}

export function mapDoctor(mapping: Mapping, practitioner: Practitioner, work: DoctorWork): SourceItem | null {
  const { at, id } = practitioner
  const today = todayAt(mapping, mapping.timezone)
  const person = personName(practitioner.name, today)
  const data = accepted(
    'doctors',
    {
      ...person,
      gender: practitioner.gender,
      specialists: work.specialties,
      units: [...new Set(work.units)],
      languages: [...new Set(practitioner.communication.flatMap(languageOf))],
      acceptingNewPatients: takesNewPatients(work.roles),
      bookable: work.hasHours,
      ...qualificationsOf(practitioner, today),
      externalIds: { fhir: id },
    },
    { at, id, type },
    mapping.findings,
  )
  return data && { kind: 'doctors', source: id, proposals: [person?.name ?? ''], data, at }
}

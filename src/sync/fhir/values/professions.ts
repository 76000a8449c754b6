import type { Concept, Resource } from '../resources.ts'
import type { Role } from '../roles.ts'
import { codesOf } from './concepts.ts'

/** Roles of practitioner-role and SNOMED CT for other professions than a doctor's. */
const otherRoles = new Set([
  ...['nurse', 'pharmacist', 'researcher', 'teacher', 'ict'],
  // Nurses, midwives, physiotherapists, occupational therapists, pharmacists, dietitians.
  ...['224535009', '106292003', '224571005', '309453006', '36682004', '80546007', '46255001', '159033005'],
])

// NUCC: physicians (20…), dentists without their hygienists and assistants, podiatric physicians, and "specialist",
// which names no profession.
const taxonomy = /nucc\.org|2\.16\.840\.1\.113883\.6\.101/
const doctorsTaxonomy = /^(?:20|1223|12230|213E|1744)/

/** Codes of v2-0360 for professions and certificates, not for degrees of a university. */
export const notDegrees = new Set(
  'PN CANP CER CMA CNM CNP CNS CPNP CRN CTR EMT EMTP FPNP HS MT NG NP PA RMA RN RPH SEC TS'.split(' '),
)
const otherProfessions = new Set(
  'PN CANP CMA CNM CNP CNS CPNP CRN CTR EMT EMTP FPNP MT NP PA RMA RN RPH BSN MSN'.split(' '),
)
const doctorsDegrees = new Set(['MD', 'DO', 'MDA', 'MDI', 'DDS', 'DMD'])

export const isDoctorsRole = ({ code }: Role): boolean =>
  codesOf(code).length === 0 || codesOf(code).some(one => !otherRoles.has(one))

const codings = (concepts: readonly (Concept | undefined)[], system: RegExp): string[] =>
  concepts.flatMap(
    one => one?.coding.flatMap(coding => (system.test(coding.system ?? '') && coding.code) || []) ?? [],
  )

/**
 * Whether a practitioner is trained for another profession than a doctor's. Directories give nurses the role of a
 * physician too, so the taxonomy precedes the role. A practitioner with any doctor's code is a doctor.
 */
export function isOtherProfession(practitioner: Resource<'Practitioner'>, roles: readonly Role[]): boolean {
  const qualified = practitioner.qualification.map(one => one.code)
  const trained = codings([...roles.flatMap(role => role.specialty), ...qualified], taxonomy)
  const degrees = codings(qualified, /\/v2-0360(?:\/|$)/)
  if (trained.some(code => doctorsTaxonomy.test(code)) || degrees.some(code => doctorsDegrees.has(code)))
    return false
  return trained.length > 0 || degrees.some(code => otherProfessions.has(code))
}

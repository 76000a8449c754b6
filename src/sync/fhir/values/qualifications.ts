import type { Data } from '../../merge.ts'
import type { Resource } from '../resources.ts'
import { conceptName } from './concepts.ts'
import { dayOf, isOver, yearOf } from './dates.ts'
import { notDegrees } from './professions.ts'

type Qualification = Resource<'Practitioner'>['qualification'][number]

/** Identifiers of v2-0203 that are licences to practise. */
const licences = new Set(['MD', 'LN', 'DN', 'DO', 'OD', 'RN', 'LPN', 'NP', 'PA', 'RPH', 'DDS', 'DP', 'DPM'])

const isLicence = ({ code, identifier, issuer }: Qualification) =>
  identifier.some(({ type }) => type?.coding.some(one => licences.has(one.code ?? ''))) ||
  /licen[cs]|registration|surat izin praktik|\bSTR\b/i.test(conceptName(code) ?? '') ||
  /\bboard\b|\bcouncil\b|licen[cs]|konsil/i.test(issuer?.display ?? '')

/** Degrees of HL7 (v2-0360), given by a university. Other qualifications are given by a board. */
const isDegree = (one: Qualification) =>
  !isLicence(one) &&
  (one.code?.coding.some(
    ({ system, code }) => /\/v2-0360(?:\/|$)/.test(system ?? '') && !notDegrees.has(code ?? ''),
  ) ??
    false)

/** Education, certificates and the registration number of a practitioner, as far as they are valid today. */
export function qualificationsOf(practitioner: Resource<'Practitioner'>, today: string): Data {
  const valid = practitioner.qualification.filter(one => !isOver(one.period, today))
  const education = valid.flatMap(one => {
    const degree = conceptName(one.code)
    const institution = one.issuer?.display
    if (!isDegree(one) || !degree || !institution) return []
    const year = yearOf(one.period?.start)
    return [{ degree, institution, ...(year && year >= 1920 ? { year } : {}) }]
  })
  const certifications = valid.flatMap(one => {
    const name = conceptName(one.code)
    if (!name || isDegree(one)) return []
    const issued = one.issuer?.display ? `${name} (${one.issuer.display})` : name
    return [issued, name].find(text => text.length <= 120) ?? []
  })
  const numbered = valid.filter(one => !isDegree(one) && one.identifier.some(number => number.value))
  const licensed = numbered.find(isLicence) ?? numbered[0]
  const number = licensed?.identifier.find(one => one.value)?.value
  const validTo = dayOf(licensed?.period?.end)
  return {
    education,
    certifications: [...new Set(certifications)],
    licence: number ? { number, ...(validTo ? { validTo } : {}) } : undefined,
  }
}

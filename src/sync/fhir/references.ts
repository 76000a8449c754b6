import type { ImportFindings } from '../findings.ts'
import { type Directory, recordsOf } from './directory.ts'
import type { Identifier, Reference, Resource, ResourceType } from './resources.ts'

/**
 * The id in `Practitioner/123`, `https://…/fhir/Practitioner/123/_history/4` or `urn:uuid:…`, if it can be of this
 * type.
 */
export function idIn(text: string | undefined, type: ResourceType): string | null {
  if (!text) return null
  const urn = /^urn:(?:uuid|oid):(.+)$/i.exec(text)
  if (urn) return urn[1] as string
  const parts = text.replace(/\/_history\/[^/]*$/, '').split('/')
  return parts.at(-2) === type ? (parts.at(-1) as string) : null
}

/**
 * The ids of a type by `system|value`, and by `*|value` for references without a system; null if several records have
 * the identifier.
 */
type Identified = Map<string, string | null>

const anySystem = '*'
const nameOf = ({ system, value }: Identifier, unsaid: string) => `${system ?? unsaid}|${value}`

function identified(directory: Directory, type: ResourceType): Identified {
  const ids: Identified = new Map()
  for (const { id, identifier } of recordsOf(directory, type).values()) {
    for (const one of identifier) {
      if (!one.value) continue
      for (const name of new Set([nameOf(one, ''), `${anySystem}|${one.value}`]))
        ids.set(name, ids.has(name) && ids.get(name) !== id ? null : id)
    }
  }
  return ids
}

/**
 * `Practitioner?identifier=system|value`: a value alone matches any system, `|value` only identifiers without a system.
 */
function conditional(text: string, type: ResourceType): string | null {
  const [path = '', query] = text.split('?', 2)
  if (!query || path.split('/').at(-1) !== type) return null
  const said = new URLSearchParams(query).get('identifier')
  return said && (said.includes('|') ? said : `${anySystem}|${said}`)
}

/**
 * Rewrites every reference that we follow as `Type/id`: contained records, addresses of a Bundle, conditional
 * references (a search for an identifier) and identifiers alone. A reference without a target stays as it is.
 */
export function normalizeReferences(directory: Directory): void {
  const known = new Map<ResourceType, Identified>()
  const settle = (from: string, reference: Reference | undefined, type: ResourceType) => {
    if (!reference) return
    const { reference: text, identifier } = reference
    const records = recordsOf(directory, type)
    const found = (id: string | null | undefined) => (id && records.has(id) ? id : null)
    const byName = (name: string | null) => {
      if (!name) return null
      if (!known.has(type)) known.set(type, identified(directory, type))
      return known.get(type)?.get(name) ?? null
    }
    const name = identifier?.value ? nameOf(identifier, anySystem) : null
    const id =
      (text?.startsWith('#') ? found(`${from}${text}`) : null) ??
      found(idIn(directory.aliases.get(text ?? ''), type)) ??
      found(idIn(text, type)) ??
      byName(text ? conditional(text, type) : null) ??
      byName(name)
    if (id) reference.reference = `${type}/${id}`
    else if (!text && name) reference.reference = `${type}?identifier=${name}`
  }
  for (const {
    id,
    practitioner,
    organization,
    location,
    healthcareService,
  } of directory.PractitionerRole.values()) {
    settle(id, practitioner, 'Practitioner')
    settle(id, organization, 'Organization')
    for (const one of location) settle(id, one, 'Location')
    for (const one of healthcareService) settle(id, one, 'HealthcareService')
  }
  for (const { id, managingOrganization, partOf } of directory.Location.values()) {
    settle(id, managingOrganization, 'Organization')
    settle(id, partOf, 'Location')
  }
  for (const { id, providedBy, location } of directory.HealthcareService.values()) {
    settle(id, providedBy, 'Organization')
    for (const one of location) settle(id, one, 'Location')
  }
}

/** The record that a reference means. Without one it returns null and adds a finding. */
export function follow<T extends ResourceType>(
  directory: Directory,
  reference: Reference | undefined,
  type: T,
  from: { at: string; id: string; type: ResourceType },
  findings: ImportFindings,
): Resource<T> | null {
  if (!reference?.reference) return null
  const id = idIn(reference.reference, type)
  const found = id === null ? undefined : recordsOf(directory, type).get(id)
  if (!found) {
    findings.leftOut.add(from.type, `a reference to a missing ${type}`, `${from.at} (${reference.reference})`)
  }
  return found ?? null
}

import type { Journal } from '../findings.ts'
import { type Directory, recordsOf } from './directory.ts'
import type { Reference, Resource, ResourceType } from './resources.ts'

/** `Practitioner/123`, `https://…/fhir/Practitioner/123/_history/4` or `urn:uuid:…`: the id, where it can be of this type. */
export function idIn(text: string | undefined, type: ResourceType): string | null {
  if (!text) return null
  const urn = /^urn:(?:uuid|oid):(.+)$/i.exec(text)
  if (urn) return urn[1] as string
  const parts = text.replace(/\/_history\/[^/]*$/, '').split('/')
  return parts.at(-2) === type ? (parts.at(-1) as string) : null
}

/** The record that a reference means, or null with an entry in the journal. */
export function follow<T extends ResourceType>(
  directory: Directory,
  reference: Reference | undefined,
  type: T,
  from: { at: string; id: string; type: ResourceType },
  journal: Journal,
): Resource<T> | null {
  if (!reference?.reference) return null
  const id = idIn(reference.reference, type)
  const found = id === null ? undefined : recordsOf(directory, type).get(id)
  if (!found) {
    journal.leftOut.add(from.type, `a reference to a missing ${type}`, `${from.at} (${reference.reference})`)
  }
  return found ?? null
}

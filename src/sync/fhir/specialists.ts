import type { SourceItem } from '../source.ts'
import { accepted, type Mapping } from './mapping.ts'
import type { Concept } from './resources.ts'
import { conceptId, conceptName } from './values/concepts.ts'
import { commonSpecialtyOf, plainNameOf } from './values/specialty-codes.ts'

/** The specialties of all active roles, once per code system and code. */
export function mapSpecialists(mapping: Mapping): SourceItem[] {
  const items = new Map<string, SourceItem>()
  const nameless = new Map<string, string>()
  for (const role of mapping.directory.PractitionerRole.values()) {
    if (role.active === false) continue
    for (const concept of role.specialty) {
      const source = conceptId(concept)
      if (!source || items.has(source)) continue
      const item = mapSpecialist(mapping, concept, source, role)
      if (item) items.set(source, item)
      else nameless.set(source, `${role.at} (${source})`)
    }
  }
  for (const [source, example] of nameless) {
    if (!items.has(source))
      mapping.findings.leftOut.add('PractitionerRole', 'a specialty without words', example)
  }
  return [...items.values()]
}

function mapSpecialist(
  mapping: Mapping,
  concept: Concept,
  source: string,
  role: { at: string; id: string },
): SourceItem | null {
  const name = conceptName(concept)
  if (!name) return null
  const from = { ...role, type: 'PractitionerRole' } as const
  const usual = commonSpecialtyOf(concept)
  const known = usual && { plainName: plainNameOf(usual, name), icon: usual.slug }
  const data = accepted(
    'specialists',
    { name: { en: name }, ...known, externalIds: { fhir: source } },
    from,
    mapping.findings,
  )
  return data && { kind: 'specialists', source, usual: usual?.slug, proposals: [name], data, at: role.at }
}

/** The ids of the known specialties among these concepts. */
export const knownSpecialties = (concepts: readonly (Concept | undefined)[], known: ReadonlySet<string>) => [
  ...new Set(
    concepts.flatMap(concept => (concept && conceptId(concept)) ?? []).filter(source => known.has(source)),
  ),
]

import type { Concept } from '../resources.ts'

const preferred = (concept: Concept) =>
  concept.coding.find(one => one.userSelected && one.code) ?? concept.coding.find(one => one.code)

/** The id of a concept: code system and code, as FHIR searches write it (`system|code`); else its text. */
export function conceptId(concept: Concept): string | null {
  const coding = preferred(concept)
  if (coding?.code) return `${coding.system ?? ''}|${coding.code}`
  const words = conceptName(concept)
  return words ? `|${words.toLowerCase()}` : null
}

/** The text of a concept; null if it has only a code. */
export const conceptName = (concept: Concept | undefined): string | null =>
  (concept &&
    (preferred(concept)?.display ?? concept.text ?? concept.coding.find(one => one.display)?.display)) ??
  null

export const codesOf = (concepts: readonly (Concept | undefined)[]): string[] =>
  concepts.flatMap(one => one?.coding.flatMap(coding => coding.code ?? []) ?? [])

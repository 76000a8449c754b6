import type { Fields } from '#entities/fields.ts'
import { type ContentLanguage, contentLanguages } from '#entities/localized.ts'

type Data = Record<string, unknown>
export type Side = 'mine' | 'theirs'

export interface Difference {
  name: string
  /** Set for a localized field: each language is a separate difference, as languages often have different editors. */
  language: ContentLanguage | null
  mine: unknown
  theirs: unknown
  /** Which side changed it since the common base version. */
  changedBy: Side | 'both'
}
export const pathOf = ({ name, language }: Pick<Difference, 'name' | 'language'>): string =>
  language ? `${name}.${language}` : name

const partOf = (data: Data, name: string, language: ContentLanguage | null): unknown =>
  language ? (data[name] as Data | undefined)?.[language] : data[name]

/** Deep equality that ignores the order of object keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every(name => isEqual((a as Data)[name], (b as Data)[name]))
}

/** The fields in which two editors' versions differ, both made from `base`. */
export function differences(fields: Fields, base: Data, mine: Data, theirs: Data): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    (field.localized ? contentLanguages : [null]).flatMap((language): Difference[] => {
      const [was, own, other] = [base, mine, theirs].map(data => partOf(data, name, language))
      if (isEqual(own, other)) return []
      const byMe = !isEqual(was, own)
      const byThem = !isEqual(was, other)
      const changedBy = byMe && byThem ? 'both' : byMe ? 'mine' : 'theirs'
      return [{ name, language, mine: own, theirs: other, changedBy }]
    }),
  )
}

/** Resolves fields that only one side has changed: they keep that change. */
export const proposedSides = (found: Difference[]): Record<string, Side> =>
  Object.fromEntries(found.flatMap(one => (one.changedBy === 'both' ? [] : [[pathOf(one), one.changedBy]])))

function set(data: Data, name: string, value: unknown): void {
  if (value === undefined) delete data[name]
  else data[name] = value
}

/** Their version with the fields in which the editor chose his own. */
export function merge(theirs: Data, found: Difference[], sides: Record<string, Side>): Data {
  const merged = { ...theirs }
  for (const one of found) {
    if (sides[pathOf(one)] !== 'mine') continue
    if (one.language) {
      const languages = { ...(merged[one.name] as Data | undefined) }
      set(languages, one.language, one.mine)
      set(merged, one.name, Object.keys(languages).length > 0 ? languages : undefined)
    } else set(merged, one.name, one.mine)
  }
  return merged
}

import { isDeepStrictEqual } from 'node:util'

export type Data = Record<string, unknown>

/**
 * The fields in which the source says something else than at the last import. A field that only an administrator
 * changed is not among them, so that the edit stands until the source itself changes that field.
 */
export function changedInSource(last: Data | null, now: Data): string[] {
  const names = new Set([...Object.keys(last ?? {}), ...Object.keys(now)])
  return [...names].filter(name => !isDeepStrictEqual(last?.[name], now[name]))
}

/** The document with those fields as the source has them now. */
export function withFields(document: Data, fields: readonly string[], source: Data): Data {
  const merged = { ...document }
  for (const name of fields) {
    if (source[name] === undefined) delete merged[name]
    else merged[name] = source[name]
  }
  return merged
}

/** What the source said last, from the imports so far (oldest first): each counts for the fields it wrote. */
export function lastSaid(imports: readonly { fields: readonly string[]; data: Data }[]): Data | null {
  if (imports.length === 0) return null
  return imports.reduce<Data>((said, one) => withFields(said, one.fields, one.data), {})
}

import { isDeepStrictEqual } from 'node:util'

export type Data = Record<string, unknown>

/**
 * The fields that the source has changed since the last import. A field that only an administrator changed is not among
 * them: the edit stays until the source itself changes that field.
 */
export function changedInSource(last: Data | null, now: Data): string[] {
  const names = new Set([...Object.keys(last ?? {}), ...Object.keys(now)])
  return [...names].filter(name => !isDeepStrictEqual(last?.[name], now[name]))
}

/** The document with these fields replaced by those of the source. */
export function withFields(document: Data, fields: readonly string[], source: Data): Data {
  const merged = { ...document }
  for (const name of fields) {
    if (source[name] === undefined) delete merged[name]
    else merged[name] = source[name]
  }
  return merged
}

/**
 * The last values of the source, from the imports so far (oldest first): each import counts for the fields that it
 * wrote.
 */
export function lastImported(imports: readonly { fields: readonly string[]; data: Data }[]): Data | null {
  if (imports.length === 0) return null
  return imports.reduce<Data>((said, one) => withFields(said, one.fields, one.data), {})
}

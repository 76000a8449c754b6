// biome-ignore lint/suspicious/noExplicitAny: OpenAPI and JSON Schema, as they are written in the document
export type Part = any
export type Parts = Record<string, Part>

const isObject = (value: unknown): value is Parts =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The same text for parts that are equal, whatever the order of their keys. */
export const textOf = (part: Part): string =>
  JSON.stringify(part, (_name, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** The schemas directly inside a schema are replaced by what `change` makes of them. `name` says where each stands. */
export function mapInner(schema: Part, change: (inner: Part, name: string) => Part): Part {
  const made = { ...schema }
  for (const key of ['properties', 'patternProperties'])
    if (made[key])
      made[key] = Object.fromEntries(
        Object.entries(made[key]).map(([name, inner]) => [name, change(inner, name)]),
      )
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (made[key]) made[key] = made[key].map((inner: Part, index: number) => change(inner, `${key}${index}`))
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'not'])
    if (isObject(made[key])) made[key] = change(made[key], key)
  return made
}

/** The media types of a request or an answer, with each schema replaced by what `change` makes of it. */
export const mapContent = (part: Part, change: (schema: Part) => Part): Part =>
  part.content
    ? {
        ...part,
        content: Object.fromEntries(
          Object.entries(part.content as Parts).map(([type, media]) => [
            type,
            media.schema ? { ...media, schema: change(media.schema) } : media,
          ]),
        ),
      }
    : part

export interface Operation {
  method: string
  path: string
  operation: Part
}

/** The operations of a document, each with the parameters of its path too. */
export const operationsOf = (document: Part): Operation[] =>
  Object.entries(document.paths as Parts).flatMap(([path, { parameters: common = [], ...item }]) =>
    Object.entries(item as Parts).map(([method, operation]) => ({
      method,
      path,
      operation:
        common.length > 0
          ? { ...operation, parameters: [...common, ...(operation.parameters ?? [])] }
          : operation,
    })),
  )

/** The document with each operation replaced by what `change` makes of it. */
export const mapOperations = (document: Part, change: (one: Operation) => Part): Part => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths as Parts).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Parts).map(([method, operation]) => [
          method,
          change({ method, path, operation }),
        ]),
      ),
    ]),
  ),
})

/** What a reference names. */
export function referred(document: Part, ref: string): Part {
  const found = ref
    .split('/')
    .slice(1)
    .reduce((part, name) => part?.[name], document)
  if (!found) throw new Error(`${ref} names nothing in the document`)
  return found
}

/** The part with each reference replaced by what it names, at all depths. */
export function resolved(document: Part, part: Part): Part {
  if (Array.isArray(part)) return part.map(one => resolved(document, one))
  if (!isObject(part)) return part
  if (typeof part.$ref === 'string') return resolved(document, referred(document, part.$ref))
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, resolved(document, one)]))
}

import { mapContent, mapInner, mapOperations, type Part, type Parts, textOf } from './parts.ts'

/** The object that may also be null, without null; or null if the schema is none. */
const objectOf = (schema: Part): Part | null =>
  Array.isArray(schema.type) && schema.properties && schema.type.join() === 'object,null'
    ? { ...schema, type: 'object' }
    : null

/**
 * The document with `anyOf` an object and null, where the same object stands elsewhere without null: so it can be
 * written once.
 */
export function nullApart(document: Part): Part {
  const texts = new Set<string>()
  const collect = (schema: Part): Part => {
    texts.add(textOf(schema))
    return mapInner(schema, collect)
  }
  const change = (schema: Part): Part => {
    const object = objectOf(schema)
    return object && texts.has(textOf(object))
      ? { anyOf: [mapInner(object, change), { type: 'null' }] }
      : mapInner(schema, change)
  }
  eachSchema(document, collect)
  return eachSchema(document, change)
}

/** The document with each schema that stands in no other replaced by what `change` makes of it. */
function eachSchema(document: Part, change: (schema: Part) => Part): Part {
  const all = (parts: Parts, changed: (part: Part) => Part) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, changed(part)]))
  const withContent = (part: Part) => mapContent(part, change)
  const { paths } = mapOperations(document, ({ operation }) => ({
    ...operation,
    ...(operation.requestBody ? { requestBody: withContent(operation.requestBody) } : {}),
    responses: all(operation.responses, withContent),
  }))
  const schemas = all(document.components.schemas, change)
  return { ...document, paths, components: { ...document.components, schemas } }
}

import { mapContent, mapOperations, type Part, type Parts, textOf } from './parts.ts'

/** A schema without its required fields. */
const withoutRequired = ({ required: _required, ...schema }: Part) => textOf(schema)

/**
 * The document with the fields of a kind of content written once. In a list every field may be missing, so a list's
 * items have the same fields as the item itself and fewer required ones: `ListedDoctors` has the fields, and `Doctors`
 * adds which are required.
 */
export function fieldsOnce(document: Part): Part {
  const given: Parts = document.components.schemas
  const lists: Parts = {}
  const named = new Map(Object.entries(given).map(([name, schema]) => [withoutRequired(schema), name]))
  const listed = (schema: Part): Part => {
    const { items } = schema.properties?.result ?? {}
    const name = items?.properties && named.get(withoutRequired(items))
    if (!name || lists[name]) return schema
    const ref = { $ref: `#/components/schemas/Listed${name}` }
    lists[name] = {
      [`Listed${name}`]: items,
      [name]: { type: 'object', allOf: [ref], required: given[name].required },
    }
    const result = { ...schema.properties.result, items: ref }
    return { ...schema, properties: { ...schema.properties, result } }
  }
  const changed = mapOperations(document, ({ operation }) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses as Parts).map(([status, one]) => [status, mapContent(one, listed)]),
    ),
  }))
  const schemas = Object.assign(
    {},
    ...Object.entries(given).map(([name, schema]) => lists[name] ?? { [name]: schema }),
  )
  return { ...changed, components: { ...document.components, schemas } }
}

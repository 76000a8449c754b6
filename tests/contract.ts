import { document } from './every-operation.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema as the contract has it
type Schema = any

export function resolve(schema: Schema): Schema {
  const name = (schema?.$ref as string | undefined)?.split('/').pop()
  const schemas: Record<string, Schema> = document.components?.schemas ?? {}
  return name ? schemas[name] : schema
}

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value

function ofType(types: string[], value: unknown): boolean {
  const type = typeOf(value)
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

/**
 * The paths at which a value violates a schema of the contract. Strict: a field that the schema does not name is a
 * violation, unless the schema allows additional ones.
 */
export function violations(given: Schema, value: unknown, path = ''): string[] {
  const schema = resolve(given)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const tried = choices.map((one: Schema) => violations(one, value, path)) as string[][]
    return tried.some(one => one.length === 0)
      ? []
      : (tried.toSorted((a, b) => a.length - b.length)[0] as string[])
  }
  if (schema.allOf) return schema.allOf.flatMap((one: Schema) => violations(one, value, path))
  if (schema.type && !ofType([schema.type].flat(), value)) return [`${path} is ${typeOf(value)}`]
  if (value === null) return []
  if (schema.enum && !schema.enum.includes(value)) return [`${path} is not one of ${schema.enum}`]
  if (typeof value === 'string') return inText(schema, value, path)
  if (typeof value === 'number') {
    const low = schema.minimum !== undefined && value < schema.minimum
    return low || (schema.maximum !== undefined && value > schema.maximum) ? [`${path} is out of range`] : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => violations(schema.items ?? {}, one, `${path}.${index}`))
  }
  if (typeof value !== 'object' || schema.type !== 'object') return []
  return inObject(schema, value as Record<string, unknown>, path)
}

function inText(schema: Schema, value: string, path: string): string[] {
  const wrong =
    value.length < (schema.minLength ?? 0) ||
    value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY) ||
    (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) ||
    (schema.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(value))
  return wrong ? [`${path} is ${JSON.stringify(value.slice(0, 40))}`] : []
}

function inObject(schema: Schema, value: Record<string, unknown>, path: string): string[] {
  const named = schema.properties ?? {}
  const others = schema.additionalProperties
  const missing = ((schema.required ?? []) as string[]).filter(name => !Object.hasOwn(value, name))
  return [
    ...missing.map(name => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      if (Object.hasOwn(named, name)) return violations(named[name], one, `${path}.${name}`)
      return others ? violations(others, one, `${path}.${name}`) : [`${path}.${name} is not in the contract`]
    }),
  ]
}

/** The schema of an operation's answer; the problem schema if an error status has none. */
export function schemaOf(contract: Schema, status: number): Schema | null {
  const response = contract.responses[String(status)] ?? (status >= 400 ? contract.responses.default : null)
  return response?.content?.['application/json']?.schema ?? null
}

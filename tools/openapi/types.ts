import { pathOfAnyKind } from './by-kind.ts'
import { operationsOf, type Part, type Parts, referred } from './parts.ts'

const nameOf = (ref: string) => ref.split('/').at(-1) as string
const union = (types: string[]) => [...new Set(types)].join(' | ')

/** A schema as a type. `use` is called with each component that the type needs. */
function typeOf(schema: Part, use: (name: string) => void): string {
  const inner = (one: Part) => typeOf(one, use)
  if (schema.$ref) {
    use(nameOf(schema.$ref))
    return nameOf(schema.$ref)
  }
  if (schema.enum) return union(schema.enum.map((one: unknown) => JSON.stringify(one)))
  if (schema.anyOf ?? schema.oneOf) return union((schema.anyOf ?? schema.oneOf).map(inner))
  if (schema.allOf) {
    const all = schema.allOf.map(inner).join(' & ')
    const required = union((schema.required ?? []).map((name: string) => JSON.stringify(name)))
    return required ? `${all} & Required<Pick<${all}, ${required}>>` : all
  }
  return union([schema.type ?? 'unknown'].flat().map((type: string) => plainType(type, schema, inner)))
}

function plainType(type: string, schema: Part, inner: (one: Part) => string): string {
  if (type === 'integer') return 'number'
  if (type === 'array') return `(${inner(schema.items ?? {})})[]`
  if (type !== 'object') return type
  const required: string[] = schema.required ?? []
  const fields = Object.entries((schema.properties ?? {}) as Parts).map(
    ([name, one]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${inner(one)}`,
  )
  const others = schema.additionalProperties
  if (!others) return `{ ${fields.join('; ')} }`
  const record = `Record<string, ${others === true ? 'unknown' : inner(others)}>`
  return fields.length > 0 ? `{ ${fields.join('; ')} } & ${record}` : record
}

/**
 * The results of all operations as types, by method and path, one a line. `document` is the published one, `generated`
 * has a path for each kind of content.
 */
export function typesText(document: Part, generated: Part, kinds: readonly string[]): string {
  const needed = new Set<string>()
  const results = operationsOf(generated).map(({ method, path }) => {
    const { responses } = document.paths[pathOfAnyKind(path, kinds)?.path ?? path][method]
    const status = Object.keys(responses).find(one => one.startsWith('2')) as string
    const response = responses[status].$ref ? referred(document, responses[status].$ref) : responses[status]
    const given = response.content?.['application/json']?.schema
    const body = given?.$ref ? referred(document, given.$ref) : given
    const result = body?.properties?.result
    return `  '${method} ${path}': ${result ? typeOf(result, name => needed.add(name)) : 'unknown'}`
  })
  const schemas: Parts = document.components.schemas
  const types: string[] = []
  // The set grows while it is read: a type names others.
  for (const name of needed) types.push(`type ${name} = ${typeOf(schemas[name], one => needed.add(one))}`)
  return `// Generated from openapi.json by npm run openapi.
${types.sort().join('\n')}

/** The result of each operation, by method and path. */
export interface Results {
${results.join('\n')}
}
`
}

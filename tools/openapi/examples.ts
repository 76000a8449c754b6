import { mapOperations, type Part, type Parts, referred, textOf } from './parts.ts'

/** Texts by the name of a field, taken where the schema allows them. */
const byName: Record<string, string> = {
  birthDate: '1990-05-17',
  code: '123456',
  doctor: 'ayu-lestari',
  doctorName: 'dr. Ayu Lestari',
  email: 'siti@example.org',
  id: '019ab3c4-0000-7000-8000-000000000001',
  key: 'ayu-lestari',
  language: 'en',
  location: 'jakarta',
  message: 'Done',
  name: 'Siti Rahayu',
  password: 'nine teal kettles hum',
  passwordCheck: 'nine teal kettles hum',
  phone: '+62 21 555 0100',
  schedule: '019ab3c4-0000-7000-8000-000000000002',
  slug: 'ayu-lestari',
  timezone: 'Asia/Jakarta',
}

/** Fields with an instant, which many answers have as a text without a format. */
const instants = /(?:At|Since|^since|^from|^to|^next)$/

/** Texts for every format and pattern of the contract. */
const texts = [
  'Text',
  'ayu-lestari',
  '2026-11-26T02:00:00Z',
  '2026-11-26',
  '019ab3c4-0000-7000-8000-000000000001',
  'siti@example.org',
  'https://example.org',
  '/media/picture.webp',
  '+62 21 555 0100',
  '08:00',
  'IDR',
  '#1f6f5c',
  '123456',
  'title',
  'booking-3f9c2a71',
]

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /T.*Z$/,
  email: /@/,
  uuid: /^[\da-f]{8}-[\da-f-]{27}$/,
  uri: /^https:/,
  binary: /^Text$/,
}

function textFor(schema: Part, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  const known = [byName[name] ?? (instants.test(name) ? '2026-11-26T02:00:00Z' : 'Text'), ...texts]
  const fitting = known.find(
    text =>
      (!format || formats[format]?.test(text)) &&
      (!pattern || new RegExp(pattern, 'u').test(text)) &&
      text.length >= minLength &&
      text.length <= maxLength,
  )
  if (fitting === undefined)
    throw new Error(`Add a text to tools/openapi/examples.ts that fits ${name}: ${JSON.stringify(schema)}`)
  return fitting
}

/** The smallest value that a schema allows: required fields only, and lists as short as they may be. */
export function exampleOf(document: Part, schema: Part, name = ''): unknown {
  if (schema.$ref) return exampleOf(document, referred(document, schema.$ref), name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return exampleOf(document, choice[0], name)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((one: Part) => exampleOf(document, one, name)))
  const types = [schema.type ?? 'object'].flat()
  if (types.includes('null')) return null
  if (types[0] === 'boolean') return false
  if (types[0] === 'number' || types[0] === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (types[0] === 'string') return textFor(schema, name)
  if (types[0] === 'array')
    return Array.from({ length: schema.minItems ?? (name === 'result' ? 1 : 0) }, () =>
      exampleOf(document, schema.items ?? {}, name),
    )
  return Object.fromEntries(
    ((schema.required ?? []) as string[]).map(field => [
      field,
      exampleOf(document, schema.properties?.[field] ?? {}, field),
    ]),
  )
}

const bodies: Record<string, string> = { 'text/html': '<!doctype html>', 'text/csv': 'time,action' }

/** A request or an answer with an example of its body. */
function withExample(document: Part, part: Part): Part {
  if (!part.content) return part
  const content = Object.entries(part.content as Parts).map(([type, media]) => {
    const example = bodies[type] ?? (media.schema && exampleOf(document, media.schema))
    return [
      type,
      type.startsWith('image/') || type === 'application/octet-stream' ? media : { ...media, example },
    ]
  })
  return { ...part, content: Object.fromEntries(content) }
}

/** The document with an example of each request and each answer. */
export function withExamples(document: Part): Part {
  // An item of content is created and saved with the same data: one example is enough.
  const shown = new Set<string>()
  const request = (part: Part): Part => {
    const data = part.content['application/json']?.schema.properties?.data
    if (!data) return withExample(document, part)
    const text = textOf(data)
    if (shown.has(text)) return part
    shown.add(text)
    return withExample(document, part)
  }
  return mapOperations(document, ({ operation }) => ({
    ...operation,
    ...(operation.requestBody ? { requestBody: request(operation.requestBody) } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses as Parts).map(([status, one]) => [
        status,
        status.startsWith('2') ? withExample(document, one) : one,
      ]),
    ),
  }))
}

/** The named schema of the result of an answer, or of the items of a list, with the example of it. */
function namedResult(
  document: Part,
  { schema: given, example }: Part,
): [ref: string, example: unknown] | undefined {
  const schema = given?.$ref ? referred(document, given.$ref) : given
  const result = schema?.properties?.result
  if (result?.$ref) return [result.$ref, example.result]
  return result?.items?.$ref && [result.items.$ref, example.result[0]]
}

/**
 * The document with the example of a named result once, at its schema, where every tool finds it. In an answer it would
 * stand again for each operation, and for lists.
 */
export function examplesOnce(document: Part): Part {
  const examples = new Map<string, unknown>()
  const moved = (part: Part): Part => {
    if (!part.content) return part
    const content = Object.entries(part.content as Parts).map(([type, media]) => {
      const [ref, example] = (media.example?.result && namedResult(document, media)) ?? []
      if (!ref) return [type, media]
      if (!examples.has(ref)) examples.set(ref, example)
      return [type, { ...media, example: undefined }]
    })
    return { ...part, content: Object.fromEntries(content) }
  }
  const all = (parts: Parts) =>
    Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, moved(one)]))
  const { paths } = mapOperations(document, ({ operation }) => ({
    ...operation,
    responses: all(operation.responses),
  }))
  const responses = all(document.components.responses)
  const schemas = Object.entries(document.components.schemas as Parts).map(([name, schema]) => {
    const example = examples.get(`#/components/schemas/${name}`)
    return [name, example === undefined ? schema : { ...schema, examples: [example] }]
  })
  return {
    ...document,
    paths,
    components: { ...document.components, responses, schemas: Object.fromEntries(schemas) },
  }
}

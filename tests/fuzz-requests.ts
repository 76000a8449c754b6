import fc from 'fast-check'
import { resolve } from './contract.ts'
import type { Operation } from './every-operation.ts'
import { fuzzTexts } from './fuzz-texts.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON Schema as the contract has it
type Schema = any
type FuzzValue = fc.Arbitrary<unknown>

export interface FuzzRequest {
  method: string
  address: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

const text = fc.oneof(
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '__proto__', 'constructor', '0000-01-01', '9999-12-31'),
  fc.constantFrom(...fuzzTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const anything: FuzzValue = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, false, [], {}, [[]], 2 ** 31, -(2 ** 31) - 1, 2 ** 53),
)
const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'role',
  'version',
  '',
  'a.b',
  'data',
)

function fittingText(schema: Schema, words: string[]): FuzzValue {
  if (schema.format === 'date') {
    return fc.constantFrom('2026-11-23', '2026-12-01', '0000-01-01', '0001-01-01', '9999-12-31', '1900-02-29')
  }
  const pattern = String(schema.pattern ?? '')
  if (pattern.includes('[01]\\d|2[0-3]')) return fc.constantFrom('00:00', '09:00', '12:30', '23:59')
  if (pattern.includes('\\d{6}')) return fc.constantFrom('000000', '123456')
  return fc.oneof(fc.constantFrom(...words), text)
}

/** Values that mostly fit a schema, with random invalid parts at any depth. */
function fuzzValue(given: Schema, words: string[], depth = 0): FuzzValue {
  const schema = resolve(given) ?? {}
  const inner = (one: Schema) => fuzzValue(one, words, depth + 1)
  const types = [schema.type].flat()
  let fitting: FuzzValue = anything
  if (schema.anyOf) fitting = fc.oneof(...schema.anyOf.map(inner))
  else if (schema.enum) fitting = fc.constantFrom(...schema.enum)
  else if (types.includes('object') && schema.properties) {
    const record = Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, inner(one)]),
    )
    const requiredKeys = schema.required as string[] | undefined
    fitting = fc.record(record, { requiredKeys: requiredKeys ?? [] })
  } else if (types.includes('array')) fitting = fc.array(inner(schema.items ?? {}), { maxLength: 3 })
  else if (types.includes('string')) fitting = fittingText(schema, words)
  else if (types.includes('boolean')) fitting = fc.boolean()
  else if (types.includes('integer') || types.includes('number')) {
    const edges = [schema.minimum, schema.maximum, 0, 1, 2].filter(one => one !== undefined)
    fitting = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 0, max: 500 }))
  }
  if (types.includes('null'))
    fitting = fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: fc.constant(null) })
  const odd: fc.WeightedArbitrary<unknown>[] = [
    { weight: 40, arbitrary: fitting },
    { weight: 1, arbitrary: anything },
  ]
  if (types.includes('object')) {
    const extra = fc
      .tuple(fitting, names, anything)
      .map(([one, name, value]) => withOwnProperty(one, name, value))
    odd.push({ weight: 2, arbitrary: extra })
  }
  return fc.oneof(...odd)
}

/** Sets an own property, also with the name `__proto__`. */
function withOwnProperty(one: unknown, name: string, value: unknown): unknown {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
  const copy = { ...one }
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

const nested = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count)
const bytes = (...numbers: number[]) => new Uint8Array(numbers)

/** Bodies that are no JSON, or JSON that fits no schema. */
export const brokenBodies: Record<string, string | Uint8Array> = {
  empty: '',
  'half of one': '{"email":"a@exam',
  'two of them': '{}{}',
  'a comma too many': '{"a":1,}',
  'a byte order mark': '\ufeff{}',
  'a NUL between': '{"a":\u00001}',
  'not UTF-8': bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  'UTF-16': bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
  'a number that is none': '{"a":NaN}',
  'a bare word': 'nonsense',
  'null itself': 'null',
  'a list': '[]',
  'a text': '"{}"',
  'a huge number': `{"version":${'9'.repeat(400)}}`,
  'very deep lists': nested('[', ']', 200_000),
  'very deep objects': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  'very many fields': `{${Array.from({ length: 50_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
  'a form': 'email=a%40example.org&password=x',
}

const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  '/',
  ', ,',
  '',
)
const languages = fc.constantFrom(
  'id',
  'en',
  'id-ID,en;q=0.5',
  'fr',
  '*',
  'id;q=x',
  ',;=',
  'en-US,en;q=0.9,id;q=0.8',
)

/** Percent-encodes UTF-16 unchanged, so that lone surrogates are sent too. */
function encoded(value: string): string {
  return [...value]
    .map(letter => {
      const point = letter.codePointAt(0) as number
      if (point < 0xd800 || point > 0xdfff) return encodeURIComponent(letter)
      return `%ED%${(0xa0 + ((point >> 6) & 0x1f)).toString(16)}%${(0x80 + (point & 0x3f)).toString(16)}`
    })
    .join('')
}
const asWord = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')

/** The paths of all values that are no objects, for replacement. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, name]))
}
function replaced(value: unknown, [name, ...rest]: (string | number)[], other: unknown): unknown {
  if (name === undefined) return other
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[name] = replaced(copy[name], rest, other)
  return copy
}
/** A valid body with one value changed. */
const nearly = (good: unknown): FuzzValue =>
  fc
    .tuple(fc.nat(), anything)
    .map(([pick, other]) => replaced(good, leaves(good)[pick % leaves(good).length] ?? [], other))

interface Good {
  /** An address with ids of existing rows. */
  address: string
  /** A valid body. */
  body: unknown
  /** Keys and ids that exist. */
  words: string[]
}

/** Random requests to one operation: mostly by its contract, with every kind of error. */
export function fuzzRequests(operation: Operation, good: Good): fc.Arbitrary<FuzzRequest> {
  const { method, path, contract } = operation
  const { words } = good
  const parameters = (contract.parameters ?? []) as { name: string; in: string; schema: Schema }[]
  const word = (schema: Schema) => fc.oneof(fc.constantFrom(...words), fuzzValue(schema, words)).map(asWord)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
  const inQuery = parameters.filter(one => one.in === 'query')
  const stray = fc.tuple(fc.oneof(names, fc.constantFrom('sort', 'page', 'doctor')), text)
  const query = fc.tuple(
    fc.record(Object.fromEntries(inQuery.map(one => [one.name, word(one.schema)])), { requiredKeys: [] }),
    fc.oneof(fc.constant([]), fc.constant([]), fc.array(stray, { maxLength: 3 })),
  )
  const wildPath = fc
    .tuple(...inPath.map(() => word({ type: 'string' })))
    .map(values =>
      inPath.reduce(
        (one, name, index) => one.replace(`{${name}}`, encoded(values[index] as string) || '%20'),
        path,
      ),
    )
  const address = fc
    .tuple(fc.oneof(fc.constant(good.address), wildPath), query)
    .map(([filled, [own, others]]) => {
      const all = [...Object.entries(own), ...others]
      const pairs = all.map(([name, value]) => `${encoded(name)}=${encoded(value as string)}`)
      return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
    })
  const schema = contract.requestBody?.content?.['application/json']?.schema
  const json = (values: FuzzValue) => values.map(value => JSON.stringify(value))
  const body = schema
    ? fc.oneof(
        { weight: 8, arbitrary: json(fuzzValue(schema, words)) },
        { weight: 8, arbitrary: json(nearly(good.body)) },
        { weight: 2, arbitrary: json(fc.constant(good.body)) },
        { weight: 1, arbitrary: fc.constantFrom(...Object.values(brokenBodies)) },
      )
    : fc.constant(undefined)
  const usual = { weight: 12, arbitrary: fc.constant('application/json') }
  const type = fc.oneof(usual, { weight: 1, arbitrary: contentTypes })
  const key = fc.oneof(fc.uuid(), fc.constantFrom('one-and-the-same', '', ' ', 'short'))
  return fc.tuple(address, body, type, languages, key).map(([address, body, type, language, key]) => ({
    method,
    address,
    headers: { 'content-type': type, 'accept-language': language, 'idempotency-key': key },
    body,
  }))
}

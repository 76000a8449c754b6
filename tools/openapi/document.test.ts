import { expect, test } from 'vitest'
import { contentKinds } from '#entities/kinds.ts'
import { violations } from '../../tests/contract.ts'
import { pathOfAnyKind } from './by-kind.ts'
import { describedDocument, generatedDocument, openApiText } from './main.ts'
import { operationsOf, type Part, type Parts, resolved, textOf } from './parts.ts'

const text = openApiText()
const published: Part = JSON.parse(text)
const generated = generatedDocument()

/** A document without references. What a schema of several parts only adds as required is written into the first part. */
function whole(document: Part): Part {
  const plain = (part: Part): Part => {
    if (Array.isArray(part)) return part.map(plain)
    if (part === null || typeof part !== 'object') return part
    const made = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, plain(one)])) as Parts
    const { allOf: [first, ...more] = [], ...own } = made
    return made.required && first && more.length === 0 ? { ...first, ...own } : made
  }
  const { components, ...rest } = document
  const paths: Parts = {}
  for (const { method, path, operation } of operationsOf(document))
    paths[path] = { ...paths[path], [method]: operation }
  return plain({ ...resolved(document, { ...rest, paths }), securitySchemes: components.securitySchemes })
}

/** Examples of results stand at their schemas in the published document, and in the answers of the described one. */
const withoutExamples = (document: Part): Part =>
  JSON.parse(JSON.stringify(document, (key, value) => (/^examples?$/.test(key) ? undefined : value)))

test('each operation has an id of its own, which is a verb and an object', () => {
  const ids = operationsOf(published).map(({ operation }) => operation.operationId)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter(id => !/^[a-z]+[A-Z]?[A-Za-z\d]*$/.test(id))).toEqual([])
  expect(ids).toEqual(
    expect.arrayContaining(['listDoctors', 'readDoctor', 'saveDoctor', 'bookAppointment', 'publishItem']),
  )
})

test('every reference names a component, and every component is used', () => {
  const used = new Set([...text.matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name))
  const { securitySchemes: _schemes, ...sections } = published.components
  const known = Object.entries(sections as Record<string, Parts>).flatMap(([section, parts]) =>
    Object.keys(parts).map(name => `${section}/${name}`),
  )
  expect([...used].filter(name => !known.includes(name as string))).toEqual([])
  expect(known.filter(name => !used.has(name))).toEqual([])
})

test('the references resolved, the document is the one that was given: writing parts once loses nothing', () => {
  expect(textOf(withoutExamples(whole(published)))).toBe(textOf(withoutExamples(whole(describedDocument()))))
})

/** The parameters of a query, in any order: those of `filtersTogether` one by one, and each with what it leaves out. */
const eachParameter = (parameters: Part[]) =>
  parameters
    .flatMap(one =>
      one.name === 'filters'
        ? Object.entries(one.schema.properties).map(([name, schema]) => ({ name, schema, in: 'query' }))
        : [one],
    )
    .map(one => ({ required: false, ...one }))
    .sort((a, b) => a.name.localeCompare(b.name))

/** A part with the objects that may be null as they are generated: with two types. */
const withTwoTypes = (part: Part): Part => {
  if (Array.isArray(part)) return part.map(withTwoTypes)
  if (part === null || typeof part !== 'object') return part
  const made = Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, withTwoTypes(one)]),
  ) as Parts
  const [first, second, ...more] = made.anyOf ?? []
  if (first?.type !== 'object' || second?.type !== 'null' || more.length > 0) return made
  const { anyOf: _anyOf, ...own } = made
  return { ...first, ...own, type: ['object', 'null'] }
}

/** What an operation takes and answers, without what the published document adds. */
const essence = (
  { summary, deprecated, parameters = [], requestBody, responses }: Part,
  statuses: string[],
) =>
  textOf(
    JSON.parse(
      JSON.stringify({
        summary,
        deprecated,
        parameters: eachParameter(parameters),
        requestBody: withTwoTypes(requestBody),
        answers: statuses.map(status =>
          withTwoTypes(status === 'default' ? responses[status].content : responses[status]),
        ),
      }),
      (key, value) =>
        /^examples?$/.test(key)
          ? undefined
          : key === 'pattern'
            ? value.replace(/\/i$/, '').replaceAll('A-Z', '')
            : value,
    ),
  )

test('the document has every operation of the server, with its parameters, requests and answers', () => {
  const { paths } = whole(published)
  const wrong: string[] = []
  for (const { method, path, operation } of operationsOf(whole(generated))) {
    const any = paths[path]?.[method] ? null : pathOfAnyKind(path, contentKinds)
    const found = paths[any?.path ?? path][method]
    const [kind, ...others] = found.parameters ?? []
    if (any && !kind.schema.enum.includes(any.kind)) wrong.push(`${method} ${path} is not of this kind`)
    const statuses = Object.keys(operation.responses)
    const one = any ? { ...found, parameters: others } : found
    if (essence(one, statuses) !== essence(operation, statuses)) wrong.push(`${method} ${path}`)
  }
  expect(wrong).toEqual([])
})

/** The schema of a named result, which has its example itself. */
const resultOf = ({ schema }: Part): Part | undefined =>
  [schema?.properties?.result, schema?.properties?.result?.items].find(one => one?.examples)

/** The check reads each part of a schema of several parts alone, and misses the fields of the others. */
const isWrong = (fault: string) => !fault.endsWith('is not in the contract')

test('each operation has an example that its schemas allow', () => {
  const wrong: string[] = []
  for (const { method, path, operation } of operationsOf(whole(published))) {
    const answers = Object.entries(operation.responses as Parts).filter(([status]) => status.startsWith('2'))
    const bodies = [operation.requestBody, ...answers.map(([, answer]) => answer)].filter(Boolean)
    const media = bodies.flatMap(body => Object.entries((body.content ?? {}) as Parts))
    const text = media.filter(([type]) => !/^image|octet-stream/.test(type))
    if (text.length > 0 && text.every(([, one]) => one.example === undefined && !resultOf(one)))
      wrong.push(`${method} ${path} has no example`)
    for (const [type, one] of media) {
      const result = resultOf(one)
      const [schema, example] = result ? [result, result.examples[0]] : [one.schema, one.example]
      if (schema && example !== undefined)
        for (const fault of violations(schema, example).filter(isWrong))
          wrong.push(`${method} ${path} ${type}: ${fault}`)
    }
  }
  expect(wrong).toEqual([])
})

test('each operation is one line, and what several operations share is written once', () => {
  const lines = text.split('\n').filter(line => line.includes('"operationId":'))
  expect(lines.length).toBe(operationsOf(published).length)
  expect(lines.filter(line => line.split('"operationId":').length > 2)).toEqual([])
  // A limit for each operation and not for the file, which grows with every operation and kind of content.
  expect(
    Buffer.byteLength(text) / lines.length,
    'Many bytes for each operation: compact.ts shares only equal parts, so a new part differs a little in each place.',
  ).toBeLessThan(1200)
})

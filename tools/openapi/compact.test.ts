import { expect, test } from 'vitest'
import { oncePerPath } from './by-kind.ts'
import { compact } from './compact.ts'
import { nullApart } from './nullable.ts'
import { operationsOf, type Part, resolved } from './parts.ts'
import { parametersOnce } from './path-parameters.ts'

const text = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[a-z]+$', description: 'A long text' }
const json = (schema: Part) => ({ content: { 'application/json': { schema } } })
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }

const operation = (operationId: string, schema: Part) => ({
  operationId,
  parameters: [page],
  requestBody: json({ type: 'object', properties: { title: schema, [operationId]: { type: 'boolean' } } }),
  responses: { 200: { description: 'Done', ...json({ type: 'object' }) } },
})
const document = (first: Part, second: Part): Part => ({
  components: { schemas: {} },
  paths: { '/a': { post: operation('createA', first) }, '/b': { post: operation('createB', second) } },
})

test('what stands in several places is written once, and everything else stays in its place', () => {
  const given = document(text, { ...text })
  const made = compact(given, { 'createA.request.title': 'Title' })
  expect(made.components).toEqual({
    schemas: { Title: text },
    parameters: { Page: page },
    requestBodies: {},
    responses: { CreateAAnswer: { description: 'Done', ...json({ type: 'object' }) } },
  })
  expect(made.paths['/b'].post.requestBody.content['application/json'].schema.properties).toEqual({
    title: { $ref: '#/components/schemas/Title' },
    createB: { type: 'boolean' },
  })
  expect(resolved(made, made.paths)).toEqual(given.paths)
})

test('a part without a name in the table is named after the place where it comes first', () => {
  expect(Object.keys(compact(document(text, text), {}).components.schemas)).toEqual(['CreateARequestTitle'])
})

test('a part keeps its name in the table if a new operation has it too and comes first', () => {
  const made = compact(document(text, { ...text }), { 'createB.request.title': 'Title' })
  expect(Object.keys(made.components.schemas)).toEqual(['Title'])
})

test('a name that would stand for two parts is an error that names the place', () => {
  const given = document(text, text)
  given.components.schemas.CreateARequestTitle = { type: 'integer' }
  expect(() => compact(given, {})).toThrow(
    'CreateARequestTitle would name two different schemas, the second at createA.request.title',
  )
})

test('a name for a place where nothing is shared is an error', () => {
  expect(() => compact(document(text, { type: 'null' }), { 'createA.request.title': 'Title' })).toThrow(
    'nothing that several operations share stands at createA.request.title',
  )
})

test('a path that differs between kinds of content is an error', () => {
  const paths = {
    '/api/a/{key}/publish': { post: { tags: ['a'], parameters: [] } },
    '/api/b/{key}/publish': { post: { tags: ['b'], parameters: [page] } },
  }
  expect(() => oncePerPath({ paths }, ['a', 'b'])).toThrow('post /api/b/{key}/publish differs')
})

test('parameters that every operation of a path begins with stand at the path, and only these', () => {
  const key = { name: 'key', in: 'path', required: true, schema: { type: 'string' } }
  const paths = {
    '/a/{key}': {
      get: { operationId: 'readA', parameters: [key, page] },
      put: { operationId: 'saveA', parameters: [key] },
    },
    '/b': { get: { operationId: 'listB', parameters: [page] }, post: { operationId: 'createB' } },
    '/c': { get: { operationId: 'listC', parameters: [page] } },
  }
  const made = parametersOnce({ paths })
  expect(made.paths).toEqual({
    ...paths,
    '/a/{key}': {
      parameters: [key],
      get: { operationId: 'readA', parameters: [page] },
      put: { operationId: 'saveA' },
    },
  })
  expect(operationsOf(made)).toEqual(operationsOf({ paths }))
})

test('an object that may be null is that object or null where it stands elsewhere without null', () => {
  const properties = { title: text }
  const object = { type: 'object', properties }
  const given = document(object, { type: ['object', 'null'], properties })
  const made = compact(nullApart(given), { 'createA.request.title': 'Titled' })
  const request = made.paths['/b'].post.requestBody.content['application/json'].schema
  expect(request.properties.title).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Titled' }, { type: 'null' }],
  })
})

test('an object that may be null and stands nowhere else stays as it is', () => {
  const given = document({ type: ['object', 'null'], properties: { title: text } }, text)
  expect(nullApart(given)).toEqual(given)
})

test('the item with its draft has one address for all kinds, and the public item has one for each', () => {
  const read = { tags: ['a'], parameters: [] }
  const paths = {
    '/api/admins/a/{key}': { get: { ...read } },
    '/api/admins/b/{key}': { get: { ...read } },
    '/api/a/{key}': { get: { ...read } },
  }
  expect(Object.keys(oncePerPath({ paths }, ['a', 'b']).paths)).toEqual([
    '/api/admins/{kind}/{key}',
    '/api/a/{key}',
  ])
})

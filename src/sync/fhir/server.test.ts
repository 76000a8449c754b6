import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { newImportFindings } from '../findings.ts'
import { readServer } from './server.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void
async function fhirServer(answer: Answer): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const bundle = (resources: object[], next?: string) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    entry: resources.map(resource => ({ resource })),
    link: next ? [{ relation: 'next', url: next }] : [],
  })
/** The server's CapabilityStatement. */
const capable = (types: string[]) =>
  JSON.stringify({
    resourceType: 'CapabilityStatement',
    rest: [{ mode: 'server', resource: types.map(type => ({ type })) }],
  })
const all = ['Practitioner', 'PractitionerRole', 'Location', 'Organization', 'HealthcareService']
const isMetadata = (request: IncomingMessage) => request.url === '/r4/metadata'
const typeOf = (request: IncomingMessage) => /\/r4\/(\w+)\?/.exec(request.url ?? '')?.[1] ?? ''

it('every page of every type is read with the token, and types that the server lacks are reported', async () => {
  const received: string[] = []
  const address = await fhirServer((request, response) => {
    received.push(`${request.headers.authorization} ${request.headers.accept}`)
    if (isMetadata(request)) return void response.end(capable(all.slice(0, 4)))
    const type = typeOf(request)
    const second = request.url?.includes('page=2')
    const record = { resourceType: type, id: second ? 'b' : 'a' }
    response.end(bundle([record], type === 'Location' && !second ? '/r4/Location?page=2' : undefined))
  })
  const findings = newImportFindings()
  const directory = await readServer(`${address}/r4`, { findings, token: 'secret' })
  expect([...directory.Location.keys()]).toEqual(['a', 'b'])
  expect([...directory.Practitioner.keys()]).toEqual(['a'])
  expect(new Set(received)).toEqual(new Set(['Bearer secret application/fhir+json']))
  expect(findings.skipped.list()).toMatchObject([{ what: 'HealthcareService', count: 1 }])
})

it('the token is not sent to another host', async () => {
  const requests: string[] = []
  const other = await fhirServer((request, response) => {
    requests.push(request.url ?? '')
    response.end(bundle([]))
  })
  const address = await fhirServer((request, response) =>
    response.end(isMetadata(request) ? capable(all) : bundle([], `${other}/r4/Practitioner`)),
  )
  await expect(
    readServer(`${address}/r4`, { findings: newImportFindings(), token: 'secret' }),
  ).rejects.toThrow(/which is not sent the token/)
  expect(requests).toEqual([])
})

it('a busy server is asked again; a loop of pages or a refusal is an error', async () => {
  let busy = 2
  const address = await fhirServer((request, response) => {
    if (busy-- > 0) return void response.writeHead(503).end()
    if (isMetadata(request)) return void response.end(capable(all))
    response.end(bundle([{ resourceType: typeOf(request), id: 'a' }]))
  })
  const options = { findings: newImportFindings(), retryDelay: 5 }
  expect((await readServer(`${address}/r4`, options)).Organization.size).toBe(1)
  const circle = await fhirServer((request, response) =>
    response.end(isMetadata(request) ? capable(all) : bundle([], request.url)),
  )
  await expect(readServer(`${circle}/r4`, options)).rejects.toThrow(/leads back to itself/)
  const closed = await fhirServer((_, response) => response.writeHead(401).end())
  await expect(readServer(`${closed}/r4`, options)).rejects.toThrow(/FHIR_TOKEN/)
  const page = await fhirServer((_, response) => response.end('<html>'))
  await expect(readServer(`${page}/r4`, options)).rejects.toThrow(/is no CapabilityStatement of FHIR/)
  await expect(readServer('http://127.0.0.1:1/r4', options)).rejects.toThrow(/cannot be reached/)
})

it('a type that is temporarily unavailable, or a truncated page, ends the import', async () => {
  const options = { findings: newImportFindings(), retryDelay: 5 }
  const without = await fhirServer((request, response) => {
    if (isMetadata(request)) return void response.end(capable(all))
    const type = typeOf(request)
    if (type === 'Location') return void response.writeHead(404).end()
    response.end(bundle([{ resourceType: type, id: 'a' }]))
  })
  await expect(readServer(`${without}/r4`, options)).rejects.toThrow(/Location.* answered 404/)
  const broken = await fhirServer((request, response) => {
    if (isMetadata(request)) return void response.end(capable(all))
    response.writeHead(200, { 'content-length': '5000' })
    response.write('{"resourceType":', () => response.destroy())
  })
  await expect(readServer(`${broken}/r4`, options)).rejects.toThrow(/cannot be reached/)
})

it('a search with fewer distinct records than its total over all pages is refused', async () => {
  const record = (type: string, id: number) => ({ resource: { resourceType: type, id: `n${id}` } })
  const ten = (type: string) => Array.from({ length: 10 }, (_, id) => record(type, id))
  const serving = async (answer: (type: string, second: boolean) => object) => {
    const address = await fhirServer((request, response) => {
      if (isMetadata(request)) return void response.end(capable(all))
      const said = answer(typeOf(request), request.url?.includes('page=2') === true)
      response.end(JSON.stringify({ resourceType: 'Bundle', type: 'searchset', ...said }))
    })
    return readServer(`${address}/r4`, { findings: newImportFindings(), retryDelay: 5 })
  }
  const more = (type: string) => [{ relation: 'next', url: `/r4/${type}?page=2` }]
  await expect(serving(type => ({ total: 23, entry: ten(type) }))).rejects.toThrow(
    /\/r4\/Practitioner says that it has 23 Practitioner and gave 10\. Nothing was imported/,
  )
  await expect(
    serving((type, second) => ({ total: 20, entry: ten(type), link: second ? [] : more(type) })),
  ).rejects.toThrow(/says that it has 20 Practitioner and gave 10/)
  const aside = (type: string) => [
    ...ten(type),
    { resource: { resourceType: 'OperationOutcome', id: 'o' }, search: { mode: 'outcome' } },
    { resource: { resourceType: 'Endpoint', id: 'e' }, search: { mode: 'include' } },
  ]
  await expect(serving(type => ({ total: 12, entry: aside(type) }))).rejects.toThrow(
    /has 12 Practitioner and gave 10/,
  )
  expect((await serving(type => ({ total: 10, entry: aside(type) }))).Practitioner.size).toBe(10)
  const self = [{ relation: 'self', url: '/r4/x?_count=250&_total=estimate' }]
  expect((await serving(type => ({ total: 23, entry: ten(type), link: self }))).Practitioner.size).toBe(10)
  // A record was deleted at the source between two pages.
  const shrinking = await serving((type, second) =>
    second ? { total: 10, entry: ten(type) } : { total: 11, entry: ten(type), link: more(type) },
  )
  expect(shrinking.Practitioner.size).toBe(10)
})

it('a server without a CapabilityStatement is read and its unknown types are reported; an unavailable one is not read', async () => {
  const options = () => ({ findings: newImportFindings(), retryDelay: 5 })
  const silent = (metadata: number, location: number) =>
    fhirServer((request, response) => {
      if (isMetadata(request)) return void response.writeHead(metadata).end()
      const type = typeOf(request)
      if (type === 'Location') return void response.writeHead(location).end()
      response.end(bundle([{ resourceType: type, id: 'a' }]))
    })
  for (const status of [404, 501]) {
    const read = options()
    const directory = await readServer(`${await silent(status, 404)}/r4`, read)
    expect(directory.Practitioner.size).toBe(1)
    expect(read.findings.skipped.list()).toMatchObject([
      { what: 'Location', reason: 'is not known to the server' },
    ])
  }
  await expect(readServer(`${await silent(404, 503)}/r4`, options())).rejects.toThrow(
    /Location.* answered 503/,
  )
  await expect(readServer(`${await silent(503, 404)}/r4`, options())).rejects.toThrow(/metadata answered 503/)
})

it('another version of FHIR and a redirect are named', async () => {
  const options = { findings: newImportFindings(), retryDelay: 5, token: 'secret' }
  const speaking = (fhirVersion: string) =>
    fhirServer((request, response) => {
      if (!isMetadata(request)) return void response.end(bundle([{ resourceType: typeOf(request), id: 'a' }]))
      response.end(JSON.stringify({ ...JSON.parse(capable(all)), fhirVersion }))
    })
  for (const version of ['5.0.0', '3.0.2', '1.0.2'])
    await expect(readServer(`${await speaking(version)}/r4`, options)).rejects.toThrow(
      `/r4/ speaks FHIR ${version}. Rawat reads R4`,
    )
  for (const version of ['4.0.1', '4.3.0'])
    expect((await readServer(`${await speaking(version)}/r4`, options)).Location.size).toBe(1)
  const requests: string[] = []
  const other = await fhirServer((request, response) => {
    requests.push(request.url ?? '')
    response.end(capable(all))
  })
  const moved = await fhirServer((request, response) =>
    response.writeHead(307, { location: `${other}${request.url}` }).end(),
  )
  await expect(readServer(`${moved}/r4`, options)).rejects.toThrow(
    `/r4/metadata is redirected to ${other}/r4/metadata, which is not sent the token`,
  )
  expect(requests).toEqual([])
})

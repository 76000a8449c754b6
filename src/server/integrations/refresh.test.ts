import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { readConfig } from '../kernel/config.ts'
import { oncePerWindow, refreshDirectory } from './refresh.ts'

const types = ['Practitioner', 'PractitionerRole', 'Location', 'Organization', 'HealthcareService']
const capable = JSON.stringify({
  resourceType: 'CapabilityStatement',
  rest: [{ mode: 'server', resource: types.map(type => ({ type })) }],
})
const clinics = join(import.meta.dirname, '../../sync/fixtures/clinics')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let opened: ReturnType<typeof testDeps>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = testDeps(database.url)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

it('another system is imported over the network, and its error message is passed on', async () => {
  let closed = false
  let said = true
  let most = Number.POSITIVE_INFINITY
  const server = createServer((request, response) => {
    if (closed) return void response.writeHead(403).end()
    if (request.url === '/r4/metadata') return void response.end(capable)
    const type = /^\/r4\/(\w+)/.exec(request.url ?? '')?.[1]
    const lines = readFileSync(join(clinics, `${type}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean)
    const entry = lines.slice(0, most).map(line => ({ resource: JSON.parse(line) }))
    response.end(JSON.stringify({ resourceType: 'Bundle', total: said ? lines.length : undefined, entry }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const FHIR_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r4`
  const { deps } = opened
  const config = { ...deps.config, ...readConfig({ FHIR_URL, FHIR_TIMEZONE: 'America/New_York' }) }
  try {
    await refreshDirectory({ ...deps, config })
    const { rows } = await deps.database.pool.query(
      "select count(*)::int as doctors from content where kind = 'doctors'",
    )
    expect(rows).toEqual([{ doctors: 4 }])
    // Incomplete pages, with and without a total: the nightly import must not treat the missing doctors as gone.
    most = 1
    await expect(refreshDirectory({ ...deps, config })).rejects.toThrow(
      /Practitioner says that it has \d+ Practitioner and gave 1\. Nothing was imported/,
    )
    said = false
    await expect(refreshDirectory({ ...deps, config })).rejects.toThrow(
      /no longer has .*\d+ of \d+ Practitioner.*Nothing was imported.*--force/,
    )
    const kept = await deps.database.pool.query(
      "select count(*)::int as doctors, (select count(*)::int from vanished) as vanished from content where kind = 'doctors' and status = 'published'",
    )
    expect(kept.rows).toEqual([{ doctors: 4, vanished: 0 }])
    closed = true
    await expect(refreshDirectory({ ...deps, config })).rejects.toThrow(/answered 403\. Give a token/)
  } finally {
    server.close()
  }
}, 90_000)

it('of ten thousand hints one in a quarter of an hour starts a refresh', () => {
  let now = Temporal.Instant.from('2026-11-20T08:00:00Z')
  let heard = 0
  const hint = oncePerWindow(
    () => now,
    () => heard++,
  )
  for (let visitor = 0; visitor < 10_000; visitor++) hint()
  expect(heard).toBe(1)
  now = now.add({ minutes: 14 })
  hint()
  expect(heard).toBe(1)
  now = now.add({ minutes: 1 })
  hint()
  expect(heard).toBe(2)
})

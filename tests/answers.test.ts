import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds } from '#entities/kinds.ts'
import { createApp } from '#server/app.ts'
import { content } from '#server/database/tables/content.ts'
import { loadDemo } from '#server/demo/demo.ts'
import { loadDemoPeople } from '#server/demo/demo-people.ts'
import { schemaOf, violations } from './contract.ts'
import { createTestDatabase } from './database.ts'
import { testDeps } from './deps.ts'
import { addressOf, everyRow, operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import type { Known, Row } from './operation-row.ts'
import { tableFingerprints } from './table-fingerprints.ts'

let hospital: HospitalFixture
let known: Known
let rows: Record<string, Row>
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  const { patients, admins, schedules } = hospital
  const made = await hospital.call('POST', '/api/appointments', {
    token: patients[0]?.token,
    headers: { 'idempotency-key': 'the-first-one' },
    body: { doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T02:00:00Z', reason: 'A cough' },
  })
  const late = await hospital.call('POST', '/api/admins/schedule-exceptions', {
    token: admins.super.token,
    body: { doctor: 'ayu', kind: 'late', minutes: 5, from: '2026-12-07', to: '2026-12-07', note: 'Traffic' },
  })
  const sessions = await hospital.call('GET', '/api/auth/sessions', { token: patients[0]?.token as string })
  known = {
    appointment: made.result.id,
    schedule: schedules.slots,
    exception: late.result.id,
    session: sessions.result[0].id,
  }
  rows = everyRow(known)
})
afterAll(() => hospital.close())

const tokenFor = (operationPermission: Row['permission'], path: string) =>
  operationPermission === 'patient' || (operationPermission === 'signed in' && path.includes('/patients/'))
    ? (hospital.patients[0]?.token as string)
    : hospital.admins.super.token

/** Names of columns, of our tables and of common other systems, that no form may write. */
const columns = {
  id: '01890000-0000-7000-8000-00000000dead',
  role: 'admin',
  scopes: ['super'],
  status: 'published',
  accountId: '01890000-0000-7000-8000-00000000dead',
  patientId: '01890000-0000-7000-8000-00000000dead',
  patient: '01890000-0000-7000-8000-00000000dead',
  dependantOf: '01890000-0000-7000-8000-00000000dead',
  removedAt: null,
  insurance: { kind: 'self' },
  passwordHash: 'x',
  totpSecret: 'x',
  disabledAt: null,
  createdBy: 'x',
  createdAt: '2000-01-01T00:00:00Z',
  updatedAt: '2000-01-01T00:00:00Z',
  publishedAt: '2000-01-01T00:00:00Z',
  deletedAt: '2000-01-01T00:00:00Z',
  expiresAt: '2100-01-01T00:00:00Z',
  decidedBy: 'x',
  place: 99,
  position: 0,
  kind: 'settings',
  key: 'x',
  draft: {},
  externalId: 'x',
  email_verified: true,
}

describe('a form', () => {
  test('with the name of a foreign column is refused, and nothing is written', async () => {
    const before = await tableFingerprints(hospital.deps)
    const wrong: string[] = []
    let tried = 0
    for (const operation of operations) {
      const { body, permission: operationPermission, headers, query = '' } = rows[operation.name] as Row
      if (body === undefined) continue
      const shapes = 'data' in (body as object) ? ['data', ''] : ['']
      for (const [name, value] of Object.entries(columns)) {
        for (const inside of shapes) {
          const target = (inside ? (body as { data: object }).data : body) as object
          // The form itself has a field of that name.
          if (name in target || fieldsOf(operation.contract, inside).includes(name)) continue
          const more = { ...target, [name]: value }
          const answer = await hospital.call(operation.method, addressOf(operation, known) + query, {
            token: tokenFor(operationPermission, operation.path),
            ...(headers ? { headers } : {}),
            body: inside ? { ...(body as object), data: more } : more,
          })
          tried++
          if (answer.status !== 422 || answer.meta.code !== 'api.invalid')
            wrong.push(`${operation.name} with ${inside} ${name}: ${answer.status}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
    expect(tried).toBeGreaterThan(1000)
  })
})

// biome-ignore lint/suspicious/noExplicitAny: OpenAPI's own shape
function fieldsOf(contract: any, inside: string): string[] {
  const schema = contract.requestBody.content['application/json'].schema
  return Object.keys((inside ? schema.properties[inside] : schema).properties)
}

/** Answers without personal data, which are cached and have an ETag. */
const keptForAMoment = new Set([
  'GET /api/availability',
  'GET /api/doctors/{slug}/places',
  'GET /api/packages/{slug}/places',
])

describe('an answer', () => {
  test('has no field that the contract does not name, for every GET operation', async () => {
    const wrong: string[] = []
    let answered = 0
    for (const operation of operations.filter(
      one => one.method === 'GET' && !one.path.startsWith('/api/docs'),
    )) {
      const { permission: operationPermission, query = '' } = rows[operation.name] as Row
      const answer = await hospital.app.request(`http://h${addressOf(operation, known)}${query}`, {
        headers:
          operationPermission === 'everybody'
            ? {}
            : { authorization: `Bearer ${tokenFor(operationPermission, operation.path)}` },
      })
      if (answer.status === 200) answered++
      // CSV and HTML files have their own tests.
      const file = /^text\/(?:csv|html)/.test(answer.headers.get('content-type') ?? '')
      const found = file ? [] : violations(schemaOf(operation.contract, answer.status), await answer.json())
      for (const one of found) wrong.push(`${operation.name}: ${one}`)
      const cache = answer.headers.get('cache-control')
      const isKept = answer.status === 200 && keptForAMoment.has(operation.name)
      const allowed = isKept ? 'public, max-age=5' : 'no-store'
      if (cache !== allowed) wrong.push(`${operation.name} may be cached: ${cache}`)
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(40)
  })

  test('shows nothing private and nothing unpublished of the whole demo network', async () => {
    const { url, drop } = await createTestDatabase()
    const { deps, close } = testDeps(url)
    await loadDemo(deps)
    await loadDemoPeople(deps)
    const secret = 'marker-secret'
    // Write a marker into every private field, and into a draft of every published item.
    await deps.database.pool.query(
      `update content set data = data || jsonb_build_object('licence', jsonb_build_object('number', $1::text),
       'externalIds', jsonb_build_object('fhir', $1::text)) where kind in ('doctors', 'units', 'addresses', 'specialists')`,
      [secret],
    )
    await deps.db
      .update(content)
      .set({ draft: { name: secret, officialName: secret, hospital_name: secret } })
    const app = createApp(deps)
    const wrong: string[] = []
    const lists = contentKinds.flatMap(kind => [`/api/${kind}`, `/api/${kind}?view=full&perPage=500`])
    for (const path of [
      ...lists,
      '/api/schedules?perPage=500',
      '/api/schedule-exceptions',
      '/api/availability',
      '/api/address',
    ]) {
      const response = await app.request(`http://h${path}`)
      const text = await response.text()
      if (text.includes(secret)) wrong.push(`${path} shows private data`)
      const operation = operations.find(one => one.name === `GET ${path.split('?')[0]}`)
      for (const one of violations(schemaOf(operation?.contract, response.status), JSON.parse(text)).slice(
        0,
        5,
      ))
        wrong.push(`${path}: ${one}`)
    }
    expect(wrong).toEqual([])
    await close()
    await drop()
  })
})

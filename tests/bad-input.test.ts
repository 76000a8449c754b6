import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { negotiate } from '#i18n/languages.ts'
import { startSession } from '#server/kernel/sessions.ts'
import { schemaOf, violations } from './contract.ts'
import { addressOf, everyRow, type Operation, operations } from './every-operation.ts'
import { brokenBodies, type FuzzRequest, fuzzRequests } from './fuzz-requests.ts'
import { fuzzTexts } from './fuzz-texts.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import type { Known, Row } from './operation-row.ts'
import { everyCase, sample } from './sample.ts'
import { isSentence } from './sentences.ts'

/** `BAD_INPUT_RUNS=700 BAD_INPUT_SEED=7` for a long run. */
const runs = Number(process.env.BAD_INPUT_RUNS ?? (everyCase ? 22 : 2))
const seed = Number(process.env.BAD_INPUT_SEED ?? 20_261_120)

let hospital: HospitalFixture
let rows: Record<string, Row>
let known: Known
const logged: Record<string, unknown>[] = []

beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  hospital.deps.log = entry => void logged.push(entry)
  const { patients, admins, schedules } = hospital
  const made = await hospital.call('POST', '/api/appointments', {
    token: patients[0]?.token,
    headers: { 'idempotency-key': 'the-first-one' },
    body: { doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
  })
  const late = await hospital.call('POST', '/api/admins/schedule-exceptions', {
    token: admins.super.token,
    body: { doctor: 'ayu', kind: 'late', minutes: 5, from: '2026-12-07', to: '2026-12-07' },
  })
  known = {
    appointment: made.result.id,
    schedule: schedules.slots,
    exception: late.result.id,
    session: '01890000-0000-7000-8000-00000000dead',
  }
  rows = everyRow(known)
})
afterAll(() => hospital.close())

/** A new session for each request, as some requests end it. */
async function tokenFor(operation: Operation): Promise<string | null> {
  const { permission: operationPermission } = rows[operation.name] as Row
  if (operationPermission === 'everybody' && !operation.path.endsWith('/logout')) return null
  const [patient] = hospital.patients
  const one =
    operationPermission === 'patient' ||
    (operationPermission === 'signed in' && operation.path.includes('patients'))
      ? { id: patient?.accountId as string, role: 'patient' as const }
      : { id: hospital.admins.super.accountId, role: 'admin' as const }
  return startSession(hospital.deps, one, 'test')
}

const tally: Record<number, number> = {}

/** The faults of an answer; empty for a good one. */
async function faults(
  operation: Operation,
  { method, address, headers, body }: FuzzRequest,
): Promise<string[]> {
  const sent = new Headers(
    Object.entries(headers).filter(([name, value]) => name !== 'content-type' || value),
  )
  const token = await tokenFor(operation)
  if (token) sent.set('authorization', `Bearer ${token}`)
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body as BodyInit | undefined)
  const started = performance.now()
  // It waits for a change unless its client goes.
  const waits = operation.name === 'GET /api/admins/desk/changes'
  const init = {
    method,
    headers: sent,
    ...(body === undefined ? {} : { body: bytes as BodyInit }),
    ...(waits ? { signal: AbortSignal.timeout(1000) } : {}),
  }
  const response = await hospital.app.request(`http://hospital.example${address}`, init)
  const text = await response.text()
  const { status } = response
  tally[status] = (tally[status] ?? 0) + 1
  const found: string[] = []
  if (performance.now() - started > 2000) found.push('took more than two seconds')
  if (status >= 500) found.push(`status ${status}`)
  if (/\n\s+at |node_modules|\.ts:\d+|DrizzleQueryError|Failed query/.test(text))
    found.push('shows our insides')
  if (/^\/api\/docs|\/document$/.test(operation.path) && status === 200) return found
  if (!response.headers.get('content-type')?.startsWith('application/json')) return [...found, 'is no JSON']
  const answer = JSON.parse(text)
  const schema = schemaOf(operation.contract, status)
  found.push(
    ...(schema ? violations(schema, answer).slice(0, 3) : [`status ${status} is not in the contract`]),
  )
  if (status < 400) return found
  const language = negotiate(headers['accept-language'])
  if (!/^[a-z]+\.[A-Za-z]+$/.test(answer.meta?.code)) found.push(`code ${answer.meta?.code}`)
  const said = [
    answer.meta?.message,
    answer.message,
    ...(answer.meta?.fields ?? []).map((one: { message: string }) => one.message),
  ]
  for (const one of said)
    if (!isSentence(language, one)) found.push(`says ${JSON.stringify(one)} in ${language}`)
  return found
}

async function faultsOf(requests: [Operation, FuzzRequest][]): Promise<string[]> {
  const wrong: string[] = []
  for (const [operation, request] of requests) {
    for (const one of await faults(operation, request)) {
      const body = typeof request.body === 'string' ? request.body.slice(0, 200) : ''
      wrong.push(`${request.method} ${request.address.slice(0, 200)} ${JSON.stringify(body)}: ${one}`)
    }
  }
  return wrong
}

const json = { 'content-type': 'application/json', 'accept-language': 'id', 'idempotency-key': 'bad-input-1' }
const withBody = () => operations.filter(one => (rows[one.name] as Row).body !== undefined)

describe('any input', () => {
  test('gets an answer by the contract, in the reader’s language, and never 5xx', async () => {
    const words = [
      ...['ayu', 'budi', 'jakarta', 'cardiology', 'settings', 'sample', 'id', '-1', '1', '2026-11-23'],
      ...Object.values(known),
      hospital.schedules.queue,
      'nobody@example.org',
      '2026-11-23T02:30:00Z',
      'Asia/Jakarta',
      'https://example.org/a.png',
    ]
    const requests = operations.flatMap(operation =>
      fc
        .sample(
          fuzzRequests(operation, {
            address: addressOf(operation, known),
            body: (rows[operation.name] as Row).body,
            words,
          }),
          { numRuns: runs, seed: seed + operations.indexOf(operation) },
        )
        .map((request): [Operation, FuzzRequest] => [operation, request]),
    )
    expect(requests.length).toBeGreaterThan(runs * 130)
    expect(await faultsOf(requests)).toEqual([])
    expect(logged.filter(one => one.level === 'error')).toEqual([])
    // If all requests were refused early, the test would show nothing.
    expect(tally[200]).toBeGreaterThan(runs * 20)
    expect((tally[201] ?? 0) + (tally[202] ?? 0)).toBeGreaterThan(runs / 2)
    expect(tally[409]).toBeGreaterThan(runs / 2)
  }, 900_000)

  test('that is no valid JSON body is refused', async () => {
    const some = sample(withBody()).filter(
      one => !/\/api\/(?!doctors|settings)[\w-]+(\/\{key\})?/.test(one.path) || one.path.includes('auth'),
    )
    const requests = some.flatMap(operation =>
      Object.values(brokenBodies).map((body): [Operation, FuzzRequest] => [
        operation,
        { method: operation.method, address: operation.path.replace(/\{\w+\}/, 'ayu'), headers: json, body },
      ]),
    )
    expect(requests.length).toBeGreaterThan(everyCase ? 100 : 10)
    expect(await faultsOf(requests)).toEqual([])
  }, 120_000)

  test('in a text field of an address, a filter or a form is treated as text', async () => {
    const { token } = hospital.admins.super
    const wrong: string[] = []
    const patient = hospital.patients[0]?.token
    const { name, ...me } = { name: '', ...((rows['PUT /api/patients/me'] as Row).body as object) }
    const attempts = (text: string): [string, string, string | undefined, unknown?][] => [
      ['GET', `/api/doctors/${encodeURIComponent(text.toWellFormed())}`, undefined],
      ['GET', `/api/admins/doctors?search=${encodeURIComponent(text.toWellFormed())}`, token],
      ['GET', `/api/docs/${encodeURIComponent(text.toWellFormed())}`, undefined],
      [
        'POST',
        '/api/auth/patients/signup',
        undefined,
        { name: text, email: text, password: text, passwordCheck: text },
      ],
      ['POST', '/api/auth/patients/login', undefined, { email: 'a@example.org', password: text }],
      ['POST', '/api/specialists', token, { data: { slug: 'x', name: { en: text } } }],
      ['PUT', '/api/patients/me', patient, { ...me, full_name: text, address: text }],
      ['POST', `/api/admins/appointments/${known.appointment}/decline`, token, { reason: text }],
      [
        'POST',
        '/api/articles',
        token,
        {
          data: {
            slug: `a${fuzzTexts.indexOf(text)}`,
            title: { en: 'A' },
            body: {
              en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
            },
          },
        },
      ],
    ]
    for (const text of sample(fuzzTexts)) {
      for (const [method, path, token, body] of attempts(text)) {
        if (new URL(`http://h${path}`).pathname.endsWith('/doctors/')) continue
        const response = await hospital.app.request(`http://h${path}`, {
          method,
          headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        if (response.status >= 500) wrong.push(`${method} ${path} with ${JSON.stringify(text.slice(0, 40))}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('too large a request', () => {
  const big = JSON.stringify({ email: 'a@example.org', password: 'a'.repeat(3 * 1024 * 1024) })
  const send = (init: RequestInit & { duplex?: 'half' }) =>
    hospital.app.request('http://h/api/auth/patients/login', { method: 'POST', headers: json, ...init })

  test('is 413, with or without Content-Length', async () => {
    const withLength = await send({ body: big, headers: { ...json, 'content-length': String(big.length) } })
    const stream = new Blob([big]).stream()
    const withoutLength = await send({ body: stream, duplex: 'half' })
    for (const response of [withLength, withoutLength]) {
      expect(response.status).toBe(413)
      const { meta } = (await response.json()) as { meta: { code: string; message: string } }
      expect(meta.code).toBe('api.tooLarge')
      expect(isSentence('id', meta.message)).toBe(true)
    }
  })

  test('gets a small answer, however many errors it has', async () => {
    const data = { slug: 'x', name: 'X', specialists: Array.from({ length: 200_000 }, () => 1) }
    const response = await hospital.app.request('http://h/api/doctors', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${hospital.admins.super.token}` },
      body: JSON.stringify({ data }),
    })
    expect(response.status).toBe(422)
    expect((await response.text()).length).toBeLessThan(50_000)
  })
})

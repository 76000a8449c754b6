import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminScope } from '#entities/people/account.ts'
import { createAccount } from '#server/accounts/people.ts'
import { account, session } from '#server/database/tables/accounts.ts'
import { hashToken, startSession } from '#server/kernel/sessions.ts'
import { addressOf, everyRow, type Operation, operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import type { Known, Permission, Row } from './operation-row.ts'
import { sample } from './sample.ts'
import { spellings } from './spellings.ts'
import { tableFingerprints } from './table-fingerprints.ts'

const accessOf: Record<Permission, string | string[]> = {
  everybody: 'public',
  'signed in': 'session',
  patient: 'patient',
  content: 'content',
  desk: 'desk',
  hr: 'hr',
  super: 'super',
  administrator: 'admin',
  'content or desk': ['content', 'desk'],
}
const lets: Record<Exclude<Permission, 'everybody'>, string[]> = {
  'signed in': ['the patient', 'another patient', 'content', 'medical', 'hr', 'desk', 'super'],
  patient: ['the patient', 'another patient'],
  content: ['content', 'super'],
  desk: ['desk', 'super'],
  hr: ['hr', 'super'],
  super: ['super'],
  administrator: ['content', 'medical', 'hr', 'desk', 'super'],
  'content or desk': ['content', 'desk', 'super'],
}

let hospital: HospitalFixture
let known: Known
let rows: Record<string, Row>
/** The `Authorization` header of each actor. */
const actors: Record<string, string | undefined> = {}
const refusedActors = [
  'anonymous',
  'no token',
  'a wrong scheme',
  'an unknown token',
  'a token’s hash',
  'expired',
  'idle',
  'revoked',
  'disabled',
  'a role that was changed',
]

beforeAll(async () => {
  hospital = await createHospital({ patients: 2 })
  const { deps, patients, admins, schedules } = hospital
  const [owner, other] = patients as [(typeof patients)[0], (typeof patients)[0]]
  const made = await hospital.call('POST', '/api/appointments', {
    token: owner.token,
    headers: { 'idempotency-key': 'the-first-one' },
    body: { doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
  })
  const late = await hospital.call('POST', '/api/admins/schedule-exceptions', {
    token: admins.super.token,
    body: { doctor: 'ayu', kind: 'late', minutes: 5, from: '2026-12-07', to: '2026-12-07' },
  })
  const sessions = await hospital.call('GET', '/api/auth/sessions', { token: owner.token })
  const child = await hospital.call('POST', '/api/dependants', {
    token: owner.token,
    body: { name: 'Raka', birthDate: '2020-05-01', sex: 'male', relationship: 'child' },
  })
  known = {
    dependant: child.result.id,
    appointment: made.result.id,
    schedule: schedules.slots,
    exception: late.result.id,
    session: sessions.result[0].id,
  }
  rows = everyRow(known)

  const sign = async (name: string, role: 'patient' | 'admin', scopes: AdminScope[] = []) => {
    const person = { email: `${name}@example.org`, fullName: name, role, scopes, language: 'en' as const }
    const one = await createAccount(deps.db, deps.now(), { ...person, passwordHash: 'none' })
    return { id: one?.id as string, token: await startSession(deps, one as never, 'test') }
  }
  const over = async (name: string, values: Partial<typeof session.$inferInsert>) => {
    const { token } = await sign(name, 'admin', ['super'])
    await deps.db
      .update(session)
      .set(values)
      .where(eq(session.tokenHash, hashToken(token)))
    return token
  }
  const now = deps.now()
  const disabled = await sign('disabled', 'admin', ['super'])
  await deps.db.update(account).set({ disabledAt: now }).where(eq(account.id, disabled.id))
  const demoted = await sign('demoted', 'admin', ['super'])
  await deps.db.update(account).set({ role: 'patient' }).where(eq(account.id, demoted.id))
  const tokens = {
    'an unknown token': 'rwt_0000000000000000000000000000000000000000000',
    'a token’s hash': hashToken(admins.super.token),
    expired: await over('expired', { expiresAt: now }),
    idle: await over('idle', { activeAt: now.subtract({ minutes: 15 }) }),
    revoked: await over('revoked', { revokedAt: now }),
    disabled: disabled.token,
    'a role that was changed': demoted.token,
    'the patient': owner.token,
    'another patient': other.token,
    hr: (await sign('hr', 'admin', ['hr'])).token,
    medical: (await sign('medical', 'admin', ['medical'])).token,
    content: admins.content.token,
    desk: admins.desk.token,
    super: admins.super.token,
  }
  actors.anonymous = undefined
  actors['no token'] = 'Bearer '
  actors['a wrong scheme'] = `Basic ${admins.super.token}`
  for (const [name, token] of Object.entries(tokens)) actors[name] = `Bearer ${token}`
})
afterAll(() => hospital.close())

async function send(operation: Operation, address: string, actor: string, body?: unknown) {
  const headers = new Headers({ 'content-type': 'application/json', ...rows[operation.name]?.headers })
  const authorization = actors[actor]
  if (authorization) headers.set('authorization', authorization)
  const { method } = operation
  const response = await hospital.app.request(`http://hospital.example${address}`, {
    method,
    headers,
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const code = response.status < 400 ? undefined : (JSON.parse(text).meta.code as string)
  return { status: response.status, code, text }
}

const guarded = () => operations.filter(one => rows[one.name]?.permission !== 'everybody')
const denials = (operation: Operation) => {
  const { permission: operationPermission } = rows[operation.name] as Row
  const inside = lets[operationPermission as keyof typeof lets]
  return Object.keys(actors).filter(actor => !inside.includes(actor))
}
const expected = (actor: string) => (refusedActors.includes(actor) ? '401 api.signIn' : '403 api.forbidden')

describe('the list of permissions', () => {
  test('has a row for every operation, and no other row', () => {
    const missing = operations.filter(one => !rows[one.name]).map(one => one.name)
    expect(
      missing,
      'Add the permission of these operations to tests/every-operation.ts, below /api/admins to tests/administrator-operations.ts.',
    ).toEqual([])
    const names = new Set(operations.map(one => one.name))
    expect(Object.keys(rows).filter(one => !names.has(one))).toEqual([])
  })

  test('agrees with the contract', () => {
    const different = operations.filter(
      one => JSON.stringify(one.access) !== JSON.stringify(accessOf[(rows[one.name] as Row).permission]),
    )
    expect(different.map(one => one.name)).toEqual([])
  })
})

describe('an actor without permission', () => {
  test('is refused at every operation, whatever the request, and changes no row', async () => {
    const before = await tableFingerprints(hospital.deps)
    const wrong: string[] = []
    let calls = 0
    for (const operation of guarded()) {
      const { body, query = '' } = rows[operation.name] as Row
      for (const actor of denials(operation)) {
        for (const sent of body === undefined ? [undefined] : [body, {}]) {
          const { status, code } = await send(operation, addressOf(operation, known) + query, actor, sent)
          calls++
          if (`${status} ${code}` !== expected(actor))
            wrong.push(`${operation.name} as ${actor}: ${status} ${code}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
    expect(calls).toBeGreaterThan(1500)
  }, 120_000)

  test('is refused under every other spelling of the address, and changes no row', async () => {
    const before = await tableFingerprints(hospital.deps)
    const wrong: string[] = []
    for (const operation of sample(guarded())) {
      const { body, query = '' } = rows[operation.name] as Row
      const inside = lets[(rows[operation.name] as Row).permission as keyof typeof lets]
      const insider = inside.includes('content') ? ['hr', 'the patient'] : ['content', 'hr']
      for (const actor of ['anonymous', ...insider.filter(one => !inside.includes(one))]) {
        for (const address of spellings(addressOf(operation, known) + query)) {
          const { status, code } = await send(operation, address, actor, body)
          if (status === 404 || code === 'api.refused' || `${status} ${code}` === expected(actor)) continue
          // The spelling is another address, which is public.
          if (operation.method === 'GET' && status === 200) {
            const plain = await send(operation, address, 'anonymous')
            if (plain.status === 200) continue
          }
          wrong.push(`${operation.method} ${address} as ${actor}: ${status} ${code}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
  }, 120_000)
})

describe('an actor with permission', () => {
  test('passes the authorization of every permitted operation', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      const { permission: operationPermission, query = '' } = rows[operation.name] as Row
      const inside =
        operationPermission === 'everybody' ? ['anonymous', 'revoked', 'super'] : lets[operationPermission]
      for (const actor of inside) {
        // No operation succeeds here: the ids do not exist and the bodies are empty.
        const nobody = {
          ...known,
          appointment: newUuid(),
          dependant: newUuid(),
          exception: newUuid(),
          schedule: newUuid(),
          session: newUuid(),
        }
        const address = addressOf(operation, nobody).replace(/(ayu|jakarta|cardiology)/, 'nobody')
        if (operation.path.endsWith('/logout') && actor === 'super') continue
        if (/\/profile\//.test(address) && isOtherSignInArea(address, actor)) continue
        const { status, code } = await send(operation, address + query, actor, {})
        if (status === 401 || code === 'api.forbidden' || status >= 500)
          wrong.push(`${operation.name} as ${actor}: ${status} ${code}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('gets the same answer for another person’s appointment or session as for one that does not exist', async () => {
    const before = await tableFingerprints(hospital.deps)
    const nobody = { ...known, appointment: newUuid(), dependant: newUuid(), session: newUuid() }
    const own = operations.filter(
      one =>
        one.path.includes('{id}') && ['patient', 'signed in'].includes((rows[one.name] as Row).permission),
    )
    expect(own.length).toBeGreaterThanOrEqual(4)
    for (const operation of own) {
      const { body } = rows[operation.name] as Row
      const theirs = await send(operation, addressOf(operation, known), 'another patient', body)
      const none = await send(operation, addressOf(operation, nobody), 'another patient', body)
      expect([operation.name, theirs.status, theirs.text]).toEqual([operation.name, 404, none.text])
    }
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
  })
})

const newUuid = () => '01890000-0000-7000-8000-00000000dead'
/** Using the other sign-in area ends a session, as the specification demands; another test covers it. */
const isOtherSignInArea = (address: string, actor: string) =>
  address.includes('/patients/') !== actor.includes('patient')

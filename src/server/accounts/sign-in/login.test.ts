import { desc, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { account, session } from '../../database/tables/accounts.ts'
import { auditEntry } from '../../database/tables/messages.ts'
import type { Account } from '../people.ts'
import { totpCode, totpStep } from './totp.ts'

let hospital: EmptyHospital
let ayu: Account
let admin: Account
beforeAll(async () => {
  hospital = await openEmptyHospital()
  ayu = await hospital.person('ayu@example.org')
  admin = await hospital.person('admin@example.org', 'admin', ['content'])
  await hospital.person('gone@example.org')
  await hospital.deps.db
    .update(account)
    .set({ disabledAt: hospital.clock.now })
    .where(eq(account.email, 'gone@example.org'))
})
afterAll(() => hospital.close())

const login = (area: string, email: string, word = password, options: object = {}, code?: string) =>
  hospital.post(`/api/auth/${area}/login`, { email, password: word, ...(code ? { code } : {}) }, options)
const changeAdmin = (values: Partial<Account>) =>
  hospital.deps.db.update(account).set(values).where(eq(account.id, admin.id))

describe('the two sign-in areas', () => {
  test('sign in their own accounts and return the user', async () => {
    const patients = await login('patients', 'Ayu@Example.org')
    expect([patients.status, patients.answer.result.user.role]).toEqual([200, 'patients'])
    expect(patients.answer.result.user).not.toHaveProperty('scopes')
    const admins = await login('admins', 'admin@example.org', password, {
      headers: { 'user-agent': 'Desk PC' },
    })
    expect(admins.answer.result.user).toMatchObject({ role: 'admin', scopes: ['content'] })
    const [row] = await hospital.deps.db.select().from(session).where(eq(session.accountId, admin.id))
    expect(row).toMatchObject({ role: 'admin', userAgent: 'Desk PC' })
    const entries = await hospital.deps.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.accountId, admin.id))
      .orderBy(desc(auditEntry.id))
    expect(entries[0]).toMatchObject({ action: 'sign-in', detail: { door: 'admins' } })
    expect(entries[0]?.requestId).toBe(admins.headers.get('x-request-id'))
  })

  const failures: [string, string, string, string][] = [
    ['an unknown address', 'patients', 'nobody@example.org', password],
    ['a wrong password', 'patients', 'ayu@example.org', 'sembilan belas anjing'],
    ['the other area', 'admins', 'ayu@example.org', password],
    ['the other area, for an administrator', 'patients', 'admin@example.org', password],
    ['a disabled account', 'patients', 'gone@example.org', password],
    ['a password with a space too many', 'patients', 'ayu@example.org', `${password} `],
  ]
  test('refuse with the same text and headers for every reason', async () => {
    const seen = []
    for (const [, area, email, word] of failures) {
      const { status, text, headers } = await login(area, email, word)
      seen.push({ status, text, headers: [...headers].filter(([name]) => name !== 'x-request-id') })
    }
    for (const one of seen) expect(one).toEqual(seen[0])
    expect(seen[0]?.status).toBe(401)
    expect(JSON.parse(seen[0]?.text as string).meta.code).toBe('accounts.loginFailed')
  })

  // Times on a shared machine prove nothing, so the test compares the work. `bench` measures the time.
  test('do the same work for every reason: one hash, and the same statements in the same order', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const work = []
    for (const [, area, email, word] of failures) {
      query.mockClear()
      await login(area, email, word, { from: '198.51.100.99' })
      work.push(query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? first))
    }
    query.mockRestore()
    for (const statements of work) expect(statements).toEqual(work[0])
    expect(work[0]?.length).toBeGreaterThan(3)
  })

  test('record a failure without the typed values', async () => {
    await login('patients', 'secret-typed-as-address@example.org', 'my secret password')
    const [entry] = await hospital.deps.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry).toMatchObject({ action: 'sign-in.refused', accountId: null })
    expect(JSON.stringify(entry)).not.toContain('secret')
  })

  test('allow ten failures from one network, then one attempt every 90 seconds, and do not limit other networks', async () => {
    const there = { from: '198.51.100.1' }
    for (let failed = 0; failed < 10; failed++) {
      expect((await login('patients', 'ayu@example.org', 'wrong', there)).status).toBe(401)
    }
    const refused = await login('patients', 'ayu@example.org', password, there)
    expect([refused.status, refused.answer.meta.code]).toEqual([429, 'accounts.tooMany'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(80)
    expect(wait).toBeLessThanOrEqual(90)
    expect(refused.answer.message).toContain('2 minutes')
    expect((await login('patients', 'ayu@example.org', password, { from: '198.51.100.2' })).status).toBe(200)
    expect((await login('patients', 'nobody@example.org', password, there)).status).toBe(401)
    // A forged header does not change the network.
    const forged = { from: '198.51.100.1', headers: { 'x-forwarded-for': '192.0.2.1' } }
    expect((await login('patients', 'ayu@example.org', password, forged)).status).toBe(429)
  })

  test('count parallel failures', async () => {
    const there = { from: '198.51.100.3' }
    const tries = Array.from({ length: 30 }, () => login('patients', 'ayu@example.org', 'wrong', there))
    const statuses = (await Promise.all(tries)).map(one => one.status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(20)
  })

  test('forget failures after a success', async () => {
    const there = { from: '198.51.100.4' }
    for (let round = 0; round < 2; round++) {
      for (let failed = 0; failed < 9; failed++) await login('patients', 'ayu@example.org', 'wrong', there)
      expect((await login('patients', 'ayu@example.org', password, there)).status).toBe(200)
    }
  })

  test('require the authenticator’s code if an account has one, and accept each code once', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    await changeAdmin({ totpSecret: secret })
    const code = totpCode(secret, totpStep(hospital.clock.now))
    const enter = (given?: string, word = password) => login('admins', 'admin@example.org', word, {}, given)
    expect((await enter()).answer.meta.code).toBe('accounts.authenticatorNeeded')
    expect((await enter(undefined, 'wrong')).answer.meta.code).toBe('accounts.loginFailed')
    expect((await enter(code, 'wrong')).answer.meta.code).toBe('accounts.loginFailed')
    const wrong = totpCode(secret, totpStep(hospital.clock.now) + 9)
    expect((await enter(wrong)).answer.meta.code).toBe('accounts.authenticatorWrong')
    expect((await enter(code)).status).toBe(200)
    expect((await enter(code)).answer.meta.code).toBe('accounts.authenticatorWrong')
    await changeAdmin({ totpSecret: null })
    expect((await enter('123456')).status).toBe(200)
  })

  test('refuse an account that is disabled while its password is being checked', async () => {
    const select = hospital.deps.db.transaction.bind(hospital.deps.db)
    const transaction = vi.spyOn(hospital.deps.db, 'transaction').mockImplementationOnce(async work => {
      await changeAdmin({ disabledAt: hospital.clock.now })
      return select(work)
    })
    expect((await login('admins', 'admin@example.org')).status).toBe(401)
    expect(transaction).toHaveBeenCalled()
    transaction.mockRestore()
    await changeAdmin({ disabledAt: null })
  })
})

describe('signing out', () => {
  const tokenOf = async () => (await login('patients', 'ayu@example.org')).answer.result.token as string

  test('ends the session at once and is recorded in the audit', async () => {
    const token = await tokenOf()
    const out = await hospital.post('/api/auth/patients/logout', { whatever: 'the client keeps' }, { token })
    expect([out.status, out.answer.result]).toEqual([200, null])
    expect((await hospital.get('/api/profile/patients/user', { token })).status).toBe(401)
    const [entry] = await hospital.deps.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry).toMatchObject({ action: 'sign-out', accountId: ayu.id })
  })

  test('never fails: twice, without a token, with an invalid token, in the other area', async () => {
    const token = await tokenOf()
    for (let time = 0; time < 2; time++) {
      expect((await hospital.post('/api/auth/admins/logout', undefined, { token })).status).toBe(200)
    }
    expect((await hospital.post('/api/auth/patients/logout')).status).toBe(200)
    const nonsense = { headers: { authorization: 'Bearer \u00a7', 'content-type': 'application/json' } }
    expect((await hospital.post('/api/auth/patients/logout', undefined, nonsense)).status).toBe(200)
    expect((await hospital.get('/api/profile/patients/user', { token })).status).toBe(401)
  })
})

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { removeLostAuthenticator } from './lost-authenticator.ts'
import { totpCode, totpStep } from './totp.ts'

let hospital: EmptyHospital
let token: string
let secret: string
let recoveryCodes: string[]
const codeAt = (steps = 0) => totpCode(secret, totpStep(hospital.clock.now) + steps)
const wrongCode = () => codeAt(40)

beforeEach(async () => {
  hospital = await openEmptyHospital()
  await hospital.person('ayu@example.org')
  token = (await login({})).answer.result.token
  const started = await own('', { current: password })
  secret = started.answer.result.secret
  recoveryCodes = (await own('/confirm', { code: codeAt() })).answer.result.recoveryCodes
  hospital.later({ minutes: 2 })
})
afterEach(() => hospital.close())

interface Try {
  code?: string | undefined
  from?: string
  device?: string
}
const login = ({ code, from = '203.0.113.5', device }: Try) =>
  hospital.post(
    '/api/auth/patients/login',
    { email: 'ayu@example.org', password, ...(code ? { code } : {}), ...(device ? { device } : {}) },
    { from },
  )
const own = (path: string, body: object) =>
  hospital.post(`/api/profile/authenticator${path}`, body, { token })
const isOn = async () => (await hospital.get('/api/profile/authenticator', { token })).answer.result
const letters = () =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, 'sign-in.wrong-codes'))

describe('wrong codes with the right password', () => {
  test('from forty networks: ten are checked, then one every 15 minutes', async () => {
    const seen = []
    for (let number = 0; number < 40; number++) {
      seen.push((await login({ code: wrongCode(), from: `198.51.100.${number}` })).status)
    }
    expect(seen).toEqual([...Array(10).fill(401), ...Array(30).fill(429)])
    const refused = await login({ code: codeAt(), from: '198.51.100.50' })
    expect([refused.status, refused.answer.meta.code]).toEqual([429, 'accounts.tooMany'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeLessThanOrEqual(900)
    hospital.later({ seconds: wait })
    expect((await login({ code: codeAt(), from: '198.51.100.50' })).status).toBe(200)
  })

  test('do not block a known device', async () => {
    const { device } = (await login({ code: codeAt() })).answer.result
    hospital.later({ minutes: 2 })
    for (let number = 0; number < 12; number++) {
      await login({ code: wrongCode(), from: `198.51.100.${number}` })
    }
    expect((await login({ code: codeAt(), device })).status).toBe(200)
  })

  test('the owner gets an email after the third, once a day', async () => {
    for (let number = 0; number < 2; number++) await login({ code: wrongCode() })
    expect(await letters()).toEqual([])
    for (let number = 0; number < 6; number++) await login({ code: wrongCode() })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter?.to).toBe('ayu@example.org')
    expect(letter?.text).toContain('https://rawat.example/auth/reset-password')
    hospital.later({ hours: 25 })
    for (let number = 0; number < 6; number++) await login({ code: wrongCode() })
    expect(await letters()).toHaveLength(2)
  })
})

describe('recovery codes', () => {
  test('are ten, and none of them is in the database', async () => {
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await isOn()).toEqual({ on: true, recoveryCodes: 10 })
    const { rows } = await hospital.deps.database.pool.query('select * from recovery_code')
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.slice(0, 5))
  })

  test('each signs in once, also in parallel and with any spacing or case', async () => {
    const [first, second] = recoveryCodes as [string, string]
    const both = await Promise.all([login({ code: first }), login({ code: first })])
    expect(both.map(one => one.status).sort()).toEqual([200, 401])
    expect((await login({ code: first })).status).toBe(401)
    expect((await login({ code: ` ${second.toUpperCase().replace('-', '')} ` })).status).toBe(200)
    expect(await isOn()).toEqual({ on: true, recoveryCodes: 8 })
  })

  test('are replaced with the password and a code, and the old ones are invalid', async () => {
    const [first, second] = recoveryCodes
    expect((await own('/recovery-codes', { current: password })).status).toBe(422)
    const renewed = await own('/recovery-codes', { current: password, code: second })
    expect(renewed.answer.result.recoveryCodes).toHaveLength(10)
    expect((await login({ code: first })).status).toBe(401)
    expect((await login({ code: renewed.answer.result.recoveryCodes[0] })).status).toBe(200)
    expect(await isOn()).toEqual({ on: true, recoveryCodes: 9 })
  })

  test('are not made for an account without an authenticator', async () => {
    await own('/remove', { current: password, code: recoveryCodes[0] })
    expect((await own('/recovery-codes', { current: password })).status).toBe(404)
  })

  test('are deleted with the authenticator', async () => {
    const [first, second] = recoveryCodes
    expect((await own('/remove', { current: password, code: first })).status).toBe(200)
    expect(await isOn()).toEqual({ on: false, recoveryCodes: 0 })
    const started = await own('', { current: password })
    secret = started.answer.result.secret
    expect((await own('/confirm', { code: codeAt() })).status).toBe(200)
    expect((await login({ code: second })).status).toBe(401)
  })
})

describe('the authenticator', () => {
  test('cannot be removed or replaced with the password alone', async () => {
    for (const path of ['/remove', '']) {
      for (const code of [undefined, wrongCode(), 'aaaaa-bbbbb']) {
        const { status, answer } = await own(path, { current: password, ...(code ? { code } : {}) })
        expect([path, code, status, answer.meta.fields?.[0]?.path]).toEqual([path, code, 422, 'code'])
      }
    }
    expect((await isOn()).on).toBe(true)
    expect((await own('', { current: password, code: codeAt() })).status).toBe(200)
    hospital.later({ minutes: 2 })
    expect((await own('/remove', { current: password, code: codeAt() })).status).toBe(200)
    expect((await isOn()).on).toBe(false)
  })

  test('can be removed on the command line, which signs out all devices', async () => {
    expect(await removeLostAuthenticator(hospital.deps, 'nobody@example.org')).toBe(false)
    expect(await removeLostAuthenticator(hospital.deps, 'AYU@example.org')).toBe(true)
    expect((await hospital.get('/api/profile/authenticator', { token })).status).toBe(401)
    expect((await login({})).status).toBe(200)
    expect(await removeLostAuthenticator(hospital.deps, 'ayu@example.org')).toBe(false)
  })

  test('allows ten wrong codes in a session', async () => {
    const seen = []
    for (let number = 0; number < 12; number++) {
      seen.push((await own('/remove', { current: password, code: wrongCode() })).status)
    }
    expect(seen).toEqual([...Array(10).fill(422), 429, 429])
  })
})

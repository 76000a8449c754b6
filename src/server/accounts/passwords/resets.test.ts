import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { account, passwordReset } from '../../database/tables/accounts.ts'
import { auditEntry } from '../../database/tables/messages.ts'
import { startSession } from '../../kernel/sessions.ts'
import { requestReset } from './resets.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
  await hospital.person('ayu@example.org')
  await hospital.person('admin@example.org', 'admin', ['super'])
})
afterAll(() => hospital.close())

const fresh = 'dua puluh satu gajah'
const ask = (area: string, email: string, options: object = {}) =>
  hospital.post(`/api/auth/${area}/reset-request`, { email }, options)
const reset = (area: string, token: string, word = fresh) =>
  hospital.post(`/api/auth/${area}/reset`, { token, password: word })
const linkFor = async (email: string) =>
  /https:\S+#token=\S+/.exec((await hospital.mailTo(email))?.text ?? '')?.[0] as string
const tokenFor = async (email: string) => new URL(await linkFor(email)).hash.slice('#token='.length)
const over = [410, 'accounts.linkOver']
const seen = ({ status, answer }: Awaited<ReturnType<typeof reset>>) => [status, answer.meta.code]

describe('a forgotten password', () => {
  test('is reset by a link with the configured origin, never with the Host of the request', async () => {
    const person = await hospital.person('budi@example.org')
    const before = await startSession(hospital.deps, person, null)
    const forged = { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } }
    expect((await ask('patients', 'Budi@example.org', forged)).status).toBe(202)
    expect(await linkFor('budi@example.org')).toMatch(
      /^https:\/\/rawat\.example\/auth\/reset-password\?lang=en#token=rwt_[\w-]{43}$/,
    )
    const token = await tokenFor('budi@example.org')
    const [kept] = await hospital.deps.db
      .select()
      .from(passwordReset)
      .where(eq(passwordReset.accountId, person.id))
    expect(JSON.stringify(kept)).not.toContain(token.slice(4))
    expect((await reset('patients', token)).status).toBe(200)
    const login = (word: string) =>
      hospital.post('/api/auth/patients/login', { email: 'budi@example.org', password: word })
    expect((await login(password)).status).toBe(401)
    expect((await login(fresh)).status).toBe(200)
    expect((await hospital.get('/api/profile/patients/user', { token: before })).status).toBe(401)
    expect((await hospital.mailTo('budi@example.org', 'password.changed'))?.kind).toBe('password.changed')
    const entries = await hospital.deps.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.accountId, person.id))
    expect(entries.map(one => one.action)).toEqual(
      expect.arrayContaining(['password.reset-asked', 'password.reset']),
    )
  })

  test('a link works once, and using it ends all older links', async () => {
    await hospital.person('citra@example.org')
    await ask('patients', 'citra@example.org')
    const older = await tokenFor('citra@example.org')
    hospital.later({ seconds: 1 })
    await ask('patients', 'citra@example.org')
    const token = await tokenFor('citra@example.org')
    expect(older).not.toBe(token)
    const both = await Promise.all(Array.from({ length: 5 }, () => reset('patients', token)))
    expect(both.map(one => one.status).sort()).toEqual([200, 410, 410, 410, 410])
    expect(seen(await reset('patients', token))).toEqual(over)
    expect(seen(await reset('patients', older))).toEqual(over)
  })

  test('if two links of one account are used at once, only one sets a password', async () => {
    await hospital.person('two@example.org')
    await ask('patients', 'two@example.org')
    const first = await tokenFor('two@example.org')
    hospital.later({ seconds: 1 })
    await ask('patients', 'two@example.org')
    const second = await tokenFor('two@example.org')
    const statuses = (await Promise.all([reset('patients', first), reset('patients', second)])).map(
      one => one.status,
    )
    expect(statuses.sort()).toEqual([200, 410])
  })

  test('a link is refused after an hour, in the other sign-in area, and for a disabled account', async () => {
    const person = await hospital.person('dewi@example.org')
    await ask('patients', 'dewi@example.org')
    const token = await tokenFor('dewi@example.org')
    expect(seen(await reset('admins', token))).toEqual(over)
    const disable = (disabledAt: Temporal.Instant | null) =>
      hospital.deps.db.update(account).set({ disabledAt }).where(eq(account.id, person.id))
    await disable(hospital.clock.now)
    expect(seen(await reset('patients', token))).toEqual(over)
    await disable(null)
    hospital.later({ minutes: 60 })
    expect(seen(await reset('patients', token))).toEqual(over)
    expect(seen(await reset('patients', 'rwt_made-up'))).toEqual(over)
  })

  test('answers the same for every address, and emails only accounts of this sign-in area', async () => {
    const answers = [
      await ask('patients', 'ayu@example.org'),
      await ask('patients', 'nobody@example.org'),
      await ask('patients', 'admin@example.org'),
      await ask('admins', 'ayu@example.org'),
    ]
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([202, answers[0]?.text])
      expect([...headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])])
    }
    expect((await hospital.mailTo('ayu@example.org'))?.kind).toBe('password.reset')
    expect(await hospital.mailTo('nobody@example.org')).toBeUndefined()
    expect(await hospital.mailTo('admin@example.org')).toBeUndefined()
    await ask('admins', 'admin@example.org')
    expect(await linkFor('admin@example.org')).toContain('/auth/admins-reset-password?lang=en#token=')
  })

  test('takes as long for an unknown address as for an account', async () => {
    const time = async (email: string) => {
      const start = performance.now()
      await ask('patients', email)
      return performance.now() - start
    }
    await hospital.person('eka@example.org')
    for (const email of ['eka@example.org', 'a-stranger@example.org']) {
      expect(await time(email)).toBeGreaterThanOrEqual(249)
    }
  })

  test('requests from other networks leave room for the owner’s request and do not change its answer', async () => {
    const gita = await hospital.person('gita@example.org')
    const letters = () => hospital.deps.db.$count(passwordReset, eq(passwordReset.accountId, gita.id))
    const areas = Array.from({ length: 24 }, (_, at) => (at % 2 ? 'patients' : 'admins'))
    const answers = await Promise.all(
      areas.map(area => ask(area, 'gita@example.org', { from: '198.51.100.7' })),
    )
    expect(answers.map(one => [one.status, one.text])).toEqual(answers.map(() => [202, answers[0]?.text]))
    expect(await letters()).toBe(3)
    hospital.later({ seconds: 1 })
    const own = await ask('patients', 'gita@example.org', { from: '192.0.2.44' })
    expect([own.status, own.text]).toEqual([202, answers[0]?.text])
    expect(await letters()).toBe(4)
    expect((await reset('patients', await tokenFor('gita@example.org'))).status).toBe(200)
  })

  test('a mailbox gets five emails at once, then one every 12 minutes, and always has a valid link', async () => {
    const hana = await hospital.person('hana@example.org')
    const open = () =>
      hospital.deps.db.$count(
        passwordReset,
        and(eq(passwordReset.accountId, hana.id), gt(passwordReset.expiresAt, hospital.clock.now)),
      )
    const sent = () => hospital.deps.db.$count(passwordReset, eq(passwordReset.accountId, hana.id))
    // Requests for a whole day, each from a new network.
    for (let minute = 0; minute < 24 * 60; minute += 4) {
      const from = `198.51.${Math.floor(minute / 250)}.${minute % 250}`
      await requestReset(hospital.deps, 'patients', 'hana@example.org', { requestId: 'r', network: from })
      expect(await open()).toBeGreaterThan(0)
      hospital.later({ minutes: 4 })
    }
    expect(await sent()).toBeLessThanOrEqual(5 + 120)
    // Using a link resets the limit.
    expect((await reset('patients', await tokenFor('hana@example.org'))).status).toBe(200)
    const before = await sent()
    await Promise.all(Array.from({ length: 6 }, () => ask('patients', 'hana@example.org')))
    expect(await sent()).toBe(before + 3)
  })

  test('a network that asked for a hundred addresses is slowed down but not blocked', async () => {
    await hospital.person('intan@example.org')
    const from = '198.51.100.99'
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => ask('patients', `made-up-${at}@example.org`, { from })),
    )
    const statuses = []
    for (let again = 0; again < 3; again++)
      statuses.push((await ask('patients', 'intan@example.org', { from })).status)
    expect(statuses).toEqual([202, 202, 429])
    expect((await hospital.mailTo('intan@example.org'))?.kind).toBe('password.reset')
  })

  test('a common or short password is refused, and the link stays valid', async () => {
    await hospital.person('fajar@example.org')
    await ask('patients', 'fajar@example.org')
    const token = await tokenFor('fajar@example.org')
    for (const weak of ['password123', 'short']) {
      const refused = await reset('patients', token, weak)
      expect(refused.status).toBe(422)
      expect(refused.answer.meta.fields[0].path).toBe('password')
    }
    expect((await reset('patients', token, ` ${fresh} `)).status).toBe(200)
    const login = await hospital.post('/api/auth/patients/login', {
      email: 'fajar@example.org',
      password: ` ${fresh} `,
    })
    expect(login.status).toBe(200)
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'

// A day of guessing is thousands of attempts. The test counts how many passwords are compared, so hashing is mocked.
const compared = vi.hoisted(() => ({ count: 0 }))
vi.mock('../passwords/passwords.ts', async original => ({
  ...(await original<typeof import('../passwords/passwords.ts')>()),
  isRightPassword: async (given: string, hash: string | null) => {
    compared.count++
    return given === 'sembilan belas kucing' && hash !== null
  },
}))

let hospital: EmptyHospital
beforeEach(async () => {
  hospital = await openEmptyHospital()
  await hospital.person('ayu@example.org')
  await hospital.person('admin@example.org', 'admin', ['super'])
})
afterEach(() => hospital.close())

const hospitalWifi = '198.51.100.7'
interface Try {
  email?: string
  word?: string
  from?: string
  device?: string | undefined
  area?: string
}
const login = ({ email = 'ayu@example.org', word = password, from = hospitalWifi, device, area }: Try = {}) =>
  hospital.post(
    `/api/auth/${area ?? 'patients'}/login`,
    { email, password: word, ...(device ? { device } : {}) },
    { from },
  )
const wrong = (one: Try = {}) => login({ ...one, word: 'wrong wrong wrong' })
/** Signs in from home and returns the secret of the known device. */
const knownDevice = async (email = 'ayu@example.org', area = 'patients') =>
  (await login({ email, area, from: '203.0.113.80' })).answer.result.device as string
const failTimes = (count: number, one: () => Try) =>
  Promise.all(Array.from({ length: count }, () => wrong(one())))

describe('for an honest user', () => {
  test('300 failures with invented addresses in the same network block no account', async () => {
    const device = await knownDevice()
    await failTimes(320, () => ({ email: `${randomUUID()}@example.org` }))
    expect((await login()).status).toBe(200)
    expect((await login({ device })).status).toBe(200)
    expect((await login({ email: 'admin@example.org', area: 'admins' })).status).toBe(200)
  })

  test('ten failures with the user’s address in the same network: a known device can sign in at once, another after 90 seconds', async () => {
    const device = await knownDevice()
    await failTimes(12, () => ({}))
    expect((await login({ device })).status).toBe(200)
    const refused = await login()
    expect([refused.status, refused.answer.meta.code]).toEqual([429, 'accounts.tooMany'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(80)
    expect(wait).toBeLessThanOrEqual(90)
    hospital.later({ seconds: wait })
    expect((await login()).status).toBe(200)
  })

  test('a thousand networks that guess the user’s password: a known device can sign in at once', async () => {
    const device = await knownDevice()
    await failTimes(150, network)
    const refused = await login({ from: '203.0.113.81' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    for (let time = 0; time < 3; time++) {
      expect((await login({ device, from: '203.0.113.81' })).status).toBe(200)
    }
  })

  test('after a clock was seven hours ahead, no wait is longer than 15 minutes', async () => {
    await failTimes(12, () => ({}))
    hospital.later({ hours: -7 })
    const wait = Number((await login()).headers.get('retry-after'))
    expect(wait).toBeLessThanOrEqual(900)
    hospital.later({ seconds: wait })
    expect((await login()).status).toBe(200)
  })
})

describe('a known device', () => {
  test('is known only for the account that signed in on it', async () => {
    const device = await knownDevice()
    await failTimes(12, () => ({ email: 'admin@example.org' }))
    expect((await login({ email: 'admin@example.org', area: 'admins', device })).status).toBe(429)
  })

  test('uses one secret for several accounts, and the table does not show it', async () => {
    const device = await knownDevice()
    const other = await login({ email: 'admin@example.org', area: 'admins', device })
    expect(other.answer.result.device).toBe(device)
    const { rows } = await hospital.deps.database.pool.query('select * from known_device')
    expect(new Set(rows.map(row => row.hash)).size).toBe(2)
    expect(JSON.stringify(rows)).not.toContain(device)
  })

  test('outlives signing out, and ends 90 days after the last sign-in', async () => {
    const device = await knownDevice()
    const { token } = (await login({ device })).answer.result
    await hospital.post('/api/auth/patients/logout', undefined, { token })
    await failTimes(12, () => ({}))
    hospital.later({ hours: 89 * 24 })
    await failTimes(12, () => ({}))
    expect((await login({ device })).status).toBe(200)
    hospital.later({ hours: 91 * 24 })
    await failTimes(12, () => ({}))
    expect((await login({ device })).status).toBe(429)
  })

  test('has its own ten attempts, then one every 90 seconds, and is deleted after thirty failures', async () => {
    const device = await knownDevice()
    await failTimes(12, () => ({}))
    for (let failed = 0; failed < 10; failed++) expect((await wrong({ device })).status).toBe(401)
    expect((await wrong({ device })).status).toBe(429)
    for (let failed = 10; failed < 30; failed++) {
      hospital.later({ seconds: 90 })
      expect((await wrong({ device })).status).toBe(401)
      await wrong()
    }
    const { rows } = await hospital.deps.database.pool.query('select * from known_device')
    expect(rows).toEqual([])
  })

  test('gets the same answer for a wrong password and an unknown address', async () => {
    const device = await knownDevice()
    const [one, other] = [await wrong({ device }), await wrong({ device, email: 'nobody@example.org' })]
    expect([one.status, one.text]).toEqual([other.status, other.text])
  })

  test('is deleted when the account is disabled or its password reset', async () => {
    const device = await knownDevice('admin@example.org', 'admins')
    await hospital.person('other@example.org', 'admin', ['super'])
    const { token } = (await login({ email: 'other@example.org', area: 'admins' })).answer.result
    const { rows } = await hospital.deps.database.pool.query(
      `select id from account where email like 'admin@%'`,
    )
    for (const disabled of [true, false]) {
      const path = `/api/admins/users/${rows[0].id}`
      expect((await hospital.call('PUT', path, { disabled }, { token })).status).toBe(200)
    }
    await failTimes(12, () => ({ email: 'admin@example.org' }))
    expect((await login({ email: 'admin@example.org', area: 'admins', device })).status).toBe(429)
  })
})

let next = 0
const network = (count = 1000) => {
  const number = next++ % count
  return { from: `192.0.${Math.floor(number / 250)}.${number % 250}` }
}

/** Guesses one account's password for a day from this many networks, as fast as allowed. Returns how many were compared. */
async function guessForADay(networks: number): Promise<number> {
  compared.count = 0
  const until = hospital.clock.now.add({ hours: 24 })
  const free = Array.from({ length: networks }, (_, number) => ({ ...network(networks), number, at: 0 }))
  while (Temporal.Instant.compare(hospital.clock.now, until) < 0) {
    const now = hospital.clock.now.epochMilliseconds
    let wait = Number.POSITIVE_INFINITY
    for (const one of free) {
      while (one.at <= now) {
        const { status, headers } = await wrong({ from: one.from })
        if (status === 429) one.at = now + Number(headers.get('retry-after')) * 1000
      }
      wait = Math.min(wait, one.at - now)
      // A wait of more than 90 seconds comes from the limit over all networks, so the others are refused too.
      if (one.at - now > 90_000) break
    }
    for (const one of free) if (one.at <= now) one.at = now + wait
    hospital.clock.now = hospital.clock.now.add({ milliseconds: wait })
  }
  return compared.count
}

describe('what an attacker gets in a day', () => {
  test.each([1, 40, 1000])('at one account from %i networks: fewer than 250 guesses', async networks => {
    const guesses = await guessForADay(networks)
    console.info(`${guesses} guesses a day from ${networks} networks`)
    expect(guesses).toBeGreaterThan(100)
    expect(guesses).toBeLessThan(250)
  })
})

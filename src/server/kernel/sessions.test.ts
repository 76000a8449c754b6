import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital } from '../../../tests/empty-hospital.ts'
import type { Account } from '../accounts/people.ts'
import { account, session } from '../database/tables/accounts.ts'
import { findSession, hashToken, revokeAll, revokeToken, startSession } from './sessions.ts'

let hospital: EmptyHospital
let patient: Account
let admin: Account
beforeAll(async () => {
  hospital = await openEmptyHospital()
  patient = await hospital.person('ayu@example.org')
  admin = await hospital.person('admin@example.org', 'admin', ['desk'])
})
afterAll(() => hospital.close())

const find = (token: string, active = false) => findSession(hospital.deps, token, { active })
const start = (person: Account) => startSession(hospital.deps, person, 'Firefox')

describe('a session', () => {
  test('has a token of 256 bits, and the database has only its hash', async () => {
    const token = await start(patient)
    expect(token).toMatch(/^rwt_[\w-]{43}$/)
    const [row] = await hospital.deps.db
      .select()
      .from(session)
      .where(eq(session.tokenHash, hashToken(token)))
    expect(JSON.stringify(row)).not.toContain(token.slice(4))
    expect(await find(token)).toMatchObject({
      accountId: patient.id,
      role: 'patient',
      email: 'ayu@example.org',
    })
    expect(await find(`${token.slice(0, -1)}~`)).toBeNull()
  })

  test.each([
    ['a patient', 'patient', 30],
    ['an administrator', 'admin', 15],
  ])('of %s ends after its idle minutes, unless they did something', async (_, role, minutes) => {
    const person = role === 'admin' ? admin : patient
    const [idle, used, polled] = [await start(person), await start(person), await start(person)]
    hospital.later({ minutes: minutes - 1 })
    expect(await find(used, true)).not.toBeNull()
    expect(await find(polled)).not.toBeNull()
    hospital.later({ minutes: 1 })
    expect(await find(idle)).toBeNull()
    expect(await find(polled)).toBeNull()
    hospital.later({ minutes: minutes - 2 })
    expect(await find(used)).not.toBeNull()
    hospital.later({ minutes: 1 })
    expect(await find(used, true)).toBeNull()
  })

  test.each([
    ['a patient', 'patient', { hours: 24 * 30 }, { minutes: 29 }],
    ['an administrator', 'admin', { hours: 12 }, { minutes: 14 }],
  ])('of %s ends at last, however busy they are', async (_, role, whole, step) => {
    const token = await start(role === 'admin' ? admin : patient)
    const end = hospital.clock.now.add(whole)
    while (Temporal.Instant.compare(hospital.clock.now.add(step), end) < 0) {
      hospital.later(step)
      if (!(await find(token, true))) throw new Error('The session ended too soon.')
    }
    hospital.clock.now = end
    expect(await find(token, true)).toBeNull()
  })

  test('ends at the next request when its account is disabled or changes its role', async () => {
    const person = await hospital.person('dian@example.org', 'admin', ['content'])
    const token = await start(person)
    const change = (values: Partial<Account>) =>
      hospital.deps.db.update(account).set(values).where(eq(account.id, person.id))
    await change({ scopes: ['hr'] })
    expect((await find(token))?.scopes).toEqual(['hr'])
    await change({ disabledAt: hospital.clock.now })
    expect(await find(token)).toBeNull()
    await change({ disabledAt: null })
    expect(await find(token)).not.toBeNull()
    await change({ role: 'patient' })
    expect(await find(token)).toBeNull()
  })

  test('can be revoked, alone or with all others of its account but one', async () => {
    const [one, two, three] = [await start(patient), await start(patient), await start(patient)]
    const others = await start(admin)
    expect(await revokeToken(hospital.deps, one)).toMatchObject({ accountId: patient.id })
    expect(await revokeToken(hospital.deps, one)).toBeNull()
    expect(await find(one)).toBeNull()
    const kept = await find(two)
    await revokeAll(hospital.deps, patient.id, { except: kept?.sessionId as string })
    expect([await find(two), await find(three)]).toEqual([kept, null])
    await revokeAll(hospital.deps, patient.id)
    expect(await find(two)).toBeNull()
    expect(await find(others)).not.toBeNull()
  })

  test('is found with one statement, and a failed renewal does not end it', async () => {
    const token = await start(patient)
    hospital.later({ minutes: 5 })
    const query = vi.spyOn(hospital.deps.database.pool, 'query')
    expect(await find(token)).not.toBeNull()
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    const update = vi.spyOn(hospital.deps.db, 'update').mockImplementation(() => {
      throw new Error('read-only')
    })
    expect(await find(token, true)).not.toBeNull()
    expect(update).toHaveBeenCalledOnce()
    update.mockRestore()
  })
})

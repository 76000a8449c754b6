import { desc, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital } from '../../../tests/empty-hospital.ts'
import { account } from '../database/tables/accounts.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { startSession } from '../kernel/sessions.ts'
import type { Account } from './people.ts'

let hospital: EmptyHospital
let ayu: Account
let admin: Account
beforeAll(async () => {
  hospital = await openEmptyHospital()
  ayu = await hospital.person('ayu@example.org')
  admin = await hospital.person('admin@example.org', 'admin', ['desk', 'content'])
})
afterAll(() => hospital.close())

const start = (person: Account, agent = 'Firefox') => startSession(hospital.deps, person, agent)
const profile = (area: string, token?: string, headers?: Record<string, string>) =>
  hospital.get(`/api/profile/${area}/user`, { ...(token ? { token } : {}), ...(headers ? { headers } : {}) })

describe('the profile', () => {
  test('returns the signed-in account', async () => {
    expect((await profile('patients', await start(ayu))).answer.result).toEqual({
      id: ayu.id,
      full_name: 'The owner of ayu@example.org',
      email: 'ayu@example.org',
      role: 'patients',
      language: 'en',
    })
    expect((await profile('admins', await start(admin))).answer.result).toMatchObject({
      role: 'admin',
      scopes: ['desk', 'content'],
    })
  })

  test.each([
    ['an administrator on the patients’ side', 'patients'],
    ['a patient on the administrators’ side', 'admins'],
  ])('signs out %s', async (_, area) => {
    const person = area === 'patients' ? admin : ayu
    const [token, other] = [await start(person), await start(person)]
    const refused = await profile(area, token)
    expect([refused.status, refused.answer.meta.code]).toEqual([403, 'accounts.wrongDoor'])
    const own = area === 'patients' ? 'admins' : 'patients'
    expect((await profile(own, token)).status).toBe(401)
    expect((await profile(own, other)).status).toBe(200)
    const [entry] = await hospital.deps.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    expect(entry).toMatchObject({ action: 'sign-out.wrong-door', accountId: person.id })
  })

  test('is refused without a live session, and the answer does not reveal the reason', async () => {
    const disabled = await hospital.person('gone@example.org')
    const over = await start(disabled)
    await hospital.deps.db
      .update(account)
      .set({ disabledAt: hospital.clock.now })
      .where(eq(account.id, disabled.id))
    const answers = [
      await profile('patients'),
      await profile('patients', `rwt_${'A'.repeat(43)}`),
      await profile('patients', 'x'),
      await profile('patients', over),
    ]
    for (const one of answers) expect([one.status, one.text]).toEqual([401, answers[0]?.text])
  })

  test('has no rate limit, costs one query, and renews the session only if the person acted', async () => {
    const token = await start(ayu)
    for (let time = 0; time < 40; time++) expect((await profile('patients', token)).status).toBe(200)
    hospital.later({ minutes: 20 })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await profile('patients', token)
    expect(query).toHaveBeenCalledTimes(1)
    query.mockRestore()
    hospital.later({ minutes: 9 })
    await profile('patients', token, { 'x-user-activity': '1' })
    hospital.later({ minutes: 29 })
    expect((await profile('patients', token)).status).toBe(200)
    hospital.later({ minutes: 1 })
    expect((await profile('patients', token)).status).toBe(401)
  })
})

describe('where I am signed in', () => {
  test('lists the sessions with the current one marked, and another one can be ended', async () => {
    const person = await hospital.person('eka@example.org')
    const [here, there] = [await start(person, 'Phone'), await start(person, 'Ward computer')]
    await start(person, 'Idle since')
    hospital.later({ minutes: 28 })
    for (const token of [there, here]) {
      await profile('patients', token, { 'x-user-activity': '1' })
      hospital.later({ minutes: 1 })
    }
    const list = await hospital.get('/api/auth/sessions', { token: here })
    expect(list.answer.meta.total).toBe(2)
    expect(list.answer.result).toMatchObject([
      { current: true, userAgent: 'Phone' },
      { current: false, userAgent: 'Ward computer' },
    ])
    expect(list.text).not.toMatch(/hash|rwt_/i)
    const ended = await hospital.call('DELETE', `/api/auth/sessions/${list.answer.result[1].id}`, undefined, {
      token: here,
    })
    expect(ended.status).toBe(200)
    expect((await profile('patients', there)).status).toBe(401)
    expect((await profile('patients', here)).status).toBe(200)
  })

  test('cannot show or end sessions of another account', async () => {
    const [mine, theirs] = [await start(ayu), await start(admin)]
    const list = await hospital.get('/api/auth/sessions', { token: theirs })
    for (const { id } of list.answer.result) {
      const answer = await hospital.call('DELETE', `/api/auth/sessions/${id}`, undefined, { token: mine })
      expect(answer.status).toBe(404)
    }
    for (const id of ['nonsense', crypto.randomUUID()]) {
      const answer = await hospital.call('DELETE', `/api/auth/sessions/${id}`, undefined, { token: mine })
      expect(answer.status).toBe(404)
    }
    expect((await profile('admins', theirs)).status).toBe(200)
    expect((await hospital.get('/api/auth/sessions')).status).toBe(401)
  })
})

describe('the key for encrypted drafts in a browser', () => {
  const keyOf = async (token: string) =>
    (await hospital.get('/api/profile/keep-key', { token })).answer.result.key as string

  test('is the same in all sessions of a person, of 256 bits, and another person’s is another', async () => {
    const [first, second] = [await start(ayu), await start(ayu)]
    const both = await Promise.all([keyOf(first), keyOf(second)])
    expect(both[0]).toBe(both[1])
    expect(Buffer.from(both[0] as string, 'base64')).toHaveLength(32)
    expect(await keyOf(await start(admin))).not.toBe(both[0])
  })
  test('is refused without a session', async () => {
    expect((await hospital.get('/api/profile/keep-key', {})).status).toBe(401)
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../tests/empty-hospital.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { account, passwordReset } from '../database/tables/accounts.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { startSession } from '../kernel/sessions.ts'
import { totpCode, totpStep } from './sign-in/totp.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
})
afterAll(() => hospital.close())

async function signedIn(email: string) {
  const person = await hospital.person(email)
  const token = await startSession(hospital.deps, person, 'test')
  return { ...person, token }
}
const mailsTo = async (to: string) =>
  (await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.to, to))).map(one => one.kind)
const codeTo = async (to: string) => {
  const rows = await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.to, to))
  return /\b\d{6}\b/.exec(rows.at(-1)?.text ?? '')?.[0] as string
}
const login = (email: string, word: string, code?: string) =>
  hospital.post('/api/auth/patients/login', { email, password: word, ...(code ? { code } : {}) })

describe('a new password', () => {
  const fresh = 'dua puluh kelinci'
  test('requires the old one, signs out all other devices, and sends an email', async () => {
    const { token, email, ...person } = await signedIn('password@example.org')
    const other = await startSession(hospital.deps, person as never, 'another device')
    const change = (current: string) =>
      hospital.call(
        'PUT',
        '/api/profile/password',
        { current, password: fresh, passwordCheck: fresh },
        { token },
      )
    const refused = await change('not it at all')
    expect([refused.status, refused.answer.meta.fields[0].path]).toEqual([422, 'current'])
    expect((await change(password)).status).toBe(200)
    expect((await hospital.get('/api/profile/patients/user', { token })).status).toBe(200)
    expect((await hospital.get('/api/profile/patients/user', { token: other })).status).toBe(401)
    expect((await login(email, fresh)).status).toBe(200)
    expect(await mailsTo(email)).toContain('password.changed')
  })

  test('is refused if a reset has set another one since the old one was compared', async () => {
    const { token, id } = await signedIn('raced@example.org')
    const { db } = hospital.deps
    const form = { current: password, password: fresh, passwordCheck: fresh }
    const { change } = await db.transaction(async reset => {
      await reset.select().from(account).where(eq(account.id, id)).for('update')
      const change = hospital.call('PUT', '/api/profile/password', form, { token })
      await oneWaitsForLock(db)
      await reset.update(account).set({ passwordHash: 'of the reset' }).where(eq(account.id, id))
      return { change }
    })
    expect((await change).status).toBe(422)
    const [row] = await db.select().from(account).where(eq(account.id, id))
    expect(row?.passwordHash).toBe('of the reset')
  })

  test('cannot be guessed in an open session: after ten wrong ones no more are checked', async () => {
    const { token } = await signedIn('guessed@example.org')
    const form = { current: 'wrong', password: fresh, passwordCheck: fresh }
    const seen = []
    for (let n = 0; n < 11; n++)
      seen.push((await hospital.call('PUT', '/api/profile/password', form, { token })).status)
    expect(seen.slice(0, 10)).toEqual(Array(10).fill(422))
    expect(seen[10]).toBe(429)
  })
})

describe('a new e-mail address', () => {
  test('is confirmed by the code sent to it, and the old address gets an email', async () => {
    const { token, id } = await signedIn('old@example.org')
    const ask = { email: 'New@example.org', current: password }
    expect((await hospital.post('/api/profile/email', ask, { token })).status).toBe(202)
    const confirm = (code: string) => hospital.post('/api/profile/email/confirm', { code }, { token })
    expect((await confirm('000000')).status).toBe(422)
    expect((await confirm(await codeTo('new@example.org'))).answer.result.email).toBe('new@example.org')
    const [row] = await hospital.deps.db.select().from(account).where(eq(account.id, id))
    expect(row?.email).toBe('new@example.org')
    expect(await mailsTo('old@example.org')).toContain('email.changed')
  })

  test('leaves no reset link that was requested for the old one at the same moment', async () => {
    const { id, email } = await signedIn('leaving@example.org')
    const { db } = hospital.deps
    const { request } = await db.transaction(async change => {
      await change.update(account).set({ email: 'left@example.org' }).where(eq(account.id, id))
      const request = hospital.post('/api/auth/patients/reset-request', { email })
      await Promise.race([request, oneWaitsForLock(db)])
      return { request }
    })
    expect((await request).status).toBe(202)
    expect(await db.$count(passwordReset, eq(passwordReset.accountId, id))).toBe(0)
    expect(await mailsTo(email)).toEqual([])
  })

  test('that another account has gets the same answer and a notice, and is not changed', async () => {
    const { token } = await signedIn('asker@example.org')
    await hospital.person('owner@example.org')
    const free = await hospital.post(
      '/api/profile/email',
      { email: 'free@example.org', current: password },
      { token },
    )
    const taken = await hospital.post(
      '/api/profile/email',
      { email: 'owner@example.org', current: password },
      { token },
    )
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(await mailsTo('owner@example.org')).toEqual(['email.known'])
    expect((await hospital.post('/api/profile/email/confirm', { code: '123456' }, { token })).status).toBe(
      422,
    )
  })
})

describe('an authenticator', () => {
  test('is active after its first code is confirmed, and sign-in then requires a code', async () => {
    const { token, email } = await signedIn('totp@example.org')
    const started = await hospital.post('/api/profile/authenticator', { current: password }, { token })
    const { secret, uri } = started.answer.result
    expect(uri).toContain('otpauth://totp/')
    expect((await login(email, password)).status).toBe(200)
    const confirm = (code: string) => hospital.post('/api/profile/authenticator/confirm', { code }, { token })
    expect((await confirm('000000')).status).toBe(422)
    expect((await confirm(totpCode(secret, totpStep(hospital.clock.now)))).status).toBe(200)
    expect((await login(email, password)).answer.meta.code).toBe('accounts.authenticatorNeeded')
    hospital.later({ minutes: 1 })
    expect((await login(email, password, totpCode(secret, totpStep(hospital.clock.now)))).status).toBe(200)
    hospital.later({ minutes: 1 })
    const code = totpCode(secret, totpStep(hospital.clock.now))
    await hospital.post('/api/profile/authenticator/remove', { current: password, code }, { token })
    expect((await login(email, password)).status).toBe(200)
  })
})

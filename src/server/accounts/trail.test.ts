import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../tests/empty-hospital.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { totpCode, totpStep } from './sign-in/totp.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
})
afterAll(() => hospital.close())

const email = 'super@example.org'
const fresh = 'dua puluh satu gajah'
const post = async (path: string, body: object, token?: string) => {
  const { status, answer } = await hospital.post(path, body, token ? { token } : {})
  expect([path, status, answer.meta.code]).toEqual([path, expect.toSatisfy(one => one < 300), undefined])
  return answer.result
}
const login = (word: string, code?: string, to = email) =>
  hospital.post('/api/auth/admins/login', { email: to, password: word, ...(code ? { code } : {}) })
const secretIn = async (to: string, pattern: RegExp) =>
  pattern.exec((await hospital.mailTo(to))?.text ?? '')?.[1] as string
const trail = async () => hospital.deps.db.select().from(auditEntry).orderBy(auditEntry.id)

test('the audit has an entry without secrets for each sign-in, second factor change and scope change', async () => {
  const person = await hospital.person(email, 'admin', ['super'])
  await login('something else')
  await login('something else', undefined, 'nobody@example.org')
  const { token } = (await login(password)).answer.result
  const { secret } = await post('/api/profile/authenticator', { current: password }, token)
  const code = () => totpCode(secret, totpStep(hospital.clock.now))
  await post('/api/profile/authenticator/confirm', { code: code() }, token)
  hospital.later({ minutes: 2 })
  await login(password, totpCode(secret, totpStep(hospital.clock.now) + 40))
  const used = code()
  const other = (await login(password, used)).answer.result.token
  hospital.later({ minutes: 2 })
  await hospital.call('PUT', '/api/profile/language', { language: 'id' }, { token: other })
  await post('/api/profile/email', { email: 'new@example.org', current: password }, other)
  await post('/api/profile/email/confirm', { code: await secretIn('new@example.org', /\b(\d{6})\b/) }, other)
  const sessions = (await hospital.get('/api/auth/sessions', { token: other })).answer.result
  const { id } = sessions.find((one: { current: boolean }) => !one.current)
  await hospital.call('DELETE', `/api/auth/sessions/${id}`, undefined, { token: other })
  await post('/api/profile/authenticator/remove', { current: password, code: code() }, other)
  const word = { current: password, password: fresh, passwordCheck: fresh }
  await hospital.call('PUT', '/api/profile/password', word, { token: other })
  const colleague = { email: 'citra@example.org', name: 'Citra', scopes: ['desk'], language: 'en' }
  const invited = (await post('/api/admins/users', colleague, other)).id
  await hospital.call('PUT', `/api/admins/users/${invited}`, { scopes: ['hr'] }, { token: other })
  await hospital.call('PUT', `/api/admins/users/${invited}`, { disabled: true }, { token: other })
  await post('/api/auth/admins/logout', {}, other)
  await post('/api/auth/admins/reset-request', { email: 'new@example.org' })
  await post('/api/auth/admins/reset', {
    token: await secretIn('new@example.org', /token=(rwt_[\w-]+)/),
    password,
  })
  const entries = await trail()
  expect(entries.map(one => one.action)).toEqual([
    'sign-in.refused',
    'sign-in.refused',
    'sign-in',
    'authenticator.on',
    'sign-in.refused',
    'sign-in',
    'language.change',
    'email.change-asked',
    'email.change',
    'session.end',
    'authenticator.off',
    'password.change',
    'staff.invite',
    'staff.change',
    'staff.change',
    'sign-out',
    'password.reset-asked',
    'password.reset',
  ])
  const unknown = entries.filter(one => one.accountId !== person.id)
  expect(unknown).toMatchObject([{ action: 'sign-in.refused', objectId: null }])
  expect(entries.filter(one => one.action === 'staff.change')).toMatchObject([
    { objectId: invited, detail: { scopes: ['hr'] } },
    { objectId: invited, detail: { disabled: true } },
  ])
  const written = JSON.stringify(entries)
  for (const hidden of [password, fresh, 'something else', secret, used, token, other, '@example.org'])
    expect(written).not.toContain(hidden)
})

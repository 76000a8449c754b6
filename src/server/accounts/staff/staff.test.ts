import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../../tests/empty-hospital.ts'
import { passwordReset } from '../../database/tables/accounts.ts'
import { startSession } from '../../kernel/sessions.ts'

let hospital: EmptyHospital
let token: string
let own: string
beforeAll(async () => {
  hospital = await openEmptyHospital()
  const chief = await hospital.person('chief@example.org', 'admin', ['super'])
  own = chief.id
  token = await startSession(hospital.deps, chief, 'test')
})
afterAll(() => hospital.close())

const invitation = { email: 'new@example.org', name: 'Nur Aini', scopes: ['content'], language: 'id' }

test('an invited colleague sets the first password by the emailed link, and cannot sign in before', async () => {
  const made = await hospital.post('/api/admins/users', invitation, { token })
  expect(made.status).toBe(201)
  expect((await hospital.post('/api/admins/users', invitation, { token })).answer.meta.fields[0].path).toBe(
    'email',
  )
  const mail = await hospital.mailTo('new@example.org')
  const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const login = (word: string) =>
    hospital.post('/api/auth/admins/login', { email: invitation.email, password: word })
  expect((await login(password)).status).toBe(401)
  expect((await hospital.post('/api/auth/admins/reset', { token: link, password })).status).toBe(200)
  expect((await login(password)).answer.result.user.scopes).toEqual(['content'])
})

test('removed scopes take effect at the next request, and a disabled account is signed out and not invited', async () => {
  const person = await hospital.person('leaves@example.org', 'admin', ['super'])
  const theirs = await startSession(hospital.deps, person, 'test')
  const change = (body: object) => hospital.call('PUT', `/api/admins/users/${person.id}`, body, { token })
  await change({ scopes: ['hr'] })
  expect((await hospital.get('/api/admins/users', { token: theirs })).status).toBe(403)
  await change({ disabled: true })
  expect((await hospital.get('/api/admins/users', { token: theirs })).status).toBe(401)
  const again = await hospital.post(`/api/admins/users/${person.id}/invite`, {}, { token })
  expect(again.answer.meta.code).toBe('api.conflict')
  expect(await hospital.mailTo('leaves@example.org')).toBeUndefined()
  const { answer } = await hospital.get('/api/admins/users?search=leaves', { token })
  expect(answer.result).toEqual([expect.objectContaining({ disabled: true, scopes: ['hr'] })])
})

test('a link from before an account was disabled sets no password after it was enabled again', async () => {
  const linkTo = async (email: string) =>
    /token=([\w-]+)/.exec((await hospital.mailTo(email))?.text ?? '')?.[1] as string
  const patient = await hospital.person('siti@example.org')
  await hospital.post('/api/auth/patients/reset-request', { email: patient.email })
  const email = 'invited@example.org'
  const invited = (await hospital.post('/api/admins/users', { ...invitation, email }, { token })).answer
    .result
  for (const disabled of [true, false]) {
    await hospital.post(`/api/admins/patients/${patient.patientId}/disable`, { disabled }, { token })
    await hospital.call('PUT', `/api/admins/users/${invited.id}`, { disabled }, { token })
  }
  const used = async (area: string, email: string) =>
    (await hospital.post(`/api/auth/${area}/reset`, { token: await linkTo(email), password })).status
  expect([await used('patients', patient.email), await used('admins', email)]).toEqual([410, 410])
})

test('the list says that an invitation has ended once its link was ended or has expired', async () => {
  const email = 'late@example.org'
  const { id } = (await hospital.post('/api/admins/users', { ...invitation, email }, { token })).answer.result
  const state = async () =>
    (await hospital.get('/api/admins/users?search=late@', { token })).answer.result[0].invitation
  for (const disabled of [true, false])
    await hospital.call('PUT', `/api/admins/users/${id}`, { disabled }, { token })
  expect(await state()).toBe('ended')
  await hospital.post(`/api/admins/users/${id}/invite`, {}, { token })
  expect(await state()).toBe('waiting')
  const past = hospital.deps.now().subtract({ seconds: 1 })
  await hospital.deps.db.update(passwordReset).set({ expiresAt: past }).where(eq(passwordReset.accountId, id))
  expect(await state()).toBe('ended')
})

test('an invitation ends with the scope of its sender, the list shows it, and sending it again renews it', async () => {
  const inviter = await hospital.person('inviter@example.org', 'admin', ['super'])
  const theirs = await startSession(hospital.deps, inviter, 'test')
  const email = 'waits@example.org'
  const { answer } = await hospital.post('/api/admins/users', { ...invitation, email }, { token: theirs })
  expect(answer.result.invitation).toBe('waiting')
  const state = async () =>
    (await hospital.get('/api/admins/users?search=waits', { token })).answer.result[0].invitation
  const enter = async () => {
    const link = /token=([\w-]+)/.exec((await hospital.mailTo(email))?.text ?? '')?.[1]
    return (await hospital.post('/api/auth/admins/reset', { token: link, password })).status
  }
  await hospital.call('PUT', `/api/admins/users/${inviter.id}`, { disabled: true }, { token })
  expect(await state()).toBe('ended')
  expect(await enter()).toBe(410)
  await hospital.post(`/api/admins/users/${answer.result.id}/invite`, {}, { token })
  expect(await state()).toBe('waiting')
  expect(await enter()).toBe(200)
  expect(await state()).toBe(null)
  // After the first password the account no longer depends on the colleague who invited.
  await hospital.call('PUT', `/api/admins/users/${own}`, { scopes: ['super'] }, { token })
  await hospital.post('/api/auth/admins/reset-request', { email })
  expect(await enter()).toBe(200)
})

test('administrators cannot remove their own scopes, and one with all scopes remains', async () => {
  const change = (body: object) => hospital.call('PUT', `/api/admins/users/${own}`, body, { token })
  expect((await change({ disabled: true })).answer.meta.code).toBe('accounts.ownRights')
  expect((await change({ scopes: ['content'] })).answer.meta.code).toBe('accounts.ownRights')
  // One's own authenticator is removed with one of its codes, not here.
  expect((await change({ removeAuthenticator: true })).answer.meta.code).toBe('accounts.ownRights')
})

test('a patient’s account cannot be changed as a colleague’s', async () => {
  const patient = await hospital.person('patient@example.org')
  const answer = await hospital.call(
    'PUT',
    `/api/admins/users/${patient.id}`,
    { scopes: ['super'] },
    { token },
  )
  expect(answer.status).toBe(404)
})

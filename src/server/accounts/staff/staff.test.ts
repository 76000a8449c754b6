import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FrontDesk, openFrontDesk, password } from '../../../../tests/front-desk.ts'
import { startSession } from '../../kernel/sessions.ts'

let desk: FrontDesk
let token: string
let own: string
beforeAll(async () => {
  desk = await openFrontDesk()
  const chief = await desk.person('chief@example.org', 'admin', ['super'])
  own = chief.id
  token = await startSession(desk.deps, chief, 'test')
})
afterAll(() => desk.close())

const invitation = { email: 'new@example.org', name: 'Nur Aini', scopes: ['content'], language: 'id' }

test('an invited colleague sets the first password by the emailed link, and cannot sign in before', async () => {
  const made = await desk.post('/api/admins/users', invitation, { token })
  expect(made.status).toBe(201)
  expect((await desk.post('/api/admins/users', invitation, { token })).answer.meta.fields[0].path).toBe(
    'email',
  )
  const mail = await desk.mailTo('new@example.org')
  const link = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const login = (word: string) =>
    desk.post('/api/auth/admins/login', { email: invitation.email, password: word })
  expect((await login(password)).status).toBe(401)
  expect((await desk.post('/api/auth/admins/reset', { token: link, password })).status).toBe(200)
  expect((await login(password)).answer.result.user.scopes).toEqual(['content'])
})

test('removed scopes take effect at the next request, and a disabled account is signed out', async () => {
  const person = await desk.person('leaves@example.org', 'admin', ['super'])
  const theirs = await startSession(desk.deps, person, 'test')
  const change = (body: object) => desk.call('PUT', `/api/admins/users/${person.id}`, body, { token })
  await change({ scopes: ['hr'] })
  expect((await desk.get('/api/admins/users', { token: theirs })).status).toBe(403)
  await change({ disabled: true })
  expect((await desk.get('/api/admins/users', { token: theirs })).status).toBe(401)
  const { answer } = await desk.get('/api/admins/users?search=leaves', { token })
  expect(answer.result).toEqual([expect.objectContaining({ disabled: true, scopes: ['hr'] })])
})

test('an invitation ends with the scope of its sender, the list shows it, and sending it again renews it', async () => {
  const inviter = await desk.person('inviter@example.org', 'admin', ['super'])
  const theirs = await startSession(desk.deps, inviter, 'test')
  const email = 'waits@example.org'
  const { answer } = await desk.post('/api/admins/users', { ...invitation, email }, { token: theirs })
  expect(answer.result.invitation).toBe('waiting')
  const state = async () =>
    (await desk.get('/api/admins/users?search=waits', { token })).answer.result[0].invitation
  const enter = async () => {
    const link = /token=([\w-]+)/.exec((await desk.mailTo(email))?.text ?? '')?.[1]
    return (await desk.post('/api/auth/admins/reset', { token: link, password })).status
  }
  await desk.call('PUT', `/api/admins/users/${inviter.id}`, { disabled: true }, { token })
  expect(await state()).toBe('ended')
  expect(await enter()).toBe(410)
  await desk.post(`/api/admins/users/${answer.result.id}/invite`, {}, { token })
  expect(await state()).toBe('waiting')
  expect(await enter()).toBe(200)
  expect(await state()).toBe(null)
  // After the first password the account no longer depends on the colleague who invited.
  await desk.call('PUT', `/api/admins/users/${own}`, { scopes: ['super'] }, { token })
  await desk.post('/api/auth/admins/reset-request', { email })
  expect(await enter()).toBe(200)
})

test('administrators cannot remove their own scopes, and one with all scopes remains', async () => {
  const change = (body: object) => desk.call('PUT', `/api/admins/users/${own}`, body, { token })
  expect((await change({ disabled: true })).answer.meta.code).toBe('accounts.ownRights')
  expect((await change({ scopes: ['content'] })).answer.meta.code).toBe('accounts.ownRights')
  // One's own authenticator is removed with one of its codes, not here.
  expect((await change({ removeAuthenticator: true })).answer.meta.code).toBe('accounts.ownRights')
})

test('a patient’s account cannot be changed as a colleague’s', async () => {
  const patient = await desk.person('patient@example.org')
  const answer = await desk.call('PUT', `/api/admins/users/${patient.id}`, { scopes: ['super'] }, { token })
  expect(answer.status).toBe(404)
})

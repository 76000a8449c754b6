import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailKinds } from '#entities/office/email.ts'
import { type EmptyHospital, openEmptyHospital } from '../../../tests/empty-hospital.ts'
import type { Config } from '../kernel/config.ts'
import { putMessage } from '../mail/outbox.ts'

let hospital: EmptyHospital
let demo: Config
beforeAll(async () => {
  hospital = await openEmptyHospital()
  demo = { ...hospital.deps.config, RAWAT_DEMO: 'on', HOST: '127.0.0.1', PUBLIC_URL: undefined }
  const mail = { to: 'ayu@example.org', language: 'en' as const }
  await putMessage(hospital.deps.db, { ...mail, kind: 'sign-up.code', subject: 'Old', text: '111111' })
  await putMessage(hospital.deps.db, { ...mail, kind: 'sign-up.code', subject: 'New', text: '222222' })
  await putMessage(hospital.deps.db, {
    ...mail,
    kind: 'password.reset-admin',
    subject: 'Admin',
    text: 'secret',
  })
  for (const kind of emailKinds)
    if (!/^(sign-up\.|password\.reset$)/.test(kind))
      await putMessage(hospital.deps.db, { ...mail, kind, subject: kind, text: 'secret' })
  await putMessage(hospital.deps.db, {
    ...mail,
    to: 'b@example.org',
    kind: 'email.known',
    subject: 'Other',
    text: 'other',
  })
})
afterAll(() => hospital.close())

const ask = (config: Partial<Config> = {}, headers: Record<string, string> = {}) => {
  hospital.deps.config = { ...demo, ...config }
  return hospital.get('/api/demo/outbox?to=Ayu%40example.org', { headers })
}

describe('the emails of a demo', () => {
  test('are shown on the local machine only, newest first, and only a patient’s own codes and links', async () => {
    const { status, answer } = await ask()
    expect(status).toBe(200)
    expect(answer.result.map((one: { subject: string; text: string }) => [one.subject, one.text])).toEqual([
      ['New', '222222'],
      ['Old', '111111'],
    ])
    expect((await ask({ HOST: 'localhost', PUBLIC_URL: 'http://localhost:4321' })).status).toBe(200)
  })

  test.each<[string, Partial<Config>, Record<string, string>]>([
    ['without the demo', { RAWAT_DEMO: 'off' }, {}],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, {}],
    ['on an open address', { HOST: '0.0.0.0' }, {}],
    ['under a public address', { PUBLIC_URL: 'https://rawat.example' }, {}],
    ['behind a known proxy', { TRUSTED_PROXIES: ['127.0.0.1'] }, {}],
    ['behind an unknown proxy', {}, { 'x-forwarded-for': '203.0.113.5' }],
    ['to a page of another name', {}, { host: 'evil.example:4321' }],
    ['to a name that only looks like ours', {}, { host: '127.0.0.1.evil.example' }],
  ])('are at no address %s', async (_, config, headers) => {
    const { status, text } = await ask(config, headers)
    expect(status).toBe(404)
    expect(text).not.toContain('222222')
  })
})

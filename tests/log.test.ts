import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, findByEmail } from '#server/accounts/people.ts'
import { errorText } from '#server/kernel/error-text.ts'
import { startSession } from '#server/kernel/sessions.ts'
import { deliverOutbox } from '#server/mail/outbox.ts'
import { type EmptyHospital, openEmptyHospital } from './empty-hospital.ts'

/** Texts that must not be in any log. */
const markers = {
  name: 'Marker Namara',
  email: 'marker.address@example.org',
  password: 'marker sembilan kucing',
  newPassword: 'marker sepuluh kucing',
  reason: 'marker cough at night',
  address: 'Marker Street 9',
  phone: '+62 811 7654 3210',
}

let hospital: EmptyHospital
const lines: string[] = []
beforeAll(async () => {
  hospital = await openEmptyHospital({ SMTP_URL: 'smtp://127.0.0.1:1' })
  hospital.deps.log = entry => void lines.push(JSON.stringify(entry))
})
afterAll(() => hospital.close())

const authPath = '/api/auth/patients'
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''

// The query can fail, as the test also breaks the table of the outbox.
const mail = (kind: string) => hospital.mailTo(markers.email, kind).catch(() => undefined)

/** A patient's use of the product, including errors. Returns the secrets that were issued. */
async function performEverything(): Promise<string[]> {
  const { name, email, password, newPassword, reason } = markers
  const secrets: string[] = []
  const note = (text: string | undefined) => {
    if (text) secrets.push(text)
    return text ?? ''
  }
  await hospital.post(`${authPath}/signup`, { name, email, password, passwordCheck: password })
  const code = note(codeIn((await mail('sign-up.code'))?.text))
  await hospital.post(`${authPath}/confirm`, { email, code: '000000', password })
  const confirmed = await hospital.post(`${authPath}/confirm`, { email, code, password })
  note(confirmed.answer?.result?.token)
  await hospital.post(`${authPath}/login`, { email, password: `${password}!` })
  const { answer } = await hospital.post(`${authPath}/login`, { email, password })
  const token = note(answer?.result?.token)
  await hospital.call('PUT', '/api/patients/me', profile, { token })
  await hospital.call('PUT', '/api/patients/me', { ...profile, full_name: `${name}\u0000` }, { token })
  const headers = { 'idempotency-key': 'marker-key-1' }
  const booking = { doctor: 'nobody', schedule: 'none', startsAt: '2026-11-23T02:00:00Z', reason }
  await hospital.post('/api/appointments', booking, { token, headers })
  await hospital.get(`/api/admins/appointments?doctor=${encodeURIComponent(email)}`, { token })
  await hospital.post(`${authPath}/reset-request`, { email })
  const reset = note(/token=([\w-]+)/.exec((await mail('password.reset'))?.text ?? '')?.[1])
  await hospital.post(`${authPath}/reset`, { token: reset, password: newPassword })
  await hospital.post(`${authPath}/logout`, undefined, { token })
  // As the scheduled job does.
  await deliverOutbox(hospital.deps).catch(error =>
    hospital.deps.log({ level: 'error', error: errorText(error) }),
  )
  return secrets
}
const profile = {
  full_name: markers.name,
  language: 'en',
  phone: markers.phone,
  birthDate: '1990-02-03',
  address: markers.address,
  promotionalOffers: false,
}

test('the log contains no personal data and no secret, in normal operation and when every write fails', async () => {
  const secrets = await performEverything()
  // The code of a sign-up, two tokens and a link: all steps were really done.
  expect(secrets.length).toBe(4)
  expect(lines.length).toBeGreaterThan(0)

  const { pool } = hospital.deps.database
  const person = await findByEmail(hospital.deps.db, markers.email)
  for (const table of ['audit_entry', 'outbox_message', 'sign_up', 'patient']) {
    await pool.query(`alter table ${table} rename to ${table}_away`)
    const before = lines.length
    // A reset signs out everywhere.
    const token = await startSession(hospital.deps, person as Account, 'test')
    secrets.push(token)
    await hospital.call('PUT', '/api/patients/me', profile, { token })
    await performEverything()
    expect([table, lines.slice(before).some(one => one.includes('"level":"error"'))]).toEqual([table, true])
    await pool.query(`alter table ${table}_away rename to ${table}`)
  }
  const log = lines.join('\n').toLowerCase()
  const found = [...Object.values(markers), ...secrets, 'argon2id', 'params:'].filter(one =>
    log.includes(one.toLowerCase()),
  )
  expect(found).toEqual([])
})

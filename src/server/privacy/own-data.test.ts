import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { newId } from '../database/connect.ts'
import { account, formerEmail, patient, session } from '../database/tables/accounts.ts'
import { appointment, reminder } from '../database/tables/booking.ts'
import { auditEntry, outboxMessage } from '../database/tables/messages.ts'
import { withheld } from './data-export-parts.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 5 })
})
afterAll(() => hospital.close())

const password = 'dua belas merpati'
const planted = [
  'Kusumaningsih',
  'planted.person@example.org',
  '081298765432',
  'Jalan Rahasia',
  'pusing berputar',
  // Her dependant.
  'Mangkubumi',
  '0001987654321',
  'demam naik turun',
]

/** Creates a patient with data in all fields, with bookings, cancellations and messages. */
async function createPatientWithData() {
  const { deps, call, patients, schedules } = hospital
  const person = patients[0] as (typeof patients)[0]
  await deps.db
    .update(account)
    .set({ email: planted[1] as string, passwordHash: await hashPassword(password) })
    .where(eq(account.id, person.accountId))
  const { token } = person
  await call('PUT', '/api/patients/me', {
    token,
    body: {
      full_name: `Siti ${planted[0]}`,
      language: 'id',
      phone: planted[2],
      birthDate: '1990-02-03',
      address: `${planted[3]} 7`,
      promotionalOffers: true,
    },
  })
  const made = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': 'planted-for-good' },
    body: { doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T02:00:00Z', reason: planted[4] },
  })
  expect(made.status).toBe(201)
  const child = await call('POST', '/api/dependants', {
    token,
    body: { name: `Raka ${planted[5]}`, birthDate: '2020-05-01', sex: 'male', relationship: 'child' },
  })
  const forChild = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': 'planted-for-child' },
    body: {
      doctor: 'ayu',
      schedule: schedules.slots,
      startsAt: '2026-11-23T03:00:00Z',
      dependant: child.result.id,
      guarantor: { kind: 'bpjs', member: planted[6] },
      reason: planted[7],
    },
  })
  expect(forChild.status).toBe(201)
  return {
    ...person,
    appointment: made.result.id as string,
    child: child.result.id as string,
    forChild: forChild.result.id as string,
  }
}

/** All tables that contain any of the words, in any column. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { pool } = hospital.deps.database
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${name}" as row where ${words.map((_, index) => `row::text ilike $${index + 1}`).join(' or ')} limit 1`,
      words.map(word => `%${word}%`),
    )
    if (rowCount) found.push(name)
  }
  return found.sort()
}

test('a patient can export all stored data, can be erased, and then is in no table', async () => {
  const { call, deps } = hospital
  const { token, patientId, appointment: id, child, forChild } = await createPatientWithData()
  expect(await tablesWith(planted)).toEqual(expect.arrayContaining(['account', 'appointment', 'patient']))

  const everything = (await call('GET', '/api/patients/me/everything', { token })).result
  for (const word of planted) expect(JSON.stringify(everything)).toContain(word)
  for (const table of [account, patient, session, appointment]) {
    const name = getTableName(table)
    const hidden = withheld[name] ?? []
    const columns = Object.keys(getTableColumns(table)).filter(column => !hidden.includes(column))
    expect(Object.keys(everything[name][0]).sort(), `${name} is not complete`).toEqual(columns.sort())
  }
  expect(JSON.stringify(everything)).not.toContain('$argon2id')

  const erase = () => call('POST', '/api/patients/me/erase', { token, body: { current: password } })
  expect((await erase()).meta.code).toBe('patients.appointmentsComing')
  await call('POST', `/api/appointments/${id}/cancel`, { token })
  // The child's coming appointment blocks the erasure too.
  expect((await erase()).meta.code).toBe('patients.appointmentsComing')
  // The erasure also covers a removed child whose appointments are still in the history.
  await call('DELETE', `/api/dependants/${child}?appointments=cancel`, { token })
  expect((await call('GET', `/api/appointments/${forChild}`, { token })).result.status).toBe(
    'cancelled_by_patient',
  )
  expect((await erase()).status).toBe(200)
  expect(await tablesWith(planted)).toEqual([])
  expect((await call('GET', '/api/patients/me', { token })).status).toBe(401)
  const [kept] = await deps.db.select().from(appointment).where(eq(appointment.patientId, patientId))
  expect(kept?.status).toBe('cancelled_by_patient')
})

test('messages to a former address are in the export, later ones to that address are not', async () => {
  const { call, deps } = hospital
  const mover = hospital.patients[2] as (typeof hospital.patients)[0]
  const letter = (to: string, subject: string) =>
    deps.db
      .insert(outboxMessage)
      .values({ id: newId(), kind: 'email.known', to, language: 'en', subject, text: '' })
  await letter(mover.email, 'Mine then')
  await deps.db
    .insert(formerEmail)
    .values({ id: newId(), accountId: mover.accountId, email: mover.email, until: sql`now()` })
  await deps.db.update(account).set({ email: 'new@example.org' }).where(eq(account.id, mover.accountId))
  await letter('new@example.org', 'Mine now')
  // Another patient gets the address: later messages are theirs, earlier ones are not.
  const heir = hospital.patients[1] as (typeof hospital.patients)[0]
  await deps.db.update(account).set({ email: mover.email }).where(eq(account.id, heir.accountId))
  await letter(mover.email, 'Of the heir')
  const subjects = async (token: string) =>
    (await call('GET', '/api/patients/me/everything', { token })).result.outbox_message.map(
      (one: { subject: string }) => one.subject,
    )
  expect(await subjects(mover.token)).toEqual(['Mine then', 'Mine now'])
  expect(await subjects(heir.token)).toEqual(['Of the heir'])
})

test('a large export is streamed completely', async () => {
  const { call, deps } = hospital
  const { token, patientId } = hospital.patients[2] as (typeof hospital.patients)[0]
  const entry = { action: 'patient.read', objectKind: 'patient', patientId }
  await deps.db.insert(auditEntry).values(Array.from({ length: 1203 }, () => entry))
  const { result } = await call('GET', '/api/patients/me/everything', { token })
  const ids = result.audit_entry.map((one: { id: number }) => one.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(1203)
})

test('the export has the patient’s testimonials and reminders', async () => {
  const { call, deps } = hospital
  const { token } = hospital.patients[2] as (typeof hospital.patients)[0]
  const made = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': 'a-visit-to-tell-of' },
    body: { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: '2026-11-23T03:00:00Z' },
  })
  const { id, startsAt } = made.result
  const words = { displayName: 'Bu Siti, Depok', text: 'She took her time.', consent: true }
  await deps.db.update(appointment).set({ status: 'completed' }).where(eq(appointment.id, id))
  expect((await call('POST', `/api/appointments/${id}/testimonial`, { token, body: words })).status).toBe(201)
  await deps.db
    .insert(reminder)
    .values({ appointmentId: id, kind: 'day', startsAt: Temporal.Instant.from(startsAt) })
  const { result } = await call('GET', '/api/patients/me/everything', { token })
  expect(result.reminder).toMatchObject([{ appointmentId: id, kind: 'day' }])
  expect(JSON.stringify(result.testimonial)).toContain('She took her time.')
  // Testimonials of other patients are not included.
  const other = hospital.patients[1]?.token
  expect((await call('GET', '/api/patients/me/everything', { token: other })).result.testimonial).toEqual([])
})

test('reads of a patient are in the access log, and the front desk finds her by any format of her number', async () => {
  const { call, admins, patients } = hospital
  const person = patients[1] as (typeof patients)[0]
  await call('PUT', '/api/patients/me', {
    token: person.token,
    body: {
      full_name: 'Made Wirawan',
      language: 'en',
      phone: '+62 811-2233-4455',
      birthDate: null,
      address: null,
      promotionalOffers: false,
    },
  })
  const found = await call('GET', '/api/admins/patients?search=8112233', { token: admins.desk.token })
  expect(found.result.map((one: { name: string }) => one.name)).toEqual(['Made Wirawan'])
  await call('GET', `/api/admins/patients/${person.patientId}`, { token: admins.desk.token })
  const trail = await call('GET', `/api/admins/patients/${person.patientId}/trail`, {
    token: admins.super.token,
  })
  // The list that contained her counts as a read too.
  expect(trail.result.slice(0, 2)).toMatchObject([
    { action: 'patient.read', by: 'desk' },
    { action: 'patient.list', by: 'desk' },
  ])
  expect(trail.meta.total).toBe(trail.result.length)
})

test('a disabled patient is signed out and keeps the appointments', async () => {
  const { call, admins, patients } = hospital
  const person = patients[1] as (typeof patients)[0]
  await call('POST', `/api/admins/patients/${person.patientId}/disable`, {
    token: admins.desk.token,
    body: { disabled: true },
  })
  expect((await call('GET', '/api/patients/me', { token: person.token })).status).toBe(401)
})

test('a dependant can be erased alone: no table contains the name, and the family’s own data stays', async () => {
  const { call, deps, admins, patients, schedules } = hospital
  const { token, email } = patients[3] as (typeof patients)[0]
  const name = 'Bayu Tirtanegara'
  const body = { name, birthDate: '2018-01-01', sex: 'male', relationship: 'child' }
  const { id } = (await call('POST', '/api/dependants', { token, body })).result
  const made = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': 'one-of-the-family' },
    body: { doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T04:00:00Z', dependant: id },
  })
  const everything = await call('GET', `/api/admins/patients/${id}/everything`, { token: admins.super.token })
  expect(JSON.stringify(everything.result)).toContain(name)
  await call('POST', `/api/appointments/${made.result.id}/cancel`, { token })
  // The answer to the front desk has the name, and is stored for repeated requests.
  const byPhone = await call('POST', '/api/admins/appointments', {
    token: admins.desk.token,
    headers: { 'idempotency-key': 'one-of-the-family' },
    body: { schedule: schedules.slots, startsAt: '2026-11-23T04:00:00Z', patient: { id }, source: 'phone' },
  })
  expect(byPhone.status).toBe(201)
  const reason = { reason: 'The room is flooded' }
  await call('POST', `/api/admins/appointments/${byPhone.result.id}/cancel`, {
    token: admins.desk.token,
    body: reason,
  })
  const letter = (text: string, subject: string) =>
    deps.db
      .insert(outboxMessage)
      .values({ id: newId(), kind: 'waiting-list.offer', to: email, language: 'en', subject, text })
  await letter(`https://rawat.example/book?who=${id}`, `${name} – A place`)
  await letter('https://rawat.example/book', 'A place of her own')
  const erased = await call('POST', `/api/admins/patients/${id}/erase`, { token: admins.super.token })
  expect(erased.status).toBe(200)
  expect(await tablesWith([name])).toEqual([])
  const offers = eq(outboxMessage.subject, 'A place of her own')
  expect(await deps.db.$count(outboxMessage, offers)).toBe(1)
  expect((await call('GET', '/api/dependants', { token })).result).toEqual([])
  expect((await call('GET', '/api/appointments', { token })).result).toEqual([])
  expect((await call('GET', '/api/patients/me', { token })).status).toBe(200)
})

test('an erasure is refused while an appointment is to come or under way, not if it was completed early', async () => {
  const { call, deps, admins, clock, patients } = hospital
  const { token, patientId } = patients[4] as (typeof patients)[0]
  const erase = () => call('POST', `/api/admins/patients/${patientId}/erase`, { token: admins.super.token })
  const book = async (startsAt: string) => {
    const { result } = await requestSlot(hospital, 4, { startsAt })
    expect(result.status).toBe('requested')
    return result.id as string
  }
  const set = (id: string, values: Partial<typeof appointment.$inferInsert>) =>
    deps.db.update(appointment).set(values).where(eq(appointment.id, id))
  const first = await book('2026-11-30T02:00:00Z')
  expect((await erase()).meta.code).toBe('patients.appointmentsComing')
  await set(first, { status: 'accepted', expiresAt: null })
  expect((await erase()).meta.code).toBe('patients.appointmentsComing')
  // Checked in early, or begun: it cannot be cancelled, so the refusal says "under way".
  for (const status of ['checked_in', 'accepted'] as const) {
    const begun = status === 'accepted' ? { startsAt: clock.now.subtract({ minutes: 5 }) } : {}
    await set(first, { status, ...begun })
    expect((await erase()).meta.code).toBe('patients.visitUnderWay')
  }
  for (const status of ['completed', 'cancelled_by_hospital', 'no_show', 'declined', 'expired'] as const) {
    await set(first, { status })
    const second = await book('2026-11-30T03:00:00Z')
    expect((await erase()).meta.code, status).toBe('patients.appointmentsComing')
    await call('POST', `/api/appointments/${second}/cancel`, { token })
  }
  await set(first, { status: 'completed' })
  // An overdue request does not block the erasure, even before the expiry job has run.
  const unanswered = await book('2026-11-30T03:00:00Z')
  await set(unanswered, { expiresAt: clock.now.subtract({ minutes: 1 }) })
  expect((await erase()).status).toBe(200)
  const kept = await deps.db.select().from(appointment).where(eq(appointment.id, unanswered))
  expect(kept).toMatchObject([{ status: 'expired' }])
})

import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { startMailServer } from '../../../tests/mail-server.ts'
import { parseEmail } from '../../../tests/parse-email.ts'
import { newId } from '../database/connect.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { deliverOutbox } from './outbox.ts'

let hospital: HospitalFixture
let server: Awaited<ReturnType<typeof startMailServer>>
let refusal: string
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
  refusal = '250 OK'
  server = await startMailServer(() => refusal)
  const { config } = hospital.deps
  hospital.deps.config = { ...config, SMTP_URL: server.url, MAIL_FROM: 'RS Uji <halo@rs.example>' }
})
afterEach(async () => {
  await server.close()
  await hospital.close()
})
const deliver = () => deliverOutbox(hospital.deps)
const list = async () =>
  (await hospital.call('GET', '/api/admins/undelivered-letters', { token: hospital.admins.desk.token }))
    .result
const retry = (id: string) =>
  hospital.call('POST', `/api/admins/undelivered-letters/${id}/retry`, { token: hospital.admins.desk.token })

test('administrators see an email to a missing mailbox, and can send it again later', async () => {
  refusal = '550 No such mailbox'
  await requestSlot(hospital, 0)
  expect(await list()).toEqual([])
  await deliver()
  const [failed] = await list()
  expect(failed).toMatchObject({
    kind: 'appointment.requested',
    to: 'patient0@example.org',
    attempts: 1,
    nextAttemptAt: null,
    whole: true,
  })
  expect(failed.error).toContain('No such mailbox')
  refusal = '250 OK'
  expect(await deliver()).toEqual({ sent: 0, failed: 0 })
  expect((await retry(failed.id)).status).toBe(200)
  expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  expect(await list()).toEqual([])
  expect((await retry(failed.id)).meta.code).toBe('letters.notAgain')
})

test('a second attempt has the same Message-ID, so a mailbox shows it once', async () => {
  refusal = '451 Try later'
  await requestSlot(hospital, 0)
  await deliver()
  const [waiting] = await list()
  expect(waiting.nextAttemptAt).not.toBeNull()
  refusal = '250 OK'
  hospital.clock.now = hospital.clock.now.add({ minutes: 1 })
  await deliver()
  const [email] = server.emails
  expect(parseEmail(email?.data ?? '').header('message-id')).toBe(`<${waiting.id}@rs.example>`)
})

test('errors about the sender or all recipients do not give an email up', async () => {
  await server.close()
  server = await startMailServer(undefined, { sender: '553 Sender address rejected' })
  hospital.deps.config = { ...hospital.deps.config, SMTP_URL: server.url }
  await requestSlot(hospital, 0)
  expect(await deliver()).toEqual({ sent: 0, failed: 1 })
  expect(await list()).toMatchObject([{ nextAttemptAt: expect.any(String) }])
})

test('an email with permanently refused content is given up, one to a full mailbox is retried', async () => {
  await server.close()
  server = await startMailServer(undefined, { data: '554 Looks like spam' })
  hospital.deps.config = { ...hospital.deps.config, SMTP_URL: server.url }
  await requestSlot(hospital, 0)
  await deliver()
  expect(await list()).toMatchObject([{ nextAttemptAt: null }])
  await server.close()
  server = await startMailServer(() => '552 Mailbox full')
  hospital.deps.config = { ...hospital.deps.config, SMTP_URL: server.url }
  const [given] = await list()
  await retry(given.id)
  await deliver()
  expect(await list()).toMatchObject([{ nextAttemptAt: expect.any(String) }])
})

test('an email that is being sent is not listed as undelivered', async () => {
  await requestSlot(hospital, 0)
  await hospital.deps.db.update(outboxMessage).set({ attempts: 1 })
  expect(await list()).toEqual([])
  await hospital.deps.db.update(outboxMessage).set({ lastError: 'Refused' })
  expect(await list()).toHaveLength(1)
})

test('the front desk cannot read emails about applicants, and its reads are in the audit', async () => {
  await requestSlot(hospital, 0)
  await hospital.deps.db.update(outboxMessage).set({ attempts: 1, lastError: 'Refused' })
  const id = newId()
  await hospital.deps.db.insert(outboxMessage).values({
    id,
    kind: 'application.new',
    to: 'people@rs.example',
    language: 'en',
    subject: 'Rahasia applies',
    text: 'T',
    attempts: 1,
    lastError: 'Refused',
  })
  const asDesk = await hospital.call('GET', '/api/admins/undelivered-letters', {
    token: hospital.admins.desk.token,
  })
  expect(asDesk.result.map((one: { kind: string }) => one.kind)).toEqual(['appointment.requested'])
  expect(asDesk.meta.total).toBe(1)
  expect((await retry(id)).status).toBe(404)
  // Nor emails about an administrator's account.
  const about = { kind: 'sign-in.wrong-codes', to: hospital.admins.super.email } as const
  await hospital.deps.db.update(outboxMessage).set(about).where(eq(outboxMessage.id, id))
  expect(await list()).toHaveLength(1)
  expect((await retry(id)).status).toBe(404)
  const asSuper = { token: hospital.admins.super.token }
  expect((await hospital.call('GET', '/api/admins/undelivered-letters', asSuper)).meta.total).toBe(2)
  const trail = await hospital.call(
    'GET',
    `/api/admins/patients/${hospital.patients[0]?.patientId}/trail`,
    asSuper,
  )
  expect(trail.result.map((one: { action: string }) => one.action)).toContain('letter.list')
})

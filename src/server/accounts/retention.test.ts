import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../../../tests/empty-hospital.ts'
import { account, passwordReset, session, setupLink, signUp } from '../database/tables/accounts.ts'
import { idempotencyKey } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { startSession } from '../kernel/sessions.ts'
import { deliverOutbox } from '../mail/outbox.ts'
import { purgeExpired } from './retention.ts'
import { ensureFirstAdministrator } from './staff/first-administrator.ts'

let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
})
afterAll(() => hospital.close())

test('expired rows are deleted, others stay', async () => {
  const leave = async (email: string) => {
    const form = { name: 'Ayu', email: `new-${email}`, password, passwordCheck: password }
    await hospital.post('/api/auth/patients/signup', form)
    const person = await hospital.person(email)
    await startSession(hospital.deps, person, email)
    await hospital.post('/api/auth/patients/reset-request', { email })
    await ensureFirstAdministrator(hospital.deps)
  }
  const { db } = hospital.deps
  const counts = async () => {
    const rows = [signUp, session, passwordReset, setupLink, account].map(table => db.$count(table))
    return Promise.all(rows)
  }
  await leave('old@example.org')
  hospital.later({ hours: 61 * 24 })
  await leave('fresh@example.org')
  await purgeExpired(hospital.deps)
  expect(await counts()).toEqual([1, 1, 1, 1, 2])
  hospital.later({ minutes: 16 })
  await purgeExpired(hospital.deps)
  expect(await counts()).toEqual([0, 1, 1, 1, 2])
})

test('stored idempotent answers are deleted, and so is a code in an email that was never sent', async () => {
  const { db } = hospital.deps
  const person = await hospital.person('reason@example.org')
  const form = { name: 'Ayu', email: 'unsent@example.org', password, passwordCheck: password }
  await hospital.post('/api/auth/patients/signup', form)
  await hospital.person('unsent@example.org')
  const before = hospital.clock.now.subtract({ hours: 25 })
  const kept = { accountId: person.id, operation: 'appointment.request', bodyHash: '', status: 201 }
  await db.insert(idempotencyKey).values([
    { ...kept, key: 'yesterday', answer: { text: 'A cough' }, createdAt: before },
    { ...kept, key: 'now', answer: { text: 'A cough' }, createdAt: hospital.clock.now },
  ])
  await db.update(outboxMessage).set({ createdAt: before }).where(eq(outboxMessage.to, 'unsent@example.org'))
  await purgeExpired(hospital.deps)
  expect(await db.select({ key: idempotencyKey.key }).from(idempotencyKey)).toEqual([{ key: 'now' }])
  expect(await hospital.mailTo('unsent@example.org')).toMatchObject({ text: '', html: null })
  // The emptied email is not sent either.
  const forgotten = await hospital.mailTo('unsent@example.org')
  await deliverOutbox(hospital.deps)
  expect(await hospital.mailTo('unsent@example.org')).toEqual(forgotten)
})

test('an expired code is deleted from the outbox and its file, and an address that never confirmed it is deleted too', async () => {
  const sign = (email: string) =>
    hospital.post('/api/auth/patients/signup', { name: 'Ayu', email, password, passwordCheck: password })
  await sign('stranger@example.org')
  const code = (await hospital.mailTo('stranger@example.org'))?.subject.match(/\d{6}/)?.[0] as string
  await hospital.deps.db
    .update(outboxMessage)
    .set({ createdAt: hospital.clock.now.subtract({ minutes: 50 }) })
  expect(await deliverOutbox(hospital.deps)).toMatchObject({ failed: 0 })
  const files = () =>
    readdirSync(join(hospital.dataDir, 'outbox')).map(name =>
      readFileSync(join(hospital.dataDir, 'outbox', name), 'utf8'),
    )
  expect(files().some(file => file.includes(code))).toBe(true)
  await purgeExpired(hospital.deps)
  expect((await hospital.mailTo('stranger@example.org'))?.text).toContain(code)
  hospital.later({ minutes: 20 })
  await purgeExpired(hospital.deps)
  expect(await hospital.mailTo('stranger@example.org')).toMatchObject({ subject: '', text: '', html: null })
  expect(files().some(file => file.includes(code))).toBe(false)
  hospital.later({ hours: 24 })
  await purgeExpired(hospital.deps)
  expect(await hospital.mailTo('stranger@example.org')).toBeUndefined()
})

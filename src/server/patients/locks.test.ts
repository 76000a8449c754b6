import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { type Executor, newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { idempotencyKey } from '../database/tables/booking.ts'
import { lockAccount, lockPatient } from './locks.ts'

let hospital: HospitalFixture
let one: HospitalFixture['patients'][number]
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
  one = hospital.patients[0] as typeof one
})
afterEach(() => hospital.close())

/** Sends a request that has to wait for the locks of a transaction, which then goes on. */
async function during(
  { first, next }: Record<'first' | 'next', (db: Executor) => Promise<unknown>>,
  request: () => Promise<Answer>,
) {
  const { db } = hospital.deps
  const sent = await db.transaction(async transaction => {
    await first(transaction)
    const answer = request()
    await oneWaitsForLock(db)
    await next(transaction)
    return { answer }
  })
  return (await sent.answer).status
}

const own = { language: 'en', address: null, promotionalOffers: false }
const words = { phone: '0812 000 111', birthDate: null }
const save = {
  'the patient': () =>
    hospital.call('PUT', '/api/patients/me', {
      token: one.token,
      body: { full_name: 'Siti', ...words, ...own },
    }),
  'the front desk': async () => {
    const { token } = hospital.admins.desk
    const path = `/api/admins/patients/${one.patientId}`
    const { updatedAt: version } = (await hospital.call('GET', path, { token })).result
    const empty = { sex: null, address: null, recordNumber: null, notes: null }
    return hospital.call('PUT', path, { token, body: { name: 'Siti', ...words, ...empty, version } })
  },
}

test.each(['the patient', 'the front desk'] as const)(
  'while a patient is booked for, %s can save their data',
  async who => {
    const key = {
      accountId: one.accountId,
      key: newId(),
      operation: '',
      bodyHash: '',
      status: 201,
      answer: {},
    }
    const booking = {
      first: (db: Executor) => lockPatient(db, one.patientId),
      next: (db: Executor) => db.insert(idempotencyKey).values(key),
    }
    expect(await during(booking, save[who])).toBe(200)
  },
)

test('while the data of a patient is saved, the patient can be erased', async () => {
  const saving = {
    first: (db: Executor) => lockAccount(db, one.accountId),
    next: (db: Executor) =>
      db.update(patient).set({ phone: words.phone }).where(eq(patient.id, one.patientId)),
  }
  const path = `/api/admins/patients/${one.patientId}/erase`
  const erase = () => hospital.call('POST', path, { token: hospital.admins.super.token })
  expect(await during(saving, erase)).toBe(200)
})

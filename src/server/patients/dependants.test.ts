import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { half, nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { patient } from '../database/tables/accounts.ts'
import { outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const as = (who: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.patients[who]?.token, body })
const raka = { name: 'Raka Pratama', birthDate: '2020-05-01', sex: 'male', relationship: 'child' }
const add = (who: number, own = {}) => as(who, 'POST', '/api/dependants', { ...raka, ...own })
const family = async (who: number) =>
  (await as(who, 'GET', '/api/dependants')).result.map((one: { name: string }) => one.name)
const profile = (birthDate: string | null) =>
  as(0, 'PUT', '/api/patients/me', {
    full_name: 'Siti Rahma',
    language: 'en',
    phone: '0812 3456 789',
    birthDate,
    address: null,
    promotionalOffers: false,
  })
const fieldOf = (answer: { meta: { fields?: { path: string; message: string }[] } }) =>
  answer.meta.fields?.[0]

describe('a family', () => {
  test('can be added to, changed and read by its account only', async () => {
    const made = await add(0)
    expect(made.status).toBe(201)
    expect(made.result).toEqual({ ...raka, id: made.result.id, guarantor: null })
    const path = `/api/dependants/${made.result.id}`
    const changed = { ...raka, name: 'Raka P.', guarantor: { kind: 'bpjs', member: '0001234567890' } }
    expect((await as(0, 'PUT', path, changed)).result).toMatchObject({
      name: 'Raka P.',
      guarantor: { kind: 'bpjs', member: '0001234567890', partner: null, name: null },
    })
    // The guarantor stays if it is left out.
    expect((await as(0, 'PUT', path, raka)).result.guarantor.kind).toBe('bpjs')
    expect((await as(0, 'PUT', path, { ...raka, guarantor: null })).result.guarantor).toBeNull()
    expect(await family(1)).toEqual([])
    for (const answer of [await as(1, 'PUT', path, raka), await as(1, 'DELETE', path)]) {
      expect(answer.status).toBe(404)
    }
    expect(await family(0)).toEqual(['Raka Pratama'])
  })

  test('has each dependant once, also if the form is sent again', async () => {
    const [first, second] = [await add(0), await add(0)]
    expect(second.result.id).toBe(first.result.id)
    const other = await add(0, { name: 'RAKA PRATAMA', relationship: 'other' })
    expect(fieldOf(other)).toMatchObject({ path: 'name' })
    expect(await family(0)).toEqual(['Raka Pratama'])
  })

  test('has at most ten dependants', async () => {
    for (let one = 0; one < 10; one++) expect((await add(0, { name: `Child ${one}` })).status).toBe(201)
    expect((await add(0)).meta.code).toBe('dependants.limit')
  })

  test.each([
    [{ birthDate: '' }, 'Enter the date of birth'],
    [{ birthDate: '2999-01-01' }, 'This date is in the future. Enter the date of birth'],
    [{ birthDate: '1900-01-01' }, 'This date is more than 120 years ago. Check the year'],
    [{ birthDate: '2020-02-31' }, 'This day does not exist. Check the day and the month'],
  ])('refuses %j beside its field', async (own, message) => {
    expect(fieldOf(await add(0, own))).toEqual({ path: 'birthDate', message })
  })

  test('has no child older than its parent, in whatever order the dates are entered', async () => {
    await profile('1990-02-03')
    const older = await add(0, { birthDate: '1990-02-03' })
    expect(fieldOf(older)?.message).toContain('makes your child or grandchild older than you')
    expect((await add(0, { birthDate: '1985-01-01', relationship: 'sibling' })).status).toBe(201)
    const younger = await add(0, { name: 'Ibu', relationship: 'parent' })
    expect(fieldOf(younger)?.message).toContain('makes your parent or grandparent younger than you')
    expect((await add(0)).status).toBe(201)
    const wrong = await profile('2021-01-01')
    expect(fieldOf(wrong)).toEqual({
      path: 'birthDate',
      message: expect.stringContaining('makes you younger than Raka Pratama'),
    })
  })

  test('does not contain the account holder as a dependant', async () => {
    await profile('1990-02-03')
    const self = await add(0, { name: 'siti rahma', birthDate: '1990-02-03', relationship: 'other' })
    expect(fieldOf(self)?.message).toContain('That is you')
  })

  test('removes only its own dependants, and deletes those without appointments', async () => {
    const { id } = (await add(0)).result
    expect((await as(0, 'DELETE', `/api/dependants/${id}`)).status).toBe(200)
    expect(await hospital.deps.db.$count(patient, eq(patient.id, id))).toBe(0)
    expect((await as(0, 'DELETE', `/api/dependants/${id}`)).status).toBe(404)
  })
})

describe('a dependant with an appointment', () => {
  const setUp = async () => {
    const { id } = (await add(0)).result
    const booked = await requestSlot(hospital, 0, { dependant: id })
    return { id, path: `/api/dependants/${id}`, booked: booked.result }
  }
  const mails = async () =>
    (await hospital.deps.db.select().from(outboxMessage)).filter(one => one.kind === 'appointment.cancelled')

  test('is not removed without a choice: the refusal lists the appointments', async () => {
    const { path, booked } = await setUp()
    const refused = await as(0, 'DELETE', path)
    expect(refused.meta.code).toBe('dependants.appointmentsComing')
    expect(refused.result.appointments).toEqual([booked])
    expect(await family(0)).toEqual(['Raka Pratama'])
  })

  test('is removed with it: cancelled, with an email, the slot free, and the history keeps the name', async () => {
    const { path, booked } = await setUp()
    expect((await as(0, 'DELETE', `${path}?appointments=cancel`)).status).toBe(200)
    expect(await family(0)).toEqual([])
    const [letter, ...others] = await mails()
    expect(others).toEqual([])
    expect(letter?.subject).toContain('Raka Pratama – Cancelled')
    expect((await requestSlot(hospital, 1)).status).toBe(201)
    const [past] = (await as(0, 'GET', '/api/appointments?when=past')).result
    expect(past).toMatchObject({
      id: booked.id,
      status: 'cancelled_by_patient',
      dependant: { name: 'Raka Pratama' },
    })
  })

  test('cannot be booked for after the removal, neither online nor by the front desk', async () => {
    const { id, path } = await setUp()
    await as(0, 'DELETE', `${path}?appointments=cancel`)
    expect((await requestSlot(hospital, 0, { dependant: id, startsAt: half })).status).toBe(404)
    const byPhone = await hospital.call('POST', '/api/admins/appointments', {
      token: hospital.admins.desk.token,
      headers: { 'idempotency-key': 'removed-one' },
      body: { schedule: hospital.schedules.slots, startsAt: half, patient: { id }, source: 'phone' },
    })
    expect(byPhone.status).toBe(422)
  })

  test('is removed after the appointment has begun, and it is not cancelled', async () => {
    const { path } = await setUp()
    await hospital.travel(nine)
    expect((await as(0, 'DELETE', path)).status).toBe(200)
    expect(await mails()).toEqual([])
  })
})

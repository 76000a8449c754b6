import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { placeHold } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { offerFreeSlots } from './offers.ts'

let hospital: HospitalFixture
const open = async (patients: number, connections = 10) => {
  hospital = await createHospital({ patients, connections })
}
afterEach(() => hospital.close())
const as = (patient: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.patients[patient]?.token, body })
const day = { doctor: 'budi', from: '2026-11-23', to: '2026-11-23' }
const wait = (patient: number, own = {}) => as(patient, 'POST', '/api/waiting-list', { ...day, ...own })
const mine = async (patient: number) => (await as(patient, 'GET', '/api/waiting-list')).result
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })
const book = (patient: number) => requestSlot(hospital, patient, queue())
const offers = () =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, 'waiting-list.offer'))
const later = (minutes: number) => {
  hospital.clock.now = hospital.clock.now.add({ minutes })
}
/** Three patients have all slots of dr. Budi's Monday, and the others wait. */
const full = async (patients: number) => {
  await open(patients)
  const booked = []
  for (const patient of [0, 1, 2]) booked.push((await book(patient)).result.id as string)
  return booked
}
const cancel = (patient: number, id: string) => as(patient, 'POST', `/api/appointments/${id}/cancel`)

describe('a doctor who is booked out', () => {
  test('has a queue of entries; a cancelled slot is offered to the first one by email, who books it', async () => {
    const [first] = await full(5)
    expect((await wait(3)).result).toMatchObject({ status: 'waiting', position: 1, offer: null })
    later(1)
    expect((await wait(4)).result).toMatchObject({ position: 2, doctorName: 'dr. Budi Santoso' })
    await cancel(0, first as string)
    const [entry] = await mine(3)
    expect(entry).toMatchObject({ status: 'offered', position: null, offer: { startsAt: nine } })
    expect(await mine(4)).toMatchObject([{ status: 'waiting', position: 1 }])
    const [mail, ...others] = await offers()
    expect(others).toEqual([])
    expect(mail?.to).toBe('patient3@example.org')
    expect(mail?.text).toContain('we are holding it for you until Friday, 20 November 2026, 11:01\u00a0WIB')
    expect(mail?.text).toContain(`schedule=${hospital.schedules.queue}&startsAt=2026-11-23T02%3A00%3A00Z`)
    expect((await book(4)).meta.code).toBe('booking.taken')
    expect((await book(3)).status).toBe(201)
    await offerFreeSlots(hospital.deps)
    expect(await mine(3)).toEqual([])
    expect(await offers()).toHaveLength(1)
  })

  test('needs no more queries for thirty entries than for two', async () => {
    const [first] = await full(33)
    for (let patient = 3; patient < 33; patient++) {
      hospital.clock.now = hospital.clock.now.add({ seconds: 1 })
      await wait(patient)
    }
    let statements = 0
    hospital.deps.database.pool.on('acquire', () => statements++)
    await cancel(0, first as string)
    expect(await offers()).toHaveLength(1)
    expect((await mine(3))[0]?.status).toBe('offered')
    expect(statements).toBeLessThan(30)
  })

  test('and an offer without an answer: it goes to the next entry, and the first one goes behind it', async () => {
    const [first] = await full(5)
    await wait(3)
    later(1)
    await wait(4)
    await cancel(0, first as string)
    later(60)
    expect(await offerFreeSlots(hospital.deps)).toBe(1)
    expect((await offers()).map(one => one.to)).toEqual(['patient3@example.org', 'patient4@example.org'])
    await hospital.travel(hospital.clock.now.toString())
    expect(await mine(3)).toMatchObject([{ status: 'waiting', position: 1 }])
    expect((await book(3)).meta.code).toBe('booking.taken')
    expect((await book(4)).status).toBe(201)
  })

  test('the entry ends after three offers without an answer', async () => {
    const [first] = await full(4)
    await wait(3)
    await cancel(0, first as string)
    for (const _ of [1, 2, 3]) {
      later(60)
      await offerFreeSlots(hospital.deps)
    }
    // Only the email of the last offer says that the entry ends.
    const stays = (await offers()).map(({ text }) => [
      text.includes('stay on the list'),
      text.includes('we take you off the waiting list'),
    ])
    expect(stays).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    const [entry] = await hospital.deps.db.select().from(waitingEntry)
    expect(entry?.status).toBe('over')
  })

  test('a patient who leaves the list releases the offered slot to the next', async () => {
    const [first] = await full(5)
    const entry = (await wait(3)).result
    later(1)
    await wait(4)
    await cancel(0, first as string)
    expect((await as(4, 'DELETE', `/api/waiting-list/${entry.id}`)).status).toBe(404)
    expect((await as(3, 'DELETE', `/api/waiting-list/${entry.id}`)).status).toBe(200)
    expect((await as(3, 'DELETE', `/api/waiting-list/${entry.id}`)).status).toBe(200)
    expect(await mine(4)).toMatchObject([{ status: 'offered' }])
  })

  test('keeps the offered slot while the patient books with another doctor', async () => {
    const [first] = await full(4)
    await wait(3)
    await cancel(0, first as string)
    const startsAt = '2026-11-30T02:00:00Z'
    expect((await requestSlot(hospital, 3, { startsAt })).status).toBe(201)
    expect(await mine(3)).toMatchObject([{ status: 'offered', offer: { startsAt: nine } }])
  })

  test('entered twice is one entry with the new dates and the old position; past dates end it', async () => {
    await full(4)
    const before = (await wait(3)).result
    const { result } = await wait(3, { to: '2026-11-24' })
    expect(result).toMatchObject({ id: before.id, to: '2026-11-24' })
    expect(await hospital.deps.db.$count(waitingEntry)).toBe(1)
    await hospital.travel('2026-11-25T02:00:00Z')
    await offerFreeSlots(hospital.deps)
    expect(await mine(3)).toEqual([])
  })

  test('is offered a slot at once if one is free', async () => {
    await open(1)
    expect((await wait(0)).result).toMatchObject({ status: 'offered', offer: { startsAt: nine } })
  })

  test('refuses past or reversed dates, an unknown doctor, and a client that is not signed in', async () => {
    await open(1)
    const past = await wait(0, { from: '2026-11-01', to: '2026-11-19' })
    expect([past.status, past.meta.fields?.[0]?.path]).toEqual([422, 'to'])
    expect((await wait(0, { to: '2026-11-01' })).meta.fields?.[0]?.path).toBe('to')
    expect((await wait(0, { doctor: 'nobody' })).meta.fields?.[0]?.path).toBe('doctor')
    expect((await hospital.call('GET', '/api/waiting-list')).status).toBe(401)
  })
})

test('sixteen patients of the list and sixteen others want a cancelled slot: one gets it', async () => {
  const [first] = await full(35)
  for (let patient = 3; patient < 19; patient++) await wait(patient)
  const answers = await Promise.all([
    cancel(0, first as string),
    ...Array.from({ length: 16 }, (_, index) => book(19 + index)),
    offerFreeSlots(hospital.deps),
    offerFreeSlots(hospital.deps),
  ])
  const won = answers.filter(one => typeof one !== 'number' && one.status === 201).length
  const kept = await hospital.deps.db.$count(placeHold)
  expect(won + kept).toBe(1)
  expect(await offers()).toHaveLength(kept)
})

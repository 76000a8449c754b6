import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { half, newKey, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture, saveSettings } from '../../../tests/hospital.ts'
import { appointment } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { offerFreeSlots } from './offers.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 8 })
})
afterEach(() => hospital.close())
const as = (patient: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.patients[patient]?.token,
    body,
    headers: { 'idempotency-key': newKey() },
  })
/** Enters the list a second after the booking. */
const wait = (patient: number, own = {}) => {
  hospital.clock.now = hospital.clock.now.add({ seconds: 1 })
  return as(patient, 'POST', '/api/waiting-list', {
    doctor: 'ayu',
    from: '2026-11-23',
    to: '2026-11-29',
    ...own,
  })
}
const mine = async (patient: number) => (await as(patient, 'GET', '/api/waiting-list')).result
const later = '2026-11-30T02:00:00Z'
const book = async (patient: number, startsAt: string, own = {}) => {
  const made = await requestSlot(hospital, patient, { startsAt, ...own })
  expect(made.status, JSON.stringify(made.meta)).toBe(201)
  return made.result.id as string
}
/** All slots of dr. Ayu's Monday except the last one, taken by others. */
const taken = [
  '2026-11-23T02:00:00Z',
  half,
  ten,
  '2026-11-23T03:30:00Z',
  '2026-11-23T04:00:00Z',
  '2026-11-23T04:30:00Z',
]
const full = async () => {
  const made: string[] = []
  for (const [index, startsAt] of taken.entries()) made.push(await book(2 + (index % 3), startsAt))
  return made
}
const row = async (id: string) =>
  (await hospital.deps.db.select().from(appointment).where(eq(appointment.id, id)))[0]
const giveBack = (patient: number, id: string | undefined) =>
  as(patient, 'POST', `/api/appointments/${id}/cancel`)
const emails = () =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, 'waiting-list.offer'))

test('booking an offered slot is accepted at once, and ends the entry', async () => {
  const [first] = await full()
  await wait(0)
  await giveBack(2, first)
  expect(await mine(0)).toMatchObject([{ status: 'offered', offer: { startsAt: nine } }])
  const made = await requestSlot(hospital, 0)
  expect(made.result).toMatchObject({ status: 'accepted', expiresAt: null })
  expect(made.meta.message).toBe('Your appointment is booked')
  expect(await mine(0)).toEqual([])
  const [confirmed] = (await hospital.deps.db.select().from(outboxMessage)).filter(
    one => one.to === hospital.patients[0]?.email && one.kind === 'appointment.accepted',
  )
  expect(confirmed).toBeDefined()
})

test('booking a later slot does not end the wait for an earlier one', async () => {
  const [first] = await full()
  await wait(0, { replaces: null })
  hospital.clock.now = hospital.clock.now.add({ minutes: 5 })
  await book(0, later)
  await giveBack(2, first)
  expect(await mine(0)).toMatchObject([{ status: 'offered', offer: { startsAt: nine } }])
})

test('booking a hold that was not an offer is still a request', async () => {
  await as(0, 'POST', '/api/holds', { schedule: hospital.schedules.slots, startsAt: nine })
  expect((await requestSlot(hospital, 0)).result.status).toBe('requested')
})

describe('a patient who has an appointment and wants an earlier one', () => {
  test('is offered it, books it, and the later one is released with it', async () => {
    const [first] = await full()
    const own = await book(0, later)
    const entry = await wait(0)
    expect(entry.result).toMatchObject({ status: 'waiting', replaces: { id: own, startsAt: later } })
    await giveBack(2, first)
    expect(await mine(0)).toMatchObject([
      { status: 'offered', offer: { startsAt: nine }, replaces: { id: own } },
    ])
    const [email] = await emails()
    expect(email?.text).toContain(
      'your appointment on Monday, 30 November 2026, 09:00\u00a0WIB at the same time',
    )
    const made = await requestSlot(hospital, 0, { reason: 'It is worse now' })
    expect(made.result).toMatchObject({
      id: own,
      status: 'accepted',
      startsAt: nine,
      reason: 'It is worse now',
    })
    const all = (await as(0, 'GET', '/api/appointments')).result
    expect(all.map((one: { startsAt: string }) => one.startsAt)).toEqual([nine])
    expect(await mine(0)).toEqual([])
    // The later slot is free for another patient.
    await book(5, later)
  })

  test('may repeat the request, and keeps the appointment if the offered slot is gone', async () => {
    const [first] = await full()
    const own = await book(0, later)
    await wait(0)
    await giveBack(2, first)
    const key = newKey()
    const once = await requestSlot(hospital, 0, {}, key)
    const again = await requestSlot(hospital, 0, {}, key)
    expect(again.result).toEqual(once.result)
    expect((await row(own))?.sequence).toBe(1)
  })

  test('keeps the later one if the offer has lapsed and another patient has the slot', async () => {
    const [first] = await full()
    const own = await book(0, later)
    await wait(0)
    await giveBack(2, first)
    await hospital.travel(hospital.clock.now.add({ minutes: 61 }).toString())
    await book(5, nine)
    expect((await requestSlot(hospital, 0)).meta.code).toBe('booking.taken')
    expect((await row(own))?.startsAt.toString()).toBe(later)
  })

  test('can move it to the offered slot, also within the cut-off, and it is confirmed at once', async () => {
    await saveSettings(hospital, { booking: { rescheduleHours: 168 } })
    const [first, second] = await full()
    await giveBack(3, second)
    const own = await book(0, half)
    const accepted = { status: 'accepted' as const, expiresAt: null }
    await hospital.deps.db.update(appointment).set(accepted).where(eq(appointment.id, own))
    await wait(0)
    const move = () =>
      as(0, 'POST', `/api/appointments/${own}/reschedule`, {
        schedule: hospital.schedules.slots,
        startsAt: nine,
      })
    expect((await move()).meta.code).toBe('booking.moveTooLate')
    await giveBack(2, first)
    expect((await move()).result).toMatchObject({ id: own, status: 'accepted', startsAt: nine })
    expect(await mine(0)).toEqual([])
  })

  test('is offered nothing later than the appointment, and can keep both', async () => {
    const made = await full()
    const own = await book(0, taken[0] as string, { doctor: 'ayu', startsAt: later })
    // Only slots before the appointment are offered, though the dates of the entry go past it.
    expect((await wait(0, { to: '2026-12-20' })).result).toMatchObject({
      status: 'waiting',
      replaces: { id: own },
    })
    expect((await wait(0, { to: '2026-12-20', replaces: null })).result).toMatchObject({
      status: 'offered',
      replaces: null,
      offer: { startsAt: '2026-11-30T02:30:00Z' },
    })
    const both = await requestSlot(hospital, 0, { startsAt: '2026-11-30T02:30:00Z' })
    expect(both.result.id).not.toBe(own)
    expect((await row(own))?.status).toBe('requested')
    expect(made).toHaveLength(6)
    const wrong = await wait(1, { replaces: own })
    expect([wrong.status, wrong.meta.fields?.[0]?.path]).toEqual([422, 'replaces'])
  })

  test('waits no longer after cancelling the appointment, and the offered slot is free for others', async () => {
    const [first, second] = await full()
    const own = await book(0, later)
    await wait(0)
    await giveBack(2, first)
    expect(await mine(0)).toMatchObject([{ status: 'offered', offer: { startsAt: nine } }])
    await giveBack(0, own)
    expect(await mine(0)).toEqual([])
    await giveBack(3, second)
    await book(5, nine)
    expect(await emails()).toHaveLength(1)
  })

  test('is still offered a slot if the hospital has cancelled the appointment', async () => {
    const [first] = await full()
    const own = await book(0, later)
    await wait(0)
    const cancelled = await hospital.call('POST', `/api/admins/appointments/${own}/cancel`, {
      token: hospital.admins.desk.token,
      body: { reason: 'The doctor is ill' },
    })
    expect(cancelled.status).toBe(200)
    expect(await mine(0)).toMatchObject([{ status: 'waiting', replaces: null }])
    await giveBack(2, first)
    expect((await requestSlot(hospital, 0)).result).toMatchObject({ status: 'accepted' })
    expect((await row(own))?.status).toBe('cancelled_by_hospital')
  })

  test('is offered it also at the limit of open appointments', async () => {
    const [first] = await full()
    const own = []
    for (const step of [0, 1, 2, 3, 4]) {
      const starts = Temporal.Instant.from(later)
        .add({ minutes: 30 * step })
        .toString()
      own.push(await book(0, starts))
    }
    await wait(0)
    await giveBack(2, first)
    expect((await requestSlot(hospital, 0)).result).toMatchObject({ id: own[0], startsAt: nine })
  })
})

describe('weekdays and times of an entry', () => {
  const offered = async (own: object) => {
    const { result } = await wait(0, { to: '2026-12-20', ...own })
    return result.offer?.startsAt ?? null
  }
  test('only matching slots are offered', async () => {
    expect(await offered({ weekdays: [2, 6] })).toBeNull()
    expect(await offered({ weekdays: [1, 2], dayPart: 'afternoon' })).toBeNull()
    expect(await mine(0)).toMatchObject([{ weekdays: [1, 2], dayPart: 'afternoon', from: '2026-11-23' }])
    expect(await offered({ weekdays: [1], dayPart: 'morning', from: '2026-11-24' })).toBe(later)
  })

  test('invalid values are refused at their field', async () => {
    for (const [wrong, path] of [
      [{ weekdays: [8] }, 'weekdays'],
      [{ dayPart: 'night' }, 'dayPart'],
      [{ replaces: 'mine' }, 'replaces'],
    ] as const) {
      const { status, meta } = await wait(0, wrong)
      expect([status, meta.fields?.[0]?.path.split('.')[0]]).toEqual([422, path])
    }
  })
})

test('a lapsed offer goes to the next patient while there is time, and then the slot is free for all', async () => {
  const made = await full()
  await hospital.deps.db.update(appointment).set({ status: 'accepted', expiresAt: null })
  await wait(0)
  hospital.clock.now = hospital.clock.now.add({ minutes: 1 })
  await wait(1)
  // Monday, eight o’clock at the location.
  await hospital.travel('2026-11-23T01:00:00Z')
  await giveBack(2, made[0])
  // Too late to offer a slot at nine: the patient could not travel in time.
  expect(await emails()).toEqual([])
  // 11:30: the patient must leave at half past nine, and half an hour before that is left for the next offer.
  await giveBack(4, made[5])
  expect((await emails()).map(one => one.to)).toEqual([hospital.patients[0]?.email])
  expect(await mine(0)).toMatchObject([{ offer: { expiresAt: '2026-11-23T02:00:00Z' } }])
  await hospital.travel('2026-11-23T02:00:00Z')
  await offerFreeSlots(hospital.deps)
  expect((await emails()).map(one => one.to)).toContain(hospital.patients[1]?.email)
  expect(await mine(1)).toMatchObject([{ offer: { expiresAt: '2026-11-23T02:30:00Z' } }])
  // The first patient is now behind the second, and could not come in time any more.
  await hospital.travel('2026-11-23T02:30:00Z')
  expect(await offerFreeSlots(hospital.deps)).toBe(0)
  expect(await emails()).toHaveLength(2)
})

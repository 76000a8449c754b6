import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { half, newKey, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { clearPublicContent } from '../content/public-reads.ts'
import { appointment } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { lockPatient } from '../patients/locks.ts'
import { offerFreeSlots } from './offers.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 8 })
})
afterEach(() => hospital.close())
const as = (patient: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.patients[patient]?.token, body })
const mine = async (patient: number) => (await as(patient, 'GET', '/api/waiting-list')).result
const later = '2026-11-30T02:00:00Z'
const tomorrow = () =>
  hospital.clock.now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate().add({ days: 1 }).toString()
const book = async (patient: number, startsAt: string) => {
  const made = await requestSlot(hospital, patient, { startsAt })
  expect(made.status, JSON.stringify(made.meta)).toBe(201)
  return made.result.id as string
}
/** All slots of dr. Ayu's next Monday, taken by others. */
const taken = [nine, half, ten, '2026-11-23T03:30:00Z', '2026-11-23T04:00:00Z', '2026-11-23T04:30:00Z']
const full = async () => {
  const made: string[] = []
  for (const [index, startsAt] of taken.entries()) made.push(await book(2 + (index % 3), startsAt))
  return made
}
const row = async (id: string) =>
  (await hospital.deps.db.select().from(appointment).where(eq(appointment.id, id)))[0]
const giveBack = (patient: number, id: string | undefined) =>
  as(patient, 'POST', `/api/appointments/${id}/cancel`)

describe('the front desk and an earlier time', () => {
  const desk = (method: string, id: string, own = {}) =>
    hospital.call(method, `/api/admins/appointments/${id}/earlier`, {
      token: hospital.admins.desk.token,
      ...own,
    })
  const entryOf = async (id: string) =>
    (
      await hospital.call('GET', `/api/admins/waiting-list?appointment=${id}`, {
        token: hospital.admins.desk.token,
      })
    ).result

  test('puts the patient of an appointment on the list, once, for the days before it', async () => {
    const own = await book(0, later)
    expect(await entryOf(own)).toEqual([])
    expect((await desk('POST', own)).meta.message).toContain('on the waiting list')
    expect((await desk('POST', own)).status).toBe(200)
    expect(await mine(0)).toHaveLength(1)
    expect(await entryOf(own)).toMatchObject([{ doctor: 'ayu', from: tomorrow(), to: '2026-11-29' }])
  })

  test('keeps an entry of the patient with other dates, and shows it', async () => {
    const own = await book(0, later)
    const wish = { doctor: 'ayu', from: '2026-11-23', to: '2026-12-20', weekdays: [1], replaces: null }
    hospital.clock.now = hospital.clock.now.add({ seconds: 1 })
    const joined = await as(0, 'POST', '/api/waiting-list', wish)
    expect((await desk('POST', own)).meta.code).toBe('booking.waitsAlready')
    expect(await mine(0)).toMatchObject([{ id: joined.result.id, to: '2026-12-20', replaces: null }])
    expect(await entryOf(own)).toMatchObject([{ id: joined.result.id, replaces: null, to: '2026-12-20' }])
  })

  test('keeps the narrower dates of an entry for the same appointment', async () => {
    const own = await book(0, later)
    const wish = { doctor: 'ayu', from: '2026-11-26', to: '2026-11-27', replaces: own }
    await as(0, 'POST', '/api/waiting-list', wish)
    expect((await desk('POST', own)).status).toBe(200)
    expect(await entryOf(own)).toMatchObject([{ from: '2026-11-26', to: '2026-11-27', replaces: own }])
  })

  test('promises nothing with a doctor who is booked by telephone only', async () => {
    const own = await book(0, later)
    expect((await as(0, 'GET', `/api/appointments/${own}`)).result).toMatchObject({ bookable: true })
    const { db } = hospital.deps
    await db.execute(sql`update content set data = data || '{"bookable": false}' where key = 'ayu'`)
    clearPublicContent(hospital.deps)
    expect((await desk('POST', own)).meta.code).toBe('booking.notBookable')
    expect((await as(0, 'GET', `/api/appointments/${own}`)).result).toMatchObject({ bookable: false })
    expect(await entryOf(own)).toEqual([])
  })

  test('an appointment that the front desk moves to another doctor is not given up for a slot of the first', async () => {
    const own = await book(0, later)
    await desk('POST', own)
    const [session] = (await hospital.call('GET', '/api/doctors/budi/places?from=2026-11-23&to=2026-12-31'))
      .result
    const to = { schedule: session.schedule, startsAt: session.places[0].startsAt }
    const path = `/api/admins/appointments/${own}/reschedule`
    const moved = await hospital.call('POST', path, { token: hospital.admins.desk.token, body: to })
    expect(moved.status).toBe(200)
    expect((await mine(0)).every((one: { replaces: unknown }) => one.replaces === null)).toBe(true)
  })

  test('the appointment stays until the patient books the offered time, and then it moves', async () => {
    const [first] = await full()
    const own = await book(0, later)
    await desk('POST', own)
    await giveBack(2, first)
    expect(await entryOf(own)).toMatchObject([{ status: 'offered', offer: { startsAt: nine } }])
    expect((await row(own))?.startsAt.toString()).toBe(later)
    expect((await requestSlot(hospital, 0)).result).toMatchObject({
      id: own,
      startsAt: nine,
      status: 'accepted',
    })
    expect(await entryOf(own)).toEqual([])
  })

  test('an offer does not move the appointment of another patient, which an entry names since a merge was undone', async () => {
    const [first] = await full()
    const strange = await book(1, later)
    const own = await book(0, '2026-11-30T02:30:00Z')
    await desk('POST', own)
    await hospital.deps.db.update(waitingEntry).set({ replaces: strange })
    await giveBack(2, first)
    expect(await mine(0)).toMatchObject([{ status: 'offered', replaces: null }])
    const booked = await requestSlot(hospital, 0)
    expect(booked.status).toBe(201)
    expect(booked.result.id).not.toBe(strange)
    expect((await row(strange))?.startsAt.toString()).toBe(later)
  })

  test('promises nothing to a patient whom a colleague merges into another at that moment', async () => {
    const own = await book(0, later)
    const [before, other] = [hospital.patients[0]?.patientId as string, hospital.patients[1]?.patientId]
    const waiting = await hospital.deps.db.transaction(async db => {
      await lockPatient(db, before)
      const asked = desk('POST', own)
      // The request has read the appointment, and waits for the lock.
      await oneWaitsForLock(hospital.deps.db)
      await db.update(appointment).set({ patientId: other }).where(eq(appointment.id, own))
      return { asked }
    })
    expect((await waiting.asked).meta.code).toBe('api.conflict')
    expect([await mine(0), await mine(1)]).toEqual([[], []])
  })

  test('stays visible and can be ended after the hospital has cancelled the appointment', async () => {
    const own = await book(0, later)
    await desk('POST', own)
    const { token } = hospital.admins.desk
    const body = { reason: 'The doctor is ill' }
    const cancelled = await hospital.call('POST', `/api/admins/appointments/${own}/cancel`, { token, body })
    expect(cancelled.status).toBe(200)
    expect(await entryOf(own)).toMatchObject([{ replaces: own }])
    expect((await desk('DELETE', own)).status).toBe(200)
    expect(await entryOf(own)).toEqual([])
  })

  test('ends when the patient has been seen', async () => {
    const own = await book(0, later)
    await desk('POST', own)
    const completed = { status: 'completed' as const, expiresAt: null }
    await hospital.deps.db.update(appointment).set(completed).where(eq(appointment.id, own))
    await offerFreeSlots(hospital.deps)
    expect(await entryOf(own)).toEqual([])
  })

  test('takes the patient off the list and releases what was offered', async () => {
    const [first] = await full()
    const own = await book(0, later)
    await desk('POST', own)
    await giveBack(2, first)
    expect((await desk('DELETE', own)).status).toBe(200)
    expect((await desk('DELETE', own)).status).toBe(200)
    expect(await mine(0)).toEqual([])
    await book(5, nine)
  })

  test('refuses it without an email address, and without a day before the appointment', async () => {
    const own = await book(0, nine)
    await hospital.travel('2026-11-22T05:00:00Z')
    expect((await desk('POST', own)).meta.code).toBe('booking.waitNoDay')
    const body = {
      schedule: hospital.schedules.slots,
      startsAt: later,
      source: 'phone',
      patient: { name: 'Caller', phone: '+62 812 0000 1111' },
    }
    const made = await hospital.call('POST', '/api/admins/appointments', {
      token: hospital.admins.desk.token,
      body,
      headers: { 'idempotency-key': newKey() },
    })
    expect((await desk('POST', made.result.id)).meta.code).toBe('booking.waitNoEmail')
  })
})

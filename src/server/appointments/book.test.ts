import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { freeAt, half, newKey, nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { appointment, idempotencyKey } from '../database/tables/booking.ts'
import { auditEntry, outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const book = (patient: number, booking?: Record<string, unknown>, key?: string) =>
  requestSlot(hospital, patient, booking, key)
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })

describe('a patient requests a place', () => {
  test('and holds it, with a code, a message in the outbox and an audit entry', async () => {
    expect(await freeAt(hospital, nine)).toBe(1)
    const answer = await book(0, { reason: '  chest pain  ' })
    expect(answer.status).toBe(201)
    expect(answer.result).toMatchObject({
      status: 'requested',
      doctor: 'ayu',
      doctorName: 'dr. Ayu Lestari, Sp.JP',
      location: 'jakarta',
      locationName: 'Rumah Sakit Uji Jakarta',
      timezone: 'Asia/Jakarta',
      startsAt: nine,
      endsAt: half,
      queueNumber: null,
      reason: 'chest pain',
      expiresAt: '2026-11-20T05:00:00Z',
    })
    expect(answer.result.code).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{8}$/)
    expect(await freeAt(hospital, nine)).toBe(0)
    expect(await freeAt(hospital, half)).toBe(1)
    const [mail] = await hospital.deps.db.select().from(outboxMessage)
    expect(mail).toMatchObject({
      kind: 'appointment.requested',
      to: 'patient0@example.org',
      appointmentId: answer.result.id,
    })
    expect(mail?.subject).toContain('Monday, 23 November 2026, 09:00\u00a0WIB')
    expect(mail?.text).toContain(answer.result.code)
    expect(mail?.text).not.toContain('chest pain')
    const [entry] = await hospital.deps.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'appointment.request'))
    expect(entry).toMatchObject({
      patientId: hospital.patients[0]?.patientId,
      objectId: answer.result.id,
    })
  })

  test('a second request for the slot gets the next free ones, and writes nothing', async () => {
    await book(0)
    const late = await book(1)
    expect(late.status).toBe(409)
    expect(late.meta.code).toBe('booking.taken')
    expect(late.message).toBe('Someone else has just taken this time. Please choose another one')
    const offered = (late.result.alternatives as Occurrence[]).flatMap(one => one.places)
    expect(offered).toHaveLength(6)
    expect(offered[0]).toMatchObject({ startsAt: half, free: 1 })
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
    expect(await hospital.deps.db.$count(idempotencyKey)).toBe(1)
  })

  test('a slot for several patients is full when each of its places is taken', async () => {
    const slots = await hospital.addSchedule({ weekday: 2, capacity: 2 })
    const booking = { schedule: slots, startsAt: '2026-11-24T02:00:00Z' }
    expect((await book(0, booking)).status).toBe(201)
    expect((await book(1, booking)).status).toBe(201)
    expect((await book(2, booking)).meta.code).toBe('booking.taken')
  })

  test('a time with another offset is the same instant', async () => {
    expect((await book(0, { startsAt: '2026-11-23T09:00:00+07:00' })).result.startsAt).toBe(nine)
  })
})

describe('a session with queue numbers', () => {
  test('gives 1, 2, 3 and is then full; a number given back is not given again', async () => {
    for (const [patient, number] of [1, 2, 3].entries()) {
      const booking = { ...queue(), startsAt: nine }
      expect((await book(patient, booking)).result.queueNumber).toBe(number)
    }
    expect((await book(3, queue())).meta.code).toBe('booking.taken')
    expect(await freeAt(hospital, nine, 'budi')).toBe(0)
    const [first] = await hospital.deps.db.select().from(appointment).where(eq(appointment.place, 1))
    const cancelled = await hospital.call('POST', `/api/appointments/${first?.id}/cancel`, {
      token: hospital.patients[0]?.token,
    })
    expect(cancelled.result.status).toBe('cancelled_by_patient')
    expect(await freeAt(hospital, nine, 'budi')).toBe(1)
    expect((await book(3, queue())).result.queueNumber).toBe(4)
  })
})

describe('a key that is sent again', () => {
  test('gets the first answer byte for byte, also after another patient got the slot', async () => {
    const key = newKey()
    const first = await book(0, {}, key)
    const cancel = `/api/appointments/${first.result.id}/cancel`
    await hospital.call('POST', cancel, { token: hospital.patients[0]?.token })
    await book(1)
    const again = await book(0, {}, key)
    expect(again.status).toBe(201)
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(first.result))
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await hospital.deps.db.$count(appointment)).toBe(2)
  })
  test('with another body is refused', async () => {
    const key = newKey()
    await book(0, {}, key)
    const other = await book(0, { startsAt: half }, key)
    expect([other.status, other.meta.code]).toEqual([422, 'booking.keyReused'])
  })
  test('by another patient is a separate request', async () => {
    const key = newKey()
    await book(0, {}, key)
    expect((await book(1, {}, key)).meta.code).toBe('booking.taken')
  })
  test('after a refusal may be tried again', async () => {
    const key = newKey()
    const first = await book(0)
    expect((await book(1, {}, key)).status).toBe(409)
    await hospital.call('POST', `/api/appointments/${first.result.id}/cancel`, {
      token: hospital.patients[0]?.token,
    })
    expect((await book(1, {}, key)).status).toBe(201)
  })
})

describe('where clocks change', () => {
  test('a slot in the hour that the clock skips in spring does not exist, the next one does', async () => {
    await hospital.deps.db.execute(
      `update content set data = jsonb_set(data, '{timezone}', '"America/New_York"') where kind = 'addresses'`,
    )
    const night = await hospital.addSchedule({ weekday: 7, startTime: '01:00', endTime: '04:00' })
    await hospital.travel('2027-03-10T12:00:00Z')
    const at = (startsAt: string) => book(0, { schedule: night, startsAt })
    // 14 March 2027: 02:00 EST becomes 03:00 EDT.
    const booked = await at('2027-03-14T07:00:00Z')
    expect(booked.status).toBe(201)
    expect(booked.result).toMatchObject({ timezone: 'America/New_York', endsAt: '2027-03-14T07:30:00Z' })
    expect((await at('2027-03-14T08:00:00Z')).meta.code).toBe('booking.gone')
  })
})

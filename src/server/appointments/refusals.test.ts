import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, newKey, nine, requestSlot, sessionsOf } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { appointment } from '../database/tables/booking.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const book = (patient: number, booking?: Record<string, unknown>, key?: string) =>
  requestSlot(hospital, patient, booking, key)
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })

describe('a booking is refused for', () => {
  const refusal = async (booking: Record<string, unknown>) => {
    const { status, meta } = await book(0, booking)
    return [status, meta.code]
  }
  test('a slot that is past or nearer than the notice', async () => {
    await hospital.travel('2026-11-23T01:00:01Z')
    expect(await refusal({})).toEqual([409, 'booking.tooLate'])
    expect(await refusal({ startsAt: '2026-11-16T02:00:00Z' })).toEqual([409, 'booking.tooLate'])
    expect(await refusal({ startsAt: half })).toEqual([409, 'booking.byTelephoneOnly'])
  })
  test('a slot beyond the horizon', async () => {
    expect(await refusal({ startsAt: '2026-12-21T02:00:00Z' })).toEqual([409, 'booking.tooEarly'])
    expect((await refusal({ startsAt: '2026-12-14T02:00:00Z' }))[0]).toBe(201)
  })
  test('a time between two slots, another day, an unknown schedule or another doctor’s schedule', async () => {
    for (const booking of [
      { startsAt: '2026-11-23T02:15:00Z' },
      { startsAt: '2026-11-24T02:00:00Z' },
      { startsAt: '2026-11-23T05:00:00Z' },
      { schedule: '00000000-0000-7000-8000-000000000000' },
      { schedule: 'not-an-id' },
      { doctor: 'budi' },
    ]) {
      expect(await refusal(booking)).toEqual([409, 'booking.gone'])
    }
  })
  test('a slot that no timetable has, far ahead: currently free slots are offered instead', async () => {
    const { meta, result } = await book(0, { startsAt: '2027-06-01T02:00:00Z' })
    expect(meta.code).toBe('booking.gone')
    expect(result.alternatives[0].places[0].startsAt).toBe(nine)
  })
  test('a doctor who is unknown, not bookable or on leave', async () => {
    expect((await refusal({ doctor: 'nobody' }))[0]).toBe(404)
    await hospital.call('POST', '/api/admins/schedule-exceptions', {
      token: hospital.admins.desk.token,
      body: { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' },
    })
    expect(await refusal({})).toEqual([409, 'booking.gone'])
    const ayu = await hospital.call('GET', '/api/admins/doctors/ayu', {
      token: hospital.admins.content.token,
    })
    const data = { ...ayu.result.data, bookable: false }
    await hospital.call('PUT', '/api/doctors/ayu', {
      token: hospital.admins.content.token,
      body: { data, version: ayu.result.version, publish: true },
    })
    expect(await refusal({})).toEqual([409, 'booking.notBookable'])
    expect(await sessionsOf(hospital, 'ayu')).toEqual([])
  })
  test('a second appointment of the same patient at the same time, with any doctor', async () => {
    await book(0)
    expect(await refusal(queue())).toEqual([409, 'booking.overlap'])
    expect((await refusal({ startsAt: half }))[0]).toBe(201)
  })
  test('more open appointments than the hospital allows', async () => {
    for (let week = 0; week < 4; week++) {
      const day = Temporal.Instant.from(nine).add({ hours: 24 * 7 * week })
      expect((await book(0, { startsAt: day.toString() })).status).toBe(201)
    }
    expect((await book(0, { startsAt: half })).status).toBe(201)
    const over = await book(0, { startsAt: '2026-11-23T03:00:00Z' })
    expect([over.status, over.meta.code]).toEqual([409, 'booking.limit'])
    expect(over.message).toContain('5 open appointments')
  })
  test('a slot at which the doctor has a patient by another schedule', async () => {
    const other = await hospital.addSchedule({ startTime: '09:15', endTime: '10:15', slotMinutes: 20 })
    await book(0)
    expect((await book(1, { schedule: other, startsAt: '2026-11-23T02:15:00Z' })).meta.code).toBe(
      'booking.taken',
    )
    expect((await book(1, { schedule: other, startsAt: '2026-11-23T02:35:00Z' })).status).toBe(201)
    // And the other way round: that booking overlaps two of the half hours.
    expect(await freeAt(hospital, half)).toBe(0)
  })
  test('a session that is not for the public', async () => {
    const hidden = await hospital.addSchedule({ weekday: 2, public: false })
    expect(await refusal({ schedule: hidden, startsAt: '2026-11-24T02:00:00Z' })).toEqual([
      409,
      'booking.gone',
    ])
  })
})

describe('bad input', () => {
  test('a request without a valid idempotency key is refused', async () => {
    const token = hospital.patients[0]?.token
    const body = { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine }
    for (const headers of [{} as Record<string, string>, { 'idempotency-key': 'short' }]) {
      const answer = await hospital.call('POST', '/api/appointments', { token, body, headers })
      expect(answer.status).toBe(422)
      expect(answer.meta.fields?.[0]?.message).toMatch(/^The request has no Idempotency-Key/)
    }
  })
  test.each([
    ['a time that is none', { startsAt: 'tomorrow' }],
    ['a time without a zone', { startsAt: '2026-11-23T09:00:00' }],
    ['an unknown field', { patient: 'somebody-else' }],
    ['a reason of a thousand letters', { reason: 'x'.repeat(1000) }],
    ['no doctor', { doctor: '' }],
  ])('%s is 422 with a sentence, and holds nothing', async (_name, booking) => {
    const answer = await book(0, booking)
    expect(answer.status).toBe(422)
    expect(answer.meta.fields?.[0]?.message).toMatch(/^[A-Z].+/)
    expect(await hospital.deps.db.$count(appointment)).toBe(0)
  })
  test('only patients can book, neither visitors nor administrators', async () => {
    const body = { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine }
    const headers = { 'idempotency-key': newKey() }
    expect((await hospital.call('POST', '/api/appointments', { body, headers })).status).toBe(401)
    const token = hospital.admins.super.token
    expect((await hospital.call('POST', '/api/appointments', { token, body, headers })).status).toBe(403)
  })
  test('refusals are in the reader’s language', async () => {
    await book(0)
    const answer = await hospital.call('POST', '/api/appointments', {
      token: hospital.patients[1]?.token,
      headers: { 'idempotency-key': newKey(), 'accept-language': 'id' },
      body: { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine },
    })
    expect(answer.message).toBe('Jadwal ini baru saja diambil orang lain. Silakan pilih yang lain')
  })
})

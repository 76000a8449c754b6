import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Occurrence } from '#entities/schedule.ts'
import { createHospital, type Hospital } from '../../../tests/hospital.ts'
import { appointment, auditEntry, idempotencyKey, outboxMessage } from '../database/tables.ts'

let hospital: Hospital
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const nine = '2026-11-23T02:00:00Z' // Monday 09:00 WIB
const half = '2026-11-23T02:30:00Z'
let keys = 0
const newKey = () => `test-key-${keys++}`

const book = (patient: number, wish: Record<string, unknown> = {}, key = newKey()) =>
  hospital.call('POST', '/api/appointments', {
    token: hospital.patients[patient]?.token,
    headers: { 'idempotency-key': key },
    body: { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine, ...wish },
  })
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })
const places = async (doctor = 'ayu'): Promise<Occurrence[]> =>
  (await hospital.call('GET', `/api/doctors/${doctor}/places?from=2026-11-23&to=2026-11-23`)).result
const freeAt = async (startsAt: string, doctor = 'ayu') =>
  (await places(doctor)).flatMap(one => one.places).find(one => one.startsAt === startsAt)?.free

describe('a patient requests a place', () => {
  test('and holds it, with a code, a message in the outbox and an audit entry', async () => {
    expect(await freeAt(nine)).toBe(1)
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
    expect(await freeAt(nine)).toBe(0)
    expect(await freeAt(half)).toBe(1)
    const [mail] = await hospital.deps.db.select().from(outboxMessage)
    expect(mail).toMatchObject({
      kind: 'appointment.requested',
      to: 'patient0@example.org',
      appointmentId: answer.result.id,
    })
    expect(mail?.subject).toContain('Monday, 23 November 2026, 09:00 WIB')
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

  test('the second to want the place is told the next free ones, and nothing of theirs is written', async () => {
    await book(0)
    const late = await book(1)
    expect(late.status).toBe(409)
    expect(late.meta.code).toBe('booking.taken')
    expect(late.message).toBe('Somebody else has just taken this place. Please choose another one')
    const offered = (late.result.alternatives as Occurrence[]).flatMap(one => one.places)
    expect(offered).toHaveLength(6)
    expect(offered[0]).toMatchObject({ startsAt: half, free: 1 })
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
    expect(await hospital.deps.db.$count(idempotencyKey)).toBe(1)
  })

  test('a slot for several patients is full when each of its places is taken', async () => {
    const slots = await hospital.addSchedule({ weekday: 2, capacity: 2 })
    const wish = { schedule: slots, startsAt: '2026-11-24T02:00:00Z' }
    expect((await book(0, wish)).status).toBe(201)
    expect((await book(1, wish)).status).toBe(201)
    expect((await book(2, wish)).meta.code).toBe('booking.taken')
  })

  test('an offset in the time says the same instant', async () => {
    expect((await book(0, { startsAt: '2026-11-23T09:00:00+07:00' })).result.startsAt).toBe(nine)
  })
})

describe('what cannot be booked', () => {
  const refusal = async (wish: Record<string, unknown>) => {
    const { status, meta } = await book(0, wish)
    return [status, meta.code]
  }
  test('a place that is past or nearer than the notice', async () => {
    await hospital.travel('2026-11-23T01:00:01Z')
    expect(await refusal({})).toEqual([409, 'booking.tooLate'])
    expect(await refusal({ startsAt: '2026-11-16T02:00:00Z' })).toEqual([409, 'booking.tooLate'])
    expect((await refusal({ startsAt: half }))[0]).toBe(201)
  })
  test('a place behind the horizon', async () => {
    expect(await refusal({ startsAt: '2026-12-21T02:00:00Z' })).toEqual([409, 'booking.tooEarly'])
    expect((await refusal({ startsAt: '2026-12-14T02:00:00Z' }))[0]).toBe(201)
  })
  test('a time between two places, another day, an unknown schedule or another doctor’s schedule', async () => {
    for (const wish of [
      { startsAt: '2026-11-23T02:15:00Z' },
      { startsAt: '2026-11-24T02:00:00Z' },
      { startsAt: '2026-11-23T05:00:00Z' },
      { schedule: '00000000-0000-7000-8000-000000000000' },
      { schedule: 'not-an-id' },
      { doctor: 'budi' },
    ]) {
      expect(await refusal(wish)).toEqual([409, 'booking.gone'])
    }
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
    expect(await places()).toEqual([])
  })
  test('a second appointment of the same patient at the same time, with whomever it is', async () => {
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
  test('a place at which another schedule already has the doctor', async () => {
    const other = await hospital.addSchedule({ startTime: '09:15', endTime: '10:15', slotMinutes: 20 })
    await book(0)
    expect((await book(1, { schedule: other, startsAt: '2026-11-23T02:15:00Z' })).meta.code).toBe(
      'booking.taken',
    )
    expect((await book(1, { schedule: other, startsAt: '2026-11-23T02:35:00Z' })).status).toBe(201)
    // And the other way round: that booking lies in two of the half hours.
    expect(await freeAt(half)).toBe(0)
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
  test('a request without a key, or with one that is no key, is told so', async () => {
    const token = hospital.patients[0]?.token
    const body = { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine }
    for (const headers of [{} as Record<string, string>, { 'idempotency-key': 'short' }]) {
      const answer = await hospital.call('POST', '/api/appointments', { token, body, headers })
      expect(answer.status).toBe(422)
      expect(answer.meta.fields?.[0]?.message).toMatch(/^The request lacks its Idempotency-Key/)
    }
  })
  test.each([
    ['a time that is none', { startsAt: 'tomorrow' }],
    ['a time without a zone', { startsAt: '2026-11-23T09:00:00' }],
    ['an unknown field', { patient: 'somebody-else' }],
    ['a reason of a thousand letters', { reason: 'x'.repeat(1000) }],
    ['no doctor', { doctor: '' }],
  ])('%s is 422 with a sentence, and holds nothing', async (_name, wish) => {
    const answer = await book(0, wish)
    expect(answer.status).toBe(422)
    expect(answer.meta.fields?.[0]?.message).toMatch(/^[A-Z].+/)
    expect(await hospital.deps.db.$count(appointment)).toBe(0)
  })
  test('only patients book: not a stranger, not an administrator', async () => {
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
    expect(answer.message).toBe('Tempat ini baru saja diambil orang lain. Silakan pilih tempat lain')
  })
})

describe('a session with queue numbers', () => {
  test('gives 1, 2, 3 and is then full; a number given back is not given again', async () => {
    for (const [patient, number] of [1, 2, 3].entries()) {
      const wish = { ...queue(), startsAt: nine }
      expect((await book(patient, wish)).result.queueNumber).toBe(number)
    }
    expect((await book(3, queue())).meta.code).toBe('booking.taken')
    expect(await freeAt(nine, 'budi')).toBe(0)
    const [first] = await hospital.deps.db.select().from(appointment).where(eq(appointment.place, 1))
    const cancelled = await hospital.call('POST', `/api/appointments/${first?.id}/cancel`, {
      token: hospital.patients[0]?.token,
    })
    expect(cancelled.result.status).toBe('cancelled_by_patient')
    expect(await freeAt(nine, 'budi')).toBe(1)
    expect((await book(3, queue())).result.queueNumber).toBe(4)
  })
})

describe('a key that is sent again', () => {
  test('gets the first answer to the byte, also after the place has changed hands', async () => {
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
  test('by another patient is that patient’s own request', async () => {
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
  test('a place in the hour that the spring skips is not there, the one after it is', async () => {
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

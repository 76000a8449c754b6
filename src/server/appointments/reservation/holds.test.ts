import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, nine, requestSlot, ten } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { appointment, placeHold } from '../../database/tables/booking.ts'

let hospital: HospitalFixture
const open = async (patients: number, connections = 10) => {
  hospital = await createHospital({ patients, connections })
}
afterEach(() => hospital.close())
const asPatient = (patient: number, method: string, body?: unknown) =>
  hospital.call(method, '/api/holds', { token: hospital.patients[patient]?.token, body })
const hold = (patient: number, startsAt = nine, schedule = hospital.schedules.slots) =>
  asPatient(patient, 'POST', { schedule, startsAt })
const later = (minutes: number) => {
  hospital.clock.now = hospital.clock.now.add({ minutes })
}

describe('a patient who is still writing', () => {
  beforeEach(() => open(3))

  test('holds the slot for ten minutes: other patients see it taken and cannot book it', async () => {
    const answer = await hold(0)
    expect(answer.status).toBe(201)
    expect(answer.result).toEqual({
      dependant: null,
      doctor: 'ayu',
      location: 'jakarta',
      timezone: 'Asia/Jakarta',
      schedule: hospital.schedules.slots,
      startsAt: nine,
      endsAt: half,
      expiresAt: '2026-11-20T03:10:00Z',
      answerBy: '2026-11-20T05:00:00Z',
    })
    expect((await asPatient(0, 'GET')).result).toEqual(answer.result)
    expect(await freeAt(hospital, nine)).toBe(0)
    const refused = await requestSlot(hospital, 1)
    expect(refused.meta.code).toBe('booking.taken')
    expect(refused.result.alternatives[0].places[0].startsAt).toBe(half)
    expect((await hold(1)).meta.code).toBe('booking.taken')
  })

  test('turns the hold into an appointment, and has no hold afterwards', async () => {
    await hold(0)
    expect((await requestSlot(hospital, 0)).status).toBe(201)
    expect((await asPatient(0, 'GET')).result).toBeNull()
    expect(await hospital.deps.db.$count(placeHold)).toBe(0)
    expect(await freeAt(hospital, nine)).toBe(0)
  })

  test('moves an appointment instead: the hold is released', async () => {
    const { result } = await requestSlot(hospital, 0)
    await hold(0, ten)
    const moved = await hospital.call('POST', `/api/appointments/${result.id}/reschedule`, {
      token: hospital.patients[0]?.token,
      body: { schedule: hospital.schedules.slots, startsAt: half },
    })
    expect(moved.status).toBe(200)
    expect((await asPatient(0, 'GET')).result).toBeNull()
    expect(await freeAt(hospital, ten)).toBe(1)
  })

  test('takes longer than ten minutes: the slot is free for all, and the patient can still book it', async () => {
    await hold(0)
    later(9)
    expect(await freeAt(hospital, nine)).toBe(0)
    later(1)
    expect((await asPatient(0, 'GET')).result).toBeNull()
    expect(await freeAt(hospital, nine)).toBe(1)
    expect((await requestSlot(hospital, 1)).status).toBe(201)
    expect((await requestSlot(hospital, 0)).meta.code).toBe('booking.taken')
    expect((await requestSlot(hospital, 0, { startsAt: half })).status).toBe(201)
  })

  test('chooses another slot: the first hold is released; holding the same slot again does not restart the time', async () => {
    await hold(0)
    later(4)
    expect((await hold(0)).result.expiresAt).toBe('2026-11-20T03:10:00Z')
    await hold(0, ten)
    expect(await freeAt(hospital, nine)).toBe(1)
    expect(await freeAt(hospital, ten)).toBe(0)
    // The slot of another patient cannot be held, and the existing hold stays.
    await requestSlot(hospital, 1)
    expect((await hold(0)).meta.code).toBe('booking.taken')
    expect((await asPatient(0, 'GET')).result.startsAt).toBe(ten)
  })

  test('releases it; a second release succeeds too', async () => {
    await hold(0)
    expect((await asPatient(0, 'DELETE')).status).toBe(200)
    expect((await asPatient(0, 'DELETE')).status).toBe(200)
    expect(await freeAt(hospital, nine)).toBe(1)
  })

  test('may finish within the ten minutes, even where the notice has begun meanwhile', async () => {
    const schedule = await hospital.addSchedule({ weekday: 2, noticeMinutes: 180 })
    const booking = { schedule, startsAt: '2026-11-24T02:00:00Z' }
    await hospital.travel('2026-11-23T22:58:00Z')
    await hold(0, booking.startsAt, schedule)
    later(5)
    expect((await requestSlot(hospital, 1, booking)).meta.code).toBe('booking.tooLate')
    expect((await requestSlot(hospital, 0, booking)).status).toBe(201)
  })

  test('holds it no longer than until the answer deadline of a request', async () => {
    await hospital.travel('2026-11-22T23:55:00Z')
    const { result } = await hold(0)
    expect([result.answerBy, result.expiresAt]).toEqual(['2026-11-23T00:00:00Z', '2026-11-23T00:00:00Z'])
    later(5)
    expect((await hold(0)).meta.code).toBe('booking.byTelephoneOnly')
  })

  test('cannot hold a slot that is past, gone, already theirs or over the limit, nor any slot without an account', async () => {
    expect((await hold(0, '2026-11-16T02:00:00Z')).meta.code).toBe('booking.tooLate')
    expect((await hold(0, '2026-11-24T02:00:00Z')).meta.code).toBe('booking.gone')
    expect((await hold(0, nine, 'nothing')).meta.code).toBe('booking.gone')
    await requestSlot(hospital, 0)
    expect((await hold(0)).meta.code).toBe('booking.overlap')
    const { schedules, admins } = hospital
    const body = { schedule: schedules.slots, startsAt: half }
    expect((await hospital.call('POST', '/api/holds', { body })).status).toBe(401)
    expect((await hospital.call('POST', '/api/holds', { token: admins.desk.token, body })).status).toBe(403)
  })

  test('in a queue counts as one of its numbers, and gets the number with the request', async () => {
    const { queue } = hospital.schedules
    for (const patient of [0, 1, 2]) expect((await hold(patient, nine, queue)).status).toBe(201)
    expect(await freeAt(hospital, nine, 'budi')).toBe(0)
    const booking = { doctor: 'budi', schedule: queue }
    expect((await requestSlot(hospital, 2, booking)).result.queueNumber).toBe(1)
    expect((await requestSlot(hospital, 0, booking)).result.queueNumber).toBe(2)
  })
})

describe('sixty-four patients at once', () => {
  beforeEach(() => open(64, 24))

  test('want to hold one slot: one gets it', async () => {
    const answers = await Promise.all(hospital.patients.map((_, index) => hold(index)))
    expect(answers.filter(one => one.status === 201)).toHaveLength(1)
    expect(answers.filter(one => one.meta.code === 'booking.taken')).toHaveLength(63)
    expect(await hospital.deps.db.$count(placeHold)).toBe(1)
  })

  test('half hold and half book one slot: exactly one gets it', async () => {
    const answers = await Promise.all(
      hospital.patients.map((_, index) => (index % 2 ? hold(index) : requestSlot(hospital, index))),
    )
    expect(answers.filter(one => one.status === 201)).toHaveLength(1)
    const taken = (await hospital.deps.db.$count(placeHold)) + (await hospital.deps.db.$count(appointment))
    expect(taken).toBe(1)
  })
})

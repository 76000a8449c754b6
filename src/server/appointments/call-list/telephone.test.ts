import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newKey, nine, requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { putOnCallList } from './entries.ts'

let hospital: HospitalFixture
let id: string
let call: string
afterEach(() => hospital.close())

type Desk = 'desk' | 'super'
const as = (who: Desk, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.admins[who].token,
    headers: { 'idempotency-key': newKey() },
    body,
  })
const week = Temporal.Instant.from(nine).add({ hours: 7 * 24 })
const later = (minutes: number) => week.add({ minutes }).toString()
const onCall = (who: Desk, what: string, body: unknown = {}) =>
  as(who, 'POST', `/api/admins/call-list/${call}/${what}`, body)
const book = (who: Desk, own: Record<string, unknown> = {}) =>
  as(who, 'POST', '/api/admins/appointments', {
    ...{ schedule: hospital.schedules.slots, startsAt: later(0), source: 'phone', call },
    ...{ patient: { id: hospital.patients[0]?.patientId } },
    ...own,
  })
const entry = async (done = false) =>
  (await as('desk', 'GET', `/api/admins/call-list?done=${done}`)).result[0]
const answerByLink = async (answer: Record<string, unknown>) => {
  const [mail] = await hospital.deps.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.kind, 'appointment.absence'))
  const token = mail?.text.match(/token=(rwa_[\w-]{43})/)?.[1] as string
  return hospital.call('POST', '/api/answer-link', { token, body: answer })
}
const openOnes = async () =>
  (await hospital.deps.db.select().from(appointment)).filter(one => one.status === 'accepted')

async function open() {
  hospital = await createHospital({ patients: 2 })
  id = (await requestSlot(hospital, 0, { reason: 'Palpitations', guarantor: { kind: 'self' } })).result.id
  await as('desk', 'POST', `/api/admins/appointments/${id}/accept`)
}

describe('Of a displaced appointment the call list', () => {
  beforeEach(async () => {
    await open()
    await hospital.travel('2026-11-23T00:30:00Z')
    const day = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' }
    await as('desk', 'POST', '/api/admins/schedule-exceptions', day)
    call = (await entry()).id
  })

  test('shows the attempts with their times, and that a colleague is calling', async () => {
    expect((await onCall('desk', 'no-answer')).result.attempts).toMatchObject([
      { by: 'desk', mine: true, result: 'no_answer' },
    ])
    expect((await onCall('desk', 'call')).status).toBe(200)
    const second = await onCall('super', 'call')
    expect([second.status, second.meta.code, second.message]).toMatchObject([
      409,
      'booking.callTaken',
      expect.stringContaining('desk is on the phone'),
    ])
    expect((await onCall('super', 'no-answer')).meta.code).toBe('booking.callTaken')
    expect((await onCall('super', 'done')).meta.code).toBe('booking.callTaken')
    expect((await book('super')).meta.code).toBe('booking.callTaken')
    // Again by the same administrator, as after a reload of the page.
    expect((await onCall('desk', 'call')).result.attempts).toHaveLength(2)
    expect((await entry()).attempts).toMatchObject([{ result: 'no_answer' }, { result: null }])
  })

  test('lets a colleague call if a call has had no result for ten minutes', async () => {
    await onCall('desk', 'call')
    await hospital.travel('2026-11-23T00:40:00Z')
    const { result } = await onCall('super', 'call')
    expect(result.attempts).toMatchObject([
      { by: 'desk', result: 'lapsed' },
      { by: 'super', mine: true, result: null },
    ])
    expect((await onCall('desk', 'call')).meta.code).toBe('booking.callTaken')
  })

  test('lets one of two concurrent calls begin', async () => {
    const both = await Promise.all([onCall('desk', 'call'), onCall('super', 'call')])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    expect((await entry()).attempts).toHaveLength(1)
  })

  test('contains free slots of the doctor and of others', async () => {
    const { result } = await as('desk', 'GET', `/api/admins/call-list/${call}/places`)
    expect(result.places[0]).toMatchObject({ doctor: 'ayu', date: '2026-11-30' })
    expect(result.others).toMatchObject([{ doctor: 'budi' }])
    const from = await as('desk', 'GET', `/api/admins/call-list/${call}/places?from=2026-12-05`)
    expect(from.result.places[0]).toMatchObject({ date: '2026-12-07' })
  })

  test('books another slot, with the reason and guarantor of the old one, and is done', async () => {
    await onCall('desk', 'call')
    const made = await book('desk')
    expect([made.status, made.result.status, made.result.reason, made.result.guarantor.kind]).toEqual([
      ...[201, 'accepted', 'Palpitations', 'self'],
    ])
    expect(await entry()).toBeUndefined()
    expect(await entry(true)).toMatchObject({
      ...{ outcome: 'booked', doneBy: 'desk', newAppointment: { code: made.result.code } },
      attempts: [{ by: 'desk', result: 'reached' }],
    })
    const again = await book('super', { startsAt: later(60) })
    expect([again.status, again.meta.code]).toEqual([409, 'booking.callDone'])
    // The booking also answers the link, so the link cannot book a second time.
    const byLink = await answerByLink({
      ...{ answer: 'move', schedule: hospital.schedules.slots, startsAt: later(90) },
    })
    expect([byLink.status, byLink.meta.code]).toEqual([409, 'booking.linkAnswered'])
    expect(await openOnes()).toHaveLength(1)
  })

  test('books with another doctor', async () => {
    const made = await book('desk', { schedule: hospital.schedules.queue })
    expect(made.result).toMatchObject({ doctor: 'budi', queueNumber: 1 })
    expect(await entry(true)).toMatchObject({ outcome: 'booked', newAppointment: { doctor: 'budi' } })
  })

  test('books once if two administrators book different slots at the same moment', async () => {
    const both = await Promise.all([book('desk'), book('super', { startsAt: later(60) })])
    expect(both.map(one => one.status).sort()).toEqual([201, 409])
    expect(both.find(one => one.status === 409)?.meta.code).toBe('booking.callDone')
    expect(await openOnes()).toHaveLength(1)
  })

  test('refuses a booking after the patient has answered by the link', async () => {
    await onCall('desk', 'call')
    await answerByLink({ answer: 'move', schedule: hospital.schedules.slots, startsAt: later(90) })
    const refused = await book('desk')
    expect([refused.status, refused.meta.code]).toEqual([409, 'booking.callAnswered'])
    expect((await onCall('desk', 'call')).meta.code).toBe('booking.callAnswered')
    expect(await openOnes()).toHaveLength(1)
  })

  test('books one slot if the patient answers while the front desk books', async () => {
    const move = { answer: 'move', schedule: hospital.schedules.slots, startsAt: later(90) }
    const [byDesk, byLink] = await Promise.all([book('desk'), answerByLink(move)])
    expect([byDesk.status, byLink.status].filter(one => one === 409)).toHaveLength(1)
    expect(byDesk.status + byLink.status).toBeLessThan(700)
    expect(await openOnes()).toHaveLength(1)
  })

  test('is done if the patient wants no other slot; the link shows it, and a colleague sees who did it', async () => {
    const done = await onCall('desk', 'done', { outcome: 'cancelled', note: 'Goes elsewhere' })
    expect(done.result).toMatchObject({ outcome: 'cancelled', doneBy: 'desk', note: 'Goes elsewhere' })
    expect((await onCall('desk', 'done')).status).toBe(200)
    expect((await onCall('super', 'done')).meta.code).toBe('booking.callDone')
    expect((await answerByLink({ answer: 'cancel' })).status).toBe(200)
    expect(await openOnes()).toEqual([])
  })

  test('keeps the note of every call, also of one without an answer and of one that books', async () => {
    const unanswered = await onCall('desk', 'no-answer', { note: 'At work until five' })
    expect(unanswered.result).toMatchObject({ doneAt: null, note: 'At work until five' })
    expect((await onCall('super', 'no-answer')).result.note).toBe('At work until five')
    await book('desk', { callNote: 'Prefers mornings' })
    expect(await entry(true)).toMatchObject({
      ...{ outcome: 'booked', note: 'At work until five\nPrefers mornings' },
    })
  })

  test('cannot be used to book for another patient', async () => {
    const other = await book('desk', { patient: { id: hospital.patients[1]?.patientId } })
    expect([other.status, other.meta.fields]).toMatchObject([422, [{ path: 'call' }]])
    expect(await entry()).toMatchObject({ doneAt: null })
  })
})

describe('Of an appointment that still takes place the call list', () => {
  beforeEach(async () => {
    await open()
    const { db, now } = hospital.deps
    await putOnCallList(db, [{ appointmentId: id, news: 'late', why: 'undeliverable' }], now())
    call = (await entry()).id
  })
  const state = async () =>
    (await hospital.deps.db.select().from(appointment).where(eq(appointment.id, id)))[0]

  test('moves it', async () => {
    const to = { schedule: hospital.schedules.slots, startsAt: later(0), call, callNote: 'Goes on leave' }
    const moved = await as('desk', 'POST', `/api/admins/appointments/${id}/reschedule`, to)
    expect(moved.result).toMatchObject({ id, startsAt: later(0) })
    expect(await entry(true)).toMatchObject({
      outcome: 'booked',
      note: 'Goes on leave',
      newAppointment: { id },
    })
    expect(await hospital.deps.db.select().from(callItem)).toHaveLength(1)
  })

  test('books with another doctor in its place', async () => {
    const made = await book('desk', { schedule: hospital.schedules.queue, startsAt: nine })
    expect(made.status).toBe(201)
    expect((await state())?.status).toBe('cancelled_by_patient')
    expect(await openOnes()).toMatchObject([{ id: made.result.id }])
  })

  test('cancels nothing if the other slot is taken', async () => {
    await requestSlot(hospital, 1, { startsAt: later(0) })
    const made = await book('desk')
    expect([made.status, made.meta.code]).toEqual([409, 'booking.taken'])
    expect((await state())?.status).toBe('accepted')
    expect(await entry()).toMatchObject({ doneAt: null })
  })

  test('cancels it, without another call', async () => {
    const cancel = { reason: 'By phone', call, callNote: 'Rude' }
    const { result } = await as('desk', 'POST', `/api/admins/appointments/${id}/cancel`, cancel)
    expect(result).toMatchObject({ status: 'cancelled_by_hospital', statusReason: 'By phone' })
    expect(await entry()).toBeUndefined()
    expect(await entry(true)).toMatchObject({ outcome: 'cancelled', doneBy: 'desk', note: 'Rude' })
  })

  test('does not treat it as cancelled', async () => {
    const done = await onCall('desk', 'done', { outcome: 'cancelled' })
    expect([done.status, done.meta.code]).toEqual([409, 'booking.changed'])
    expect((await onCall('desk', 'done')).result).toMatchObject({ outcome: 'told' })
  })
})

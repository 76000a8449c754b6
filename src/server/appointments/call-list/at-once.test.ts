import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture, saveSettings } from '../../../../tests/hospital.ts'
import { answerLink } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { putOnCallList } from './entries.ts'
import { callUnanswered } from './unanswered.ts'

let hospital: HospitalFixture
let id: string
beforeEach(async () => {
  hospital = await createHospital({ patients: 3 })
  id = (await requestSlot(hospital, 0)).result.id
  await atDesk('POST', `/api/admins/appointments/${id}/accept`)
})
afterEach(() => hospital.close())
const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const day = { doctor: 'ayu', from: '2026-11-23', to: '2026-11-23' }
const leave = () => atDesk('POST', '/api/admins/schedule-exceptions', { ...day, kind: 'leave' })
const items = () => hospital.deps.db.select().from(callItem)
/** 07:30 in Jakarta, 90 minutes before the appointment. */
const thisMorning = () => hospital.travel('2026-11-23T00:30:00Z')

describe('An absence that is entered shortly before the appointment', () => {
  test('puts its patients on the call list in the transaction that writes the email', async () => {
    await thisMorning()
    const answer = await leave()
    expect(answer.meta).toMatchObject({ affected: 1, told: 1, toCall: 0, alsoToCall: 1 })
    expect(await items()).toMatchObject([
      { appointmentId: id, news: 'absence', why: 'unanswered', doneAt: null },
    ])
    expect(await callUnanswered(hospital.deps)).toBe(0)
  })

  test('does the same if the front desk cancels one appointment', async () => {
    await thisMorning()
    await atDesk('POST', `/api/admins/appointments/${id}/cancel`, { reason: 'Flood' })
    expect(await items()).toMatchObject([{ appointmentId: id, news: 'cancelled', why: 'unanswered' }])
  })

  test('does the same for a session that has begun and is not over', async () => {
    const queue = { doctor: 'budi', schedule: hospital.schedules.queue }
    const second = (await requestSlot(hospital, 1, queue)).result
    await atDesk('POST', `/api/admins/appointments/${second.id}/accept`)
    await hospital.travel(Temporal.Instant.from(second.startsAt).add({ minutes: 20 }).toString())
    const answer = await atDesk('POST', '/api/admins/schedule-exceptions', {
      ...{ ...day, doctor: 'budi', kind: 'leave' },
    })
    expect(answer.meta).toMatchObject({ told: 1, alsoToCall: 1 })
  })

  test('follows the rule of the booking settings', async () => {
    await saveSettings(hospital, { booking: { callHours: 1 } })
    await thisMorning()
    expect((await leave()).meta).toMatchObject({ told: 1, alsoToCall: 0 })
    expect(await items()).toEqual([])
    await hospital.travel('2026-11-23T01:00:00Z')
    expect(await callUnanswered(hospital.deps)).toBe(1)
  })

  test('replaces an open call about lateness', async () => {
    const { db, now } = hospital.deps
    await putOnCallList(db, [{ appointmentId: id, news: 'late', why: 'undeliverable' }], now())
    await thisMorning()
    await leave()
    expect(await items()).toMatchObject([{ news: 'absence', why: 'undeliverable' }])
  })

  test('makes a call although an earlier call about another event is done', async () => {
    const { db, now } = hospital.deps
    await putOnCallList(db, [{ appointmentId: id, news: 'unreached', why: 'undeliverable' }], now())
    await db.update(callItem).set({ doneAt: now() })
    await thisMorning()
    expect((await leave()).meta).toMatchObject({ told: 1, alsoToCall: 1 })
  })
})

describe('A patient leaves the call list', () => {
  const token = async () => {
    const [mail] = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'appointment.absence'))
    return mail?.text.match(/token=(rwa_[\w-]{43})/)?.[1] as string
  }
  beforeEach(async () => {
    await thisMorning()
    await leave()
  })
  const later = '2026-11-30T02:00:00Z'

  test('by an answer to the email', async () => {
    const body = { answer: 'cancel' }
    await hospital.call('POST', '/api/answer-link', { token: await token(), body })
    expect(await items()).toMatchObject([{ outcome: 'answered', doneBy: null, doneAt: expect.anything() }])
  })

  test('by another booking with the doctor, which the link then shows as the answer', async () => {
    const made = await requestSlot(hospital, 0, { startsAt: later })
    expect(made.status).toBe(201)
    expect(await items()).toMatchObject([{ outcome: 'rebooked', newAppointmentId: made.result.id }])
    const seen = await hospital.call('GET', '/api/answer-link', { token: await token() })
    expect(seen.result).toMatchObject({ state: 'answered', replacement: { code: made.result.code } })
    expect(await callUnanswered(hospital.deps)).toBe(0)
  })

  test('not by a booking for another specialty: the email may be unread', async () => {
    await hospital.deps.db.execute(sql`
      update content set data = data || '{"specialists": []}' where kind = 'doctors' and key = 'budi'`)
    const other = await requestSlot(hospital, 0, {
      ...{ doctor: 'budi', schedule: hospital.schedules.queue, startsAt: later },
    })
    const [link] = await hospital.deps.db.select().from(answerLink)
    expect([other.status, link?.answeredAt]).toEqual([201, null])
    expect(await items()).toMatchObject([{ doneAt: null }])
  })

  test('not by the booking of another patient', async () => {
    await requestSlot(hospital, 1, { startsAt: later })
    expect(await items()).toMatchObject([{ appointmentId: id, doneAt: null }])
  })
})

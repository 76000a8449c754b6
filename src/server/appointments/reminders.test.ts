import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { refuseRows } from '../../../tests/refuse-rows.ts'
import { patient } from '../database/tables/accounts.ts'
import { callItem } from '../database/tables/call-list.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { callUnanswered } from './call-list/unanswered.ts'
import { remindPatients } from './reminders.ts'

let hospital: HospitalFixture
let id: string
const atDesk = (path: string, body?: unknown) =>
  hospital.call('POST', path, { token: hospital.admins.desk.token, body })
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
  id = (await requestSlot(hospital, 0)).result.id
  await atDesk(`/api/admins/appointments/${id}/accept`)
})
afterEach(() => hospital.close())
const at = async (moment: string) => {
  await hospital.travel(moment)
  return remindPatients(hospital.deps)
}
const reminders = async () => {
  const mails = await hospital.deps.db.select().from(outboxMessage).orderBy(outboxMessage.createdAt)
  return mails.map(one => one.kind).filter(kind => kind.includes('reminder'))
}

describe('a patient is reminded', () => {
  test('a day before and two hours before, once each, with several servers', async () => {
    expect(await at('2026-11-22T01:59:00Z')).toBe(0)
    await hospital.travel('2026-11-22T02:00:00Z')
    const counts = await Promise.all([1, 2, 3, 4].map(() => remindPatients(hospital.deps)))
    expect(counts.toSorted()).toEqual([0, 0, 0, 1])
    expect(await at('2026-11-22T12:00:00Z')).toBe(0)
    expect(await at('2026-11-23T00:30:00Z')).toBe(1)
    expect(await at('2026-11-23T00:35:00Z')).toBe(0)
    expect(await reminders()).toEqual(['appointment.reminderDay', 'appointment.reminderHours'])
    const [mail] = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'appointment.reminderDay'))
    expect(mail?.subject).toBe('Reminder: dr. Ayu Lestari, Sp.JP, Monday, 23 November 2026, 09:00\u00a0WIB')
  })

  test('although another reminder cannot be written', async () => {
    const other = (await requestSlot(hospital, 1, { startsAt: ten })).result.id
    await atDesk(`/api/admins/appointments/${other}/accept`)
    await refuseRows(hospital.deps.db, 'insert', 'reminder', `new.appointment_id = '${id}'`)
    await expect(at('2026-11-22T03:00:00Z')).rejects.toThrow()
    expect(await reminders()).toEqual(['appointment.reminderDay'])
  })

  test('of the new time after a move, and not right after a confirmation', async () => {
    await at('2026-11-22T02:00:00Z')
    const body = { schedule: hospital.schedules.slots, startsAt: ten }
    await hospital.call('POST', `/api/appointments/${id}/reschedule`, {
      token: hospital.patients[0]?.token,
      body,
    })
    expect(await at('2026-11-22T04:00:00Z')).toBe(0)
    expect(await at('2026-11-23T01:00:00Z')).toBe(1)
  })

  test('although the front desk has set who pays, about which no email is sent', async () => {
    await hospital.travel('2026-11-21T22:00:00Z')
    const body = { guarantor: { kind: 'bpjs' } }
    const pays = { token: hospital.admins.desk.token, body }
    expect((await hospital.call('PUT', `/api/admins/appointments/${id}/guarantor`, pays)).status).toBe(200)
    expect(await at('2026-11-22T02:00:00Z')).toBe(1)
  })

  test('unless reminders are off, or the appointment is not confirmed, is cancelled or has begun', async () => {
    await requestSlot(hospital, 1, { startsAt: ten })
    await hospital.deps.db.update(patient).set({ reminders: false })
    expect(await at('2026-11-22T02:00:00Z')).toBe(0)
    await hospital.deps.db.update(patient).set({ reminders: true })
    await hospital.travel(nine)
    expect(await remindPatients(hospital.deps)).toBe(0)
    await hospital.travel('2026-11-22T03:00:00Z')
    await atDesk(`/api/admins/appointments/${id}/cancel`, { reason: 'Flood' })
    expect(await remindPatients(hospital.deps)).toBe(0)
    expect(await reminders()).toEqual([])
  })
})

describe('a patient who has not answered the cancellation by the hospital', () => {
  const depart = () =>
    atDesk('/api/admins/schedule-exceptions', {
      doctor: 'ayu',
      kind: 'leave',
      from: '2026-11-23',
      to: '2026-11-23',
    })
  const look = async (moment: string) => {
    await hospital.travel(moment)
    return callUnanswered(hospital.deps)
  }

  test('goes on the call list a day before, once', async () => {
    await depart()
    expect(await look('2026-11-22T01:59:00Z')).toBe(0)
    expect(await look('2026-11-22T02:00:00Z')).toBe(1)
    expect(await look('2026-11-22T02:10:00Z')).toBe(0)
    const [item] = await hospital.deps.db.select().from(callItem)
    expect(item).toMatchObject({ appointmentId: id, news: 'absence', why: 'unanswered' })
    await atDesk(`/api/admins/call-list/${item?.id}/done`, {})
    expect(await look('2026-11-22T03:00:00Z')).toBe(0)
  })

  test('is not called after an answer or another booking', async () => {
    await depart()
    await requestSlot(hospital, 0, { startsAt: '2026-11-30T02:00:00Z' })
    expect(await look('2026-11-22T02:00:00Z')).toBe(0)
  })
})

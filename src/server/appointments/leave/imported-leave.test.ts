import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nine, requestSlot, ten } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { refuseRows } from '../../../../tests/refuse-rows.ts'
import { newId } from '../../database/connect.ts'
import {
  appointment,
  deletedLeaveDay,
  scheduleException,
  withdrawnLeave,
} from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { notifyOfImportedLeave, undoWithdrawnLeave } from './imported-leave.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

/** Inserts leave as an import does: only the row, no messages. */
const importLeave = (date: string, source: string) =>
  hospital.deps.db.insert(scheduleException).values({
    id: newId(),
    doctorId: hospital.ids.get('doctors/ayu') as string,
    locationId: hospital.ids.get('addresses/jakarta') as string,
    kind: 'leave',
    fromDate: date,
    toDate: date,
    externalId: source,
    untold: true,
  })
const statuses = async () => {
  const rows = await hospital.deps.db.select({ status: appointment.status }).from(appointment)
  return rows.map(one => one.status)
}
const untold = async () =>
  (await hospital.deps.db.select().from(scheduleException)).filter(one => one.untold).length

test('imported leave notifies each booked patient once, although it was imported twice', async () => {
  const { deps, call, admins } = hospital
  await requestSlot(hospital, 0, { startsAt: nine })
  const caller = await call('POST', '/api/admins/appointments', {
    token: admins.desk.token,
    headers: { 'idempotency-key': 'caller-0001' },
    body: {
      schedule: hospital.schedules.slots,
      startsAt: ten,
      patient: { name: 'Pak Joko', phone: '0812 000 111' },
      source: 'phone',
    },
  })
  expect(caller.status).toBe(201)
  await importLeave('2026-11-23', 'role#1')
  await importLeave('2026-11-23', 'role#2')
  expect(await notifyOfImportedLeave(deps)).toBe(2)
  expect(await statuses()).toEqual(['cancelled_by_hospital', 'cancelled_by_hospital'])
  const mails = await deps.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.kind, 'appointment.absence'))
  expect(mails.map(one => one.to)).toEqual(['patient0@example.org'])
  expect(mails[0]?.text).toMatch(/token=rwa_/)
  expect(await deps.db.select().from(callItem)).toMatchObject([
    { appointmentId: caller.result.id, news: 'absence', why: 'no_address' },
  ])
  expect(await untold()).toBe(0)
  expect(await notifyOfImportedLeave(deps)).toBe(0)
})

test('imported leave without appointments is marked as handled and sends nothing', async () => {
  await requestSlot(hospital, 0, { startsAt: nine })
  await importLeave('2026-12-14', 'role#1')
  expect(await notifyOfImportedLeave(hospital.deps)).toBe(0)
  expect(await statuses()).toEqual(['requested'])
  expect(await untold()).toBe(0)
})

test('leave that the source withdraws gives the patients their appointments back, and tells them once', async () => {
  const { deps } = hospital
  await requestSlot(hospital, 0, { startsAt: nine })
  await importLeave('2026-11-23', 'role#1')
  await notifyOfImportedLeave(deps)
  expect(await statuses()).toEqual(['cancelled_by_hospital'])
  expect(await undoWithdrawnLeave(deps)).toBe(0)
  await deps.db.update(scheduleException).set({ externalId: `${withdrawnLeave}1` })
  expect(await undoWithdrawnLeave(deps)).toBe(1)
  expect(await statuses()).toEqual(['requested'])
  expect(await deps.db.select().from(scheduleException)).toEqual([])
  const mails = await deps.db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.kind, 'appointment.restored'))
  expect(mails.map(one => one.to)).toEqual(['patient0@example.org'])
  expect(await undoWithdrawnLeave(deps)).toBe(0)
})

test('withdrawn leave that cannot be undone stops no other', async () => {
  const { db } = hospital.deps
  await importLeave('2026-11-23', `${withdrawnLeave}1`)
  await importLeave('2026-11-30', `${withdrawnLeave}2`)
  await refuseRows(db, 'delete', 'schedule_exception', `old.external_id = '${withdrawnLeave}1'`)
  await expect(undoWithdrawnLeave(hospital.deps)).rejects.toThrow()
  expect(await db.select().from(scheduleException)).toMatchObject([{ externalId: `${withdrawnLeave}1` }])
})

test('imported leave that the front desk deletes stays as a row that no import adds again', async () => {
  const { deps, call, admins } = hospital
  await requestSlot(hospital, 0, { startsAt: nine })
  await importLeave('2026-11-23', 'role#1')
  await notifyOfImportedLeave(deps)
  const rows = () => deps.db.select().from(scheduleException)
  const path = `/api/admins/schedule-exceptions/${(await rows())[0]?.id}`
  const undo = () => call('DELETE', path, { token: admins.desk.token })
  expect((await undo()).status).toBe(200)
  expect(await statuses()).toEqual(['requested'])
  expect(await rows()).toMatchObject([{ externalId: 'role#1', fromDate: deletedLeaveDay, untold: false }])
  expect((await undo()).status).toBe(404)
  const list = await call('GET', '/api/admins/schedule-exceptions?over=true', { token: admins.desk.token })
  expect(list.result).toEqual([])
})

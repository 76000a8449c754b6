import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, nine, requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { account } from '../../database/tables/accounts.ts'
import { appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { outboxMessage } from '../../database/tables/messages.ts'

let hospital: HospitalFixture
afterEach(() => hospital.close())
const open = async (patients: number) => {
  hospital = await createHospital({ patients })
}
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })
const mailsOf = (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))
const states = async () => {
  const rows = await hospital.deps.db.select({ status: appointment.status }).from(appointment)
  return Object.entries(Object.groupBy(rows, row => row.status)).map(([name, all]) => [name, all.length])
}
const monday = { from: '2026-11-23', to: '2026-11-23' }
const leave = (own = {}) =>
  atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', ...monday, ...own })
const late = (minutes: number, own = {}) => leave({ kind: 'late', minutes, ...own })
const phoneBooking = (startsAt: string, schedule: string, name = 'Pak Joko') =>
  atDesk(
    'POST',
    '/api/admins/appointments',
    { schedule, startsAt, patient: { name, phone: '0812 000 111' }, source: 'phone' },
    { 'idempotency-key': `desk-${name.replace(' ', '-')}-${startsAt}` },
  )

describe('a doctor on leave', () => {
  test('handles each of thirty patients: by an email or an entry of the call list', async () => {
    await open(30)
    const schedule = await hospital.addSchedule({ weekday: 2, slotMinutes: 5 })
    const start = Temporal.Instant.from('2026-11-24T02:00:00Z')
    for (let index = 0; index < 30; index++) {
      const startsAt = start.add({ minutes: 5 * index }).toString()
      const made =
        index % 6 === 5
          ? await phoneBooking(startsAt, schedule, `Caller ${index}`)
          : await requestSlot(hospital, index, { schedule, startsAt })
      expect(made.status).toBe(201)
      if (index % 2) await atDesk('POST', `/api/admins/appointments/${made.result.id}/accept`)
    }
    const answer = await leave({ from: '2026-11-24', to: '2026-11-24' })
    expect(answer.meta).toMatchObject({ affected: 30, told: 25, toCall: 5 })
    expect(await states()).toEqual([['cancelled_by_hospital', 30]])
    const mails = await mailsOf('appointment.absence')
    const called = await hospital.deps.db.select().from(callItem)
    const handled = new Set([...mails, ...called].map(one => one.appointmentId))
    const all = await hospital.deps.db.select({ id: appointment.id }).from(appointment)
    expect(all.filter(one => !handled.has(one.id))).toEqual([])
    expect(new Set(mails.map(one => one.text.match(/token=(rwa_[\w-]{43})/)?.[1])).size).toBe(25)
  })

  test('sends an email in the patient’s language, with slots that are still free and a cancelled calendar entry', async () => {
    await open(2)
    await hospital.deps.db.update(account).set({ language: 'id' }).where(eq(account.role, 'patient'))
    const { result } = await requestSlot(hospital, 0)
    await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
    await leave()
    const [mail] = await mailsOf('appointment.absence')
    expect(mail?.subject).toBe(
      'Janji temu Anda tidak dapat berlangsung: dr. Ayu Lestari, Sp.JP, Senin, 23 November 2026, 09.00\u00a0WIB',
    )
    // The Monday of the leave is not offered.
    expect(mail?.text).toContain('Senin, 30 November 2026, 09.00\u00a0WIB')
    expect(mail?.text).toMatch(/\/patients\/answer\?lang=id#token=rwa_[\w-]{43}/)
    expect(mail?.html).toContain('href="http://127.0.0.1:4321/patients/answer?lang=id#token=rwa_')
    expect(mail?.html).not.toContain('<table')
    const [file] = mail?.attachments ?? []
    expect(file?.contentType).toContain('method=CANCEL')
    expect(file?.content).toContain(`UID:${result.id}\r\nSEQUENCE:2\r\n`)
    expect(file?.content).toContain('STATUS:CANCELLED')
  })

  test('that an existing leave covers is refused with that leave, also when two requests come at once', async () => {
    await open(1)
    await requestSlot(hospital, 0)
    const both = await Promise.all([leave(), leave()])
    expect(both.map(one => one.status).sort()).toEqual([201, 409])
    const again = await leave({ startTime: '09:00' })
    expect(again.meta.code).toBe('booking.exceptionExists')
    expect(again.result.exception).toMatchObject({ doctor: 'ayu', kind: 'leave', ...monday })
    expect((await mailsOf('appointment.absence')).length).toBe(1)
    // The existing leave does not cover a longer one.
    expect((await leave({ to: '2026-11-30' })).status).toBe(201)
    expect((await late(20)).status).toBe(201)
    expect((await late(20)).meta.code).toBe('booking.exceptionExists')
    expect((await late(40)).status).toBe(201)
  })

  test('of one session leaves the other session of that day as it is', async () => {
    await open(2)
    const schedule = await hospital.addSchedule({ startTime: '14:00', endTime: '16:00' })
    await requestSlot(hospital, 0)
    const afternoon = await requestSlot(hospital, 1, { schedule, startsAt: '2026-11-23T07:00:00Z' })
    expect((await leave({ startTime: '09:00' })).meta).toMatchObject({ affected: 1, told: 1 })
    expect(await freeAt(hospital, half)).toBeUndefined()
    expect(await freeAt(hospital, '2026-11-23T07:30:00Z')).toBe(1)
    const own = await hospital.call('GET', `/api/appointments/${afternoon.result.id}`, {
      token: hospital.patients[1]?.token,
    })
    expect(own.result.status).toBe('requested')
  })

  test('of one session does not cover hours that begin with it and reach into another session', async () => {
    await open(1)
    const schedule = await hospital.addSchedule({ startTime: '14:00', endTime: '16:00' })
    await requestSlot(hospital, 0, { schedule, startsAt: '2026-11-23T07:00:00Z' })
    expect((await leave({ startTime: '09:00' })).meta).toMatchObject({ affected: 0 })
    const hours = await leave({ startTime: '09:00', endTime: '15:00' })
    expect(hours.meta).toMatchObject({ affected: 1, told: 1 })
  })

  test('leaves cancelled and declined appointments and those with another doctor as they are', async () => {
    await open(3)
    const { result } = await requestSlot(hospital, 0)
    await hospital.call('POST', `/api/appointments/${result.id}/cancel`, {
      token: hospital.patients[0]?.token,
    })
    await requestSlot(hospital, 1, { doctor: 'budi', schedule: hospital.schedules.queue })
    expect((await leave()).meta).toMatchObject({ affected: 0, told: 0, toCall: 0 })
    expect(await mailsOf('appointment.absence')).toEqual([])
  })

  test('and a holiday of the whole hospital notify the patients of every doctor', async () => {
    await open(3)
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, { doctor: 'budi', schedule: hospital.schedules.queue })
    const answer = await leave({ doctor: null, kind: 'holiday' })
    expect(answer.meta).toMatchObject({ affected: 2, told: 2, toCall: 0 })
    expect(await mailsOf('appointment.absence')).toHaveLength(2)
  })

  test('while sixteen patients cancel and the front desk accepts: each appointment is cancelled exactly once', async () => {
    await open(16)
    const schedule = await hospital.addSchedule({ weekday: 2, slotMinutes: 10 })
    const ids: string[] = []
    for (let index = 0; index < 16; index++) {
      const startsAt = Temporal.Instant.from('2026-11-24T02:00:00Z').add({ minutes: 10 * index })
      const { result } = await requestSlot(hospital, index, { schedule, startsAt: startsAt.toString() })
      ids.push(result.id)
    }
    const answers = await Promise.all([
      ...ids.map((id, index) =>
        index % 2
          ? hospital.call('POST', `/api/appointments/${id}/cancel`, {
              token: hospital.patients[index]?.token,
            })
          : atDesk('POST', `/api/admins/appointments/${id}/accept`),
      ),
      leave({ from: '2026-11-24', to: '2026-11-24' }),
    ])
    expect(answers.every(one => one.status < 500)).toBe(true)
    const rows = await hospital.deps.db.select().from(appointment)
    const byHospital = rows.filter(row => row.status === 'cancelled_by_hospital')
    const byPatient = rows.filter(row => row.status === 'cancelled_by_patient')
    expect(byHospital.length + byPatient.length).toBe(16)
    expect(answers.at(-1)?.meta.affected).toBe(byHospital.length)
    expect(await mailsOf('appointment.absence')).toHaveLength(byHospital.length)
    expect(await mailsOf('appointment.cancelled')).toHaveLength(byPatient.length)
  })
})

describe('a doctor who is late', () => {
  const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })

  test('keeps the queue: its patients get the delay, a choice, and a moved calendar entry', async () => {
    await open(2)
    const { result } = await requestSlot(hospital, 0, queue())
    await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
    await requestSlot(hospital, 1, queue())
    expect((await late(40, { doctor: 'budi' })).meta).toMatchObject({ affected: 0, told: 2, toCall: 0 })
    const [accepted, requested] = await mailsOf('appointment.late')
    expect(accepted?.subject).toContain('About 40 minutes late: dr. Budi Santoso')
    expect(accepted?.text).toMatch(/token=rwa_/)
    expect(accepted?.attachments[0]?.content).toContain('METHOD:REQUEST')
    expect(accepted?.attachments[0]?.content).toContain('DTSTART:20261123T024000Z')
    expect(requested?.attachments).toEqual([])
    expect(await states()).toEqual([
      ['accepted', 1],
      ['requested', 1],
    ])
  })

  test('and comes on time after all: the same patients are notified', async () => {
    await open(1)
    await requestSlot(hospital, 0, queue())
    const { result } = await late(40, { doctor: 'budi' })
    const back = await atDesk('DELETE', `/api/admins/schedule-exceptions/${result.id}`)
    expect(back.meta).toMatchObject({ affected: 0, told: 1 })
    expect((await mailsOf('appointment.onTime'))[0]?.subject).toContain('On time after all')
  })
})

describe('the call list', () => {
  beforeEach(async () => {
    await open(1)
    await phoneBooking(nine, hospital.schedules.slots)
    await leave()
  })

  test('lists the patient, the reason and the event until the call is done', async () => {
    const list = await atDesk('GET', '/api/admins/call-list')
    expect(list.meta.total).toBe(1)
    expect(list.result[0]).toMatchObject({
      news: 'absence',
      why: 'no_address',
      appointment: { patient: { name: 'Pak Joko', phone: '0812 000 111' }, startsAt: nine, source: 'phone' },
    })
    const path = `/api/admins/call-list/${list.result[0].id}/done`
    const done = await atDesk('POST', path, { note: 'Comes on Monday next' })
    expect(done.result).toMatchObject({ note: 'Comes on Monday next' })
    const again = await atDesk('POST', path, { note: 'Other' })
    expect(again.result).toMatchObject({ note: 'Comes on Monday next', doneAt: done.result.doneAt })
    expect((await atDesk('GET', '/api/admins/call-list')).result).toEqual([])
    expect((await atDesk('GET', '/api/admins/call-list?done=true')).result).toHaveLength(1)
  })

  test('is only for the front desk, and contains no other telephone number', async () => {
    const asContent = await hospital.call('GET', '/api/admins/call-list', {
      token: hospital.admins.content.token,
    })
    expect(asContent.status).toBe(403)
    const path = '/api/admins/call-list/01890000-0000-7000-8000-00000000dead/done'
    expect((await atDesk('POST', path, {})).status).toBe(404)
  })
})

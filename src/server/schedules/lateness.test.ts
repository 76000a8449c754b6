import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { remindPatients } from '../appointments/reminders.ts'
import { appointment } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 3 })
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const mailsOf = (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))
const monday = { from: '2026-11-23', to: '2026-11-23' }
const late = (minutes: number, own = {}) =>
  atDesk('POST', '/api/admins/schedule-exceptions', {
    doctor: 'ayu',
    kind: 'late',
    minutes,
    ...monday,
    ...own,
  })
async function accepted(patient: number, startsAt = nine) {
  const { result } = await requestSlot(hospital, patient, { startsAt })
  await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
  return result as { id: string; code: string }
}
const own = async (patient: number, when = 'upcoming') =>
  (await hospital.call('GET', `/api/appointments?when=${when}`, { token: hospital.patients[patient]?.token }))
    .result
const statusOf = async (id: string) =>
  (await hospital.deps.db.select().from(appointment).where(eq(appointment.id, id)))[0]?.status

describe('a doctor with fixed times who is late', () => {
  test('displaces no patient: patients before and after the arrival get the expected time', async () => {
    const [first, last] = [await accepted(0), await accepted(1, ten)]
    expect((await late(40)).meta).toMatchObject({ affected: 0, told: 2, toCall: 0 })
    expect(await mailsOf('appointment.absence')).toEqual([])
    const emails = await mailsOf('appointment.late')
    expect(emails.map(one => one.text.match(/at about ([\d:]+\sWIB)/)?.[1]).toSorted()).toEqual([
      '09:40\u00a0WIB',
      '10:40\u00a0WIB',
    ])
    expect([await statusOf(first.id), await statusOf(last.id)]).toEqual(['accepted', 'accepted'])
  })

  test('has the same expected time in the email, the calendar, the patient’s pages, the front desk’s day and the queue', async () => {
    const { id, code } = await accepted(0, ten)
    await late(40)
    const [email] = await mailsOf('appointment.late')
    expect(email?.text).toContain('10:40\u00a0WIB')
    expect(email?.attachments[0]?.content).toContain('DTSTART:20261123T034000Z')
    expect(email?.attachments[0]?.content).toContain('DTEND:20261123T041000Z')
    const [card] = await own(0)
    expect(card).toMatchObject({ startsAt: ten, lateMinutes: 40 })
    const token = email?.text.match(/token=(rwa_[\w-]{43})/)?.[1] ?? ''
    const link = await hospital.call('GET', '/api/answer-link', { token })
    expect(link.result.appointment).toMatchObject({ lateMinutes: 40 })
    const day = await atDesk('GET', '/api/admins/appointments?date=2026-11-23&location=jakarta')
    expect(day.result.find((one: { id: string }) => one.id === id)).toMatchObject({ lateMinutes: 40 })
    await hospital.travel('2026-11-23T01:30:00Z')
    const { result } = await hospital.call('GET', `/api/appointments/status/${code}`)
    expect(result).toMatchObject({ lateMinutes: 40, from: '2026-11-23T03:40:00Z' })
    const queues = (await atDesk('GET', '/api/admins/desk/queue?location=jakarta')).result
    const queue = queues.find((one: { doctor: string }) => one.doctor === 'ayu')
    expect(queue.expected[0].estimate.from).toBe('2026-11-23T03:40:00Z')
  })

  test('gets no new bookings before the arrival, and later slots stay free', async () => {
    await late(40)
    expect(await freeAt(hospital, nine)).toBeUndefined()
    expect((await requestSlot(hospital, 0)).meta.code).toBe('booking.gone')
    expect(await freeAt(hospital, ten)).toBe(1)
    await accepted(0, ten)
    const [email] = await mailsOf('appointment.accepted')
    expect(email?.text).toContain('at about 10:40\u00a0WIB')
  })

  test('cancels the slots before the arrival only with `cancelBefore`', async () => {
    const [first, last] = [await accepted(0), await accepted(1, ten)]
    const asked = { doctor: 'ayu', kind: 'late', minutes: 40, ...monday, cancelBefore: true }
    const looked = await atDesk('POST', '/api/admins/schedule-exceptions/affected', asked)
    expect(looked.result.map((one: { news: string }) => one.news)).toEqual(['absence', 'late'])
    expect((await late(40, { cancelBefore: true })).meta).toMatchObject({ affected: 1, told: 2 })
    expect([await statusOf(first.id), await statusOf(last.id)]).toEqual(['cancelled_by_hospital', 'accepted'])
    expect((await mailsOf('appointment.absence'))[0]?.to).toBe('patient0@example.org')
  })

  test('and comes on time after all: the same patients are notified, and their calendar entries move back', async () => {
    await accepted(0)
    await accepted(1, ten)
    const { result } = await late(40)
    const back = await atDesk('DELETE', `/api/admins/schedule-exceptions/${result.id}`)
    expect(back.meta).toMatchObject({ affected: 0, told: 2 })
    const emails = await mailsOf('appointment.onTime')
    expect(emails).toHaveLength(2)
    expect(emails.some(one => one.attachments[0]?.content?.includes('DTSTART:20261123T020000Z'))).toBe(true)
    expect((await own(0))[0]).toMatchObject({ lateMinutes: 0 })
  })

  test('later than the whole session keeps the session and cancels no appointment', async () => {
    const { id } = await accepted(0)
    expect((await late(180)).meta).toMatchObject({ affected: 0, told: 1 })
    expect(await statusOf(id)).toBe('accepted')
    expect((await mailsOf('appointment.late'))[0]?.text).toContain('12:00\u00a0WIB')
  })

  test('is also notified to patients whose time is over, and their appointments stay listed as coming', async () => {
    await accepted(0)
    await hospital.travel('2026-11-23T02:35:00Z')
    expect(await own(0)).toEqual([])
    expect((await late(60)).meta).toMatchObject({ told: 1 })
    expect(await own(0)).toMatchObject([{ lateMinutes: 60 }])
    expect(await own(0, 'past')).toEqual([])
    const [email] = await mailsOf('appointment.late')
    const token = email?.text.match(/token=(rwa_[\w-]{43})/)?.[1] ?? ''
    expect((await hospital.call('GET', '/api/answer-link', { token })).result).toMatchObject({
      state: 'open',
    })
    // Past 10:30, when the expected time is over too.
    await hospital.travel('2026-11-23T03:31:00Z')
    expect(await own(0)).toEqual([])
  })

  test('does not make a patient a no-show before the expected time', async () => {
    const { id } = await accepted(0)
    await late(45)
    const missed = () => atDesk('POST', `/api/admins/appointments/${id}/no-show`)
    await hospital.travel('2026-11-23T03:14:00Z')
    expect((await missed()).meta.code).toBe('booking.notYet')
    await hospital.travel('2026-11-23T03:15:00Z')
    expect((await missed()).result.status).toBe('no_show')
  })

  test('is repeated in a reminder, as a full sentence', async () => {
    await accepted(0, ten)
    await late(40, { minutes: 40 })
    await hospital.deps.db
      .update(appointment)
      .set({ updatedAt: Temporal.Instant.from('2026-11-20T00:00:00Z') })
    await hospital.travel('2026-11-23T01:30:00Z')
    expect(await remindPatients(hospital.deps)).toBe(1)
    const [email] = await mailsOf('appointment.reminderHours')
    expect(email?.text).toContain('about 40 minutes late')
    expect(email?.text).toContain('10:40\u00a0WIB')
  })
})

test('The email about a late queue has the new start of the session, not a time for each turn', async () => {
  await requestSlot(hospital, 0, { doctor: 'budi', schedule: hospital.schedules.queue })
  await late(40, { doctor: 'budi' })
  expect((await mailsOf('appointment.late'))[0]?.text).toContain(
    'the session will start at about 09:40\u00a0WIB',
  )
})

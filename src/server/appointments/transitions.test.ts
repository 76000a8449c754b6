import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { half, nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { refuseRows } from '../../../tests/refuse-rows.ts'
import { account } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditLog, outboxMessage } from '../database/tables/messages.ts'
import { expireRequests } from './expiry.ts'

let hospital: HospitalFixture
let id: string
beforeEach(async () => {
  hospital = await createHospital()
  id = (await book(0)).result.id
})
afterEach(() => hospital.close())

const book = (patient: number, booking?: Record<string, unknown>) => requestSlot(hospital, patient, booking)
const asPatient = (method: string, path: string, body?: unknown, patient = 0) =>
  hospital.call(method, path, { token: hospital.patients[patient]?.token, body })
const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const accept = (one = id) => atDesk('POST', `/api/admins/appointments/${one}/accept`)
const mailsOf = (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))

describe('the front desk', () => {
  test('accepts a request, and its patient gets a calendar file in their language', async () => {
    await hospital.deps.db.update(account).set({ language: 'id' }).where(eq(account.role, 'patient'))
    const answer = await accept()
    expect(answer.result).toMatchObject({
      status: 'accepted',
      expiresAt: null,
      patient: { name: 'patient0', email: 'patient0@example.org', phone: null },
    })
    const [mail] = await mailsOf('appointment.accepted')
    expect(mail?.subject).toBe(
      'Dikonfirmasi: dr. Ayu Lestari, Sp.JP, Senin, 23 November 2026, 09.00\u00a0WIB',
    )
    const [file] = mail?.attachments ?? []
    expect(file?.contentType).toContain('method=REQUEST')
    expect(file?.content).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(file?.content).toContain(`UID:${id}\r\n`)
    expect(file?.content).toContain('DTSTART:20261123T020000Z\r\n')
    for (const line of file?.content.split('\r\n') ?? []) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })

  test('declines with a reason that the patient reads, and the place is free again', async () => {
    const path = `/api/admins/appointments/${id}/decline`
    expect((await atDesk('POST', path, { reason: '  ' })).status).toBe(422)
    const answer = await atDesk('POST', path, { reason: 'The doctor is at a congress' })
    expect(answer.result).toMatchObject({ status: 'declined', statusReason: 'The doctor is at a congress' })
    const [mail] = await mailsOf('appointment.declined')
    expect(mail?.text).toContain('The doctor is at a congress')
    expect((await book(1)).status).toBe(201)
    expect((await accept()).meta.code).toBe('booking.changed')
  })

  test('finds appointments by state, doctor, location and the date at the location', async () => {
    await hospital.travel('2026-11-20T03:30:00Z')
    const other = await book(1, { doctor: 'budi', schedule: hospital.schedules.queue })
    await accept(other.result.id)
    const ids = async (query: string) =>
      (await atDesk('GET', `/api/admins/appointments?${query}`)).result.map((one: { id: string }) => one.id)
    expect(await ids('status=requested')).toEqual([id])
    expect(await ids('status=requested&status=accepted&sort=createdAt')).toEqual([id, other.result.id])
    expect(await ids('doctor=budi')).toEqual([other.result.id])
    expect(await ids('location=makassar')).toEqual([])
    expect(await ids('date=2026-11-23&location=jakarta')).toHaveLength(2)
    expect(await ids('date=2026-11-22')).toEqual([])
    const page = await atDesk('GET', '/api/admins/appointments?perPage=1&page=2')
    expect([page.result.length, page.meta.total]).toEqual([1, 2])
    expect((await atDesk('GET', '/api/admins/appointments?status=lost')).status).toBe(422)
  })

  test('writes an audit entry for the data it reads', async () => {
    await atDesk('GET', '/api/admins/appointments')
    await atDesk('GET', `/api/admins/appointments/${id}`)
    const entries = await hospital.deps.db.select().from(auditLog)
    const patients = [hospital.patients[0]?.patientId]
    expect(entries.find(one => one.action === 'appointment.list')?.detail).toMatchObject({ patients })
    expect(entries.find(one => one.action === 'appointment.read')).toMatchObject({
      accountId: hospital.admins.desk.accountId,
      patientId: patients[0],
      detail: { appointments: [id] },
    })
  })

  test('is the only scope allowed: no editor, patient or visitor', async () => {
    const paths: [string, string][] = [
      ['GET', '/api/admins/appointments'],
      ['GET', `/api/admins/appointments/${id}`],
      ['POST', `/api/admins/appointments/${id}/accept`],
      ['POST', `/api/admins/appointments/${id}/decline`],
    ]
    for (const [method, path] of paths) {
      const body = method === 'POST' ? { reason: 'no' } : undefined
      const status = async (token?: string) => (await hospital.call(method, path, { token, body })).status
      expect(await status()).toBe(401)
      expect(await status(hospital.patients[0]?.token)).toBe(403)
      expect(await status(hospital.admins.content.token)).toBe(403)
    }
    const [row] = await hospital.deps.db.select().from(appointment)
    expect(row?.status).toBe('requested')
  })
})

describe('a patient', () => {
  test('sees their own coming and past appointments only', async () => {
    await book(0, { startsAt: '2026-11-30T02:00:00Z' })
    await book(1, { startsAt: half })
    const ids = async (when: string) =>
      (await asPatient('GET', `/api/appointments?when=${when}`)).result.map(
        (one: { startsAt: string }) => one.startsAt,
      )
    await accept()
    expect(await ids('upcoming')).toEqual([nine, '2026-11-30T02:00:00Z'])
    await asPatient('POST', `/api/appointments/${id}/cancel`)
    expect(await ids('upcoming')).toEqual(['2026-11-30T02:00:00Z'])
    expect(await ids('past')).toEqual([nine])
    expect((await asPatient('GET', '/api/appointments')).meta.total).toBe(2)
  })

  test('gets 404 for every operation on another patient’s appointment', async () => {
    const body = { schedule: hospital.schedules.slots, startsAt: half }
    for (const wrong of [id, 'not-an-id', '00000000-0000-7000-8000-000000000000']) {
      expect((await asPatient('GET', `/api/appointments/${wrong}`, undefined, 1)).status).toBe(404)
      expect((await asPatient('POST', `/api/appointments/${wrong}/cancel`, {}, 1)).status).toBe(404)
      expect((await asPatient('POST', `/api/appointments/${wrong}/reschedule`, body, 1)).status).toBe(404)
    }
    const [row] = await hospital.deps.db.select().from(appointment)
    expect(row).toMatchObject({ status: 'requested' })
  })

  test('cancels, also twice, and another patient can book the slot', async () => {
    await accept()
    const path = `/api/appointments/${id}/cancel`
    expect((await asPatient('POST', path)).result.status).toBe('cancelled_by_patient')
    expect((await asPatient('POST', path)).status).toBe(200)
    const mails = await mailsOf('appointment.cancelled')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.attachments[0]?.content).toContain('METHOD:CANCEL\r\n')
    expect((await book(1)).status).toBe(201)
    expect((await accept()).meta.code).toBe('booking.changed')
  })

  test('cannot cancel or move an appointment that has begun', async () => {
    await accept()
    await hospital.travel('2026-11-23T02:10:00Z')
    expect((await asPatient('POST', `/api/appointments/${id}/cancel`)).meta.code).toBe('booking.started')
    const body = { schedule: hospital.schedules.slots, startsAt: '2026-11-23T04:00:00Z' }
    const moved = await asPatient('POST', `/api/appointments/${id}/reschedule`, body)
    expect(moved.meta.code).toBe('booking.started')
  })

  test('moves an accepted appointment: same code, same calendar entry, old slot free', async () => {
    const before = (await accept()).result
    await hospital.travel('2026-11-20T04:00:00Z')
    const body = { schedule: hospital.schedules.slots, startsAt: half }
    const moved = await asPatient('POST', `/api/appointments/${id}/reschedule`, body)
    expect(moved.result).toMatchObject({ id, code: before.code, status: 'accepted', startsAt: half })
    // Sent again, as on a bad connection.
    expect((await asPatient('POST', `/api/appointments/${id}/reschedule`, body)).status).toBe(200)
    const mails = await mailsOf('appointment.moved')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.attachments[0]?.content).toMatch(new RegExp(`UID:${id}\r\nSEQUENCE:2\r\n`))
    expect((await book(1)).status).toBe(201)
  })

  test('who moves to a taken slot keeps the old one and is offered others', async () => {
    await book(1, { startsAt: half })
    const body = { schedule: hospital.schedules.slots, startsAt: half }
    const answer = await asPatient('POST', `/api/appointments/${id}/reschedule`, body)
    expect(answer.meta.code).toBe('booking.taken')
    expect(answer.result.alternatives.length).toBeGreaterThan(0)
    expect((await asPatient('GET', `/api/appointments/${id}`)).result.startsAt).toBe(nine)
  })

  test('cannot move to another doctor’s slot', async () => {
    const body = { schedule: hospital.schedules.queue, startsAt: nine }
    const answer = await asPatient('POST', `/api/appointments/${id}/reschedule`, body)
    expect(answer.meta.code).toBe('booking.gone')
  })
})

describe('a request without an answer', () => {
  test('expires at its deadline, once, and its patient is notified', async () => {
    await hospital.travel('2026-11-20T04:59:59Z')
    expect(await expireRequests(hospital.deps)).toBe(0)
    await hospital.travel('2026-11-20T05:00:00Z')
    const counts = await Promise.all([expireRequests(hospital.deps), expireRequests(hospital.deps)])
    expect(counts.toSorted()).toEqual([0, 1])
    expect((await asPatient('GET', `/api/appointments/${id}`)).result.status).toBe('expired')
    expect(await mailsOf('appointment.expired')).toHaveLength(1)
    expect((await accept()).meta.code).toBe('booking.changed')
  })

  test('expires although an older one cannot', async () => {
    const other = (await book(1, { startsAt: half })).result.id
    await hospital.travel('2026-11-20T05:00:00Z')
    await hospital.deps.db
      .update(appointment)
      .set({ expiresAt: Temporal.Instant.from('2026-11-20T04:00:00Z') })
      .where(eq(appointment.id, id))
    await refuseRows(hospital.deps.db, 'update', 'appointment', `new.id = '${id}'`)
    await expect(expireRequests(hospital.deps)).rejects.toThrow()
    const [row] = await hospital.deps.db.select().from(appointment).where(eq(appointment.id, other))
    expect(row?.status).toBe('expired')
  })

  test('does not block another booking before the expiry job runs', async () => {
    await hospital.travel('2026-11-20T05:00:00Z')
    const places = await hospital.call('GET', '/api/doctors/ayu/places?from=2026-11-23&to=2026-11-23')
    expect(places.result[0].places[0]).toMatchObject({ startsAt: nine, free: 1 })
    expect((await book(1)).status).toBe(201)
    const [row] = await hospital.deps.db.select().from(appointment).where(eq(appointment.id, id))
    expect(row?.status).toBe('expired')
    expect(await mailsOf('appointment.expired')).toHaveLength(1)
  })

  test('cannot be accepted after its deadline, even if the expiry job has not run', async () => {
    await hospital.travel('2026-11-20T05:00:00Z')
    const answer = await accept()
    expect([answer.status, answer.result.current.status]).toEqual([409, 'expired'])
  })

  test('is refused with the telephone number if the answer would come too late to travel', async () => {
    await hospital.travel('2026-11-23T01:20:00Z')
    expect((await book(1, { startsAt: half })).meta.code).toBe('booking.byTelephoneOnly')
  })
})

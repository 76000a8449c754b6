import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { erasedName } from '#entities/people/erased-name.ts'
import { freeAt, half, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture, saveSettings } from '../../../tests/hospital.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { callItem } from '../database/tables/call-list.ts'
import { auditEntry, outboxMessage } from '../database/tables/messages.ts'
import { lockPatient } from '../patients/locks.ts'

let hospital: HospitalFixture
const open = async (patients = 3, connections = 10) => {
  hospital = await createHospital({ patients, connections })
}
afterEach(() => hospital.close())
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })
const step = (id: string, name: string, body?: unknown) =>
  atDesk('POST', `/api/admins/appointments/${id}/${name}`, body)
let keys = 0
const person = { name: 'Pak Joko', phone: '+62 812-000-111' }
const bookAtDesk = (own = {}, key = `desk-key-${keys++}`) => {
  const choice = { schedule: hospital.schedules.slots, startsAt: nine, patient: person, source: 'phone' }
  return atDesk('POST', '/api/admins/appointments', { ...choice, ...own }, { 'idempotency-key': key })
}
const accepted = async (who = 0, choice = {}) => {
  const { result } = await requestSlot(hospital, who, choice)
  await step(result.id, 'accept')
  return result.id as string
}
const mailsOf = (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))

describe('on the day', () => {
  beforeEach(() => open())

  test('a patient arrives and is seen, each transition once, also by two colleagues', async () => {
    const id = await accepted()
    expect((await step(id, 'check-in')).meta.code).toBe('booking.notYet')
    await hospital.travel('2026-11-23T01:50:00Z')
    expect((await step(id, 'complete')).meta.code).toBe('booking.changed')
    const answers = await Promise.all([1, 2, 3].map(() => step(id, 'check-in')))
    expect(answers.map(one => [one.status, one.result.status])).toEqual(Array(3).fill([200, 'checked_in']))
    expect((await step(id, 'complete')).result.status).toBe('completed')
    expect((await step(id, 'no-show')).meta.code).toBe('booking.changed')
    const entries = await hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.objectId, id))
    expect(entries.map(one => one.action).filter(one => /check-in|complete/.test(one))).toEqual([
      'appointment.check-in',
      'appointment.complete',
    ])
  })

  test('a no-show cannot be set before the slot is over, and can be undone for a day', async () => {
    const id = await accepted()
    const other = await accepted(1, { startsAt: half })
    await hospital.travel('2026-11-23T02:20:00Z')
    expect((await step(id, 'no-show')).meta.code).toBe('booking.notYet')
    await hospital.travel('2026-11-23T02:30:00Z')
    expect((await step(id, 'no-show')).result).toMatchObject({ status: 'no_show', checkedInAt: null })
    const back = await Promise.all([1, 2].map(() => step(id, 'reinstate')))
    expect(back.map(one => one.result.status)).toEqual(['accepted', 'accepted'])
    const entries = await hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.objectId, id))
    expect(entries.filter(one => one.action === 'appointment.reinstate')).toHaveLength(1)
    expect((await step(id, 'check-in')).result.status).toBe('checked_in')
    expect((await step(id, 'complete')).result.status).toBe('completed')
    expect((await step(id, 'reinstate')).meta.code).toBe('booking.changed')

    await hospital.travel('2026-11-23T03:10:00Z')
    await step(other, 'no-show')
    await hospital.travel('2026-11-24T03:11:00Z')
    expect((await step(other, 'reinstate')).meta.code).toBe('booking.reinstateTooLate')
  })

  test('what is over of an erased patient is neither reinstated nor moved', async () => {
    const missed = await accepted()
    const { result: open } = await bookAtDesk({
      startsAt: half,
      patient: { id: hospital.patients[0]?.patientId },
    })
    await hospital.travel('2026-11-23T03:10:00Z')
    await step(missed, 'no-show')
    const { token } = hospital.admins.super
    const path = `/api/admins/patients/${hospital.patients[0]?.patientId}/erase`
    expect((await hospital.call('POST', path, { token })).status).toBe(200)
    expect((await step(missed, 'reinstate')).meta.code).toBe('api.conflict')
    const to = { schedule: hospital.schedules.slots, startsAt: '2026-11-30T02:00:00Z' }
    expect((await step(open.id, 'reschedule', to)).meta.code).toBe('api.conflict')
  })

  test('a patient who left after arriving can wait again if the slot was not given to another', async () => {
    const id = await accepted()
    await hospital.travel('2026-11-23T01:50:00Z')
    await step(id, 'check-in')
    const left = await step(id, 'no-show')
    expect(left.result).toMatchObject({ status: 'no_show', checkedInAt: '2026-11-23T01:50:00Z' })
    expect(left.meta.message).toBe('Marked as left before the visit')
    expect((await step(id, 'reinstate')).result.status).toBe('checked_in')
    await step(id, 'no-show')
    const { result: instead } = await bookAtDesk({ source: 'walk_in' })
    expect((await step(id, 'reinstate')).meta.code).toBe('booking.taken')
    await step(instead.id, 'cancel', { reason: 'By mistake' })
    expect((await step(id, 'reinstate')).result.status).toBe('checked_in')
  })

  test('a patient with another appointment at that time is named where the front desk books, moves or undoes an absence', async () => {
    const refusal = /^patient0 already has an appointment at that time/
    const [id, next] = [await accepted(), await accepted(0, { startsAt: half })]
    const queue = { schedule: hospital.schedules.queue, startsAt: nine }
    const booking = { ...queue, patient: { id: hospital.patients[0]?.patientId } }
    expect((await bookAtDesk(booking)).message).toMatch(refusal)
    expect((await step(next, 'reschedule', queue)).message).toMatch(refusal)
    await step(next, 'cancel', { reason: 'Asked by telephone' })
    await hospital.travel(half)
    await step(id, 'no-show')
    const { result: other } = await bookAtDesk(booking)
    expect((await step(id, 'reinstate')).message).toMatch(refusal)
    await step(other.id, 'cancel', { reason: 'By mistake' })
    expect((await step(id, 'reinstate')).result.status).toBe('accepted')
  })
})

describe('the front desk cancels', () => {
  beforeEach(() => open())

  test('with a reason: the patient gets free slots, a link and a cancelled calendar entry, and the slot is free', async () => {
    const id = await accepted()
    expect((await step(id, 'cancel', {})).status).toBe(422)
    const answer = await step(id, 'cancel', { reason: 'The room is flooded' })
    expect(answer.result).toMatchObject({
      status: 'cancelled_by_hospital',
      statusReason: 'The room is flooded',
    })
    const [mail] = await mailsOf('appointment.cancelledByHospital')
    expect(mail?.text).toContain('The room is flooded')
    expect(mail?.text).toContain('Monday, 23 November 2026, 09:30\u00a0WIB')
    expect(mail?.attachments[0]?.contentType).toContain('method=CANCEL')
    const token = mail?.text.match(/token=(rwa_[\w-]+)/)?.[1]
    expect((await hospital.call('GET', '/api/answer-link', { token })).result.state).toBe('open')
    expect(await freeAt(hospital, nine)).toBe(1)
    expect((await step(id, 'cancel', { reason: 'Again' })).result.statusReason).toBe('The room is flooded')
    expect(await mailsOf('appointment.cancelledByHospital')).toHaveLength(1)
  })

  test('while the patient cancels, sixteen times: one of the two wins, with one message', async () => {
    for (let round = 0; round < 16; round++) {
      const startsAt = Temporal.Instant.from(nine).add({
        hours: 24 * 7 * (round % 4),
        minutes: 30 * Math.floor(round / 4),
      })
      const id = await accepted(0, { startsAt: startsAt.toString() })
      const token = hospital.patients[0]?.token
      await Promise.all([
        step(id, 'cancel', { reason: 'The room is flooded' }),
        hospital.call('POST', `/api/appointments/${id}/cancel`, { token }),
      ])
      const mails = await hospital.deps.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.appointmentId, id))
      expect(mails.filter(one => /cancelled/.test(one.kind))).toHaveLength(1)
    }
  })
})

describe('a booking by telephone or at the counter', () => {
  beforeEach(() => open())

  test('is confirmed at once, and a later one finds the patient by name and number', async () => {
    const made = await bookAtDesk({ reason: 'Cough' })
    expect(made.status).toBe(201)
    expect(made.result).toMatchObject({
      status: 'accepted',
      source: 'phone',
      reason: 'Cough',
      patient: { name: 'Pak Joko', phone: '+62 812-000-111', email: '' },
    })
    const again = await bookAtDesk({
      startsAt: half,
      source: 'walk_in',
      patient: { name: 'pak joko', phone: '+62812000111', birthDate: '1970-01-01' },
    })
    expect(again.result.patient.id).toBe(made.result.patient.id)
    const other = await bookAtDesk({ startsAt: ten, patient: { ...person, name: 'Bu Joko' } })
    expect(other.result.patient.id).not.toBe(made.result.patient.id)
    expect(await hospital.deps.db.$count(patient)).toBe(5)
  })

  test('for a patient with an account sends an email; an account is never found by name and telephone', async () => {
    const [owner] = hospital.patients
    const known = await bookAtDesk({ patient: { id: owner?.patientId } })
    expect(known.result.patient).toMatchObject({ id: owner?.patientId, email: owner?.email })
    const [mail] = await mailsOf('appointment.booked')
    expect(mail?.to).toBe(owner?.email)
    expect(mail?.attachments[0]?.contentType).toContain('method=REQUEST')
    await hospital.deps.db
      .update(patient)
      .set({ phone: person.phone, fullName: person.name })
      .where(eq(patient.id, owner?.patientId as string))
    const said = await bookAtDesk({ startsAt: half })
    expect(said.result.patient.id).not.toBe(owner?.patientId)
    const nobody = { patient: { id: '01890000-0000-7000-8000-00000000dead' }, startsAt: ten }
    expect((await bookAtDesk(nobody)).status).toBe(422)
  })

  test('is not made for a patient who is erased at this moment, and sends nothing', async () => {
    const { db } = hospital.deps
    const id = hospital.patients[0]?.patientId as string
    const booking = await db.transaction(async transaction => {
      await lockPatient(transaction, id)
      const answer = bookAtDesk({ patient: { id } })
      await oneWaitsForLock(db)
      await transaction.update(patient).set({ fullName: erasedName }).where(eq(patient.id, id))
      return { answer }
    })
    expect((await booking.answer).meta.code).toBe('api.conflict')
    expect(await mailsOf('appointment.booked')).toEqual([])
    expect(await db.$count(appointment)).toBe(0)
  })

  test('is possible in hidden sessions, within the notice and beyond the horizon, but not in the past or a taken slot', async () => {
    const hidden = await hospital.addSchedule({ weekday: 2, public: false })
    const choice = { schedule: hidden, startsAt: '2026-11-24T02:00:00Z' }
    expect((await requestSlot(hospital, 0, choice)).meta.code).toBe('booking.gone')
    expect((await bookAtDesk(choice)).status).toBe(201)
    const other = { ...person, name: 'Bu Joko' }
    expect((await bookAtDesk({ ...choice, patient: other })).meta.code).toBe('booking.taken')
    expect((await bookAtDesk({ startsAt: '2027-03-01T02:00:00Z' })).status).toBe(201)
    await hospital.travel('2026-11-23T02:10:00Z')
    expect((await bookAtDesk()).status).toBe(201)
    await hospital.travel('2026-11-23T03:00:00Z')
    expect((await bookAtDesk({ startsAt: half, patient: other })).meta.code).toBe('booking.tooLate')
  })

  test('sent twice is made once; the same key with another body is refused', async () => {
    const first = await bookAtDesk({}, 'the-same-key')
    const second = await bookAtDesk({}, 'the-same-key')
    expect(second.result).toEqual(first.result)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect((await bookAtDesk({ startsAt: half }, 'the-same-key')).meta.code).toBe('booking.keyReused')
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
  })

  test('reports missing values at their fields', async () => {
    for (const own of [
      { patient: { name: '', phone: '1' } },
      { patient: {} },
      { source: 'online' },
      { startsAt: 'nine' },
      { patient: { ...person, birthDate: '2999-01-01' } },
    ]) {
      const answer = await bookAtDesk(own)
      expect([answer.status, answer.meta.fields?.length ?? 0]).toEqual([422, expect.any(Number)])
      expect(answer.meta.fields?.length).toBeGreaterThan(0)
    }
    expect(await hospital.deps.db.$count(appointment)).toBe(0)
  })
})

describe('the front desk moves', () => {
  beforeEach(() => open())

  test('an appointment: the patient gets the new time, the calendar entry moves, the old slot is free', async () => {
    const id = await accepted()
    const to = { schedule: hospital.schedules.slots, startsAt: ten }
    expect((await step(id, 'reschedule', to)).result).toMatchObject({ startsAt: ten, status: 'accepted' })
    const [mail] = await mailsOf('appointment.movedByHospital')
    expect(mail?.subject).toContain('10:00\u00a0WIB')
    expect(mail?.attachments[0]?.content).toContain('SEQUENCE:2')
    expect(await freeAt(hospital, nine)).toBe(1)
    await requestSlot(hospital, 1)
    expect((await step(id, 'reschedule', { ...to, startsAt: nine })).meta.code).toBe('booking.taken')
  })

  test('an appointment of a patient without an email address: the patient goes on the call list', async () => {
    const { result } = await bookAtDesk()
    const to = { schedule: hospital.schedules.slots, startsAt: ten }
    await step(result.id, 'reschedule', to)
    expect(await hospital.deps.db.select().from(callItem)).toMatchObject([
      { appointmentId: result.id, news: 'moved', why: 'no_address' },
    ])
  })
})

describe('shortly before', () => {
  beforeEach(() => open())
  const set = (booking: Record<string, number>) => saveSettings(hospital, { booking })
  const asPatient = (id: string, what: string, body?: unknown) =>
    hospital.call('POST', `/api/appointments/${id}/${what}`, { token: hospital.patients[0]?.token, body })
  const to = () => ({ schedule: hospital.schedules.slots, startsAt: ten })

  test('a patient cannot cancel or move by themselves what is confirmed, but the front desk can', async () => {
    await set({ cancelHours: 24, rescheduleHours: 48 })
    const id = await accepted()
    await hospital.travel('2026-11-21T02:00:01Z')
    const moved = await asPatient(id, 'reschedule', to())
    expect([moved.status, moved.message]).toEqual([
      409,
      'Your appointment starts in less than 48 hours. Please call us to move it',
    ])
    expect(moved.result.current.startsAt).toBe(nine)
    await hospital.travel('2026-11-22T02:00:01Z')
    expect((await asPatient(id, 'cancel')).meta.code).toBe('booking.cancelTooLate')
    expect((await step(id, 'reschedule', to())).status).toBe(200)
    expect((await step(id, 'cancel', { reason: 'Asked by telephone' })).status).toBe(200)
  })

  test('a patient can until exactly the cut-off, and can always cancel a request', async () => {
    await set({ cancelHours: 24, rescheduleHours: 48, requestExpiryMinutes: 10_000 })
    const id = await accepted()
    await hospital.travel('2026-11-22T02:00:00Z')
    expect((await asPatient(id, 'cancel')).status).toBe(200)
    const { result } = await requestSlot(hospital, 0)
    await hospital.travel('2026-11-23T01:00:00Z')
    expect((await asPatient(result.id, 'cancel')).status).toBe(200)
  })
})

test('sixty-four want one slot, by telephone and online: one gets it', async () => {
  await open(32, 24)
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      index % 2
        ? requestSlot(hospital, (index - 1) / 2)
        : bookAtDesk({ patient: { name: `Caller ${index}`, phone: '0812 000 111' } }),
    ),
  )
  expect(answers.filter(one => one.status === 201)).toHaveLength(1)
  expect(answers.filter(one => one.meta.code === 'booking.taken')).toHaveLength(63)
  // Callers without a booking are not stored.
  expect(await hospital.deps.db.$count(patient)).toBeLessThanOrEqual(33)
})

import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, nine, requestSlot, ten } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { tableFingerprints } from '../../../../tests/table-fingerprints.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { auditEntry, outboxMessage } from '../../database/tables/messages.ts'

let hospital: HospitalFixture
const open = async (patients: number, connections = 10) => {
  hospital = await createHospital({ patients, connections })
}
afterEach(() => hospital.close())
const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const monday = { from: '2026-11-23', to: '2026-11-23' }
const depart = (own = {}) =>
  atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', ...monday, ...own })
const tokens = async () => {
  const mails = await hospital.deps.db.select().from(outboxMessage)
  return mails
    .toSorted((a, b) => (a.to < b.to ? -1 : 1))
    .flatMap(mail => mail.text.match(/token=(rwa_[\w-]+)/)?.[1] ?? [])
}
const look = (token: string) => hospital.call('GET', '/api/answer-link', { token })
const t = (token: string, body: unknown) => hospital.call('POST', '/api/answer-link', { token, body })
const nextMonday = '2026-11-30T02:00:00Z'
const move = (startsAt = nextMonday) => ({ answer: 'move', schedule: hospital.schedules.slots, startsAt })
const rows = () => hospital.deps.db.select().from(appointment).orderBy(appointment.createdAt, appointment.id)
const codes = (answers: { status: number; meta: { code?: string } }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, one => `${one.status} ${one.meta.code ?? ''}`.trim())).map(
      ([name, all]) => [name, all?.length],
    ),
  )

describe('a patient whom the doctor’s leave displaced', () => {
  let token: string
  beforeEach(async () => {
    await open(2)
    const { result } = await requestSlot(hospital, 0, { reason: 'chest pain' })
    await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
    await depart()
    token = (await tokens())[0] as string
  })

  test('sees by the link what happened and which slots are free, and viewing changes nothing', async () => {
    const { audit_entry: _, ...before } = await tableFingerprints(hospital.deps)
    const { status, result } = await look(token)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      state: 'open',
      news: 'lost',
      answer: null,
      appointment: { doctor: 'ayu', startsAt: nine, status: 'cancelled_by_hospital' },
      replacement: null,
      others: [{ doctor: 'budi', doctorName: 'dr. Budi Santoso' }],
    })
    expect(result.places[0].places[0].startsAt).toBe(nextMonday)
    // The link reveals no more than the email: another reader of the mailbox learns nothing new.
    expect(JSON.stringify(result)).not.toContain('chest pain')
    expect(result.appointment.id).toBeUndefined()
    expect(await tableFingerprints(hospital.deps)).toMatchObject(before)
    const [read] = await hospital.deps.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
    const { patientId } = hospital.patients[0] as { patientId: string }
    expect(read).toMatchObject({
      action: 'appointment.read',
      accountId: null,
      patientId,
      detail: { by: 'link' },
    })
  })

  test('books another slot without signing in: confirmed as the old one was, with a message', async () => {
    const { status, result, meta } = await t(token, move())
    expect([status, meta.message]).toEqual([
      200,
      'You have your new time. We have sent you a message about it',
    ])
    expect(result).toMatchObject({
      state: 'answered',
      answer: 'move',
      replacement: { status: 'accepted', startsAt: nextMonday, doctor: 'ayu' },
      places: [],
    })
    const [old, made] = await rows()
    expect(old?.status).toBe('cancelled_by_hospital')
    expect(made).toMatchObject({ patientId: old?.patientId, status: 'accepted', reason: 'chest pain' })
    const mails = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.appointmentId, made?.id as string))
    expect(mails[0]?.attachments[0]?.content).toContain(`UID:${made?.id}`)
    expect((await requestSlot(hospital, 1, { startsAt: nextMonday })).meta.code).toBe('booking.taken')
  })

  test('books a slot with another doctor of the specialty', async () => {
    const body = { answer: 'move', schedule: hospital.schedules.queue, startsAt: nine }
    const { result } = await t(token, body)
    expect(result.replacement).toMatchObject({ doctor: 'budi', status: 'accepted', queueNumber: 1 })
  })

  test('takes a slot that the portal holds for them, and the hold is over', async () => {
    const own = { token: hospital.patients[0]?.token }
    const { schedule, startsAt } = move()
    const held = await hospital.call('POST', '/api/holds', { ...own, body: { schedule, startsAt } })
    expect(held.result).toMatchObject({ startsAt })
    expect((await t(token, move())).status).toBe(200)
    expect((await hospital.call('GET', '/api/holds', own)).result).toBeNull()
  })

  test('wants none, and the link is closed; the appointment cannot be kept', async () => {
    expect((await t(token, { answer: 'keep' })).meta.code).toBe('booking.linkLost')
    expect((await t(token, { answer: 'cancel' })).result).toMatchObject({
      state: 'answered',
      answer: 'cancel',
    })
    expect(await rows()).toHaveLength(1)
    expect((await t(token, move())).meta.code).toBe('booking.linkAnswered')
  })

  test('can repeat the same answer, and cannot change it', async () => {
    await t(token, move())
    const before = await tableFingerprints(hospital.deps)
    expect((await t(token, move())).status).toBe(200)
    expect((await t(token, move('2026-11-30T02:30:00Z'))).meta.code).toBe('booking.linkAnswered')
    expect((await t(token, { answer: 'cancel' })).meta.code).toBe('booking.linkAnswered')
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
  })

  test('sends the answer sixty-four times at once: one new appointment', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => t(token, move())))
    expect(codes(answers)).toEqual({ '200': 64 })
    expect(await rows()).toHaveLength(2)
  })

  test('chooses a slot that was just taken, gets the next ones, and can still answer', async () => {
    await requestSlot(hospital, 1, { startsAt: nextMonday })
    const refused = await t(token, move())
    expect(refused.meta.code).toBe('booking.taken')
    expect(refused.result.alternatives[0].places[0].startsAt).toBe('2026-11-30T02:30:00Z')
    expect((await t(token, move('2026-11-30T02:30:00Z'))).status).toBe(200)
  })

  test('cannot answer after fourteen days, or by a truncated or invented link', async () => {
    const before = await tableFingerprints(hospital.deps)
    expect((await look(token.slice(0, -1))).meta.code).toBe('booking.linkUnknown')
    expect((await t(`${token.slice(0, -2)}AA`, move())).status).toBe(404)
    expect((await t('rwa_%F0%9F%98%80', { answer: 'cancel' })).status).toBe(404)
    hospital.clock.now = hospital.clock.now.add({ hours: 14 * 24 })
    expect([(await look(token)).status, (await t(token, move())).status]).toEqual([410, 410])
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
  })

  test('has a link that is stored only as a hash and gives no other access', async () => {
    const [link] = await hospital.deps.db.select().from(answerLink)
    expect(JSON.stringify(link)).not.toContain(token)
    expect(link?.tokenHash).toMatch(/^[\da-f]{64}$/)
    expect((await look(link?.tokenHash as string)).status).toBe(404)
    const asSession = await hospital.call('GET', '/api/appointments', { token })
    expect(asSession.status).toBe(401)
    expect((await look(hospital.patients[0]?.token as string)).status).toBe(404)
  })

  test('cannot send values that the form does not offer', async () => {
    for (const body of [{}, { answer: 'move' }, { answer: 'yes' }, { ...move(), patientId: 'x' }, []]) {
      expect((await t(token, body)).status).toBe(422)
    }
    expect(await rows()).toHaveLength(1)
  })
})

describe('a patient whose doctor is late', () => {
  let token: string
  beforeEach(async () => {
    await open(2)
    await requestSlot(hospital, 0, { doctor: 'budi', schedule: hospital.schedules.queue })
    await depart({ doctor: 'budi', kind: 'late', minutes: 30 })
    token = (await tokens())[0] as string
  })

  test('may keep the appointment, or cancel it', async () => {
    expect((await look(token)).result).toMatchObject({ state: 'open', news: 'late' })
    expect((await t(token, { answer: 'keep' })).result).toMatchObject({ answer: 'keep' })
    expect((await rows())[0]?.status).toBe('requested')
    expect((await t(token, { answer: 'cancel' })).meta.code).toBe('booking.linkAnswered')
  })

  test('may cancel', async () => {
    expect((await t(token, { answer: 'cancel' })).result).toMatchObject({
      news: 'late',
      appointment: { status: 'cancelled_by_patient' },
    })
    expect(await freeAt(hospital, nine, 'budi')).toBe(3)
  })

  test('may move to another day: the same appointment, the old slot free', async () => {
    const body = { answer: 'move', schedule: hospital.schedules.queue, startsAt: nextMonday }
    expect((await t(token, body)).result).toMatchObject({ answer: 'move', replacement: null })
    expect(await rows()).toMatchObject([{ status: 'requested' }])
    expect((await rows())[0]?.startsAt.toString()).toBe(nextMonday)
  })

  test('may change to another doctor: the old slot is released in the same transaction', async () => {
    const body = { answer: 'move', schedule: hospital.schedules.slots, startsAt: ten }
    expect((await t(token, body)).result.replacement).toMatchObject({ doctor: 'ayu', status: 'requested' })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_patient', 'requested'])
  })

  test('and chooses a taken slot of another doctor: the old appointment stays', async () => {
    await requestSlot(hospital, 1, { startsAt: ten })
    const body = { answer: 'move', schedule: hospital.schedules.slots, startsAt: ten }
    expect((await t(token, body)).meta.code).toBe('booking.taken')
    expect((await rows()).map(one => one.status)).toEqual(['requested', 'requested'])
  })

  test('has a link that is no longer valid after the appointment has changed', async () => {
    const id = (await rows())[0]?.id
    await hospital.call('POST', `/api/appointments/${id}/cancel`, { token: hospital.patients[0]?.token })
    expect((await look(token)).result).toMatchObject({ state: 'changed', places: [], others: [] })
    expect((await t(token, { answer: 'keep' })).meta.code).toBe('booking.linkChanged')
  })
})

test('sixty-four displaced patients want the same new slot: one gets it, the others can still choose', async () => {
  await open(64, 24)
  const schedule = await hospital.addSchedule({
    weekday: 2,
    mode: 'session',
    slotMinutes: null,
    capacity: 64,
  })
  const startsAt = '2026-11-24T02:00:00Z'
  await Promise.all(hospital.patients.map((_, index) => requestSlot(hospital, index, { schedule, startsAt })))
  const gone = await depart({ from: '2026-11-24', to: '2026-11-24' })
  expect(gone.meta.told).toBe(64)
  const all = await tokens()
  expect(all).toHaveLength(64)
  const answers = await Promise.all(all.map(token => t(token, move())))
  expect(codes(answers)).toEqual({ '200': 1, '409 booking.taken': 63 })
  const states = await Promise.all(all.map(async token => (await look(token)).result.state))
  expect(states.filter(state => state === 'open')).toHaveLength(63)
}, 60_000)

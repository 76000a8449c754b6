import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { account } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditEntry, outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const step = (id: string, name: string, body?: unknown) =>
  atDesk('POST', `/api/admins/appointments/${id}/${name}`, body)
const requested = async (who = 0, choice = {}) =>
  (await requestSlot(hospital, who, choice)).result.id as string
const accepted = async (who = 0, choice = {}) => {
  const id = await requested(who, choice)
  await step(id, 'accept')
  return id
}
const mailOf = async (kind: string) =>
  (await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind)))[0]
const speak = (language: 'id' | 'en') => hospital.deps.db.update(account).set({ language })
const toBudi = () => ({ schedule: hospital.schedules.queue, startsAt: nine })

test('Requests are listed in the order of their deadlines, not of their arrival', async () => {
  const ids = [
    await requested(0, { startsAt: half }),
    await requested(1),
    await requested(2, { startsAt: ten }),
  ]
  for (const [index, hours] of [9, 3, 6].entries()) {
    const expiresAt = hospital.deps.now().add({ hours })
    await hospital.deps.db
      .update(appointment)
      .set({ expiresAt })
      .where(eq(appointment.id, ids[index] as string))
  }
  const { result } = await atDesk('GET', '/api/admins/appointments?status=requested')
  expect(result.map((one: { id: string }) => one.id)).toEqual([ids[1], ids[2], ids[0]])
})

describe('a refusal by a template', () => {
  test('is read by the patient in their own language, with the front desk’s own words behind it', async () => {
    await speak('id')
    const id = await requested()
    const reason = 'Hubungi kami besok.'
    const { result } = await step(id, 'decline', { template: 'away', reason })
    expect(result.statusReason).toBe('Dokter berhalangan pada waktu tersebut. Hubungi kami besok.')
    expect((await mailOf('appointment.declined'))?.text).toContain(result.statusReason)
  })
  test('also cancels', async () => {
    await speak('en')
    const id = await accepted()
    const { result } = await step(id, 'cancel', { template: 'wish' })
    expect(result.statusReason).toBe('As we agreed with you.')
  })
  test('must be one of the list, and without one the reason is required', async () => {
    const id = await requested()
    expect((await step(id, 'decline', { template: 'none' })).status).toBe(422)
    const answer = await step(id, 'decline', { reason: ' ' })
    expect([answer.status, JSON.stringify(answer.meta)]).toEqual([422, expect.stringContaining('reason')])
    expect((await step(id, 'cancel', {})).status).toBe(422)
  })
})

describe('a slot that the front desk offers', () => {
  const far = '2026-12-14T04:00:00Z'
  test('is the first in the email, before those that are near', async () => {
    const id = await requested()
    const offer = { schedule: hospital.schedules.slots, startsAt: far }
    expect((await step(id, 'decline', { template: 'away', offer })).status).toBe(200)
    const { text = '' } = (await mailOf('appointment.declined')) ?? {}
    const offered = [...text.matchAll(/startsAt=([^&#\s]+)/g)].map(one => decodeURIComponent(one[1] ?? ''))
    expect(offered).toHaveLength(3)
    expect(offered[0]).toBe(far)
  })
  test('must be one that patients can take', async () => {
    await accepted(1, { startsAt: half })
    const id = await requested()
    const offer = { schedule: hospital.schedules.slots, startsAt: half }
    const { status, meta } = await step(id, 'decline', { template: 'away', offer })
    expect([status, meta.code]).toEqual([409, 'booking.gone'])
    expect((await atDesk('GET', `/api/admins/appointments/${id}`)).result.status).toBe('requested')
  })
})

describe('a move to another doctor', () => {
  test('keeps the appointment, frees the old slot, and says who sees the patient now', async () => {
    await speak('en')
    const id = await accepted()
    const { result } = await step(id, 'reschedule', toBudi())
    expect(result).toMatchObject({ id, doctor: 'budi', status: 'accepted', queueNumber: 1 })
    expect(await freeAt(hospital, nine)).toBe(1)
    expect((await mailOf('appointment.movedByHospital'))?.text).toMatch(/Instead of .*, .* will see you\./)
    const entries = await hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.objectId, id))
    expect(entries.find(one => one.action === 'appointment.move')?.detail).toMatchObject({ doctor: 'ayu' })
  })
  test('back and forth at once, by several colleagues: each appointment is in one slot', async () => {
    const one = await accepted(0)
    const other = await accepted(1, { doctor: 'budi', ...toBudi() })
    const toAyu = { schedule: hospital.schedules.slots, startsAt: half }
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => [step(one, 'reschedule', toBudi()), step(other, 'reschedule', toAyu)]),
    )
    expect(new Set(answers.map(answer => answer.status))).not.toContain(500)
    const [a, b] = [await step(one, 'reschedule', toBudi()), await step(other, 'reschedule', toAyu)]
    expect([a.result.doctor, b.result.doctor]).toEqual(['budi', 'ayu'])
    expect(await freeAt(hospital, nine)).toBe(1)
    expect(await freeAt(hospital, half)).toBe(0)
  })
  test('is not open to patients', async () => {
    const id = await accepted()
    const { token } = hospital.patients[0] as { token: string }
    const { status, meta } = await hospital.call('POST', `/api/appointments/${id}/reschedule`, {
      token,
      body: toBudi(),
    })
    expect([status, meta.code]).toEqual([409, 'booking.gone'])
  })
})

describe('the preview of a letter', () => {
  test.each([
    ['movedByHospital', 'reschedule', () => ({ schedule: hospital.schedules.slots, startsAt: ten })],
    ['cancelledByHospital', 'cancel', () => ({ template: 'away' })],
  ] as const)('is the email %s as it is sent, and changes nothing', async (kind, name, body) => {
    const id = await accepted()
    const before = await hospital.deps.db.select().from(auditEntry)
    const { result } = await step(id, 'letter', body())
    const current = (await atDesk('GET', `/api/admins/appointments/${id}`)).result
    expect(current).toMatchObject({ status: 'accepted', startsAt: nine })
    expect(await mailOf(`appointment.${kind}`)).toBeUndefined()
    expect(await hospital.deps.db.select().from(auditEntry)).toEqual(before)
    await step(id, name, body())
    const sent = await mailOf(`appointment.${kind}`)
    const withoutToken = (text = '') => text.replace(/token=[\w-]+/g, '')
    expect(result.subject).toBe(sent?.subject)
    expect(withoutToken(result.text)).toBe(withoutToken(sent?.text))
  })
  test('of a request is the one that declines it', async () => {
    const id = await requested()
    const { result } = await step(id, 'letter', { reason: 'Kuota penuh' })
    expect(result.text).toContain('Kuota penuh')
    expect((await atDesk('GET', `/api/admins/appointments/${id}`)).result.status).toBe('requested')
  })
  test('of a move to a taken slot is refused as the move itself', async () => {
    const id = await accepted()
    await accepted(1, { startsAt: half })
    const { meta } = await step(id, 'letter', { schedule: hospital.schedules.slots, startsAt: half })
    expect(meta.code).toBe('booking.taken')
  })
})

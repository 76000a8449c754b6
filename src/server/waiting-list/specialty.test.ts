import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, newKey, nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { placeHold } from '../database/tables/booking.ts'
import { auditEntry, auditLog, outboxMessage } from '../database/tables/messages.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { offerFreeSlots } from './offers.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 5 })
})
afterEach(() => hospital.close())
const as = (patient: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.patients[patient]?.token, body })
const atDesk = (path: string, body: unknown, headers = {}) =>
  hospital.call('POST', path, { token: hospital.admins.desk.token, body, headers })
const monday = { from: '2026-11-23', to: '2026-11-23' }
const wait = (patient: number, own: object = { specialist: 'cardiology' }) =>
  as(patient, 'POST', '/api/waiting-list', { ...monday, ...own })
const mine = async (patient: number) => (await as(patient, 'GET', '/api/waiting-list')).result
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })
const later = (minutes: number) => {
  hospital.clock.now = hospital.clock.now.add({ minutes })
}
const giveBack = (id: string) =>
  atDesk(`/api/admins/appointments/${id}/cancel`, { reason: 'The caller cannot come' })

let callers = 0
const call = async (schedule: string, startsAt: string): Promise<string> => {
  const number = callers++
  const patient = { name: `Caller ${number}`, phone: `0812 000 ${1000 + number}` }
  const body = { schedule, startsAt, patient, source: 'phone' }
  const made = await atDesk('/api/admins/appointments', body, { 'idempotency-key': `caller-${number}` })
  expect(made.status).toBe(201)
  return made.result.id
}
/** Books all Monday slots of both heart doctors by telephone: dr. Ayu's six slots and dr. Budi's three numbers. */
async function full() {
  const { slots, queue: session } = hospital.schedules
  const times = ['02:00', '02:30', '03:00', '03:30', '04:00', '04:30']
  const ayu = []
  for (const time of times) ayu.push(await call(slots, `2026-11-23T${time}:00Z`))
  const budi = []
  for (let count = 0; count < 3; count++) budi.push(await call(session, nine))
  return { ayu, budi } as { ayu: [string, ...string[]]; budi: [string, string, string] }
}

describe('a specialty whose doctors are all booked out', () => {
  test('has entries; the first free slot of any of them is held and offered, and booking it ends the entry', async () => {
    const { budi } = await full()
    expect((await wait(0)).result).toMatchObject({
      status: 'waiting',
      specialist: 'cardiology',
      doctor: null,
      doctorName: null,
      position: 1,
    })
    await giveBack(budi[0])
    const [entry] = await mine(0)
    expect(entry).toMatchObject({
      status: 'offered',
      specialist: 'cardiology',
      doctor: 'budi',
      doctorName: 'dr. Budi Santoso',
      offer: { doctor: 'budi', startsAt: nine },
    })
    const [email] = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'waiting-list.offer'))
    expect(email?.to).toBe('patient0@example.org')
    expect(email?.text).toContain('You are waiting for Cardiology with any doctor')
    expect(email?.text).toMatch(/create\?doctor=budi&date=2026-11-23/)
    expect(email?.text).toMatch(/&keptUntil=2026-11-20T04%3A\d\d%3A00Z&specialist=cardiology&lang=en/)
    expect((await requestSlot(hospital, 0, queue())).status).toBe(201)
    await offerFreeSlots(hospital.deps)
    expect(await mine(0)).toEqual([])
  })

  test('shares one queue with its doctors: first come, first served', async () => {
    const { ayu, budi } = await full()
    await wait(0, { doctor: 'budi' })
    later(1)
    expect((await wait(1)).result).toMatchObject({ position: 2 })
    later(1)
    expect((await wait(2, { doctor: 'budi' })).result).toMatchObject({ position: 3 })
    await giveBack(ayu[0])
    expect([await mine(0), await mine(1)]).toMatchObject([
      [{ status: 'waiting' }],
      [{ status: 'offered', doctor: 'ayu' }],
    ])
    await giveBack(budi[0])
    expect([await mine(0), await mine(2)]).toMatchObject([
      [{ status: 'offered' }],
      [{ status: 'waiting', position: 1 }],
    ])
  })

  test('offers its earliest slot; at the same time, that of the doctor with fewest bookings', async () => {
    await call(hospital.schedules.slots, '2026-11-23T03:00:00Z')
    expect((await wait(0)).result.offer).toMatchObject({ doctor: 'budi', startsAt: nine })
    await call(hospital.schedules.queue, nine)
    expect((await wait(1)).result.offer).toMatchObject({ doctor: 'ayu', startsAt: nine })
  })

  test('accepts any doctor again after a missed offer, and the entry ends after three', async () => {
    const { ayu } = await full()
    await wait(0)
    await giveBack(ayu[0])
    expect(await mine(0)).toMatchObject([{ status: 'offered', doctor: 'ayu' }])
    for (let missed = 1; missed <= 3; missed++) {
      await hospital.deps.db.delete(placeHold)
      const [taken] = [await call(hospital.schedules.slots, nine)]
      await offerFreeSlots(hospital.deps)
      const [row] = await hospital.deps.db.select().from(waitingEntry)
      expect(row).toMatchObject({ missed, status: missed < 3 ? 'waiting' : 'over', doctorId: null })
      await giveBack(taken)
    }
    expect(await mine(0)).toEqual([])
  })

  test('offers the slot to the next entry when the patient leaves the list', async () => {
    const { ayu } = await full()
    const { result } = await wait(0)
    later(1)
    await wait(1, { doctor: 'ayu' })
    await giveBack(ayu[0])
    expect((await as(0, 'DELETE', `/api/waiting-list/${result.id}`)).status).toBe(200)
    expect(await mine(0)).toEqual([])
    expect(await mine(1)).toMatchObject([{ status: 'offered', offer: { doctor: 'ayu' } }])
  })

  test('has one entry per patient, besides one for a doctor; entering again changes the dates', async () => {
    await full()
    const first = (await wait(0)).result
    await wait(0, { doctor: 'ayu' })
    const again = (await wait(0, { specialist: 'cardiology', to: '2026-11-24' })).result
    expect(again).toMatchObject({ id: first.id, to: '2026-11-24' })
    expect(await hospital.deps.db.$count(waitingEntry)).toBe(2)
  })

  test('releases the offered slot when the patient books with another of its doctors', async () => {
    const { ayu, budi } = await full()
    await wait(0)
    await giveBack(ayu[0])
    expect([(await mine(0))[0].offer.doctor, await freeAt(hospital, nine)]).toEqual(['ayu', 0])
    await giveBack(budi[0])
    const body = { schedule: hospital.schedules.queue, startsAt: nine, source: 'phone' }
    const patient = { id: hospital.patients[0]?.patientId }
    const booked = await atDesk(
      '/api/admins/appointments',
      { ...body, patient },
      { 'idempotency-key': newKey() },
    )
    expect(booked.status).toBe(201)
    await offerFreeSlots(hospital.deps)
    expect([await mine(0), await freeAt(hospital, nine)]).toEqual([[], 1])
    const released = eq(auditEntry.action, 'place.release')
    expect(await hospital.deps.db.select().from(auditEntry).where(released)).toMatchObject([
      { patientId: hospital.patients[0]?.patientId },
    ])
  })

  test('ends the entry and the offer when an appointment is moved to an earlier slot with another of its doctors', async () => {
    const startsAt = '2026-11-30T02:00:00Z'
    const visit = (await requestSlot(hospital, 0, { startsAt })).result
    later(1)
    const { ayu, budi } = await full()
    await wait(0)
    await giveBack(budi[0])
    expect(await mine(0)).toMatchObject([{ status: 'offered', doctor: 'budi' }])
    await giveBack(ayu[1] as string)
    const to = { schedule: hospital.schedules.slots, startsAt: half }
    expect((await as(0, 'POST', `/api/appointments/${visit.id}/reschedule`, to)).status).toBe(200)
    expect([await mine(0), await freeAt(hospital, nine, 'budi')]).toEqual([[], 1])
  })

  test('does not count an offer as missed while the patient holds a slot of another of its doctors', async () => {
    const { ayu, budi } = await full()
    await wait(0)
    await giveBack(ayu[0])
    await giveBack(budi[0])
    const choice = { schedule: hospital.schedules.queue, startsAt: nine }
    expect((await as(0, 'POST', '/api/holds', choice)).status).toBe(201)
    await offerFreeSlots(hospital.deps)
    const [row] = await hospital.deps.db.select().from(waitingEntry)
    expect(row).toMatchObject({ status: 'offered', missed: 0 })
    later(11)
    await offerFreeSlots(hospital.deps)
    expect((await hospital.deps.db.select().from(waitingEntry))[0]?.missed).toBe(1)
  })

  test('must exist, and cannot be combined with a doctor', async () => {
    const unknown = await wait(0, { specialist: 'nothing' })
    expect([unknown.status, unknown.meta.fields?.[0]?.path]).toEqual([422, 'specialist'])
    expect((await wait(0, {})).status).toBe(422)
    expect((await wait(0, { specialist: 'cardiology', doctor: 'ayu' })).status).toBe(422)
  })
})

test('the front desk sees the waiting list, offers first, and the read is audited', async () => {
  const { ayu } = await full()
  await wait(0)
  later(1)
  await wait(1, { doctor: 'budi' })
  await giveBack(ayu[0])
  const { token } = hospital.admins.desk
  const { result, meta } = await hospital.call('GET', '/api/admins/waiting-list', { token })
  expect(meta.total).toBe(2)
  expect(result).toMatchObject([
    {
      status: 'offered',
      specialist: 'cardiology',
      specialistName: { en: 'Cardiology' },
      doctorName: expect.stringContaining('Ayu'),
      offer: { startsAt: nine, timezone: 'Asia/Jakarta' },
    },
    { status: 'waiting', specialist: null, doctor: 'budi', offer: null },
  ])
  const found = await hospital.call('GET', '/api/admins/waiting-list?search=nobody', { token })
  expect(found.meta.total).toBe(0)
  const entries = await hospital.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'waiting-list.list'))
  // The search without a result is counted in the same entry.
  expect(entries).toMatchObject([
    { detail: { patients: result.map((one: { patient: { id: string } }) => one.patient.id), count: 2 } },
  ])
})

test('sixteen concurrent offers, by doctor and by specialty: one slot is held once', async () => {
  const { ayu } = await full()
  for (const patient of [0, 1, 2]) await wait(patient)
  for (const patient of [3, 4]) await wait(patient, { doctor: 'ayu' })
  await Promise.all([giveBack(ayu[0]), ...Array.from({ length: 16 }, () => offerFreeSlots(hospital.deps))])
  expect(await hospital.deps.db.$count(placeHold)).toBe(1)
  const offered = await hospital.deps.db.select().from(waitingEntry).where(eq(waitingEntry.status, 'offered'))
  expect(offered).toHaveLength(1)
})

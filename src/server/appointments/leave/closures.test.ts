import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, nine, requestSlot, sessionsOf, ten } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { tableFingerprints } from '../../../../tests/table-fingerprints.ts'
import { createItem } from '../../content/writes.ts'
import { appointment, schedule, scheduleException } from '../../database/tables/booking.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { contentIds } from '../../demo/demo.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const path = '/api/admins/closures'
const atDesk = (method: string, at: string, body?: unknown) =>
  hospital.call(method, at, { token: hospital.admins.desk.token, body })
const monday = { from: '2026-11-23', to: '2026-11-23' }
const budi = () => ({ doctor: 'budi', schedule: hospital.schedules.queue })
const statuses = async () =>
  (await hospital.deps.db.select({ status: appointment.status }).from(appointment)).map(one => one.status)
const emailsOf = async (kind: string) =>
  (await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))).length
const listed = async () => (await atDesk('GET', path)).result

describe('a holiday of several doctors', () => {
  const both = { doctors: ['ayu', 'budi'], ...monday, note: 'Congress' }

  test('shows the figures of each doctor first, and writes nothing', async () => {
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, { startsAt: half })
    await requestSlot(hospital, 2, budi())
    const { audit_entry: _, ...before } = await tableFingerprints(hospital.deps)
    const { result } = await atDesk('POST', `${path}/preview`, both)
    expect(result).toMatchObject([
      { doctor: 'ayu', doctorName: 'dr. Ayu Lestari, Sp.JP', displaced: 2, byMessage: 2, away: false },
      { doctor: 'budi', displaced: 1, byMessage: 1 },
    ])
    expect(await tableFingerprints(hospital.deps)).toMatchObject(before)
  })

  test('counts patients who are checked in apart from the displaced', async () => {
    const coming = await requestSlot(hospital, 0)
    const here = await requestSlot(hospital, 1, { startsAt: half })
    for (const { result } of [coming, here])
      await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
    await hospital.travel('2026-11-23T01:50:00Z')
    await atDesk('POST', `/api/admins/appointments/${here.result.id}/check-in`)
    const { result, meta } = await atDesk('POST', `${path}/preview`, both)
    expect(result.find((one: { doctor: string }) => one.doctor === 'ayu').displaced).toBe(1)
    expect(meta).toMatchObject({ total: 2, checkedIn: 1 })
  })

  test('is one action: all displaced patients are notified, it is listed once and deleted as one', async () => {
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, budi())
    const made = await atDesk('POST', path, both)
    expect(made.status).toBe(201)
    expect(made.result.exceptions).toBe(2)
    expect(made.meta).toMatchObject({ affected: 2, told: 2, toCall: 0 })
    expect(await statuses()).toEqual(['cancelled_by_hospital', 'cancelled_by_hospital'])
    expect(await listed()).toMatchObject([
      {
        id: made.result.id,
        doctors: [{ doctor: 'ayu' }, { doctor: 'budi', doctorName: 'dr. Budi Santoso' }],
        ...monday,
        note: 'Congress',
      },
    ])
    const back = await atDesk('DELETE', `${path}/${made.result.id}`)
    expect(back.result.exceptions).toBe(2)
    expect(await listed()).toEqual([])
    expect(await hospital.deps.db.select().from(scheduleException)).toEqual([])
    expect(await freeAt(hospital, ten)).toBe(1)
    expect((await atDesk('DELETE', `${path}/${made.result.id}`)).status).toBe(404)
  })

  test('skips doctors who are already away, and the preview lists them', async () => {
    await atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'budi', kind: 'leave', ...monday })
    const { result } = await atDesk('POST', `${path}/preview`, both)
    expect(result.find((one: { doctor: string }) => one.doctor === 'budi').away).toBe(true)
    const made = await atDesk('POST', path, both)
    expect(made.result.exceptions).toBe(1)
    expect((await atDesk('POST', path, both)).meta.code).toBe('booking.exceptionExists')
    // Leave that was entered for one doctor is not part of the closure.
    await atDesk('DELETE', `${path}/${made.result.id}`)
    expect(await sessionsOf(hospital, 'budi')).toEqual([])
  })

  test('is written whole or not at all', async () => {
    await requestSlot(hospital, 0)
    const before = await tableFingerprints(hospital.deps)
    const refused = await atDesk('POST', path, { ...both, doctors: ['ayu', 'nobody'] })
    expect(refused.status).toBe(422)
    expect(await tableFingerprints(hospital.deps)).toEqual(before)
  })
})

describe('a holiday of a location', () => {
  test('closes all sessions there, with figures by doctor', async () => {
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, budi())
    const closure = { location: 'jakarta', ...monday }
    const { result } = await atDesk('POST', `${path}/preview`, closure)
    expect(result.map((one: { doctor: string }) => one.doctor).toSorted()).toEqual(['ayu', 'budi'])
    expect((await atDesk('POST', path, closure)).meta).toMatchObject({ affected: 2, told: 2 })
    expect(await listed()).toMatchObject([{ doctors: null, locations: ['jakarta'] }])
    expect(await emailsOf('appointment.absence')).toBe(2)
  })

  test('for some hours closes the slots in these hours only', async () => {
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, { startsAt: ten })
    const hours = { doctors: ['ayu'], ...monday, startTime: '09:30', endTime: '10:15' }
    expect((await atDesk('POST', path, hours)).meta).toMatchObject({ affected: 1, told: 1 })
    const places = (await sessionsOf(hospital, 'ayu')).flatMap(one => one.places.map(place => place.startsAt))
    expect(places).toEqual([nine, '2026-11-23T03:30:00Z', '2026-11-23T04:00:00Z', '2026-11-23T04:30:00Z'])
    expect(await listed()).toMatchObject([{ startTime: '09:30', endTime: '10:15' }])
  })

  test('for some hours closes each session with queue numbers that overlaps them, and no other', async () => {
    const early = { doctors: ['budi'], ...monday, startTime: '07:00', endTime: '09:00' }
    await atDesk('POST', path, early)
    expect(await sessionsOf(hospital, 'budi')).toHaveLength(1)
    await atDesk('POST', path, { ...early, endTime: '09:30' })
    expect(await sessionsOf(hospital, 'budi')).toEqual([])
  })
})

describe('a holiday of a unit', () => {
  beforeEach(async () => {
    const data = { code: 'heart', name: { en: 'Heart centre' }, location: 'jakarta' }
    await createItem(hospital.deps.db, { kind: 'units', data, publish: true, accountId: null })
    const unitId = (await contentIds(hospital.deps.db)).get('units/heart') as string
    await hospital.deps.db.update(schedule).set({ unitId }).where(eq(schedule.id, hospital.schedules.slots))
  })

  test('closes its sessions, and not another session of the same doctor at that location', async () => {
    const afternoon = await hospital.addSchedule({ startTime: '14:00', endTime: '15:00' })
    await requestSlot(hospital, 0)
    await requestSlot(hospital, 1, { schedule: afternoon, startsAt: '2026-11-23T07:00:00Z' })
    await requestSlot(hospital, 2, budi())
    const made = await atDesk('POST', path, { unit: 'heart', from: '2026-11-23', to: '2026-11-30' })
    expect(made.meta).toMatchObject({ affected: 1, told: 1 })
    expect(await freeAt(hospital, '2026-11-23T07:30:00Z')).toBe(1)
    expect(await freeAt(hospital, ten)).toBeUndefined()
    expect(await listed()).toMatchObject([
      { from: '2026-11-23', to: '2026-11-30', doctors: [{ doctor: 'ayu' }] },
    ])
    await atDesk('DELETE', `${path}/${made.result.id}`)
    expect(await freeAt(hospital, ten)).toBe(1)
  })

  test('for some hours closes only the part of its session that overlaps them', async () => {
    await hospital.addSchedule({ startTime: '12:00', endTime: '13:00' })
    await requestSlot(hospital, 0)
    const closure = { unit: 'heart', ...monday, startTime: '11:30', endTime: '12:30' }
    expect((await atDesk('POST', path, closure)).meta).toMatchObject({ affected: 0 })
    const open = (await sessionsOf(hospital, 'ayu')).flatMap(one => one.places.map(place => place.startsAt))
    expect(open).toHaveLength(7)
    expect(open).not.toContain('2026-11-23T04:30:00Z')
    expect(await listed()).toMatchObject([{ startTime: '11:30', endTime: '12:00' }])
  })

  test('calls a doctor away who is away from all of its sessions in these days', async () => {
    await hospital.addSchedule({ startTime: '14:00', endTime: '15:00' })
    const closure = { unit: 'heart', from: '2026-11-23', to: '2026-11-30' }
    const isAway = async () => (await atDesk('POST', `${path}/preview`, closure)).result[0].away
    const leave = { doctor: 'ayu', kind: 'leave' }
    await atDesk('POST', '/api/admins/schedule-exceptions', {
      ...{ ...leave, from: '2026-11-30', to: '2026-11-30' },
    })
    expect(await isAway()).toBe(false)
    await atDesk('POST', '/api/admins/schedule-exceptions', { ...leave, ...monday })
    expect(await isAway()).toBe(true)
  })

  test('without sessions in these days is refused at its field', async () => {
    const refused = await atDesk('POST', path, { unit: 'heart', from: '2026-11-24', to: '2026-11-24' })
    expect(refused.status).toBe(422)
    expect(refused.meta.fields?.[0]?.path).toBe('unit')
  })
})

test('A closure names one of location, unit and doctors, days in order, and both hours', async () => {
  for (const body of [
    monday,
    { ...monday, location: 'jakarta', doctors: ['ayu'] },
    { location: 'jakarta', from: '2026-11-24', to: '2026-11-23' },
    { ...monday, location: 'jakarta', startTime: '10:00' },
    { ...monday, location: 'jakarta', startTime: '10:00', endTime: '09:00' },
  ]) {
    expect((await atDesk('POST', path, body)).status).toBe(422)
  }
})

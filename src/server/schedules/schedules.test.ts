import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createItem } from '../content/writes.ts'
import { appointment, schedule } from '../database/tables/booking.ts'
import { change } from '../database/tables/content.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital()
})
afterEach(() => hospital.close())

const book = (startsAt = nine, booking: Record<string, unknown> = {}) =>
  requestSlot(hospital, 0, { startsAt, ...booking })
const week = {
  doctor: 'ayu',
  location: 'jakarta',
  weekday: 3,
  startTime: '13:00',
  endTime: '15:00',
  mode: 'slots',
  slotMinutes: 20,
  capacity: 1,
  validFrom: '2026-11-01',
}
const monday = {
  ...week,
  weekday: 1,
  startTime: '09:00',
  endTime: '12:00',
  slotMinutes: 30,
  validFrom: '2026-01-01',
}
const call = (method: string, path: string, body?: unknown, token = hospital.admins.content.token) =>
  hospital.call(method, path, { token, body })
const schedules = '/api/admins/schedules'
const exceptions = '/api/admins/schedule-exceptions'
const mine = () => `${schedules}/${hospital.schedules.slots}`
const open = async (doctor: string, date: string) =>
  (await hospital.call('GET', `/api/doctors/${doctor}/places?from=${date}&to=${date}`)).result.flatMap(
    (one: { places: { startsAt: string }[] }) => one.places.map(place => place.startsAt),
  )

describe('a doctor’s week', () => {
  test('a new session is in the site’s timetable at once, and the publisher is notified', async () => {
    await hospital.call('GET', '/api/schedules')
    let told = 0
    hospital.deps.contentChanged = () => {
      told++
    }
    const made = await call('POST', schedules, week)
    expect(made.status).toBe(201)
    expect(made.result).toMatchObject({ ...week, timezone: 'Asia/Jakarta', horizonDays: 60, public: true })
    expect((await hospital.call('GET', '/api/schedules?doctor=ayu')).meta.total).toBe(2)
    expect(await open('ayu', '2026-11-25')).toHaveLength(6)
    const rows = await hospital.deps.db.select().from(change)
    expect(rows.at(-1)).toMatchObject({ id: made.meta.change, kind: 'schedules', key: 'ayu' })
    expect(told).toBe(1)
  })

  test.each([
    [{ endTime: '12:00' }, 'endTime'],
    [{ slotMinutes: null }, 'slotMinutes'],
    [{ slotMinutes: 130 }, 'slotMinutes'],
    [{ mode: 'session' }, 'slotMinutes'],
    [{ validTo: '2026-10-01' }, 'validTo'],
    [{ weekday: 8 }, 'weekday'],
    [{ doctor: 'nobody' }, 'doctor'],
    [{ location: 'nowhere' }, 'location'],
    [{ weekday: 1, startTime: '11:30', endTime: '12:30' }, 'startTime'],
  ])('%o is refused at the field %s, with a sentence', async (wrong, path) => {
    const answer = await call('POST', schedules, { ...week, ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.meta.fields?.map(one => one.path)).toContain(path)
    expect(answer.meta.fields?.[0]?.message).toMatch(/^[A-Z][^:]+( \w+)+/)
    expect(await hospital.deps.db.$count(schedule)).toBe(2)
  })

  test('can only be written by editors and the front desk', async () => {
    expect((await call('POST', schedules, week, hospital.admins.desk.token)).status).toBe(201)
    expect((await call('POST', schedules, week, hospital.patients[0]?.token)).status).toBe(403)
    expect((await call('PUT', mine(), monday, hospital.patients[0]?.token)).status).toBe(403)
    expect((await call('DELETE', mine(), undefined, hospital.patients[0]?.token)).status).toBe(403)
    expect((await hospital.call('GET', schedules)).status).toBe(401)
  })

  test('a hidden session is visible to administrators only', async () => {
    await call('PUT', mine(), { ...monday, public: false })
    expect((await hospital.call('GET', '/api/schedules?doctor=ayu')).meta.total).toBe(0)
    expect((await call('GET', `${schedules}?doctor=ayu`)).result[0]).toMatchObject({ public: false })
  })
})

describe('a booked appointment', () => {
  beforeEach(async () => {
    expect((await book()).status).toBe(201)
  })

  test.each([
    ['another weekday', { weekday: 2 }],
    ['a later start', { startTime: '09:30' }],
    ['another grid', { startTime: '09:10' }],
    ['an earlier end of validity', { validTo: '2026-11-22' }],
    ['queue numbers instead of slots for nobody', { mode: 'session', slotMinutes: null, startTime: '10:00' }],
  ])('keeps its place against %s', async (_name, wrong) => {
    const answer = await call('PUT', mine(), { ...monday, ...wrong })
    expect([answer.status, answer.meta.code]).toEqual([409, 'booking.scheduleInUse'])
    expect(answer.result).toEqual({ count: 1 })
    expect(await open('ayu', '2026-11-23')).toContain(nine)
  })

  test('allows every change that keeps its slot', async () => {
    for (const right of [{ endTime: '13:00' }, { capacity: 2 }, { room: '7' }, { validTo: '2026-11-23' }]) {
      expect((await call('PUT', mine(), { ...monday, ...right })).status).toBe(200)
    }
  })

  test('does not block a change if it was completed before its time', async () => {
    await hospital.deps.db.execute(sql`update appointment set status = 'completed', expires_at = null`)
    expect((await call('PUT', mine(), { ...monday, startTime: '09:30' })).status).toBe(200)
    const gone = await call('DELETE', mine())
    expect(gone.status).toBe(200)
  })

  test('allows a new version that begins after it, and blocks one that begins before', async () => {
    const next = { ...monday, slotMinutes: 20, validFrom: '2026-11-30' }
    const early = await call('PUT', mine(), { ...next, from: '2026-11-23' })
    expect(early.meta.code).toBe('booking.scheduleInUse')
    expect((await call('PUT', mine(), { ...next, from: '2026-01-01' })).status).toBe(422)
    const made = await call('PUT', mine(), { ...next, from: '2026-11-30' })
    expect(made.result).toMatchObject({ slotMinutes: 20, validFrom: '2026-11-30' })
    expect(made.result.id).not.toBe(hospital.schedules.slots)
    expect(await open('ayu', '2026-11-23')).toHaveLength(6)
    expect(await open('ayu', '2026-11-30')).toHaveLength(9)
    expect((await call('GET', `${schedules}?doctor=ayu`)).result).toHaveLength(2)
  })

  test('blocks deleting its session; when it is past, the session is ended and stays stored', async () => {
    const refused = await call('DELETE', mine())
    expect([refused.status, refused.result.count]).toEqual([409, 1])
    expect(refused.message).toMatch(/^1 booked appointment would lose its time/)
    await hospital.travel('2026-11-24T00:00:00Z')
    const ended = await call('DELETE', mine())
    expect(ended.result).toMatchObject({ deleted: false, schedule: { validTo: '2026-11-23' } })
    expect(await open('ayu', '2026-11-30')).toEqual([])
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
    const unused = await call('DELETE', `${schedules}/${hospital.schedules.queue}`)
    expect(unused.result).toEqual({ deleted: true, schedule: null })
  })
})

describe('schedule exceptions', () => {
  const leave = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-29', note: 'hospital stay' }

  test('leave closes the days at once, counts the affected appointments, and its reason is not public', async () => {
    await book()
    const made = await call('POST', exceptions, leave)
    expect([made.status, made.meta.affected]).toEqual([201, 1])
    expect(await open('ayu', '2026-11-23')).toEqual([])
    expect(await open('ayu', '2026-11-30')).toHaveLength(6)
    const [shown] = (await hospital.call('GET', '/api/schedule-exceptions')).result
    expect(shown).toMatchObject({ doctor: 'ayu', kind: 'leave', note: null })
    const [inside] = (await call('GET', `${exceptions}?doctor=ayu`)).result
    expect(inside.note).toBe('hospital stay')
    const back = await call('DELETE', `${exceptions}/${made.result.id}`)
    expect(back.meta.affected).toBe(0)
    expect(await open('ayu', '2026-11-23')).toHaveLength(6)
  })

  test('a holiday closes the day of all doctors, and its reason is public', async () => {
    const holiday = {
      kind: 'holiday',
      location: 'jakarta',
      from: '2026-11-23',
      to: '2026-11-23',
      note: 'New Year',
    }
    expect((await call('POST', exceptions, holiday)).meta.affected).toBe(0)
    expect([await open('ayu', '2026-11-23'), await open('budi', '2026-11-23')]).toEqual([[], []])
    expect((await hospital.call('GET', '/api/schedule-exceptions')).result[0].note).toBe('New Year')
    const rows = await hospital.deps.db.select().from(change)
    expect(rows.at(-1)).toMatchObject({ kind: 'schedules', key: '*' })
  })

  test('an extra session can be booked, and cannot be deleted while it has bookings', async () => {
    const extra = {
      doctor: 'ayu',
      kind: 'extra',
      from: '2026-11-26',
      to: '2026-11-26',
      startTime: '14:00',
      endTime: '15:00',
    }
    const made = await call('POST', exceptions, extra)
    // Otherwise a weekly session that is added at another location would have it too.
    expect(made.result.location).toBe('jakarta')
    expect(await open('ayu', '2026-11-26')).toEqual(['2026-11-26T07:00:00Z', '2026-11-26T07:30:00Z'])
    expect((await book('2026-11-26T07:00:00Z')).status).toBe(201)
    expect((await call('DELETE', `${exceptions}/${made.result.id}`)).meta.code).toBe('booking.scheduleInUse')
    const shorter = { ...extra, endTime: '14:30' }
    expect((await call('PUT', `${exceptions}/${made.result.id}`, shorter)).status).toBe(200)
    expect(await open('ayu', '2026-11-26')).toEqual(['2026-11-26T07:00:00Z'])
  })

  test('an extra session of a doctor of several locations needs its location', async () => {
    const data = { code: 'bandung', officialName: 'Rumah Sakit Uji Bandung', timezone: 'Asia/Jakarta' }
    const item = { kind: 'addresses', data, publish: true, accountId: null } as const
    const { row } = await createItem(hospital.deps.db, item)
    await hospital.addSchedule({ weekday: 2, locationId: row.id })
    const day = { from: '2026-11-26', to: '2026-11-26', startTime: '14:00', endTime: '15:00' }
    const extra = { doctor: 'ayu', kind: 'extra', ...day }
    // Both front desks would offer it, and only one could book it.
    expect((await call('POST', exceptions, extra)).meta.fields?.map(one => one.path)).toEqual(['location'])
    expect((await call('POST', exceptions, { ...extra, location: 'bandung' })).status).toBe(201)
  })

  test('lateness closes the first slots, and later bookings that day show it', async () => {
    await call('POST', exceptions, {
      doctor: 'ayu',
      kind: 'late',
      from: '2026-11-23',
      to: '2026-11-23',
      minutes: 45,
    })
    expect((await open('ayu', '2026-11-23'))[0]).toBe('2026-11-23T03:00:00Z')
    expect((await book()).meta.code).toBe('booking.gone')
  })

  test.each([
    [{ to: '2026-11-01' }, 'to'],
    [{ doctor: null }, 'doctor'],
    [{ kind: 'late' }, 'minutes'],
    [{ kind: 'room' }, 'room'],
    [{ kind: 'extra' }, 'startTime'],
    [{ kind: 'extra', startTime: '15:00', endTime: '14:00' }, 'endTime'],
    [{ doctor: 'nobody' }, 'doctor'],
    [{ location: 'nowhere' }, 'location'],
    [
      { kind: 'extra', startTime: '14:00', endTime: '15:00', from: '2025-01-01', to: '2025-01-01' },
      'location',
    ],
  ])('%o is refused at the field %s', async (wrong, path) => {
    const answer = await call('POST', exceptions, { ...leave, ...wrong })
    expect(answer.status).toBe(422)
    expect(answer.meta.fields?.map(one => one.path)).toContain(path)
  })

  test('one that is not there is 404', async () => {
    const nothing = '00000000-0000-7000-8000-000000000000'
    expect((await call('DELETE', `${exceptions}/${nothing}`)).status).toBe(404)
    expect((await call('PUT', `${schedules}/${nothing}`, monday)).status).toBe(404)
    const [row] = await hospital.deps.db
      .select()
      .from(schedule)
      .where(eq(schedule.id, hospital.schedules.slots))
    expect(row?.weekday).toBe(1)
  })
})

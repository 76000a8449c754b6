import { afterEach, beforeEach, expect, test } from 'vitest'
import { half, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createItem } from '../content/writes.ts'
import { newId } from '../database/connect.ts'
import { scheduleException } from '../database/tables/booking.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const monday = { from: '2026-11-23', to: '2026-11-23' }
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })
const look = (own = {}) =>
  atDesk('POST', '/api/admins/schedule-exceptions/affected', {
    doctor: 'ayu',
    kind: 'leave',
    ...monday,
    ...own,
  })
const byPhone = (startsAt: string, schedule = hospital.schedules.slots) =>
  atDesk(
    'POST',
    '/api/admins/appointments',
    { schedule, startsAt, patient: { name: 'Pak Joko', phone: '0812 000 111' }, source: 'phone' },
    { 'idempotency-key': `desk-${startsAt}` },
  )
const sessions = async (doctor?: string) =>
  (
    await atDesk(
      'GET',
      `/api/admins/desk/sessions?date=2026-11-23&location=jakarta${doctor ? `&doctor=${doctor}` : ''}`,
    )
  ).result

test('The preview of an absence lists the displaced patients and the calls, and writes nothing', async () => {
  const asked = await requestSlot(hospital, 0)
  await byPhone(half)
  const { result } = await look()
  expect(
    result.map((one: { appointment: { patient: { name: string } }; news: string; by: string }) => [
      one.appointment.patient.name,
      one.news,
      one.by,
    ]),
  ).toEqual([
    [expect.any(String), 'absence', 'message'],
    ['Pak Joko', 'absence', 'call'],
  ])
  const after = await atDesk('GET', `/api/admins/appointments/${asked.result.id}`)
  expect(after.result.status).toBe('requested')
  expect((await atDesk('GET', '/api/admins/call-list')).meta.total).toBe(0)
  const told = await atDesk('POST', '/api/admins/schedule-exceptions', {
    doctor: 'ayu',
    kind: 'leave',
    ...monday,
  })
  expect(told.meta).toMatchObject({ affected: 2, told: 1, toCall: 1 })
})

test('The preview of lateness lists the patients with their delay', async () => {
  await requestSlot(hospital, 0, {
    doctor: 'budi',
    schedule: hospital.schedules.queue,
    startsAt: nine,
  })
  const { result } = await look({ doctor: 'budi', kind: 'late', minutes: 40 })
  expect(result).toHaveLength(1)
  expect(result[0]).toMatchObject({ news: 'late', lateMinutes: 40, by: 'message' })
  expect((await look({ doctor: 'budi', kind: 'late', minutes: 0 })).result).toEqual([])
})

test('Patients who have arrived are only counted in the preview of an absence', async () => {
  const made = await byPhone(nine)
  await hospital.travel('2026-11-23T01:50:00Z')
  await atDesk('POST', `/api/admins/appointments/${made.result.id}/check-in`)
  expect(await look()).toMatchObject({ result: [], meta: { total: 0, checkedIn: 1 } })
})

test('An absence of an unknown doctor is refused at its field', async () => {
  const answer = await look({ doctor: 'nobody' })
  expect(answer.status).toBe(422)
  expect(answer.meta.fields?.map(one => one.path)).toEqual(['doctor'])
})

test('The front desk’s day has every session of the location with its free slots, also those that are not requestable online', async () => {
  const { result } = await requestSlot(hospital, 0, { startsAt: ten })
  await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)
  await hospital.addSchedule({ startTime: '14:00', endTime: '15:00', public: false })
  await hospital.travel('2026-11-23T02:05:00Z')
  const all: { doctor: string; doctorName: string; startsAt: string; places: { free: number }[] }[] =
    await sessions()
  expect(all.map(one => [one.doctor, one.doctorName, one.startsAt])).toEqual([
    ['ayu', 'dr. Ayu Lestari, Sp.JP', '2026-11-23T02:00:00Z'],
    ['budi', 'dr. Budi Santoso', '2026-11-23T02:00:00Z'],
    ['ayu', 'dr. Ayu Lestari, Sp.JP', '2026-11-23T07:00:00Z'],
  ])
  expect(all[0]?.places.map(place => place.free)).toEqual([1, 1, 0, 1, 1, 1])
  // Half past is within the public notice of an hour, but the front desk can book it.
  expect((await byPhone(half)).status).toBe(201)
  expect((await sessions('ayu'))[0].places.map((place: { free: number }) => place.free)).toEqual([
    1, 0, 0, 1, 1, 1,
  ])
})

test('A booking with one doctor occupies no slot of another', async () => {
  await requestSlot(hospital, 0)
  const [budi] = await sessions('budi')
  expect(budi.places[0].free).toBe(3)
})

test('A day without sessions is empty, and an invalid date is refused', async () => {
  const on = (date: string) => atDesk('GET', `/api/admins/desk/sessions?date=${date}&location=jakarta`)
  expect((await on('2026-11-24')).result).toEqual([])
  expect((await on('tomorrow')).status).toBe(422)
})

test('The front desk sees other appointments on the day or with the doctor of a request, until it is answered or over', async () => {
  const conflicts = async () =>
    (await atDesk('GET', '/api/admins/desk/conflicts')).result.map(
      (one: { request: string; why: string; other: { id: string } }) => [one.request, one.why, one.other.id],
    )
  const first = await requestSlot(hospital, 0)
  expect(await conflicts()).toEqual([])
  // Another patient's request is no conflict.
  await requestSlot(hospital, 1, { startsAt: half })
  const second = await requestSlot(hospital, 0, { startsAt: '2026-11-30T02:00:00Z' })
  expect(await conflicts()).toEqual([
    [second.result.id, 'sameDoctor', first.result.id],
    [first.result.id, 'sameDoctor', second.result.id],
  ])
  await atDesk('POST', `/api/admins/appointments/${first.result.id}/accept`)
  expect(await conflicts()).toEqual([[second.result.id, 'sameDoctor', first.result.id]])
  await atDesk('POST', `/api/admins/appointments/${second.result.id}/decline`, { reason: 'Twice' })
  expect(await conflicts()).toEqual([])
})

test('An administrator’s figures count open items with their age, for the administrator’s scopes only', async () => {
  const figures = async (who: 'desk' | 'content' | 'super') =>
    (await hospital.call('GET', '/api/admins/figures', { token: hospital.admins[who].token })).result
  const none = { count: 0, since: null }
  expect(await figures('desk')).toEqual({ waiting: none, calls: none, messages: none })
  expect(await figures('content')).toEqual({})
  await requestSlot(hospital, 0)
  await byPhone(half)
  await atDesk('POST', '/api/admins/schedule-exceptions', {
    doctor: 'ayu',
    kind: 'leave',
    ...monday,
    startTime: '10:00',
  })
  expect((await figures('desk')).waiting).toEqual({ count: 1, since: '2026-11-20T03:00:00Z' })
  await atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', ...monday })
  const after = await figures('super')
  expect(after.waiting).toEqual(none)
  expect(after.calls.count).toBe(1)
  expect(after.applicants).toEqual(none)
})

test('The front desk’s week has every session with its taken slots and absences', async () => {
  const week = async (query: string) =>
    (await atDesk('GET', `/api/admins/desk/week?from=2026-11-23&${query}`)).result.map(
      (one: { doctor: string; date: string; taken: number; total: number; away: boolean }) => [
        one.doctor,
        one.date,
        `${one.taken}/${one.total}`,
        one.away,
      ],
    )
  await byPhone(half)
  await requestSlot(hospital, 0, { doctor: 'budi', schedule: hospital.schedules.queue, startsAt: nine })
  await hospital.addSchedule({ weekday: 3, startTime: '13:00', endTime: '14:00', public: false })
  await atDesk('POST', '/api/admins/schedule-exceptions', {
    doctor: 'ayu',
    kind: 'leave',
    from: '2026-11-25',
    to: '2026-11-25',
    startTime: '13:00',
  })
  // It has the schedule of the closed session.
  await atDesk('POST', '/api/admins/schedule-exceptions', {
    ...{ doctor: 'ayu', kind: 'extra', from: '2026-11-25', to: '2026-11-25' },
    ...{ startTime: '15:00', endTime: '16:30' },
  })
  expect(await week('location=jakarta')).toEqual([
    ['ayu', '2026-11-23', '1/6', false],
    ['budi', '2026-11-23', '1/3', false],
    ['ayu', '2026-11-25', '0/2', true],
    ['ayu', '2026-11-25', '0/3', false],
  ])
  expect(await week('doctor=budi')).toEqual([['budi', '2026-11-23', '1/3', false]])
  expect(await week('')).toEqual([])
})

test('The front desk’s month counts each day: taken slots, requests to answer and sessions that do not take place', async () => {
  const month = async (query: string) =>
    (await atDesk('GET', `/api/admins/desk/month?from=2026-11-23&to=2026-12-06&${query}`)).result
  await byPhone(half)
  await requestSlot(hospital, 0)
  await requestSlot(hospital, 1, { doctor: 'budi', schedule: hospital.schedules.queue, startsAt: nine })
  await atDesk('POST', '/api/admins/schedule-exceptions', {
    ...{ doctor: 'ayu', kind: 'leave', from: '2026-11-30', to: '2026-11-30' },
  })
  const day = { date: '2026-11-23', location: 'jakarta', taken: 3, total: 9, requests: 2, away: 0 }
  const next = { ...day, date: '2026-11-30', taken: 0, total: 3, requests: 0, away: 1 }
  expect(await month('location=jakarta')).toEqual([day, next])
  expect(await month('doctor=ayu')).toEqual([
    { ...day, taken: 2, total: 6, requests: 1 },
    { ...next, total: 0 },
  ])
  expect(await month('')).toEqual([])
  const tooLong = await atDesk('GET', '/api/admins/desk/month?from=2026-11-23&to=2027-01-04&location=jakarta')
  expect(tooLong.status).toBe(422)
})

test('Sessions and appointments of a doctor are listed for several dates', async () => {
  const days = (to: string) => atDesk('GET', `/api/admins/desk/sessions?date=2026-11-23&to=${to}&doctor=ayu`)
  const booked = (to: string) =>
    atDesk('GET', `/api/admins/appointments?date=2026-11-24&to=${to}&doctor=ayu&sort=startsAt`)
  await byPhone(half)
  await byPhone('2026-11-30T02:00:00Z')
  await hospital.addSchedule({ weekday: 3, startTime: '13:00', endTime: '14:00' })
  expect((await days('2026-11-29')).result.map((one: { date: string }) => one.date)).toEqual([
    '2026-11-23',
    '2026-11-25',
  ])
  expect((await days('2026-11-30')).status).toBe(422)
  expect((await booked('2026-11-29')).meta.total).toBe(0)
  expect((await booked('2026-11-30')).meta.total).toBe(1)
  expect((await booked('2027-01-05')).status).toBe(422)
})

test('The front desk finds an appointment by code, part of the name, and telephone number in any format', async () => {
  const made = await byPhone(half)
  await requestSlot(hospital, 0)
  const find = async (search: string) => {
    const found = await atDesk('GET', `/api/admins/appointments?search=${encodeURIComponent(search)}`)
    expect(found.meta.total).toBe(found.result.length)
    return found.result.map((one: { id: string }) => one.id)
  }
  for (const search of [made.result.code.toLowerCase(), 'joko', '0812-000-111', ' Pak ']) {
    expect(await find(search), search).toEqual([made.result.id])
  }
  expect(await find('%')).toEqual([])
  expect(await find('')).toHaveLength(2)
})

test('A list of appointments that is saved as a file leaves an audit entry, once for all its pages', async () => {
  await byPhone(half)
  const audited = async () => {
    const { result } = await hospital.call('GET', '/api/admins/audit?action=appointment.export', {
      token: hospital.admins.super.token,
    })
    return result.map((one: { detail: object }) => one.detail)
  }
  await atDesk('GET', '/api/admins/appointments?location=jakarta&search=joko')
  expect(await audited()).toEqual([])
  for (const page of [1, 2])
    await atDesk(
      'GET',
      `/api/admins/appointments?location=jakarta&search=joko&purpose=export&perPage=1&page=${page}`,
    )
  expect(await audited()).toEqual([{ location: 'jakarta', search: true }])
})

test('an extra session is shown at one location only, and gives way to the doctor’s session at another', async () => {
  const data = { code: 'bandung', officialName: 'Rumah Sakit Uji Bandung', timezone: 'Asia/Jakarta' }
  const item = { kind: 'addresses', data, publish: true, accountId: null } as const
  const { row } = await createItem(hospital.deps.db, item)
  await hospital.addSchedule({ weekday: 2, locationId: row.id, startTime: '09:00', endTime: '12:00' })
  const tuesday = '2026-11-24'
  // As an earlier version stored it, without a location.
  await hospital.deps.db.insert(scheduleException).values({
    ...{
      id: newId(),
      doctorId: hospital.ids.get('doctors/ayu') as string,
      kind: 'extra',
      fromDate: tuesday,
      toDate: tuesday,
    },
    ...{ startTime: '14:00', endTime: '15:00' },
  })
  await atDesk('POST', '/api/admins/schedule-exceptions', {
    ...{ doctor: 'ayu', kind: 'extra', location: 'jakarta', from: tuesday, to: tuesday },
    ...{ startTime: '10:00', endTime: '11:00' },
  })
  const starts = async (path: string) =>
    (await atDesk('GET', `/api/admins/desk/${path}`)).result.flatMap(
      (one: { date: string; startsAt?: string; total?: number }) =>
        one.date === tuesday ? (one.startsAt ?? one.total) : [],
    )
  const held = ['2026-11-24T02:00:00Z', '2026-11-24T07:00:00Z']
  expect(await starts(`sessions?date=${tuesday}&location=jakarta`)).toEqual([])
  expect(await starts(`sessions?date=${tuesday}&location=bandung`)).toEqual(held)
  expect(await starts('week?from=2026-11-23&location=jakarta')).toEqual([])
  expect(await starts('week?from=2026-11-23&location=bandung')).toEqual(held)
  const month = 'month?from=2026-11-23&to=2026-11-29&location'
  expect([await starts(`${month}=jakarta`), await starts(`${month}=bandung`)]).toEqual([[], [8]])
})

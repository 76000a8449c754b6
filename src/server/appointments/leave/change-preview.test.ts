import { afterEach, beforeEach, expect, test } from 'vitest'
import { half, nine, requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const asEditor = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.content.token, body })
const monday = (own = {}) => ({
  doctor: 'ayu',
  location: 'jakarta',
  weekday: 1,
  startTime: '09:00',
  endTime: '12:00',
  mode: 'slots',
  slotMinutes: 30,
  capacity: 1,
  validFrom: '2026-01-01',
  noticeMinutes: 60,
  horizonDays: 30,
  ...own,
})
const look = async (own = {}) =>
  (await asEditor('POST', `/api/admins/schedules/${hospital.schedules.slots}/concerned`, monday(own))).result
const starts = (places: { startsAt: string }[]) => places.map(one => one.startsAt)

test('The preview of a session change lists the displaced appointments without names and writes nothing', async () => {
  await requestSlot(hospital, 0)
  await requestSlot(hospital, 1, { startsAt: half })
  expect(await look()).toEqual([])
  const later = await look({ startTime: '09:30' })
  expect(later).toEqual([{ startsAt: nine, timezone: 'Asia/Jakarta', place: 1, news: 'absence' }])
  expect(starts(await look({ slotMinutes: 60 }))).toEqual([half])
  // The refusal has the same count, and the previewed change was not saved.
  const put = `/api/admins/schedules/${hospital.schedules.slots}`
  const refused = await asEditor('PUT', put, monday({ startTime: '09:30' }))
  expect(refused.status).toBe(409)
  expect(refused.result.count).toBe(later.length)
})

test('A change from a later day on displaces appointments from that day on', async () => {
  await requestSlot(hospital, 0)
  await requestSlot(hospital, 1, { startsAt: '2026-11-30T02:00:00Z' })
  const from = async (day: string) => starts(await look({ startTime: '10:00', from: day }))
  expect(await from('2026-11-23')).toEqual([nine, '2026-11-30T02:00:00Z'])
  expect(await from('2026-11-24')).toEqual(['2026-11-30T02:00:00Z'])
  expect(await from('2026-12-01')).toEqual([])
})

test('The preview of leave shows the number of affected appointments, and of lateness the later times', async () => {
  await requestSlot(hospital, 0)
  const concerned = async (own: object, id = '') =>
    (
      await asEditor('POST', `/api/admins/schedule-exceptions/concerned${id && `?id=${id}`}`, {
        doctor: 'ayu',
        kind: 'leave',
        from: '2026-11-23',
        to: '2026-11-23',
        ...own,
      })
    ).result
  expect(await concerned({})).toMatchObject([{ startsAt: nine, news: 'absence' }])
  expect(await concerned({ startTime: '14:00' })).toEqual([])
  expect(await concerned({ from: '2026-11-24', to: '2026-11-24' })).toEqual([])
  const kept = (await requestSlot(hospital, 1, { startsAt: half })).status
  expect(kept).toBe(201)
  const unknown = await asEditor(
    'POST',
    '/api/admins/schedule-exceptions/concerned?id=00000000-0000-4000-8000-000000000000',
    { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' },
  )
  expect(unknown.status).toBe(404)
})

test('Patients who are checked in are only counted in the preview of leave, and not among those who lose their slot', async () => {
  const leave = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' }
  const atDesk = (step: string, id: string) =>
    hospital.call('POST', `/api/admins/appointments/${id}/${step}`, { token: hospital.admins.desk.token })
  const [coming, here] = [await requestSlot(hospital, 0), await requestSlot(hospital, 1, { startsAt: half })]
  for (const { result } of [coming, here]) await atDesk('accept', result.id)
  await hospital.travel('2026-11-23T01:50:00Z')
  await atDesk('check-in', here.result.id)
  const preview = await asEditor('POST', '/api/admins/schedule-exceptions/concerned', leave)
  expect(starts(preview.result)).toEqual([nine])
  expect(preview.meta).toMatchObject({ total: 1, checkedIn: 1 })
  expect((await asEditor('POST', '/api/admins/schedule-exceptions', leave)).meta).toMatchObject({
    affected: 1,
    told: 1,
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const monday = 'from=2026-11-23&to=2026-11-23'
const ask = (what: 'places' | 'days', query = monday, specialist = 'cardiology') =>
  hospital.call('GET', `/api/specialists/${specialist}/${what}?${query}`)

test('A query for a specialty has the slots of all its doctors, each with its doctor', async () => {
  const { result } = await ask('places')
  expect(result.map((one: { doctor: string; places: unknown[] }) => [one.doctor, one.places.length])).toEqual(
    [
      ['ayu', 6],
      ['budi', 1],
    ],
  )
})

test('A taken slot is not listed, and the count of a day covers all doctors', async () => {
  const count = async () => (await ask('days')).result[0]
  expect(await count()).toMatchObject({ date: '2026-11-23', free: 9, doctors: 2, locations: ['jakarta'] })
  await requestSlot(hospital, 0)
  expect(await count()).toMatchObject({ free: 8 })
  const [first] = (await ask('places')).result
  expect(first.places[0].startsAt).not.toBe(nine)
})

test('The first slot of a day is the earliest; at the same time, that of the doctor with fewest bookings', async () => {
  const first = async () => (await ask('days')).result[0].first
  expect(await first()).toMatchObject({ doctor: 'ayu', startsAt: nine, timezone: 'Asia/Jakarta' })
  await requestSlot(hospital, 0, { startsAt: '2026-11-23T03:00:00Z' })
  expect(await first()).toMatchObject({ doctor: 'budi', startsAt: nine })
})

test('A slot chosen among all doctors is booked with its doctor', async () => {
  const { first } = (await ask('days')).result[0]
  const { doctor, schedule, startsAt } = first
  const made = await requestSlot(hospital, 0, { doctor, schedule, startsAt })
  expect(made.result).toMatchObject({ doctor: 'ayu', startsAt: nine, status: 'requested' })
})

test('Other locations, full days and days beyond the horizon have no slots', async () => {
  expect((await ask('places', `${monday}&location=elsewhere`)).result).toEqual([])
  expect((await ask('days', 'from=2026-11-24&to=2026-11-24')).result).toEqual([])
  expect((await ask('days', 'from=2027-11-22&to=2027-11-22')).result).toEqual([])
})

test('A doctor who cannot be booked online is not included', async () => {
  const token = hospital.admins.content.token
  const { result: item } = await hospital.call('GET', '/api/admins/doctors/ayu', { token })
  const data = { ...item.data, bookable: false }
  const saved = await hospital.call('PUT', '/api/doctors/ayu', {
    token,
    body: { data, version: item.version, publish: true },
  })
  expect(saved.status).toBe(200)
  expect((await ask('places')).result.map((one: { doctor: string }) => one.doctor)).toEqual(['budi'])
})

test('An unknown specialty is 404, and half a year is too long a range', async () => {
  expect((await ask('days', monday, 'alchemy')).status).toBe(404)
  const long = await ask('days', 'from=2026-11-23&to=2027-05-23')
  expect(long.status).toBe(422)
  expect(long.meta.fields?.map(one => one.path)).toEqual(['to'])
  expect((await ask('places', 'from=2026-11-23&to=2026-12-23')).status).toBe(422)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 3 })
})
afterEach(() => hospital.close())

const atDesk = (path: string, body?: unknown) =>
  hospital.call('POST', path, { token: hospital.admins.desk.token, body })
const status = async (code: string) => hospital.call('GET', `/api/appointments/status/${code}`)
const state = async (one: { code: string }) => (await status(one.code)).result

/** Books a number in dr. Budi's queue of three, from 9 to 11. */
async function numberFor(patient: number, accept = true) {
  const booking = { doctor: 'budi', schedule: hospital.schedules.queue, startsAt: nine }
  const { result } = await requestSlot(hospital, patient, booking)
  if (accept) await atDesk(`/api/admins/appointments/${result.id}/accept`)
  return result as { id: string; code: string; queueNumber: number }
}
const arrive = (one: { id: string }) => atDesk(`/api/admins/appointments/${one.id}/check-in`)
const seen = (one: { id: string }) => atDesk(`/api/admins/appointments/${one.id}/complete`)

test('The code gives the number being served, the own number, and its estimated time', async () => {
  const [one, two, three] = [await numberFor(0), await numberFor(1), await numberFor(2)]
  expect(await state(three)).toMatchObject({ state: 'later', number: 3, serving: null, ahead: null })
  await hospital.travel('2026-11-23T01:30:00Z')
  expect(await state(three)).toMatchObject({ state: 'before', ahead: 2, begins: nine, measured: false })
  await arrive(one)
  await arrive(two)
  await hospital.travel('2026-11-23T02:10:00Z')
  expect(await state(one)).toMatchObject({ state: 'serving', number: 1 })
  expect(await state(three)).toMatchObject({
    state: 'waiting',
    number: 3,
    serving: { number: 1 },
    ahead: 1,
    minutesEach: 40,
    timezone: 'Asia/Jakarta',
    from: '2026-11-23T03:00:00Z',
    to: '2026-11-23T03:40:00Z',
  })
  await seen(one)
  expect(await state(one)).toMatchObject({ state: 'seen' })
  expect(await state(three)).toMatchObject({ serving: { number: 2 }, ahead: 0 })
})

test('The answer contains no names', async () => {
  const one = await numberFor(0)
  const { result } = await status(one.code)
  const text = JSON.stringify(result)
  for (const word of ['patient0', 'Budi', 'budi', one.id, 'jakarta']) expect(text).not.toContain(word)
})

test('Lateness moves the start and every estimated time', async () => {
  const one = await numberFor(0)
  const late = { doctor: 'budi', kind: 'late', from: '2026-11-23', to: '2026-11-23', minutes: 40 }
  await atDesk('/api/admins/schedule-exceptions', late)
  await hospital.travel('2026-11-23T01:30:00Z')
  const now = await state(one)
  expect(now).toMatchObject({ lateMinutes: 40, begins: '2026-11-23T02:40:00Z', from: '2026-11-23T02:40:00Z' })
})

test('Requested, cancelled and expired appointments have their status instead of a time', async () => {
  const asked = await numberFor(0, false)
  const given = await numberFor(1)
  await hospital.call('POST', `/api/appointments/${given.id}/cancel`, {
    token: hospital.patients[1]?.token,
  })
  expect(await state(asked)).toMatchObject({ state: 'unconfirmed', from: null })
  expect(await state(given)).toMatchObject({ state: 'over', from: null })
  await hospital.travel('2026-11-23T01:30:00Z')
  expect(await state(asked)).toMatchObject({ state: 'over' })
})

test('A number that was passed before its patient arrived is marked, and is next after the arrival', async () => {
  const [one, two] = [await numberFor(0), await numberFor(1)]
  await hospital.travel('2026-11-23T02:05:00Z')
  await arrive(two)
  expect(await state(one)).toMatchObject({ state: 'passed', from: null })
  await seen(two)
  await arrive(one)
  expect(await state(one)).toMatchObject({ state: 'serving' })
})

test('Slots have no number, and the status has the time being served', async () => {
  const { result: first } = await requestSlot(hospital, 0)
  const { result: second } = await requestSlot(hospital, 1, { startsAt: '2026-11-23T02:30:00Z' })
  for (const one of [first, second]) await atDesk(`/api/admins/appointments/${one.id}/accept`)
  await hospital.travel('2026-11-23T02:05:00Z')
  await arrive(first)
  expect(await state(second)).toMatchObject({
    state: 'waiting',
    number: null,
    serving: { number: null, startsAt: nine },
    from: '2026-11-23T02:30:00Z',
  })
})

test('A code is accepted in groups and lower case, and an invalid one is 404', async () => {
  const { code } = await numberFor(0)
  const written = `${code.slice(0, 4).toLowerCase()}-${code.slice(4).toLowerCase()}`
  expect((await status(written)).status).toBe(200)
  expect(await status('AAAAAAAA')).toMatchObject({ status: 404, meta: { code: 'booking.codeUnknown' } })
  expect((await status('a')).status).toBe(404)
})

test('The rate limit counts known and unknown codes', async () => {
  const { code } = await numberFor(0)
  for (let asked = 0; asked < 300; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, () => status('AAAAAAAA')))
  }
  const [known, unknown] = [await status(code), await status('AAAAAAAA')]
  expect([known.status, unknown.status]).toEqual([429, 429])
  expect(known.message).toBe(unknown.message)
  expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(0)
})

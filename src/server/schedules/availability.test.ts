import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Availability } from '#entities/schedule/schedule.ts'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { timetable } from './timetable.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital()
})
afterEach(() => hospital.close())

const book = (patient: number, booking?: Record<string, unknown>) => requestSlot(hospital, patient, booking)
const atAGlance = async (query = ''): Promise<Record<string, Availability>> => {
  const { result } = await hospital.call('GET', `/api/availability${query}`)
  return Object.fromEntries(result.map((one: Availability) => [one.doctor, one]))
}
const edit = async (kind: string, key: string, own: Record<string, unknown>) => {
  const token = hospital.admins.content.token
  const { result } = await hospital.call('GET', `/api/admins/${kind}/${key}`, { token })
  const body = { data: { ...result.data, ...own }, version: result.version, publish: true }
  return hospital.call('PUT', `/api/${kind}/${key}`, { token, body })
}

describe('a doctor’s day at a glance', () => {
  test('on a Friday has no session, and Monday’s first slot is next', async () => {
    expect((await atAGlance()).ayu).toEqual({
      doctor: 'ayu',
      availableToday: false,
      byTelephoneToday: false,
      worksToday: false,
      nextFree: {
        startsAt: nine,
        location: 'jakarta',
        timezone: 'Asia/Jakarta',
        free: 1,
        schedule: hospital.schedules.slots,
      },
    })
  })

  test('on Monday morning follows bookings and cancellations', async () => {
    await hospital.travel('2026-11-22T22:00:00Z')
    expect((await atAGlance()).budi).toMatchObject({ availableToday: true, nextFree: { free: 3 } })
    const budi = { doctor: 'budi', schedule: hospital.schedules.queue }
    const booked = await Promise.all([0, 1, 2].map(patient => book(patient, budi)))
    expect((await atAGlance()).budi).toMatchObject({
      availableToday: false,
      worksToday: true,
      nextFree: { startsAt: '2026-11-30T02:00:00Z' },
    })
    await hospital.call('POST', `/api/appointments/${booked[0]?.result.id}/cancel`, {
      token: hospital.patients[0]?.token,
    })
    expect((await atAGlance()).budi).toMatchObject({ availableToday: true, nextFree: { startsAt: nine } })
  })

  test('is limited to the given doctors, without unknown ones', async () => {
    expect(Object.keys(await atAGlance('?doctor=budi'))).toEqual(['budi'])
    expect(Object.keys(await atAGlance('?doctor=budi&doctor=nobody&doctor=ayu'))).toEqual(['budi', 'ayu'])
  })

  test('shows the sessions of a doctor who cannot be booked online, with nothing free', async () => {
    await hospital.travel('2026-11-22T22:00:00Z')
    await edit('doctors', 'ayu', { bookable: false })
    expect((await atAGlance()).ayu).toEqual({
      doctor: 'ayu',
      worksToday: true,
      availableToday: false,
      byTelephoneToday: false,
      nextFree: null,
    })
  })

  test('shows changes at once: another time zone, an unpublished doctor', async () => {
    await atAGlance()
    await edit('addresses', 'jakarta', { timezone: 'Asia/Jayapura' })
    expect((await atAGlance()).ayu?.nextFree).toMatchObject({
      startsAt: '2026-11-23T00:00:00Z',
      timezone: 'Asia/Jayapura',
    })
    const token = hospital.admins.content.token
    const { result } = await hospital.call('GET', '/api/admins/doctors/ayu', { token })
    await hospital.call('POST', '/api/doctors/ayu/archive', { token, body: { version: result.version } })
    expect(Object.keys(await atAGlance())).toEqual(['budi'])
    expect((await hospital.call('GET', '/api/schedules')).meta.total).toBe(1)
    expect((await hospital.call('GET', '/api/doctors/ayu/places')).status).toBe(404)
  })
})

describe('the slots of a doctor', () => {
  const places = (query: string, doctor = 'ayu') =>
    hospital.call('GET', `/api/doctors/${doctor}/places?${query}`)

  test('are those of the requested dates, by default of the next two weeks', async () => {
    const dates = async (query: string) =>
      (await places(query)).result.map((one: { date: string }) => one.date)
    expect(await dates('')).toEqual(['2026-11-23', '2026-11-30'])
    expect(await dates('from=2026-11-24&to=2026-12-07')).toEqual(['2026-11-30', '2026-12-07'])
    // The horizon of thirty days ends on the 20th of December.
    expect(await dates('from=2026-12-14&to=2027-01-31')).toEqual(['2026-12-14'])
    expect(await dates('from=2026-11-24&to=2026-11-23')).toEqual([])
  })

  test('leave out past ones and those within the notice, and show taken ones as taken', async () => {
    await hospital.travel('2026-11-23T01:45:00Z')
    await book(0, { startsAt: '2026-11-23T04:00:00Z' })
    const [today] = (await places('from=2026-11-23&to=2026-11-23')).result
    expect(today.places.map((one: { startsAt: string; free: number }) => [one.startsAt, one.free])).toEqual([
      ['2026-11-23T03:00:00Z', 1],
      ['2026-11-23T03:30:00Z', 1],
      ['2026-11-23T04:00:00Z', 0],
      ['2026-11-23T04:30:00Z', 1],
    ])
  })

  test.each(['from=tomorrow', 'from=2026-11-23&to=2026-02-30', 'from=2026-01-01&to=2027-01-01'])(
    'requested with %s are refused with a message',
    async query => {
      const answer = await places(query)
      expect(answer.status).toBe(422)
      expect(answer.meta.fields?.[0]?.message).toMatch(/^[A-Z]/)
    },
  )
})

describe('a public query', () => {
  test('the day of all doctors is computed once for concurrent requests, and again after a booking', async () => {
    await hospital.travel('2026-11-22T22:00:00Z')
    expect((await atAGlance()).budi?.nextFree?.free).toBe(3)
    const statements = vi.spyOn(hospital.deps.database.pool, 'query')
    await Promise.all(Array.from({ length: 20 }, () => atAGlance()))
    // The first request checks for changes, and one more check serves all that came meanwhile.
    expect(statements.mock.calls.length).toBeLessThan(5)
    statements.mockRestore()
    await book(0, { doctor: 'budi', schedule: hospital.schedules.queue })
    expect((await atAGlance()).budi?.nextFree?.free).toBe(2)
  })

  test('nothing is computed for dates beyond the horizon', async () => {
    const { doctors } = await timetable(hospital.deps)
    const ayu = doctors.get('ayu') as NonNullable<ReturnType<typeof doctors.get>>
    const worked = vi.spyOn(ayu, 'on')
    for (const query of ['from=2030-01-01&to=2030-03-31', 'from=2020-01-01&to=2020-03-31']) {
      const { status, result } = await hospital.call('GET', `/api/doctors/ayu/places?${query}`)
      expect([status, result]).toEqual([200, []])
    }
    expect(worked).not.toHaveBeenCalled()
  })
})

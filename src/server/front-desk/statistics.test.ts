import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Statistics } from '#entities/schedule/front-desk.ts'
import { half, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

const figures = async (query: string): Promise<Statistics[]> =>
  (await hospital.call('GET', `/api/admins/statistics?${query}`, { token: hospital.admins.desk.token }))
    .result

interface Own {
  status: string
  schedule?: string
  arrived?: string
  called?: string
  deadline?: string
  decided?: string
}
let place = 0
/** An appointment on Monday, 23 November 2026, at 9:00 in Jakarta. */
async function past({ status, schedule = hospital.schedules.queue, ...own }: Own) {
  const time = (at: string | undefined) => (at ? `2026-11-23T${at}Z` : null)
  const { rows } = await hospital.deps.db.execute<{ id: string }>(sql`
    with person as (insert into patient (id, full_name) values (gen_random_uuid(), 'Rahasia') returning id)
    insert into appointment (id, code, schedule_id, doctor_id, location_id, patient_id, mode, timezone, starts_at, ends_at,
      place, status, checked_in_at, expires_at, decided_at)
    select gen_random_uuid(), ${`STAT${place}`}, s.id, s.doctor_id, s.location_id, (select id from person), s.mode,
      'Asia/Jakarta', '2026-11-23T02:00:00Z', '2026-11-23T02:20:00Z', ${++place}::int, ${status}, ${time(own.arrived)},
      ${time(own.deadline)}, ${time(own.decided)}
    from schedule s where s.id = ${schedule}::uuid returning id`)
  if (own.called) {
    await hospital.deps.db.execute(sql`
      insert into queue_call (appointment_id, called_at) values (${rows[0]?.id}::uuid, ${time(own.called)})`)
  }
}
const monday = 'from=2026-11-23&to=2026-11-23'

test('past appointments are counted by doctor, location and month, with the capacity of the timetable', async () => {
  await past({
    status: 'completed',
    arrived: '01:50:00',
    called: '02:00:00',
    deadline: '01:00:00',
    decided: '00:30:00',
  })
  await past({
    status: 'completed',
    arrived: '01:50:00',
    called: '02:20:00',
    deadline: '01:00:00',
    decided: '00:30:00',
  })
  await past({ status: 'completed', arrived: '01:40:00', called: '02:00:00' })
  await past({ status: 'no_show' })
  await past({ status: 'cancelled_by_patient' })
  await past({ status: 'expired', deadline: '01:00:00' })
  await hospital.travel('2026-11-24T02:00:00Z')
  const byDoctor = await figures(`by=doctor&${monday}`)
  expect(byDoctor.map(one => one.key)).toEqual(['ayu', 'budi'])
  const budi = byDoctor[1] as Statistics
  const counted = { taken: 4, noShows: 1, waitMinutes: 20, called: 3, requests: 3, answeredInTime: 2 }
  expect(budi).toMatchObject(counted)
  expect(budi.name).toMatch(/Budi/)
  expect(budi.offered).toBeGreaterThan(0)
  expect(byDoctor[0]).toMatchObject({ taken: 0, waitMinutes: null, requests: 0 })
  const offered = byDoctor.reduce((sum, one) => sum + one.offered, 0)
  expect(await figures(`by=month&${monday}`)).toEqual([
    { key: '2026-11', name: '2026-11', offered, ...counted },
  ])
  const [jakarta] = await figures(`by=location&${monday}&location=jakarta`)
  expect(jakarta).toEqual({ key: 'jakarta', name: 'Rumah Sakit Uji Jakarta', offered, ...counted })
})

test('a request counts as answered in time also after the visit, or after the patient has cancelled it', async () => {
  const token = hospital.admins.desk.token
  const atDesk = (id: string, step: string) =>
    hospital.call('POST', `/api/admins/appointments/${id}/${step}`, { token })
  const visited = (await requestSlot(hospital, 0)).result.id
  const cancelled = (await requestSlot(hospital, 1, { startsAt: half })).result.id
  for (const id of [visited, cancelled]) expect((await atDesk(id, 'accept')).status).toBe(200)
  const own = { token: hospital.patients[1]?.token }
  expect((await hospital.call('POST', `/api/appointments/${cancelled}/cancel`, own)).status).toBe(200)
  await hospital.travel('2026-11-23T01:50:00Z')
  for (const step of ['check-in', 'complete']) expect((await atDesk(visited, step)).status).toBe(200)
  await hospital.travel('2026-11-24T02:00:00Z')
  expect((await figures(`by=month&${monday}`))[0]).toMatchObject({ requests: 2, answeredInTime: 2 })
})

test('today does not count yet, and a period of more than two years is refused at its field', async () => {
  await past({ status: 'completed' })
  await hospital.travel('2026-11-23T10:00:00Z')
  expect(await figures(`by=month&${monday}`)).toEqual([])
  const long = await hospital.call('GET', '/api/admins/statistics?by=month&from=2020-01-01&to=2026-01-01', {
    token: hospital.admins.desk.token,
  })
  expect([long.status, long.meta.fields?.[0]?.path]).toEqual([422, 'to'])
})

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { findRow } from './writes.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital()
})
afterEach(() => hospital.close())

const jakarta = async () => {
  const row = await findRow(hospital.deps.db, 'addresses', 'jakarta')
  if (!row) throw new Error('The location is gone.')
  return row
}
const save = async (data: object, publish = true) => {
  const { version, data: before } = await jakarta()
  const body = { data: { ...before, ...data }, version, publish }
  return hospital.call('PUT', '/api/addresses/jakarta', { token: hospital.admins.content.token, body })
}
const publish = async () => {
  const { version } = await jakarta()
  const { token } = hospital.admins.content
  return hospital.call('POST', '/api/addresses/jakarta/publish', { token, body: { version } })
}
/** A booking three days after the database's clock, which saving content uses. */
async function booked() {
  const { result } = await requestSlot(hospital, 0)
  await hospital.deps.db.execute(sql`update appointment set status = 'accepted', expires_at = null,
    starts_at = date_trunc('hour', now()) + interval '3 days',
    ends_at = date_trunc('hour', now()) + interval '3 days 30 minutes'`)
  const { rows } = await hospital.deps.db.execute<{ ms: number }>(
    sql`select extract(epoch from starts_at)::float8 * 1000 as ms from appointment`,
  )
  const startsAt = Temporal.Instant.fromEpochMilliseconds(rows[0]?.ms as number).toString()
  return { id: result.id as string, startsAt }
}

test('A time zone of a location with bookings cannot change, and the refusal lists the displaced bookings', async () => {
  const { startsAt } = await booked()
  const answer = await save({ timezone: 'Asia/Jayapura' })
  expect([answer.status, answer.meta.code]).toEqual([409, 'booking.zoneInUse'])
  expect(answer.message).toContain('1 booked appointment uses')
  expect(answer.result).toEqual({
    count: 1,
    places: [{ startsAt, timezone: 'Asia/Jakarta', place: 1, news: 'absence' }],
  })
  expect((await jakarta()).data).toMatchObject({ timezone: 'Asia/Jakarta' })
  expect((await save({ city: 'Jakarta Selatan' })).status).toBe(200)
})

test('A draft may have another time zone, but cannot be published over a booking', async () => {
  const { id } = await booked()
  expect((await save({ timezone: 'Asia/Jayapura' }, false)).status).toBe(200)
  expect((await publish()).meta.code).toBe('booking.zoneInUse')
  await hospital.call('POST', `/api/appointments/${id}/cancel`, { token: hospital.patients[0]?.token })
  expect((await publish()).status).toBe(200)
  expect((await jakarta()).data).toMatchObject({ timezone: 'Asia/Jayapura' })
})

test('Bookings in the past and expired requests do not prevent the change', async () => {
  await booked()
  await hospital.deps.db.execute(sql`update appointment set status = 'requested', expires_at = now()`)
  expect((await save({ timezone: 'Asia/Jayapura' })).status).toBe(200)
})

test('An appointment that was completed before its time does not prevent the change', async () => {
  await booked()
  await hospital.deps.db.execute(sql`update appointment set status = 'completed'`)
  expect((await save({ timezone: 'Asia/Jayapura' })).status).toBe(200)
})

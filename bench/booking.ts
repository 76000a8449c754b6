import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { newId } from '../src/server/database/connect.ts'
import { startEmbeddedPostgres } from '../src/server/database/embedded/embedded.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { appointment } from '../src/server/database/tables/booking.ts'
import { content } from '../src/server/database/tables/content.ts'
import { type HospitalFixture, openHospital } from '../tests/small-hospital.ts'
import { inTurns, load, row } from './measure.ts'

const bookings = 1200
const patients = bookings / 2
const parallel = 16
const doctors = 60
const rounds = 20
const contenders = 64

interface BookingRequest {
  patient: number
  doctor: string
  schedule: string
  startsAt: string
}

/** Creates doctors with twenty slots each on Mondays, so that every booking has a slot of its own. */
async function open(hospital: HospitalFixture): Promise<{ slug: string; id: string; schedule: string }[]> {
  const made: { slug: string; id: string; schedule: string }[] = []
  for (let index = 0; index < doctors; index++) {
    const slug = `bench-${index}`
    const data = { slug, name: `Bench ${index}`, specialists: ['cardiology'], bookable: true }
    const id = newId()
    await hospital.deps.db
      .insert(content)
      .values({ id, kind: 'doctors', key: slug, status: 'published', data, publishedAt: hospital.deps.now() })
    const schedule = await hospital.addSchedule({
      doctorId: id,
      weekday: 1,
      endTime: '14:00',
      slotMinutes: 15,
    })
    made.push({ slug, id, schedule })
  }
  return made
}

/** Booking requests that never conflict: one a Monday for each patient, and a different slot for each patient of a doctor. */
function bookingRequestOf(
  table: { slug: string; schedule: string }[],
  index: number,
  among: number,
  week: number,
): BookingRequest {
  const patient = index % among
  const doctor = table[patient % doctors] as { slug: string; schedule: string }
  const monday = Temporal.Instant.from('2026-11-23T02:00:00Z').add({
    hours: 24 * 7 * (week + Math.floor(index / among)),
  })
  const startsAt = monday.add({ minutes: 15 * Math.floor(patient / doctors) }).toString()
  return { patient, doctor: doctor.slug, schedule: doctor.schedule, startsAt }
}

async function book(
  hospital: HospitalFixture,
  key: string,
  { patient, ...body }: BookingRequest,
): Promise<number> {
  const { status } = await hospital.call('POST', '/api/appointments', {
    token: hospital.patients[patient]?.token,
    headers: { 'idempotency-key': key },
    body,
  })
  return status
}

/** The minimum SQL that any program needs for such a booking, without any code of the product. */
async function bare(
  pool: Pool,
  hospital: HospitalFixture,
  ids: Map<string, string>,
  booking: BookingRequest,
): Promise<void> {
  const patient = hospital.patients[booking.patient]
  const client = await pool.connect()
  const [id, doctor] = [newId(), ids.get(booking.doctor)]
  const ends = Temporal.Instant.from(booking.startsAt).add({ minutes: 15 }).toString()
  try {
    await client.query('begin')
    await client.query(
      'insert into idempotency_key (account_id, key, operation, body_hash, status, answer) values ($1, $2, $3, $4, 201, $5)',
      [patient?.accountId, id, 'bench', 'hash', '{}'],
    )
    await client.query('select id from content where id = $1 for no key update', [doctor])
    await client.query('select id from patient where id = $1 for no key update', [patient?.patientId])
    await client.query(
      `select id, place from appointment where status in ('requested', 'accepted', 'checked_in', 'completed')
       and doctor_id = $1 and starts_at < $3 and starts_at > $2::timestamptz - interval '24 hours' and ends_at > $2
       union select id, place from appointment where status in ('requested', 'accepted', 'checked_in', 'completed')
       and patient_id = $4 and ends_at > $2`,
      [doctor, booking.startsAt, ends, patient?.patientId],
    )
    const { rowCount } = await client.query(
      `insert into appointment (id, code, schedule_id, doctor_id, location_id, patient_id, mode, timezone, starts_at, ends_at, place, status)
       values ($1, $2, $3, $4, $5, $6, 'slots', 'Asia/Jakarta', $7, $8, 1, 'requested') on conflict do nothing`,
      [
        id,
        id,
        booking.schedule,
        doctor,
        hospital.ids.get('addresses/jakarta'),
        patient?.patientId,
        booking.startsAt,
        ends,
      ],
    )
    if (rowCount !== 1) throw new Error('The bare booking found its slot taken: the benchmark is wrong.')
    await client.query(
      'insert into outbox_message (id, kind, "to", language, subject, text) values ($1, $2, $3, $4, $5, $6)',
      [newId(), 'bench', 'patient@example.org', 'en', 'Subject', 'Text'.repeat(200)],
    )
    await client.query(
      'insert into audit_entry (account_id, action, object_kind, object_id, patient_id) values ($1, $2, $3, $4, $5)',
      [patient?.accountId, 'bench', 'appointment', id, patient?.patientId],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Bookings a second through the whole API, compared with the same work in bare SQL; and many requests for one slot. */
export async function benchBooking(): Promise<Record<string, string | number>[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-bench-booking-'))
  // With fsync, as in a hospital.
  const server = await startEmbeddedPostgres({ dataDir })
  try {
    await migrate(server.url)
    const hospital = await openHospital(server.url, { patients, connections: parallel })
    try {
      return await measure(hospital)
    } finally {
      await hospital.close()
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(hospital: HospitalFixture): Promise<Record<string, string | number>[]> {
  const table = await open(hospital)
  const ids = new Map(table.map(one => [one.slug, one.id]))
  const request = async (index: number, week: number) => {
    const status = await book(
      hospital,
      `bench-${week}-${index}`,
      bookingRequestOf(table, index, patients, week),
    )
    if (status !== 201) throw new Error(`A booking was answered ${status} instead of 201.`)
  }
  await load(100, parallel, index => request(index, 0))
  const { pool } = hospital.deps.database
  const [ours, ceiling] = await inTurns({ count: bookings, turn: 100, parallel }, [
    index => request(index, 1),
    index => bare(pool, hospital, ids, bookingRequestOf(table, index, patients, 3)),
  ])
  await giveBack(hospital)
  const contest = await contested(hospital, table)
  return [
    row(`${bookings} bookings, ${parallel} at a time, beside bare SQL`, ours, ceiling),
    row(`${contenders} requests for one slot, ${rounds} times, beside bare SQL`, contest, ceiling),
  ]
}

const giveBack = (hospital: HospitalFixture) =>
  hospital.deps.db.update(appointment).set({ status: 'cancelled_by_patient' })

async function contested(hospital: HospitalFixture, table: { slug: string; schedule: string }[]) {
  const won = new Array<number>(rounds).fill(0)
  const result = await load(rounds * contenders, contenders, async index => {
    const round = Math.floor(index / contenders)
    const booking = { ...bookingRequestOf(table, round, rounds, 1), patient: index % contenders }
    const status = await book(hospital, `contest-${index}`, booking)
    if (status === 201) won[round] = (won[round] as number) + 1
    else if (status !== 409) throw new Error(`A contested booking was answered ${status}.`)
  })
  if (won.some(count => count !== 1)) throw new Error(`A slot had ${won.join(', ')} winners instead of one.`)
  return result
}

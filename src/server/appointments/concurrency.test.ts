import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { half, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { testDeps } from '../../../tests/deps.ts'
import { type Answer, createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createApp } from '../app.ts'
import { appointment, idempotencyKey } from '../database/tables/booking.ts'
import { auditEntry, outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
afterEach(() => hospital.close())

const book = (patient: number, booking?: Record<string, unknown>, key = `contest-${patient}-${nine}`) =>
  requestSlot(hospital, patient, booking, key)
const post = (path: string, token: string | undefined, body?: unknown) =>
  hospital.call('POST', path, { token, body })
const tally = (answers: Answer[]) => {
  const counts: Record<string, number> = {}
  for (const { status, meta } of answers) {
    const name = meta.code ? `${status} ${meta.code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('sixty-four patients at once', () => {
  beforeEach(async () => {
    hospital = await createHospital({ patients: 64, connections: 24 })
  })

  test('want one slot: one gets it, and the others are offered the next free ones', async () => {
    const answers = await Promise.all(hospital.patients.map((_, index) => book(index)))
    expect(tally(answers)).toEqual({ '201': 1, '409 booking.taken': 63 })
    const offered = answers.filter(one => one.status === 409).map(one => one.result.alternatives.length)
    expect(Math.min(...offered)).toBeGreaterThan(0)
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
    expect(await hospital.deps.db.$count(outboxMessage)).toBe(1)
    expect(await hospital.deps.db.$count(idempotencyKey)).toBe(1)
  })

  test('want a queue of forty: forty get a number, 1 to 40', async () => {
    const schedule = await hospital.addSchedule({
      doctorId: hospital.ids.get('doctors/budi') as string,
      weekday: 2,
      mode: 'session',
      slotMinutes: null,
      capacity: 40,
    })
    const booking = { doctor: 'budi', schedule, startsAt: '2026-11-24T02:00:00Z' }
    const answers = await Promise.all(hospital.patients.map((_, index) => book(index, booking)))
    expect(tally(answers)).toEqual({ '201': 40, '409 booking.taken': 24 })
    const numbers = answers.filter(one => one.status === 201).map(one => one.result.queueNumber)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  test('want a slot that is cancelled at that moment: at most one gets it', async () => {
    const first = await book(0)
    const others = hospital.patients.slice(1)
    const [cancelled, ...answers] = await Promise.all([
      post(`/api/appointments/${first.result.id}/cancel`, hospital.patients[0]?.token),
      ...others.map((_, index) => book(index + 1)),
    ])
    expect(cancelled?.status).toBe(200)
    // If all requests came before the cancellation, the slot is free for a retry.
    const second = tally(answers)['201'] ?? 0
    expect(second).toBeLessThanOrEqual(1)
    if (second === 0) expect((await book(1, {}, 'another-try')).status).toBe(201)
    const rows = await hospital.deps.db.select().from(appointment).where(eq(appointment.status, 'requested'))
    expect(rows).toHaveLength(1)
  })

  test('each have an appointment and all move to the same slot: one does, the others keep theirs', async () => {
    const schedule = await hospital.addSchedule({
      weekday: 2,
      endTime: '11:00',
      slotMinutes: 60,
      capacity: 40,
    })
    const target = await hospital.addSchedule({ weekday: 3, endTime: '09:30' })
    const movers = hospital.patients.slice(0, 40)
    const held = await Promise.all(
      movers.map((_, index) => book(index, { schedule, startsAt: '2026-11-24T02:00:00Z' })),
    )
    expect(tally(held)).toEqual({ '201': 40 })
    const answers = await Promise.all(
      held.map(({ result }, index) =>
        post(`/api/appointments/${result.id}/reschedule`, movers[index]?.token, {
          schedule: target,
          startsAt: '2026-11-25T02:00:00Z',
        }),
      ),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 booking.taken': 39 })
    const rows = await hospital.deps.db.select().from(appointment)
    expect(rows.filter(one => one.scheduleId === schedule)).toHaveLength(39)
    expect(rows.filter(one => one.scheduleId === target)).toHaveLength(1)
  })
})

describe('three servers on one database', () => {
  test('give each of eight slots to exactly one of eight patients', async () => {
    hospital = await createHospital({ patients: 64 })
    const slots = await hospital.addSchedule({ weekday: 4, startTime: '08:00', endTime: '12:00' })
    const { url } = hospital.deps.database
    const servers = [0, 1, 2].map(() => testDeps(url, { now: () => hospital.clock.now }, 8))
    const apps = servers.map(one => createApp(one.deps))
    const first = Temporal.Instant.from('2026-11-26T01:00:00Z')
    const statuses = await Promise.all(
      hospital.patients.map(async ({ token }, index) => {
        const startsAt = first.add({ minutes: 30 * (index % 8) }).toString()
        const response = await apps[index % 3]?.request('/api/appointments', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `three-servers-${index}`,
          },
          body: JSON.stringify({ doctor: 'ayu', schedule: slots, startsAt }),
        })
        return response?.status
      }),
    )
    await Promise.all(servers.map(one => one.close()))
    expect(statuses.filter(status => status === 201)).toHaveLength(8)
    expect(statuses.filter(status => status === 409)).toHaveLength(56)
    const rows = await hospital.deps.db.select().from(appointment)
    expect(new Set(rows.map(row => String(row.startsAt))).size).toBe(8)
  })
})

test('a server with a cached timetable books by the one that another server has just changed', async () => {
  hospital = await createHospital({ patients: 4 })
  // This server gets no notifications, as after its LISTEN connection was lost.
  const other = testDeps(hospital.deps.database.url, { now: () => hospital.clock.now })
  const app = createApp(other.deps)
  const bookThere = async (patient: number, startsAt: string) => {
    const response = await app.request('/api/appointments', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${hospital.patients[patient]?.token}`,
        'content-type': 'application/json',
        'idempotency-key': `other-server-${patient}-${startsAt}`,
      },
      body: JSON.stringify({ doctor: 'ayu', schedule: hospital.schedules.slots, startsAt }),
    })
    const { meta } = (await response.json()) as { meta: { code?: string } }
    return meta.code ?? response.status
  }
  const desk = hospital.admins.desk.token
  const path = '/api/admins/schedule-exceptions'
  const monday = { doctor: 'ayu', kind: 'leave', from: '2026-11-23', to: '2026-11-23' }
  expect(await bookThere(0, nine)).toBe(201)
  const leave = await post(path, desk, monday)
  expect(await bookThere(1, half)).toBe('booking.gone')
  await hospital.call('DELETE', `${path}/${leave.result.id}`, { token: desk })
  expect(await bookThere(1, half)).toBe(201)
  await other.close()
})

describe('one patient', () => {
  beforeEach(async () => {
    hospital = await createHospital({ patients: 2, connections: 20 })
  })

  test('gets one appointment and one answer for a request that arrives a hundred times', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => book(0)))
    expect(tally(answers)).toEqual({ '201': 100 })
    expect(new Set(answers.map(one => JSON.stringify(one.result))).size).toBe(1)
    expect(answers.filter(one => one.headers.get('idempotent-replayed') === null)).toHaveLength(1)
    expect(await hospital.deps.db.$count(appointment)).toBe(1)
    expect(await hospital.deps.db.$count(outboxMessage)).toBe(1)
  })

  test('gets one of two concurrent requests for two doctors at the same hour', async () => {
    const answers = await Promise.all([
      book(0, {}, 'with-ayu'),
      book(0, { doctor: 'budi', schedule: hospital.schedules.queue }, 'with-budi'),
    ])
    expect(tally(answers)).toEqual({ '201': 1, '409 booking.overlap': 1 })
  })

  test('gets no more of twenty concurrent requests than the hospital allows', async () => {
    const wide = await hospital.addSchedule({ weekday: 2, startTime: '06:00', endTime: '16:00' })
    const first = Temporal.Instant.from('2026-11-23T23:00:00Z')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        book(
          0,
          { schedule: wide, startsAt: first.add({ minutes: 30 * index }).toString() },
          `many-keys-${index}`,
        ),
      ),
    )
    expect(tally(answers)).toEqual({ '201': 5, '409 booking.limit': 15 })
  })
})

describe('at the front desk', () => {
  beforeEach(async () => {
    hospital = await createHospital({ patients: 2, connections: 20 })
  })
  const decide = (id: string, step: 'accept' | 'decline') =>
    post(
      `/api/admins/appointments/${id}/${step}`,
      hospital.admins[step === 'accept' ? 'desk' : 'super'].token,
      step === 'accept' ? undefined : { reason: 'The doctor is away' },
    )

  test('two accept one request at once: one wins, the other gets the current state', async () => {
    const { result } = await book(0)
    const answers = await Promise.all([decide(result.id, 'accept'), decide(result.id, 'accept')])
    expect(tally(answers)).toEqual({ '200': 1, '409 booking.changed': 1 })
    const loser = answers.find(one => one.status === 409)
    expect(loser?.result.current).toMatchObject({ id: result.id, status: 'accepted' })
    const mails = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'appointment.accepted'))
    expect(mails).toHaveLength(1)
  })

  test('accept and decline never both succeed, and each change, also a cancellation, has its message', async () => {
    for (const [index, startsAt] of [nine, half, ten].entries()) {
      const { result } = await book(0, { startsAt }, `three-ways-${index}`)
      const answers = await Promise.all([
        decide(result.id, 'accept'),
        decide(result.id, 'decline'),
        post(`/api/appointments/${result.id}/cancel`, hospital.patients[0]?.token),
      ])
      const [row] = await hospital.deps.db.select().from(appointment).where(eq(appointment.id, result.id))
      const mails = await hospital.deps.db
        .select({ kind: outboxMessage.kind })
        .from(outboxMessage)
        .where(eq(outboxMessage.appointmentId, result.id))
      const entries = await hospital.deps.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.objectId, result.id))
      const [accepted, declined, cancelled] = answers.map(one => one.status === 200)
      expect(accepted && declined).toBe(false)
      // A declined request is closed. The patient can still cancel an accepted or unanswered one.
      expect(cancelled).toBe(!declined)
      expect(row?.status).toBe(declined ? 'declined' : 'cancelled_by_patient')
      // One message and one audit entry for the request, and one for each change that succeeded.
      const changes = 1 + answers.filter(one => one.status === 200).length
      expect([mails.length, entries.length]).toEqual([changes, changes])
    }
  })
})

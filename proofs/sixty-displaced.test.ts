import { isNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { createItem } from '#server/content/writes.ts'
import { appointment } from '#server/database/tables/booking.ts'
import { callItem } from '#server/database/tables/call-list.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { contentIds } from '#server/demo/demo.ts'
import { newKey, requestSlot } from '../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../tests/hospital.ts'

let hospital: HospitalFixture
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.admins.desk.token,
    headers: { 'idempotency-key': newKey() },
    body,
  })

/** Three locations with sessions of dr. Ayu on Tuesdays, one after the other, in slots of five minutes. */
async function locations(): Promise<{ schedule: string; first: string }[]> {
  const { db } = hospital.deps
  for (const code of ['bandung', 'makassar']) {
    const timezone = code === 'makassar' ? 'Asia/Makassar' : 'Asia/Jakarta'
    const data = { code, officialName: `Rumah Sakit ${code}`, timezone, email1: `${code}@example.org` }
    await createItem(db, { kind: 'addresses', data, publish: true, accountId: null })
  }
  const ids = await contentIds(db)
  const sits = async (key: string, startTime: string, endTime: string, first: string) => {
    const locationId = ids.get(`addresses/${key}`) as string
    const own = { locationId, startTime, endTime, weekday: 2, slotMinutes: 5 }
    return { schedule: await hospital.addSchedule(own), first }
  }
  return [
    await sits('jakarta', '09:00', '12:00', '2026-11-24T02:00:00Z'),
    await sits('bandung', '13:00', '15:00', '2026-11-24T06:00:00Z'),
    await sits('makassar', '18:00', '20:00', '2026-11-24T10:00:00Z'),
  ]
}

type Kind = 'reads' | 'does not read' | 'dependant' | 'telephone only'
const kindOf = (index: number): Kind =>
  index % 5 < 2
    ? 'reads'
    : index % 5 === 2
      ? 'does not read'
      : index % 5 === 3
        ? 'dependant'
        : 'telephone only'

interface Booked {
  kind: Kind
  patient: number
  schedule: string
  startsAt: string
  id: string
}

async function bookSixty(): Promise<Booked[]> {
  const all: Booked[] = []
  for (const [place, { schedule, first }] of (await locations()).entries()) {
    for (let index = 0; index < 20; index++) {
      const startsAt = Temporal.Instant.from(first)
        .add({ minutes: 5 * index })
        .toString()
      const patient = place * 20 + index
      const kind = kindOf(index)
      const booking: Record<string, unknown> = { schedule, startsAt }
      if (kind === 'dependant') {
        const child = await hospital.call('POST', '/api/dependants', {
          token: hospital.patients[patient]?.token,
          body: { name: `Child ${patient}`, birthDate: '2020-05-05', sex: 'female', relationship: 'child' },
        })
        expect(child.status).toBe(201)
        booking.dependant = child.result.id
      }
      const caller = { name: `Caller ${patient}`, phone: `0812 000 ${100 + patient}` }
      const made =
        kind === 'telephone only'
          ? await atDesk('POST', '/api/admins/appointments', { ...booking, patient: caller, source: 'phone' })
          : await requestSlot(hospital, patient, booking)
      expect(made.status).toBe(201)
      const { id } = made.result
      if (kind !== 'telephone only') await atDesk('POST', `/api/admins/appointments/${id}/accept`)
      all.push({ kind, patient, schedule, startsAt, id })
    }
  }
  return all
}

const aWeekLater = (one: Booked) => ({
  schedule: one.schedule,
  startsAt: Temporal.Instant.from(one.startsAt)
    .add({ hours: 7 * 24 })
    .toString(),
})

test('an absence of sixty appointments, entered 90 minutes before the first, leaves no patient unhandled', async () => {
  hospital = await createHospital({ patients: 60 })
  const { db } = hospital.deps
  const all = await bookSixty()
  await hospital.travel('2026-11-24T00:30:00Z')
  const leave = { doctor: 'ayu', kind: 'leave', from: '2026-11-24', to: '2026-11-24', location: null }
  const preview = (await atDesk('POST', '/api/admins/schedule-exceptions/affected', leave)).result as {
    by: string
    alsoCall: boolean
  }[]
  const predicted = {
    told: preview.filter(one => one.by === 'message').length,
    alsoToCall: preview.filter(one => one.alsoCall).length,
    toCall: preview.filter(one => one.by === 'call').length,
  }
  const saved = await atDesk('POST', '/api/admins/schedule-exceptions', leave)
  expect(saved.meta).toMatchObject({ affected: 60, ...predicted })
  expect(predicted).toEqual({ told: 48, alsoToCall: 48, toCall: 12 })

  const letters = (await db.select().from(outboxMessage)).filter(one => one.kind === 'appointment.absence')
  const letterOf = new Map(letters.map(one => [one.appointmentId, one.text]))
  const openCalls = () => db.select().from(callItem).where(isNull(callItem.doneAt))
  const callOf = new Map((await openCalls()).map(one => [one.appointmentId, one]))
  const unhandled = all.filter(({ id }) => !letterOf.has(id) && !callOf.has(id))
  const notCalled = all.filter(({ id }) => !callOf.has(id))
  expect([unhandled, notCalled]).toEqual([[], []])

  // Patients who read the email: a third moves by the link, a third cancels by it, a third books in the account.
  const readers = all.filter(one => one.kind === 'reads')
  for (const [index, one] of readers.entries()) {
    const token = letterOf.get(one.id)?.match(/token=(rwa_[\w-]{43})/)?.[1] as string
    const answer = index % 3 === 0 ? { answer: 'move', ...aWeekLater(one) } : { answer: 'cancel' }
    const done =
      index % 3 === 2
        ? await requestSlot(hospital, one.patient, aWeekLater(one))
        : await hospital.call('POST', '/api/answer-link', { token, body: answer })
    expect(done.status).toBeLessThan(300)
  }
  const left = await openCalls()
  expect(left).toHaveLength(60 - readers.length)

  // The front desk calls the others: three of four accept another slot, one declines.
  const byId = new Map(all.map(one => [one.id, one]))
  for (const [index, call] of left.entries()) {
    const one = byId.get(call.appointmentId) as Booked
    await atDesk('POST', `/api/admins/call-list/${call.id}/call`)
    const { result } = await atDesk('GET', `/api/admins/appointments/${one.id}`)
    const booking = { patient: { id: result.patient.id }, source: 'phone', call: call.id, ...aWeekLater(one) }
    const done =
      index % 4 === 3
        ? await atDesk('POST', `/api/admins/call-list/${call.id}/done`, { outcome: 'cancelled' })
        : await atDesk('POST', '/api/admins/appointments', booking)
    expect(done.status).toBeLessThan(300)
  }
  expect(await openCalls()).toEqual([])
  const outcomes = Object.groupBy(await db.select().from(callItem), one => one.outcome ?? 'open')
  const counts = Object.fromEntries(Object.entries(outcomes).map(([name, items]) => [name, items?.length]))
  expect(counts).toEqual({ answered: 16, rebooked: 8, booked: 27, cancelled: 9 })
  const open = (await db.select().from(appointment)).filter(one => one.status !== 'cancelled_by_hospital')
  expect(new Set(open.map(one => one.patientId)).size).toBe(open.length)
  expect(open).toHaveLength(8 + 8 + 27)
  const figures = { appointments: all.length, ...predicted, unhandled: unhandled.length, ...counts }
  process.stdout.write(`An absence of sixty appointments: ${JSON.stringify(figures)}\n`)
}, 240_000)

test('undoing the absence after half have answered restores, asks or leaves each patient, and gives no patient two slots', async () => {
  hospital = await createHospital({ patients: 60 })
  const { db } = hospital.deps
  const all = await bookSixty()
  await hospital.travel('2026-11-24T00:30:00Z')
  const leave = { doctor: 'ayu', kind: 'leave', from: '2026-11-24', to: '2026-11-24', location: null }
  const saved = await atDesk('POST', '/api/admins/schedule-exceptions', leave)
  const letters = (await db.select().from(outboxMessage)).filter(one => one.kind === 'appointment.absence')
  const letterOf = new Map(letters.map(one => [one.appointmentId, one.text]))

  // Half answer: 10 move by the link, 8 decline, 6 book in the account, 6 are moved by a call of the front desk.
  const written = all.filter(one => one.kind !== 'telephone only').slice(0, 24)
  for (const [index, one] of written.entries()) {
    const token = letterOf.get(one.id)?.match(/token=(rwa_[\w-]{43})/)?.[1] as string
    const answer = index < 10 ? { answer: 'move', ...aWeekLater(one) } : { answer: 'cancel' }
    const byAccount = index >= 18 && one.kind !== 'dependant'
    const done = byAccount
      ? await requestSlot(hospital, one.patient, aWeekLater(one))
      : await hospital.call('POST', '/api/answer-link', {
          token,
          body: index >= 18 ? { answer: 'move', ...aWeekLater(one) } : answer,
        })
    expect(done.status).toBeLessThan(300)
  }
  const called = all.filter(one => one.kind === 'telephone only').slice(0, 6)
  const callOf = new Map((await db.select().from(callItem)).map(one => [one.appointmentId, one]))
  for (const one of called) {
    const { result } = await atDesk('GET', `/api/admins/appointments/${one.id}`)
    const booking = { patient: { id: result.patient.id }, source: 'phone', ...aWeekLater(one) }
    const call = callOf.get(one.id)?.id
    expect((await atDesk('POST', '/api/admins/appointments', { ...booking, call })).status).toBe(201)
  }

  const path = `/api/admins/schedule-exceptions/${saved.result.id}`
  const predicted = (await atDesk('POST', `${path}/undo-figures`, {})).result
  const begun = performance.now()
  const undone = await atDesk('DELETE', path)
  const milliseconds = Math.round(performance.now() - begun)
  expect(undone.meta).toMatchObject(predicted)
  expect(predicted).toMatchObject({ restored: 30, asked: 22, notRestored: 0, settled: 8 })

  const rows = await db.select().from(appointment)
  const restored = rows.filter(one => all.some(({ id }) => id === one.id) && one.status === 'accepted')
  expect(restored).toHaveLength(30)
  const standing = rows.filter(one => one.status === 'accepted' || one.status === 'requested')
  expect(standing).toHaveLength(30 + 22)
  expect(new Set(standing.map(one => one.patientId)).size).toBe(standing.length)
  expect(new Set(standing.map(one => `${one.scheduleId} ${one.startsAt} ${one.place}`)).size).toBe(
    standing.length,
  )
  const kinds = Object.groupBy(await db.select().from(outboxMessage), one => one.kind)
  const open = await db.select().from(callItem).where(isNull(callItem.doneAt))
  // The call list has no call about the absence any more, and one about the current state for each patient without email.
  expect(open.filter(one => one.news === 'absence')).toEqual([])
  const listed = (await atDesk('GET', '/api/admins/call-list?perPage=200')).result as CallItem[]
  const mayReturn = listed.filter(one => one.news === 'mayReturn')
  expect(mayReturn).toHaveLength(called.length)
  expect(new Set(mayReturn.map(one => one.earlier?.startsAt))).toEqual(
    new Set(called.map(one => one.startsAt)),
  )
  const notified = new Set(
    [...(kinds['appointment.restored'] ?? []), ...(kinds['appointment.mayReturn'] ?? []), ...open].map(
      one => one.appointmentId,
    ),
  )
  const unhandled = standing.filter(one => !notified.has(one.id))
  expect(unhandled).toEqual([])
  const figures = { ...predicted, unhandled: unhandled.length, calls: open.length, milliseconds }
  process.stdout.write(`The absence undone after half have answered: ${JSON.stringify(figures)}\n`)
}, 240_000)

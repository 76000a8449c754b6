import { eq, isNull, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { half, newKey, nine, requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { appointment, schedule } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { auditEntry, outboxMessage } from '../../database/tables/messages.ts'

let hospital: HospitalFixture
type Row = typeof appointment.$inferSelect
afterEach(() => hospital.close())
const open = async (patients: number) => {
  hospital = await createHospital({ patients })
}
const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.admins.desk.token,
    headers: { 'idempotency-key': newKey() },
    body,
  })
const path = '/api/admins/schedule-exceptions'
const monday = { from: '2026-11-23', to: '2026-11-23' }
const leaveOf = (own = {}) => ({ doctor: 'ayu', kind: 'leave', ...monday, ...own })
const leave = async (own = {}): Promise<string> => {
  const made = await atDesk('POST', path, leaveOf(own))
  expect(made.status).toBe(201)
  return made.result.id
}
const undo = (id: string) => atDesk('DELETE', `${path}/${id}`)
const figures = async (id: string, exception: unknown = null) =>
  (await atDesk('POST', `${path}/${id}/undo-figures`, { exception })).result
const mailsOf = (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))
const tokenIn = (text: string | undefined) => text?.match(/token=(rwa_[\w-]{43})/)?.[1] as string
const tokenOf = async (kind: string) => tokenIn((await mailsOf(kind)).at(-1)?.text)
const look = (token: string) => hospital.call('GET', '/api/answer-link', { token })
const t = (token: string, body: unknown) => hospital.call('POST', '/api/answer-link', { token, body })
const rows = () =>
  hospital.deps.db.select().from(appointment).orderBy(appointment.startsAt, appointment.place)
const openCalls = () => hospital.deps.db.select().from(callItem).where(isNull(callItem.doneAt))
const accepted = async (patient: number, booking = {}) => {
  const { result } = await requestSlot(hospital, patient, booking)
  expect((await atDesk('POST', `/api/admins/appointments/${result.id}/accept`)).status).toBe(200)
  return result.id as string
}
const byPhone = (startsAt: string, schedule = hospital.schedules.slots) =>
  atDesk('POST', '/api/admins/appointments', {
    ...{ schedule, startsAt, source: 'phone' },
    patient: { name: 'Pak Joko', phone: '0812 000 111' },
  })
const move = (startsAt = weekLater) => ({ answer: 'move', schedule: hospital.schedules.slots, startsAt })
const weekLater = '2026-11-30T02:00:00Z'
const ten = '2026-11-23T03:00:00Z'

describe('an absence that is undone', () => {
  test('restores the appointment or request with an email and a calendar entry, and old links show it', async () => {
    await open(2)
    const id = await accepted(0)
    await requestSlot(hospital, 1, { startsAt: half })
    const away = await leave()
    const old = await tokenOf('appointment.absence')
    expect(await figures(away)).toMatchObject({ restored: 2, asked: 0, notRestored: 0, settled: 0 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'cancelled_by_hospital'])
    expect(await mailsOf('appointment.restored')).toEqual([])
    const done = await undo(away)
    expect(done.meta).toMatchObject({ restored: 2, told: 2, toCall: 0, affected: 0 })
    const all = await rows()
    expect(all.map(one => one.status)).toEqual(['accepted', 'requested'])
    expect(all[1]?.expiresAt).not.toBeNull()
    expect(all.map(one => one.startsAt.toString())).toEqual([nine, half])
    const emails = await mailsOf('appointment.restored')
    const email = emails.find(one => one.appointmentId === id)
    expect(email?.subject).toContain('It takes place after all: dr. Ayu Lestari')
    const [file] = email?.attachments ?? []
    expect(file?.contentType).toContain('method=REQUEST')
    expect(file?.content).toContain(`UID:${id}\r\nSEQUENCE:3\r\n`)
    expect(emails.find(one => one.appointmentId !== id)?.attachments).toEqual([])
    expect((await look(old)).result).toMatchObject({ state: 'changed', news: 'restored', places: [] })
    expect((await t(old, move())).meta.code).toBe('booking.linkChanged')
    expect((await t(tokenIn(email?.text), { answer: 'keep' })).result).toMatchObject({
      state: 'answered',
      news: 'restored',
    })
    const trail = await hospital.deps.db.select().from(auditEntry)
    expect(trail.filter(one => one.action === 'appointment.restore')).toHaveLength(2)
  })

  test('twice is refused the second time and sends nothing again, also when two requests come at once', async () => {
    await open(1)
    await accepted(0)
    const away = await leave()
    const both = await Promise.all([undo(away), undo(away)])
    expect(both.map(one => one.status).sort()).toEqual([200, 404])
    expect(both.find(one => one.status === 404)?.meta.code).toBe('booking.exceptionUndone')
    expect(await mailsOf('appointment.restored')).toHaveLength(1)
    expect((await atDesk('POST', `${path}/${away}/undo-figures`, {})).meta.code).toBe(
      'booking.exceptionUndone',
    )
  })

  test('asks patients who moved, changes nothing without an answer, and swaps the new slot for the old one', async () => {
    await open(1)
    await accepted(0)
    const away = await leave()
    const old = await tokenOf('appointment.absence')
    expect((await t(old, move())).status).toBe(200)
    expect((await undo(away)).meta).toMatchObject({ restored: 0, asked: 1, told: 1 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'accepted'])
    const [email] = await mailsOf('appointment.mayReturn')
    expect(email?.text).toContain(
      'free again: dr. Ayu Lestari, Sp.JP, Monday, 23 November 2026, 09:00\u00a0WIB',
    )
    expect(email?.attachments).toEqual([])
    const token = tokenIn(email?.text)
    const view = (await look(token)).result
    expect(view).toMatchObject({ state: 'open', news: 'mayReturn', others: [] })
    expect(view.places.flatMap((one: { places: { startsAt: string }[] }) => one.places)).toMatchObject([
      { startsAt: nine },
    ])
    expect((await t(token, move(nine))).status).toBe(200)
    const after = (await rows()).filter(one => one.status === 'accepted')
    expect(after.map(one => one.startsAt.toString())).toEqual([nine])
    expect((await look(old)).result.replacement).toMatchObject({ startsAt: nine })
  })

  test('offers the old slot to patients who went to another doctor; after "keep" they are not asked again', async () => {
    await open(2)
    const queue = { doctor: 'budi', schedule: hospital.schedules.queue }
    await accepted(0)
    const away = await leave()
    const first = { answer: 'move', schedule: queue.schedule, startsAt: nine }
    expect((await t(await tokenOf('appointment.absence'), first)).status).toBe(200)
    await undo(away)
    const token = await tokenOf('appointment.mayReturn')
    expect((await look(token)).result).toMatchObject({ places: [], others: [{ doctor: 'ayu' }] })
    expect((await t(token, { answer: 'keep' })).result).toMatchObject({ state: 'answered' })
    expect((await undo(await leave())).meta).toMatchObject({ asked: 0 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'accepted'])
  })

  test('skips patients who need no other appointment, and calls those without an email address', async () => {
    await open(1)
    await accepted(0)
    await byPhone(half)
    const away = await leave()
    expect(await openCalls()).toMatchObject([{ news: 'absence' }])
    await t(await tokenOf('appointment.absence'), { answer: 'cancel' })
    expect((await undo(away)).meta).toMatchObject({ restored: 1, settled: 1, told: 0, toCall: 1 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'accepted'])
    expect(await openCalls()).toMatchObject([{ news: 'restored', why: 'no_address' }])
    const all = await hospital.deps.db.select().from(callItem)
    expect(all.map(one => one.outcome)).toEqual(expect.arrayContaining(['restored', null]))
  })

  test('during a call: the colleague’s outcome is refused with the current state', async () => {
    await open(1)
    await byPhone(nine)
    const away = await leave()
    const [call] = await openCalls()
    await atDesk('POST', `/api/admins/call-list/${call?.id}/call`)
    await undo(away)
    const { result } = await atDesk('GET', `/api/admins/appointments/${call?.appointmentId}`)
    const booking = {
      schedule: hospital.schedules.slots,
      startsAt: weekLater,
      source: 'phone',
      call: call?.id,
    }
    const refused = await atDesk('POST', '/api/admins/appointments', {
      ...booking,
      patient: { id: result.patient.id },
    })
    expect(refused.meta.code).toBe('booking.callRestored')
    expect((await rows()).map(one => one.status)).toEqual(['accepted'])
  })

  test('keeps patients on the call list, with the reason, if their slot or time is taken meanwhile', async () => {
    await open(2)
    await accepted(0)
    await byPhone(half)
    const away = await leave()
    const [asleep, lost] = (await rows()) as [Row, Row]
    await accepted(1, { startsAt: weekLater })
    const other = (await rows()).at(-1) as Row
    const budi = hospital.schedules.queue
    const [session] = await hospital.deps.db.select().from(schedule).where(eq(schedule.id, budi))
    const values = (code: string) => ({ id: crypto.randomUUID(), code, status: 'accepted' as const })
    // Another appointment of the first patient, and another patient in the slot of the second.
    await hospital.deps.db.insert(appointment).values([
      { ...asleep, ...values('BUSY1'), scheduleId: budi, doctorId: session?.doctorId as string },
      { ...lost, ...values('TAKEN1'), patientId: other.patientId },
    ])
    const figure = await figures(away)
    const { meta } = await undo(away)
    expect(meta).toMatchObject(figure)
    expect(meta).toMatchObject({ notRestored: 2, restored: 0, asked: 0, toCall: 1, alsoToCall: 1 })
    expect((await openCalls()).map(one => one.news).sort()).toEqual(['busy', 'taken'])
    const standing = (await rows()).filter(one => one.status === 'accepted')
    expect(new Set(standing.map(one => `${one.scheduleId} ${one.startsAt} ${one.place}`)).size).toBe(
      standing.length,
    )
  })

  test('after a change of the time zone restores no appointment at another hour, and the link still offers slots', async () => {
    await open(1)
    await accepted(0)
    const away = await leave()
    const old = await tokenOf('appointment.absence')
    await hospital.deps.db.execute(
      sql`update content set data = jsonb_set(data, '{timezone}', '"Asia/Makassar"') where kind = 'addresses'`,
    )
    const figure = await figures(away)
    const { meta } = await undo(away)
    expect(meta).toMatchObject(figure)
    expect(meta).toMatchObject({ restored: 0, asked: 0 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital'])
    expect(await mailsOf('appointment.restored')).toEqual([])
    const { result } = await look(old)
    expect(result).toMatchObject({ state: 'open' })
    expect(result.places.length).toBeGreaterThan(0)
  })

  test('restores nothing while another absence covers the same time', async () => {
    await open(1)
    await accepted(0)
    const first = await leave()
    const longer = await leave({ to: '2026-11-24' })
    expect((await undo(first)).meta).toMatchObject({ restored: 0, asked: 0, settled: 0, notRestored: 0 })
    expect((await undo(longer)).meta).toMatchObject({ restored: 1 })
  })

  test('of lateness that cancelled the first slots restores these', async () => {
    await open(2)
    await accepted(0)
    await accepted(1, { startsAt: ten })
    const late = await leave({ kind: 'late', minutes: 45, cancelBefore: true })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'accepted'])
    expect((await undo(late)).meta).toMatchObject({ restored: 1, told: 2 })
    expect((await rows()).map(one => one.status)).toEqual(['accepted', 'accepted'])
  })

  test('of a closure restores all appointments in one transaction, with their queue numbers', async () => {
    await open(3)
    await accepted(0)
    const queue = { doctor: 'budi', schedule: hospital.schedules.queue, startsAt: nine }
    await accepted(1, queue)
    await accepted(2, queue)
    const before = (await rows()).map(one => one.place)
    const made = await atDesk('POST', '/api/admins/closures', { doctors: ['ayu', 'budi'], ...monday })
    const foretold = await atDesk('POST', `/api/admins/closures/${made.result.id}/undo-figures`)
    expect(foretold.result).toMatchObject({ restored: 3, told: 3 })
    const done = await atDesk('DELETE', `/api/admins/closures/${made.result.id}`)
    expect(done.meta).toMatchObject({ restored: 3, told: 3 })
    expect((await rows()).map(one => one.status)).toEqual(['accepted', 'accepted', 'accepted'])
    expect((await rows()).map(one => one.place)).toEqual(before)
    const again = await atDesk('DELETE', `/api/admins/closures/${made.result.id}`)
    expect(again.meta.code).toBe('booking.exceptionUndone')
  })
})

describe('a leave that is changed', () => {
  test('to hours over midnight is refused with a message, and does not change', async () => {
    await open(1)
    await accepted(0)
    const away = await leave()
    const over = leaveOf({ startTime: '22:00', endTime: '02:00' })
    const refused = await atDesk('PUT', `${path}/${away}`, over)
    expect(refused.meta.fields).toMatchObject([{ path: 'endTime' }])
    expect((await atDesk('POST', path, over)).status).toBe(422)
    expect((await undo(away)).meta).toMatchObject({ restored: 1 })
  })

  test('to fewer days restores the others; to more days displaces more', async () => {
    await open(2)
    const schedule = await hospital.addSchedule({ weekday: 2 })
    await accepted(0)
    await accepted(1, { schedule, startsAt: '2026-11-24T02:00:00Z' })
    const away = await leave({ to: '2026-11-24' })
    const shorter = leaveOf({ from: '2026-11-24', to: '2026-11-24' })
    expect(await figures(away, shorter)).toMatchObject({ restored: 1, affected: 0 })
    expect((await atDesk('PUT', `${path}/${away}`, shorter)).meta).toMatchObject({ restored: 1, affected: 0 })
    expect((await rows()).map(one => one.status)).toEqual(['accepted', 'cancelled_by_hospital'])
    const other = leaveOf()
    expect((await atDesk('PUT', `${path}/${away}`, other)).meta).toMatchObject({ restored: 1, affected: 1 })
    expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'accepted'])
  })
})

test('an absence that is undone restores nothing for who was erased, or removed from the family, meanwhile', async () => {
  await open(2)
  await requestSlot(hospital, 0)
  const token = hospital.patients[1]?.token
  const child = { name: 'Raka', birthDate: '2020-05-01', sex: 'male', relationship: 'child' }
  const dependant = (await hospital.call('POST', '/api/dependants', { token, body: child })).result.id
  await requestSlot(hospital, 1, { startsAt: half, dependant })
  const away = await leave()
  const erased = `/api/admins/patients/${hospital.patients[0]?.patientId}/erase`
  expect((await hospital.call('POST', erased, { token: hospital.admins.super.token })).status).toBe(200)
  expect((await hospital.call('DELETE', `/api/dependants/${dependant}`, { token })).status).toBe(200)
  expect((await undo(away)).meta).toMatchObject({ restored: 0, told: 0, toCall: 0 })
  expect((await rows()).map(one => one.status)).toEqual(['cancelled_by_hospital', 'cancelled_by_hospital'])
  expect(await openCalls()).toEqual([])
})

test('a concurrent restore, answers by link and bookings cause no double booking of a patient or a slot', async () => {
  await open(24)
  const schedule = await hospital.addSchedule({
    weekday: 2,
    slotMinutes: 5,
    startTime: '09:00',
    endTime: '12:00',
  })
  const at = (index: number) =>
    Temporal.Instant.from('2026-11-24T02:00:00Z')
      .add({ minutes: 5 * index })
      .toString()
  for (let index = 0; index < 16; index++)
    await requestSlot(hospital, index, { schedule, startsAt: at(index) })
  const away = await leave({ from: '2026-11-24', to: '2026-11-24' })
  const tokens = (await mailsOf('appointment.absence')).map(one => tokenIn(one.text))
  const later = (index: number) => Temporal.Instant.from(at(index)).add({ hours: 168 }).toString()
  const answers = await Promise.all([
    ...tokens.map((token, index) =>
      index % 3 === 0
        ? t(token, { answer: 'cancel' })
        : t(token, { answer: 'move', schedule, startsAt: later(index) }),
    ),
    undo(away),
    ...Array.from({ length: 8 }, (_, index) =>
      requestSlot(hospital, 16 + index, { schedule, startsAt: at(index * 2) }),
    ),
    undo(away),
  ])
  expect(answers.filter(one => one.status >= 500)).toEqual([])
  const standing = (await rows()).filter(one => one.status === 'requested' || one.status === 'accepted')
  expect(new Set(standing.map(one => one.patientId)).size).toBe(standing.length)
  expect(new Set(standing.map(one => `${one.startsAt} ${one.place}`)).size).toBe(standing.length)
}, 60_000)

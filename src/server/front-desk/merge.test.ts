import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { half, newKey, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { tableFingerprints } from '../../../tests/table-fingerprints.ts'
import { purgeExpired } from '../accounts/retention.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { answerLink, appointment, placeHold } from '../database/tables/booking.ts'
import { callItem } from '../database/tables/call-list.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2, connections: 10 })
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.admins.desk.token,
    body,
    headers: { 'idempotency-key': newKey() },
  })
const read = async (id: string) => (await atDesk('GET', `/api/admins/patients/${id}`)).result
const holder = (index = 0) => hospital.patients[index]?.patientId as string

/** A caller without an account, with an appointment. */
async function caller(startsAt: string, own = {}): Promise<{ id: string; appointment: string }> {
  const { result } = await atDesk('POST', '/api/admins/appointments', {
    ...{ schedule: hospital.schedules.slots, startsAt, source: 'phone' },
    patient: { name: 'Pak Joko', phone: '0812 000 111', ...own },
  })
  return { id: result.patient.id, appointment: result.id }
}
async function dependant(who: number, name = 'Raka'): Promise<string> {
  const body = { name, birthDate: '2018-03-04', sex: 'male', relationship: 'child' }
  const { token } = hospital.patients[who] as { token: string }
  return (await hospital.call('POST', '/api/dependants', { token, body })).result.id
}
async function merge(kept: string, other: string) {
  const [{ updatedAt: version }, { updatedAt: otherVersion }] = [await read(kept), await read(other)]
  return atDesk('POST', `/api/admins/patients/${kept}/merge`, { other, version, otherVersion })
}
const undo = (kept: string, id: string) =>
  atDesk('POST', `/api/admins/patients/${kept}/unmerge`, { merge: id })
const rowOf = async (id: string) =>
  (await hospital.deps.db.select().from(patient).where(eq(patient.id, id)))[0]

/** The state of all tables but those that record what was done. */
const state = async () => {
  const { audit_entry, audit_read, audit_seal, patient_merge, idempotency_key, ...tables } =
    await tableFingerprints(hospital.deps)
  return tables
}

test('A merge gives the kept patient every row of the other, and its undoing leaves each row as it was', async () => {
  const joko = await caller(nine)
  await hospital.deps.db
    .update(patient)
    .set({ birthDate: '1980-01-02', recordNumber: 'RM-12', deskNotes: 'Deaf in one ear' })
    .where(eq(patient.id, joko.id))
  const own = (await requestSlot(hospital, 0, { startsAt: half })).result
  await read(joko.id)
  const before = await state()

  const merged = await merge(holder(), joko.id)
  expect(merged.status).toBe(200)
  const kept = await read(holder())
  expect(kept).toMatchObject({ birthDate: '1980-01-02', recordNumber: 'RM-12', notes: 'Deaf in one ear' })
  expect(kept.visits.map((one: { id: string }) => one.id).sort()).toEqual([own.id, joko.appointment].sort())
  const mine = await hospital.call('GET', '/api/appointments', { token: hospital.patients[0]?.token })
  expect(mine.result.map((one: { id: string }) => one.id)).toContain(joko.appointment)
  expect((await read(joko.id)).mergedInto).toBe(holder())
  expect((await atDesk('GET', '/api/admins/patients?search=joko')).result).toEqual([])
  expect((await atDesk('GET', '/api/admins/patients?search=RM-12')).result).toHaveLength(1)

  expect(kept.merges).toMatchObject([{ name: 'Pak Joko', until: expect.any(String) }])
  expect((await undo(holder(), kept.merges[0].id)).status).toBe(200)
  expect(await state()).toEqual(before)
  expect((await undo(holder(), kept.merges[0].id)).status).toBe(404)
})

test('A merge into a dependant who was removed since can be undone', async () => {
  const [kept, other] = [await dependant(0), await dependant(0, 'Raka Putra')]
  await merge(kept, other)
  const { merges } = await read(kept)
  const { token } = hospital.patients[0] as { token: string }
  expect((await hospital.call('DELETE', `/api/dependants/${kept}`, { token })).status).toBe(200)
  expect((await undo(kept, merges[0].id)).status).toBe(200)
  const family = await hospital.call('GET', '/api/dependants', { token })
  expect(family.result.map((one: { id: string }) => one.id)).toEqual([other])
})

test('What was changed or booked between the merge and its undoing stays with the kept patient', async () => {
  const first = await caller(nine)
  const second = await caller(half, { name: 'Joko Widi' })
  await merge(first.id, second.id)
  const later = await caller(ten)
  expect(later.id).toBe(first.id)
  const { merges } = await read(first.id)
  await undo(first.id, merges[0].id)
  const visits = async (id: string) => (await read(id)).visits.map((one: { id: string }) => one.id).sort()
  expect(await visits(first.id)).toEqual([first.appointment, later.appointment].sort())
  expect(await visits(second.id)).toEqual([second.appointment])
})

test('What was booked on the telephone instead of an appointment is where that one is after the undoing', async () => {
  const first = await caller(nine)
  const second = await caller(half, { name: 'Joko Widi' })
  await merge(first.id, second.id)
  /** The patient chooses another time in the call about an appointment. */
  const rebook = async (cancelled: string, startsAt: string) => {
    const calls = (await atDesk('GET', '/api/admins/call-list')).result
    const call = calls.find((one: { appointment: { id: string } }) => one.appointment.id === cancelled)
    await atDesk('POST', `/api/admins/call-list/${call.id}/call`, {})
    const made = await atDesk('POST', '/api/admins/appointments', {
      ...{ schedule: hospital.schedules.slots, startsAt, source: 'phone', call: call.id },
      patient: { id: first.id },
    })
    return made.result.id as string
  }
  // No link is there for an email that did not arrive.
  const unreached = { id: newId(), news: 'unreached', why: 'undeliverable' } as const
  await hospital.deps.db.insert(callItem).values({ ...unreached, appointmentId: second.appointment })
  const monday = await rebook(second.appointment, '2026-11-30T02:00:00Z')
  const away = { doctor: 'ayu', kind: 'leave', from: '2026-11-30', to: '2026-11-30' }
  await atDesk('POST', '/api/admins/schedule-exceptions', away)
  const own = await rebook(monday, '2026-12-07T02:00:00Z')
  const { merges } = await read(first.id)
  expect((await undo(first.id, merges[0].id)).status).toBe(200)
  const visits = async (id: string) => (await read(id)).visits.map((one: { id: string }) => one.id).sort()
  expect(await visits(first.id)).toEqual([first.appointment])
  expect(await visits(second.id)).toEqual([second.appointment, monday, own].sort())
})

test('A record number that was corrected after the merge stays with the kept patient', async () => {
  const joko = await caller(nine)
  await hospital.deps.db.update(patient).set({ recordNumber: 'RM-12' }).where(eq(patient.id, joko.id))
  await merge(holder(), joko.id)
  const { name, birthDate, sex, phone, address, notes, updatedAt: version, merges } = await read(holder())
  const corrected = { name, birthDate, sex, phone, address, notes, recordNumber: 'RM-99', version }
  expect((await atDesk('PUT', `/api/admins/patients/${holder()}`, corrected)).status).toBe(200)
  expect((await undo(holder(), merges[0].id)).status).toBe(200)
  expect((await read(holder())).recordNumber).toBe('RM-99')
  expect((await read(joko.id)).recordNumber).toBeNull()
})

test('The number of a merged record is refused with the reason and the way out', async () => {
  const joko = await caller(nine)
  const number = (recordNumber: string) => ({ recordNumber })
  await hospital.deps.db.update(patient).set(number('RM-12')).where(eq(patient.id, joko.id))
  await hospital.deps.db.update(patient).set(number('RM-34')).where(eq(patient.id, holder()))
  await merge(holder(), joko.id)
  const { name, birthDate, sex, phone, address, notes, updatedAt: version } = await read(holder())
  const corrected = { name, birthDate, sex, phone, address, notes, recordNumber: 'RM-12', version }
  const { meta } = await atDesk('PUT', `/api/admins/patients/${holder()}`, corrected)
  expect(meta.fields?.[0]?.message).toMatch(/merged record of Pak Joko.*undo the merge/)
})

test('After the undoing no link of an email from before it answers for the other patient', async () => {
  const joko = await caller(nine)
  const own = (await requestSlot(hospital, 0, { startsAt: half })).result
  await atDesk('POST', `/api/admins/appointments/${own.id}/accept`)
  await merge(holder(), joko.id)
  const monday = { from: '2026-11-23', to: '2026-11-23' }
  await atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', ...monday })
  const linked = async () => {
    const rows = await hospital.deps.db.select({ id: answerLink.appointmentId }).from(answerLink)
    return rows.map(one => one.id).sort()
  }
  expect(await linked()).toEqual([joko.appointment, own.id].sort())
  const { merges } = await read(holder())
  expect((await undo(holder(), merges[0].id)).status).toBe(200)
  expect(await linked()).toEqual([own.id])
})

test('A link from before the merge answers for the kept patient, and after the undoing the new appointment is where the old one is', async () => {
  const [kept, other] = [await dependant(0), await dependant(0, 'Raka Putra')]
  await requestSlot(hospital, 0, { dependant: other })
  const monday = { from: '2026-11-23', to: '2026-11-23' }
  await atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', ...monday })
  const mails = await hospital.deps.db.select({ text: outboxMessage.text }).from(outboxMessage)
  const token = mails.flatMap(mail => mail.text.match(/token=(rwa_[\w-]+)/)?.[1] ?? [])[0] as string
  await merge(kept, other)
  const move = { answer: 'move', schedule: hospital.schedules.slots, startsAt: '2026-11-30T02:00:00Z' }
  const { result } = await hospital.call('POST', '/api/answer-link', { token, body: move })
  expect(result.replacement.dependant).toEqual({ name: 'Raka' })
  const visits = async (id: string) => (await read(id)).visits.length
  expect([await visits(kept), await visits(other)]).toEqual([2, 0])
  const { merges } = await read(kept)
  expect((await undo(kept, merges[0].id)).status).toBe(200)
  expect([await visits(kept), await visits(other)]).toEqual([0, 2])
})

test('The trail of the kept patient has the entries of the other, until the merge is undone', async () => {
  const joko = await caller(nine)
  const trail = async () => {
    const path = `/api/admins/patients/${holder()}/trail`
    const { result } = await hospital.call('GET', path, { token: hospital.admins.super.token })
    return result.map((one: { action: string }) => one.action)
  }
  expect(await trail()).not.toContain('appointment.book-at-desk')
  await merge(holder(), joko.id)
  expect(await trail()).toEqual(expect.arrayContaining(['appointment.book-at-desk', 'patient.merge']))
  const { merges } = await read(holder())
  await undo(holder(), merges[0].id)
  expect(await trail()).not.toContain('appointment.book-at-desk')
})

test('What belongs to an account stays with it', async () => {
  const joko = await caller(nine)
  const [own, other] = [await dependant(0), await dependant(1)]
  const codes = [
    [holder(0), holder(1), 'patients.bothAccounts'],
    [joko.id, holder(0), 'patients.accountStays'],
    [joko.id, own, 'patients.accountStays'],
    [own, holder(0), 'patients.accountStays'],
    [holder(0), other, 'patients.otherFamily'],
    [own, other, 'patients.otherFamily'],
  ] as const
  for (const [kept, merged, code] of codes) {
    const answer = await merge(kept, merged)
    expect([answer.status, answer.meta.code]).toEqual([409, code])
  }
  expect((await merge(joko.id, joko.id)).status).toBe(404)
  // The holder entered herself as a dependant; a caller is the child of an account.
  expect((await merge(holder(0), own)).status).toBe(200)
  expect((await merge(other, joko.id)).status).toBe(200)
})

test('Two appointments at a time, a hold, and a record that has changed refuse a merge', async () => {
  const [first, second] = [await caller(nine), await caller(half, { name: 'Joko Widi' })]
  await atDesk('POST', `/api/admins/appointments/${second.appointment}/cancel`, { reason: 'Ill' })
  const { result: clash } = await atDesk('POST', '/api/admins/appointments', {
    ...{ schedule: hospital.schedules.queue, startsAt: nine, source: 'phone', patient: { id: second.id } },
  })
  const refused = await merge(first.id, second.id)
  expect(refused.meta.code).toBe('patients.mergeOverlap')
  expect(refused.message).toContain(clash.code)
  await atDesk('POST', `/api/admins/appointments/${clash.id}/cancel`, { reason: 'Ill' })

  const [slot] = await hospital.deps.db
    .select()
    .from(appointment)
    .where(eq(appointment.id, first.appointment))
  await hospital.deps.db.insert(placeHold).values({
    ...{ id: newId(), patientId: second.id, doctorId: slot?.doctorId as string },
    ...{ scheduleId: slot?.scheduleId as string, startsAt: Temporal.Instant.from(ten) },
    endsAt: Temporal.Instant.from(ten).add({ minutes: 30 }),
    expiresAt: hospital.clock.now.add({ minutes: 5 }),
  })
  expect((await merge(first.id, second.id)).meta.code).toBe('patients.mergeHeld')
  await hospital.deps.db.delete(placeHold)

  const { updatedAt: version } = await read(first.id)
  const stale = { other: second.id, version, otherVersion: '2026-01-01T00:00:00Z' }
  const answer = await atDesk('POST', `/api/admins/patients/${first.id}/merge`, stale)
  expect([answer.status, answer.meta.code]).toEqual([409, 'api.conflict'])
})

test('Entries of the waiting list follow; one that waits for the same ends, and waits again after the undoing', async () => {
  const child = await dependant(0)
  const doctorId = hospital.ids.get('doctors/ayu') as string
  const entry = (patientId: string, fromDate: string) => ({
    ...{ id: newId(), patientId, doctorId, fromDate, toDate: '2026-12-20', status: 'waiting' as const },
  })
  const entries = [entry(holder(), '2026-12-01'), entry(child, '2026-12-02')]
  await hospital.deps.db.insert(waitingEntry).values(entries)
  const before = await state()
  await merge(holder(), child)
  const ids = entries.map(one => one.id)
  const rows = await hospital.deps.db.select().from(waitingEntry).where(inArray(waitingEntry.id, ids))
  expect(rows.map(one => [one.patientId === holder(), one.status]).sort()).toEqual([
    [true, 'left'],
    [true, 'waiting'],
  ])
  const { merges } = await read(holder())
  await undo(holder(), merges[0].id)
  expect(await state()).toEqual(before)
})

test('After the undoing no entry of the waiting list replaces an appointment of another patient', async () => {
  const joko = await caller('2026-11-30T02:00:00Z')
  await merge(holder(), joko.id)
  const asked = await atDesk('POST', `/api/admins/appointments/${joko.appointment}/earlier`)
  expect(asked.status).toBe(200)
  const { merges } = await read(holder())
  expect((await hospital.deps.db.select().from(waitingEntry)).map(one => one.status)).toEqual(['offered'])
  await hospital.deps.db.delete(placeHold)
  expect((await undo(holder(), merges[0].id)).status).toBe(200)
  expect((await hospital.deps.db.select().from(waitingEntry)).map(one => one.status)).toEqual(['left'])
})

test('Of several colleagues who merge, merge the other way round, and book at once, none breaks the other’s work', async () => {
  const [first, second] = [await caller(nine), await caller(half, { name: 'Joko Widi' })]
  const [{ updatedAt: version }, { updatedAt: otherVersion }] = [await read(first.id), await read(second.id)]
  const one = { other: second.id, version, otherVersion }
  const reverse = { other: first.id, version: otherVersion, otherVersion: version }
  const answers = await Promise.all([
    atDesk('POST', `/api/admins/patients/${first.id}/merge`, one),
    atDesk('POST', `/api/admins/patients/${second.id}/merge`, reverse),
    atDesk('POST', `/api/admins/patients/${first.id}/merge`, one),
    atDesk('POST', '/api/admins/appointments', {
      ...{ schedule: hospital.schedules.slots, startsAt: ten, source: 'phone', patient: { id: second.id } },
    }),
  ])
  const merges = answers.slice(0, 3)
  expect(merges.filter(answer => answer.status === 200)).toHaveLength(1)
  expect(merges.filter(answer => answer.status === 409)).toHaveLength(2)
  const rows = await hospital.deps.db
    .select()
    .from(patient)
    .where(inArray(patient.id, [first.id, second.id]))
  const gone = rows.find(row => row.mergedInto)?.id as string
  expect(await hospital.deps.db.$count(appointment, eq(appointment.patientId, gone))).toBe(0)
  const {
    merges: [made],
  } = await read(gone === second.id ? first.id : second.id)
  const kept = gone === second.id ? first.id : second.id
  const undone = await Promise.all([undo(kept, made.id), undo(kept, made.id)])
  expect(undone.map(answer => answer.status).sort()).toEqual([200, 409])
})

test('After 30 days the merge holds, and the merged record is deleted', async () => {
  const joko = await caller(nine)
  await merge(holder(), joko.id)
  const { merges } = await read(holder())
  await hospital.travel('2026-12-20T03:00:00Z')
  await purgeExpired(hospital.deps)
  expect(await rowOf(joko.id)).toBeDefined()
  await hospital.travel('2026-12-21T03:00:00Z')
  expect((await undo(holder(), merges[0].id)).meta.code).toBe('patients.undoTooLate')
  await purgeExpired(hospital.deps)
  expect(await rowOf(joko.id)).toBeUndefined()
  expect((await read(holder())).visits).toHaveLength(1)
})

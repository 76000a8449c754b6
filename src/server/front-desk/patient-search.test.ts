import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { half, newKey, nine, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { auditEntry, auditLog, auditRead } from '../database/tables/messages.ts'

let hospital: HospitalFixture
let code = ''
const ids: Record<string, string> = {}
const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, {
    token: hospital.admins.desk.token,
    body,
    headers: { 'idempotency-key': newKey() },
  })
const book = (startsAt: string, person: unknown) =>
  atDesk('POST', '/api/admins/appointments', {
    ...{ schedule: hospital.schedules.slots, startsAt, source: 'phone', patient: person },
  })

beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  const { db } = hospital.deps
  const [owner] = hospital.patients
  ids.siti = owner?.patientId as string
  await db
    .update(account)
    .set({ email: 'keluarga@example.org' })
    .where(eq(account.id, owner?.accountId ?? ''))
  await db
    .update(patient)
    .set({ fullName: 'Siti Rahayu', phone: '+62 812-3456-7890', birthDate: '1990-08-17' })
    .where(eq(patient.id, ids.siti as string))
  const raka = { name: 'Raka Rahayu', birthDate: '2018-03-04', sex: 'male', relationship: 'child' }
  const made = await hospital.call('POST', '/api/dependants', { token: owner?.token, body: raka })
  ids.raka = made.result.id
  const booked = await book(nine, { name: 'René Müller', phone: '0813 1111 2222', birthDate: '1975-12-03' })
  ids.rene = booked.result.patient.id
  code = booked.result.code
  await db
    .update(patient)
    .set({ recordNumber: '00-12-77' })
    .where(eq(patient.id, ids.rene as string))
})
afterAll(() => hospital.close())

const namesOf = (found: string[]) => found.map(id => Object.keys(ids).find(name => ids[name] === id)).sort()

test.each([
  ['perPage=1', 3, 1],
  ['perPage=1&page=9', 3, 0],
  ['perPage=1&search=rahayu', 2, 1],
  ['perPage=1&page=2&search=rahayu', 2, 1],
  ['page=9&search=rahayu', 2, 0],
  ['search=nobody', 0, 0],
])('a page of ?%s says how many there are on all pages', async (query, total, rows) => {
  const answer = await atDesk('GET', `/api/admins/patients?${query}`)
  expect(answer.meta.total).toBe(total)
  expect(answer.result).toHaveLength(rows)
})

describe('one search finds account holders, dependants and callers', () => {
  test.each([
    ['rahayu siti', ['siti']],
    ['rene', ['rene']],
    ['MÜLLER rené', ['rene']],
    ['081234567890', ['raka', 'siti']],
    ['+62 812 3456 7890', ['raka', 'siti']],
    ['0812-3456-7890', ['raka', 'siti']],
    ['62 813 1111 2222', ['rene']],
    ['1990-08-17', ['siti']],
    ['17/08/1990', ['siti']],
    ['17 Agustus 1990', ['siti']],
    ['siti 17/8/1990', ['siti']],
    ['rene 17/8/1990', []],
    ['4 March 2018', ['raka']],
    ['keluarga@example.org', ['raka', 'siti']],
    ['00-12-77', ['rene']],
    ['001277', ['rene']],
    ['nobody', []],
  ])('%s', async (search, names) => {
    const { result, meta } = await atDesk('GET', `/api/admins/patients?search=${encodeURIComponent(search)}`)
    expect(namesOf(result.map((one: { id: string }) => one.id))).toEqual(names)
    expect(meta.total).toBe(names.length)
  })

  test('names that begin with the searched text come first', async () => {
    const people = ['Ali Zahra', 'Zahra Ali'].map(fullName => ({ id: newId(), fullName }))
    await hospital.deps.db.insert(patient).values(people)
    const { result } = await atDesk('GET', '/api/admins/patients?search=Zahra')
    expect(result.map((one: { name: string }) => one.name)).toEqual(['Zahra Ali', 'Ali Zahra'])
  })

  test('by the code of an appointment', async () => {
    for (const search of [code, code.toLowerCase(), `${code.slice(0, 4)} ${code.slice(4)}`]) {
      const { result } = await atDesk('GET', `/api/admins/patients?search=${encodeURIComponent(search)}`)
      expect(namesOf(result.map((one: { id: string }) => one.id))).toEqual(['rene'])
    }
  })

  test('also in the lists of appointments and in the search over everything', async () => {
    for (const search of ['3/12/1975', 'mueller 0813', 'müller', code]) {
      const path = `/api/admins/appointments?search=${encodeURIComponent(search)}`
      expect((await atDesk('GET', path)).meta.total, search).toBe(search === 'mueller 0813' ? 0 : 1)
    }
    const { result } = await atDesk('GET', '/api/admins/search?words=17%2F08%2F1990')
    expect(result.patients).toMatchObject([{ id: ids.siti }])
  })
})

describe('before the front desk makes a second patient', () => {
  const ask = (own: object, startsAt = half) =>
    book(startsAt, { name: 'Bu Siti', phone: '0899 555', doubles: 'refuse', ...own })
  const doubles = async (own: object) => {
    const answer = await ask(own)
    expect([answer.status, answer.meta.code]).toEqual([409, 'patients.doubles'])
    return namesOf(answer.result.patients.map((one: { id: string }) => one.id))
  }

  test('it is shown those with the same telephone, or the same date of birth and a similar name', async () => {
    const before = await hospital.deps.db.$count(patient)
    expect(await doubles({ phone: '0812 3456 7890' })).toEqual(['raka', 'siti'])
    expect(await doubles({ name: 'Sitti Rahayoe', birthDate: '1990-08-17' })).toEqual(['siti'])
    expect(await hospital.deps.db.$count(patient)).toBe(before)
    const [seen] = await hospital.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'patient.find'))
      .orderBy(auditLog.id)
    expect(JSON.stringify(seen?.detail)).toContain(ids.siti)
  })

  test('those with the same telephone are found among hundreds with the same date of birth', async () => {
    const { db } = hospital.deps
    const born = { birthDate: '1970-01-01', createdAt: Temporal.Instant.from('2020-01-01T00:00:00Z') }
    const many = Array.from({ length: 200 }, () => ({ id: newId(), fullName: 'Warga', ...born }))
    await db.insert(patient).values(many)
    expect(await doubles({ phone: '0812 3456 7890', birthDate: '1970-01-01' })).toEqual(['raka', 'siti'])
    await db.delete(patient).where(eq(patient.fullName, 'Warga'))
  })

  test('another name with the same date of birth, and an answer that it is somebody else, make a patient', async () => {
    expect((await ask({ name: 'Joko', birthDate: '1990-08-17' })).status).toBe(201)
    const other = await ask({ name: 'René Müller', phone: '081311112222', doubles: 'known' }, ten)
    expect(other.status).toBe(201)
    expect(other.result.patient.id).not.toBe(ids.rene)
  })

  test('two colleagues who add the same caller for two doctors at once make one patient', async () => {
    const person = { name: 'Bu Wati', phone: '0877 1234 5678', doubles: 'refuse' }
    const at = (schedule: string, startsAt: string) =>
      atDesk('POST', '/api/admins/appointments', { schedule, startsAt, source: 'phone', patient: person })
    const { slots, queue } = hospital.schedules
    const answers = await Promise.all([at(slots, '2026-11-30T04:00:00Z'), at(queue, '2026-11-30T02:00:00Z')])
    expect(answers.map(one => one.status)).toEqual([201, 201])
    expect(answers[0]?.result.patient.id).toBe(answers[1]?.result.patient.id)
  })
})

describe('the front desk corrects a patient', () => {
  const read = async (id: string) => (await atDesk('GET', `/api/admins/patients/${id}`)).result
  const save = async (id: string, own: object) => {
    const { name, birthDate, sex, phone, address, recordNumber, notes, updatedAt: version } = await read(id)
    const body = { name, birthDate, sex, phone, address, recordNumber, notes, version, ...own }
    return atDesk('PUT', `/api/admins/patients/${id}`, body)
  }

  test('the account of a holder is named alike, and the audit has the fields without their values', async () => {
    const answer = await save(ids.siti as string, { name: 'Siti Rahayu Putri', notes: 'Needs a wheelchair' })
    expect(answer.status).toBe(200)
    expect(await read(ids.siti as string)).toMatchObject({
      name: 'Siti Rahayu Putri',
      notes: 'Needs a wheelchair',
    })
    const { result } = await hospital.call('GET', '/api/patients/me', { token: hospital.patients[0]?.token })
    expect(result.full_name).toBe('Siti Rahayu Putri')
    const entries = await hospital.deps.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'patient.change'))
    expect(entries.map(one => one.detail)).toEqual([{ fields: ['fullName', 'deskNotes'] }])
  })

  test('a telephone of the account holder does not become the dependant’s own', async () => {
    expect((await save(ids.raka as string, { name: 'Raka Putra' })).status).toBe(200)
    const [row] = await hospital.deps.db
      .select()
      .from(patient)
      .where(eq(patient.id, ids.raka as string))
    expect(row).toMatchObject({ fullName: 'Raka Putra', phone: null })
  })

  test.each([
    ['rene', { phone: null }, 'phone', 'Fill this in'],
    ['rene', { birthDate: '1975-02-30' }, 'birthDate', 'This day does not exist'],
    ['siti', { birthDate: '2020-01-01' }, 'birthDate', 'This date does not fit the family'],
    ['raka', { birthDate: '1980-01-01' }, 'birthDate', 'and the date of birth of Siti'],
    ['siti', { recordNumber: '00-12-77' }, 'recordNumber', 'René Müller has this number'],
  ])('%s with %j is refused with a sentence beside the field', async (who, own, path, message) => {
    const answer = await save(ids[who] as string, own)
    expect(answer.status).toBe(422)
    expect(answer.meta.fields).toEqual([{ path, message: expect.stringContaining(message) }])
  })

  test('a refusal that names another patient is a read of their data', async () => {
    await hospital.deps.db.delete(auditRead)
    expect((await save(ids.siti as string, { recordNumber: '00-12-77' })).status).toBe(422)
    const reads = await hospital.deps.db.select().from(auditRead).where(eq(auditRead.action, 'patient.find'))
    expect(reads.map(one => one.seen)).toEqual([{ patients: [ids.rene] }])
  })

  test('a change of what a colleague has changed since is refused', async () => {
    const version = (await read(ids.rene as string)).updatedAt
    hospital.clock.now = hospital.clock.now.add({ seconds: 1 })
    expect((await save(ids.rene as string, { address: 'Jalan Baru 1' })).status).toBe(200)
    const answer = await save(ids.rene as string, { address: 'Jalan Lama 2', version })
    expect([answer.status, answer.meta.code]).toEqual([409, 'api.conflict'])
  })
})

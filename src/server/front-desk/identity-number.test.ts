import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { decryptNik } from '../patients/nik.ts'

const nik = '3174011205900001'
let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
  hospital.deps.config.IDENTITY_KEY = 'a key for the tests of identity numbers'
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, `/api/admins/patients${path}`, { token: hospital.admins.desk.token, body })
const asSuper = (method: string, path: string) =>
  hospital.call(method, `/api/admins/patients${path}`, { token: hospital.admins.super.token })
const read = async (id: string) => (await atDesk('GET', `/${id}`)).result
const holder = () => hospital.patients[0]?.patientId as string
const save = async (id: string, number: string | null) =>
  atDesk('PUT', `/${id}/nik`, { nik: number, version: (await read(id)).updatedAt })
const rowOf = async (id: string) =>
  (await hospital.deps.db.select().from(patient).where(eq(patient.id, id)))[0]
async function caller(): Promise<string> {
  const id = newId()
  await hospital.deps.db.insert(patient).values({ id, fullName: 'Tuan Lain', phone: '021 999 888' })
  return id
}
const revealed = () =>
  hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.action, 'patient.reveal'))

test('a number is stored encrypted, shown by its end, and whole only with an entry of the audit', async () => {
  const id = holder()
  expect((await read(id)).nik).toEqual({ end: null })
  expect((await atDesk('POST', `/${id}/nik`)).status).toBe(404)
  expect((await save(id, '3174 0112 0590 0001')).status).toBe(200)
  const stored = await rowOf(id)
  expect(JSON.stringify(stored)).not.toContain(nik)
  expect(decryptNik(hospital.deps.config, stored?.nik ?? '')).toBe(nik)
  expect((await read(id)).nik).toEqual({ end: '0001' })
  expect(await revealed()).toEqual([])
  expect((await atDesk('POST', `/${id}/nik`)).result).toEqual({ nik })
  expect(await revealed()).toMatchObject([{ patientId: id }])
  const [changed] = await hospital.deps.db
    .execute(sql`select detail from audit_entry where action = 'patient.change'`)
    .then(one => one.rows)
  expect(changed?.detail).toEqual({ fields: ['nik'] })
  await save(id, null)
  expect(await rowOf(id)).toMatchObject({ nik: null, nikHash: null })
})

test('an impossible number, a page that is out of date and a patient are refused', async () => {
  const id = holder()
  const wrong = await save(id, '3174013205900001')
  expect([wrong.status, wrong.meta.fields?.[0]?.path]).toEqual([422, 'nik'])
  const stale = await atDesk('PUT', `/${id}/nik`, { nik, version: '2026-01-01T00:00:00Z' })
  expect(stale.meta.code).toBe('api.conflict')
  const token = hospital.patients[0]?.token as string
  expect((await hospital.call('POST', `/api/admins/patients/${id}/nik`, { token })).status).toBe(403)
})

test('without a key nothing is stored or shown, and with another key a number cannot be read', async () => {
  const id = holder()
  await save(id, nik)
  hospital.deps.config.IDENTITY_KEY = 'another key, which did not encrypt it'
  expect((await read(id)).nik).toEqual({ end: '????' })
  expect((await atDesk('POST', `/${id}/nik`)).meta.code).toBe('patients.nikKey')
  const [exported] = (await asSuper('GET', `/${id}/everything`)).result.patient
  expect(exported.nik).toContain('we cannot read it')
  hospital.deps.config.IDENTITY_KEY = undefined
  expect((await read(id)).nik).toBeNull()
  expect((await save(id, nik)).meta.code).toBe('patients.nikOff')
})

test('the whole number finds the patient, and a part of it does not', async () => {
  const id = holder()
  await save(id, nik)
  const found = async (search: string) =>
    (await atDesk('POST', '/search', { search })).result.map((one: { id: string }) => one.id)
  expect(await found('3174 0112 0590 0001')).toEqual([id])
  expect(await found(nik.slice(0, 15))).toEqual([])
  expect(await found('3174011205900002')).toEqual([])
  // Not by an address, which the log of a proxy keeps.
  expect((await atDesk('GET', `?search=${nik}`)).result).toEqual([])
})

test('two records with one number are likely doubles; a merge fills it and its undoing takes it back', async () => {
  const other = await caller()
  await save(other, nik)
  await save(holder(), nik)
  expect((await read(holder())).doubles).toMatchObject([{ id: other }])
  expect((await read(holder())).doubles[0].nikHash).toBeUndefined()
  await save(holder(), null)
  const [kept, merged] = [await read(holder()), await read(other)]
  const versions = { version: kept.updatedAt, otherVersion: merged.updatedAt }
  expect((await atDesk('POST', `/${holder()}/merge`, { other, ...versions })).status).toBe(200)
  const after = await read(holder())
  expect(after.nik).toEqual({ end: '0001' })
  expect((await atDesk('POST', `/${holder()}/unmerge`, { merge: after.merges[0].id })).status).toBe(200)
  expect((await read(holder())).nik).toEqual({ end: null })
  expect((await read(other)).nik).toEqual({ end: '0001' })
})

test('two accounts with one number are likely doubles, and with one telephone only they are not', async () => {
  const other = hospital.patients[1]?.patientId as string
  await hospital.deps.db.update(patient).set({ phone: '+62 812 5555 0101' })
  expect((await read(other)).doubles).toEqual([])
  await save(holder(), nik)
  await save(other, nik)
  expect((await read(other)).doubles).toMatchObject([{ id: holder() }])
})

test('the export and the document have the number, and an erasure deletes it', async () => {
  const id = holder()
  await save(id, nik)
  const [exported] = (await asSuper('GET', `/${id}/everything`)).result.patient
  expect(exported).toMatchObject({ nik })
  expect(exported).not.toHaveProperty('nikHash')
  expect((await asSuper('POST', `/${id}/erase`)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ nik: null, nikHash: null })
})

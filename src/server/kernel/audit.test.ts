import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDeps } from '../../../tests/deps.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { auditEntry, auditLog, auditRead as readTable } from '../database/tables/messages.ts'
import { auditRead, closeReads } from './audit.ts'
import { sealAudit, verifyAudit } from './audit-seal.ts'

let hospital: HospitalFixture
let colleague: string
beforeEach(async () => {
  hospital = await createHospital()
  colleague = hospital.admins.desk.accountId
})
afterEach(() => hospital.close())

const later = (time: Temporal.DurationLike) => {
  hospital.clock.now = hospital.clock.now.add(time)
}
const look = (patientId: string, accountId = colleague) =>
  auditRead(hospital.deps, { accountId, action: 'patient.read', objectKind: 'patient', patientId })
const list = (...patients: string[]) =>
  auditRead(hospital.deps, {
    accountId: colleague,
    action: 'patient.list',
    objectKind: 'patient',
    seen: { patients },
  })
const reads = () => hospital.deps.db.select().from(readTable).orderBy(asc(readTable.id))
const entries = async () =>
  (await hospital.deps.db.select().from(auditEntry).orderBy(asc(auditEntry.id))).filter(one =>
    /\.(read|list)$/.test(one.action),
  )
const faults = async () => (await verifyAudit(hospital.deps.db, hospital.deps.now())).faults

test('reads of one patient by one colleague within 15 minutes are one entry with count and last time', async () => {
  const { patientId } = hospital.patients[0] as { patientId: string }
  const began = hospital.clock.now
  const open = () =>
    hospital.call('GET', `/api/admins/patients/${patientId}`, { token: hospital.admins.desk.token })
  for (let minute = 0; minute < 15; minute++) {
    expect((await open()).status).toBe(200)
    await hospital.travel(hospital.clock.now.add({ minutes: 1 }).toString())
  }
  const shown = await hospital.call('GET', `/api/admins/audit?patient=${patientId}`, {
    token: hospital.admins.super.token,
  })
  const counted = { count: 15, last: '2026-11-20T03:14:00.000Z' }
  expect(shown.result).toMatchObject([{ action: 'patient.read', by: 'desk', open: true, detail: counted }])
  await sealAudit(hospital.deps)
  expect(await entries()).toMatchObject([
    { id: shown.result[0].id, at: began, action: 'patient.read', patientId, detail: counted },
  ])
  // The read of the audit itself came last and is still being counted.
  expect(await reads()).toMatchObject([{ action: 'audit.read', patientId }])
  await open()
  expect(await reads()).toMatchObject([{ action: 'audit.read' }, { action: 'patient.read', count: 1 }])
  expect(await faults()).toEqual([])
})

test('another patient, another colleague and another kind of read are counted separately', async () => {
  const [one, other] = [newId(), newId()]
  await look(one)
  await look(other)
  await look(one, hospital.admins.super.accountId)
  await list(one)
  await look(one)
  expect((await reads()).map(row => row.count)).toEqual([2, 1, 1, 1])
})

test('the entry about reads of a list names each patient once', async () => {
  const [a, b, c] = [newId(), newId(), newId()].sort() as [string, string, string]
  await list(a, b)
  await list(b)
  await list()
  await list(c, b)
  later({ minutes: 15 })
  await closeReads(hospital.deps)
  expect(await entries()).toMatchObject([{ detail: { patients: [a, b, c], count: 4 } }])
})

test('reading lists of thousands of patients starts further entries, and each patient is named', async () => {
  const all = Array.from({ length: 30 }, () => Array.from({ length: 200 }, newId))
  for (const page of all) await list(...page)
  const rows = await hospital.deps.db.select({ detail: auditLog.detail }).from(auditLog)
  const named = rows.flatMap(row => (row.detail?.patients as string[]) ?? [])
  expect(new Set(named)).toEqual(new Set(all.flat()))
  const most = Math.max(...rows.map(row => (row.detail?.patients as string[] | undefined)?.length ?? 0))
  expect(most).toBeLessThan(2500)
})

test('processes that read at the same moment count together, and no read is lost', async () => {
  const second = testDeps(hospital.deps.database.url, { now: hospital.deps.now })
  const patientId = newId()
  const entry = { accountId: colleague, action: 'patient.read', objectKind: 'patient', patientId } as const
  const both = [hospital.deps, second.deps]
  const readAtOnce = () =>
    Promise.all(Array.from({ length: 40 }, (_, n) => auditRead(both[n % 2] as never, entry)))
  await readAtOnce()
  later({ minutes: 20 })
  // The counting time is over but the row is still there: the next read closes it.
  await readAtOnce()
  await second.close()
  expect(await entries()).toMatchObject([{ detail: { count: 40 } }])
  expect(await reads()).toMatchObject([{ count: 40 }])
})

test('reads counted by a process that died become an entry days later, and the chain stays valid', async () => {
  await look(newId())
  await sealAudit(hospital.deps)
  const began = hospital.clock.now
  later({ hours: 70 })
  await sealAudit(hospital.deps)
  expect(await entries()).toMatchObject([{ at: began, detail: { count: 1 } }])
  expect(await faults()).toEqual([])
})

test.each([
  ['back an hour', { hours: -1 }],
  ['back a week', { hours: -168 }],
  ['forward a day and an hour', { hours: 25 }],
])('when the clock goes %s, reads begin another entry and the chain holds', async (_, step) => {
  const patientId = newId()
  await look(patientId)
  later(step)
  await look(patientId)
  await sealAudit(hospital.deps)
  expect(await entries()).toMatchObject([{ detail: { count: 1 } }])
  later({ hours: 2 })
  await sealAudit(hospital.deps)
  expect(await entries()).toHaveLength(2)
  expect(await faults()).toEqual([])
})

test('the program cannot change or drop counted reads: a deleted row becomes an entry', async () => {
  await look(newId())
  const { db } = hospital.deps
  for (const values of ['count = 0', 'count = count + 2', "at = at + interval '1 day'", "seen = '[]'"])
    await expect(db.execute(sql.raw(`update audit_read set ${values}`))).rejects.toThrow()
  await expect(db.execute(sql`truncate audit_read`)).rejects.toThrow()
  await db.execute(sql`delete from audit_read`)
  expect(await entries()).toMatchObject([{ action: 'patient.read', detail: { count: 1 } }])
})

test('an open dashboard that polls every 30 seconds writes four entries an hour', async () => {
  const { call, travel, clock, deps } = hospital
  const { token } = hospital.admins.desk
  const lists = ['status=requested', 'date=2026-11-20&status=accepted&status=checked_in'].map(
    query => `/api/admins/appointments?perPage=5&${query}`,
  )
  for (let half = 0; half < 120; half++) {
    for (const path of ['/api/admins/figures', ...lists, '/api/admins/notifications/count'])
      expect((await call('GET', path, { token })).status).toBe(200)
    await travel(clock.now.add({ seconds: 30 }).toString())
    if (half % 2) await sealAudit(deps)
  }
  expect((await entries()).map(one => [one.action, one.detail?.count])).toEqual(
    Array(4).fill(['appointment.list', 60]),
  )
})

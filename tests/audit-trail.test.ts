import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { release } from '#server/database/tables/site.ts'
import { startJobs } from '#server/jobs.ts'
import { resumePublishing, rollBack } from '#server/publishing/site-state.ts'
import { addressOf, everyRow, type Operation, operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import { type Known, type Row, sampleRelease } from './operation-row.ts'
import { preparedCalls } from './prepared-calls.ts'

let hospital: HospitalFixture
let rows: Record<string, Row>
let known: Known
let prepared: ReturnType<typeof preparedCalls>
const folder = mkdtempSync(join(tmpdir(), 'rawat-trail-'))
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  hospital = await createHospital({ patients: 2 })
  const builtAt = Temporal.Instant.from('2026-11-20T03:00:00Z')
  await hospital.deps.db
    .insert(release)
    .values({ id: sampleRelease, builtAt, code: 'code', changeId: 1, manifest: 'none' })
  hospital.deps.publishAll = (_by, actor) => resumePublishing(hospital.deps.db, actor)
  hospital.deps.publishing = () => ({
    current: { change: 1, files: {} },
    nextTry: () => null,
    rollBack: (release, actor) => rollBack(hospital.deps.db, release, actor),
    preview: async () => '',
  })
  ends.push((await startJobs(hospital.deps)).stop)
  // A long session on Mondays, so that every transition has its own appointment.
  const schedule = await hospital.addSchedule({ startTime: '13:00', endTime: '23:00', slotMinutes: 10 })
  known = { appointment: newId(), schedule, exception: newId(), session: newId() }
  rows = everyRow(known)
  prepared = preparedCalls(hospital, rows, known)
  // The sample of packages refers to it.
  const checkup = { slug: 'checkup', name: { en: 'Check-ups' } }
  await createItem(hospital.deps.db, {
    kind: 'package-categories',
    data: checkup,
    publish: true,
    accountId: null,
  })
  await hospital.travel('2026-11-23T00:00:00Z')
})
afterAll(async () => {
  for (const end of ends) await end()
  await hospital.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The number of the super administrator's audit entries, and of the reads that they count. */
async function trace(): Promise<{ entries: number; reads: number }> {
  const { rows: found } = await hospital.deps.db.execute<{ entries: string; reads: string }>(sql`
    select (select count(*) from audit_entry where account_id = ${hospital.admins.super.accountId}) as entries,
      (select coalesce(sum(count), 0) from audit_read where account_id = ${hospital.admins.super.accountId}) as reads`)
  return { entries: Number(found[0]?.entries), reads: Number(found[0]?.reads) }
}

/** Runs an operation as the super administrator, and returns the faults of its audit trail. */
async function faultOf(operation: Operation, wanted: 'entry' | 'trace'): Promise<string[]> {
  const { name, method } = operation
  const row = rows[name] as Row
  const own = (await prepared.ready[name]?.()) ?? (await prepared.contentCall(operation)) ?? {}
  const path = own.path ?? (own.id && operation.path.replace('{id}', own.id))
  const address = (path ?? addressOf(operation, known)) + (own.query ?? (path ? '' : (row.query ?? '')))
  const body = own.body ?? row.body
  const isForm = body instanceof FormData
  const before = await trace()
  const response = await hospital.app.request(address, {
    method,
    headers: {
      authorization: `Bearer ${hospital.admins.super.token}`,
      'x-user-activity': '1',
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...row.headers,
      ...own.headers,
    },
    ...(body === undefined || method === 'GET' ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok)
    return [
      `${name} failed (${response.status} ${text.slice(0, 200)}). Prepare the data that it needs in tests/prepared-calls.ts.`,
    ]
  const after = await trace()
  const left = after.entries > before.entries || (wanted === 'trace' && after.reads > before.reads)
  const remedy =
    wanted === 'entry'
      ? 'Write one in its transaction (docs/decisions/0041).'
      : "Count the read (docs/decisions/0041), or give its row 'noTrail: noPerson' if it is about no person."
  return left ? [] : [`${name} writes no audit entry. ${remedy}`]
}

const isStaffs = ({ name }: Operation) =>
  !['everybody', 'signed in', 'patient'].includes((rows[name] as Row).permission)
const isWithoutTrail = ({ name }: Operation) => (rows[name] as Row).noTrail !== undefined
const faultsOf = async (which: (operation: Operation) => boolean, wanted: 'entry' | 'trace') => {
  const wrong: string[] = []
  let tried = 0
  for (const operation of operations.filter(one => isStaffs(one) && which(one))) {
    wrong.push(
      ...(await faultOf(operation, wanted).catch(error => [
        `${operation.name}: ${error} ${JSON.stringify(error.extra)}`,
      ])),
    )
    tried++
  }
  return { wrong, tried }
}
/** Whether the operation exports data: it answers with a file, or with all data about a person. */
const isExport = ({ name, contract }: Operation) =>
  / .*\/(export|everything|cv)$/.test(name) ||
  Object.keys(contract.responses['200']?.content ?? {}).some(type => /csv|octet-stream/.test(type))

describe('every operation of staff is audited', () => {
  test('every change and every export adds an entry', { timeout: 240_000 }, async () => {
    const { wrong, tried } = await faultsOf(
      one => (one.method !== 'GET' && !isWithoutTrail(one) && !isRead(one)) || isExport(one),
      'entry',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(180)
  })

  test('every read about a person is counted', { timeout: 60_000 }, async () => {
    const { wrong, tried } = await faultsOf(
      one => (one.method === 'GET' && !isWithoutTrail(one)) || isRead(one),
      'trace',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(15)
  })

  test('every prepared call is one of an existing operation', () => {
    const names = new Set(operations.map(one => one.name))
    expect(Object.keys(prepared.ready).filter(name => !names.has(name))).toEqual([])
  })
})
/** A POST that only reads. */
const isRead = ({ name }: Operation) =>
  [
    'POST /api/admins/schedule-exceptions/affected',
    'POST /api/admins/appointments/{id}/letter',
    'POST /api/admins/patients/search',
  ].includes(name)

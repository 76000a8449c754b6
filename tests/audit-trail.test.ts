import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { release } from '#server/database/tables/site.ts'
import { startJobs } from '#server/jobs.ts'
import { resumePublishing, rollBack } from '#server/publishing/site-state.ts'
import { addressOf, everyRow, type Operation, operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import { type Known, type Row, sampleRelease } from './operation-row.ts'
import { preparedCalls } from './prepared-calls.ts'

/** Changes by staff that need no audit entry, with the reason. */
const withoutEntry: Record<string, string> = {
  'POST /api/admins/notifications/read': 'a read mark, for the reader only',
  'POST /api/admins/preview/{kind}/{key}': 'creates an address for a preview; nothing changes',
  'POST /api/admins/schedules/{id}/concerned': 'read-only: times, without persons',
  'POST /api/admins/schedule-exceptions/concerned': 'read-only: times, without persons',
  'POST /api/admins/closures/preview': 'read-only: numbers by doctor, without patients',
  'POST /api/admins/closures/{id}/undo-figures': 'read-only: numbers, without patients',
  'POST /api/admins/schedule-exceptions/{id}/undo-figures': 'read-only: numbers, without patients',
}
/** Reads by staff that need no audit entry, as they are not about a patient, visitor, applicant or colleague. */
const aboutNoPerson = new Set([
  'GET /api/admins/letters',
  'GET /api/admins/letters/{kind}/{language}',
  // The number of the last change.
  'GET /api/admins/desk/changes',
  'GET /api/admins/publications/releases',
  'GET /api/admins/publications/{change}',
  'GET /api/admins/publications',
  'GET /api/admins/operations/backups',
  'GET /api/admins/operations/check-up',
  'GET /api/admins/notifications',
  'GET /api/admins/notifications/count',
  'GET /api/admins/audit/people',
  'GET /api/admins/redirects',
  'GET /api/admins/visits',
  'GET /api/admins/missed-searches',
  'GET /api/admins/content-state',
  'GET /api/admins/operations/jobs',
  'GET /api/admins/setup',
  'GET /api/admins/schedules',
  'GET /api/admins/schedule-exceptions',
  'GET /api/admins/closures',
  'GET /api/admins/figures',
  'GET /api/admins/call-list/{id}/places',
  'GET /api/admins/desk/displays',
  'GET /api/admins/desk/week',
  'GET /api/admins/desk/month',
  'GET /api/admins/statistics',
  'GET /api/admins/desk/sessions',
  'GET /api/admins/job-applicants/offers',
  'GET /api/admins/media',
  'GET /api/admins/media/tags',
  'GET /api/admins/content/{kind}/tags/{field}',
  'GET /api/admins/media/{id}',
  'GET /api/admins/media/{id}/whole',
  'GET /api/admins/trash',
  ...contentKinds.flatMap(kind => [
    `GET /api/admins/${kind}`,
    `GET /api/admins/${kind}/{key}`,
    `GET /api/${kind}/{key}/revisions`,
  ]),
])

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
  return left ? [] : [`${name} writes no audit entry. Write one in its transaction (docs/decisions/0041).`]
}

const isStaffs = ({ name }: Operation) =>
  !['everybody', 'signed in', 'patient'].includes((rows[name] as Row).permission)
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
      one => (one.method !== 'GET' && !withoutEntry[one.name] && !isRead(one)) || isExport(one),
      'entry',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(180)
  })

  test('every read about a person is counted', { timeout: 60_000 }, async () => {
    const { wrong, tried } = await faultsOf(
      one => (one.method === 'GET' && !aboutNoPerson.has(one.name)) || isRead(one),
      'trace',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(15)
  })

  test('every exception is an existing operation', () => {
    const names = new Set(operations.map(one => one.name))
    const gone = [...Object.keys(withoutEntry), ...aboutNoPerson, ...Object.keys(prepared.ready)]
    expect(gone.filter(name => !names.has(name) && !isSingletons(name))).toEqual([])
  })
})
/** A POST that only reads. */
const isRead = ({ name }: Operation) =>
  [
    'POST /api/admins/schedule-exceptions/affected',
    'POST /api/admins/appointments/{id}/letter',
    'POST /api/admins/patients/search',
  ].includes(name)
const isSingletons = (name: string) =>
  contentKinds.some(kind => entityOf(kind).singleton && name.includes(`/${kind}/`))

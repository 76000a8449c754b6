import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { clearPublicContent } from '#server/content/public-reads.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { callItem } from '#server/database/tables/call-list.ts'
import { content } from '#server/database/tables/content.ts'
import { contactMessage, jobApplication } from '#server/database/tables/forms.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { release } from '#server/database/tables/site.ts'
import { startJobs } from '#server/jobs.ts'
import { resumePublishing, rollBack } from '#server/publishing/site-state.ts'
import { newKey } from './bookings.ts'
import {
  addressOf,
  everyRow,
  type Known,
  type Operation,
  operations,
  type Row,
  sampleRelease,
} from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import { picture } from './pictures.ts'

/** Changes by staff that need no audit entry, with the reason. */
const leavesNone: Record<string, string> = {
  'POST /api/admins/notifications/read': 'a read mark, for the reader only',
  'POST /api/admins/preview/{kind}/{key}': 'creates an address for a preview; nothing changes',
  'POST /api/admins/schedules/{id}/concerned': 'read-only: times, without persons',
  'POST /api/admins/schedule-exceptions/concerned': 'read-only: times, without persons',
  'POST /api/admins/closures/preview': 'read-only: numbers by doctor, without patients',
  'POST /api/admins/closures/{id}/undo-figures': 'read-only: numbers, without patients',
  'POST /api/admins/schedule-exceptions/{id}/undo-figures': 'read-only: numbers, without patients',
}
/** Reads by staff that need no audit entry, as they are not about a patient, visitor, applicant or colleague. */
const showsNobody = new Set([
  'GET /api/admins/letters',
  'GET /api/admins/letters/{kind}/{language}',
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
  'GET /api/admins/content-state',
  'GET /api/admins/operations/jobs',
  'GET /api/admins/setup',
  'GET /api/admins/schedules',
  'GET /api/admins/schedule-exceptions',
  'GET /api/admins/closures',
  'GET /api/admins/figures',
  'GET /api/admins/desk/queue',
  'GET /api/admins/call-list/{id}/places',
  'GET /api/admins/desk/displays',
  'GET /api/admins/desk/week',
  'GET /api/admins/desk/sessions',
  'GET /api/admins/job-applicants/offers',
  'GET /api/admins/media',
  'GET /api/admins/media/tags',
  'GET /api/admins/media/{id}',
  'GET /api/admins/media/{id}/whole',
  'GET /api/admins/trash',
  ...contentKinds.flatMap(kind => [
    `GET /api/admins/${kind}`,
    `GET /api/admins/${kind}/{key}`,
    `GET /api/${kind}/{key}/revisions`,
  ]),
])

interface Call {
  path?: string
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

let hospital: HospitalFixture
let rows: Record<string, Row>
let known: Known
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

const as = () => ({ token: hospital.admins.super.token })
const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
  const answer = await hospital.call(method, path, { ...as(), body, ...(headers ? { headers } : {}) })
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.meta)}`)
  return answer.result
}

let minute = 0
const nextPlace = () => ({
  schedule: known.schedule,
  startsAt: Temporal.Instant.from('2026-11-23T06:00:00Z')
    .add({ minutes: 10 * minute++ })
    .toString(),
})
let callers = 0
/** An appointment that the front desk booked by telephone. */
async function booked(): Promise<string> {
  const patient = { name: `Caller ${callers++}`, phone: `+62 812 0000 ${1000 + callers}` }
  const body = { ...nextPlace(), patient, source: 'phone' }
  return (await ask('POST', '/api/admins/appointments', body, { 'idempotency-key': newKey() })).id
}
async function requested(): Promise<string> {
  const { deps, patients } = hospital
  const id = await booked()
  const expiresAt = deps.now().add({ hours: 2 }).toString()
  await deps.db.execute(
    sql`update appointment set status = 'requested', patient_id = ${patients[1]?.patientId}, expires_at = ${expiresAt}::timestamptz where id = ${id}`,
  )
  return id
}
const step = (name: string, body?: unknown) => async (): Promise<Call> => ({
  path: `/api/admins/appointments/${await (/accept|decline/.test(name) ? requested() : booked())}/${name}`,
  body,
})
async function arrived(): Promise<string> {
  const id = await booked()
  await ask('POST', `/api/admins/appointments/${id}/check-in`)
  return id
}
async function called(): Promise<string> {
  const id = await arrived()
  const [row] = (
    await hospital.deps.database.pool.query('select starts_at from appointment where id = $1', [id])
  ).rows
  const startsAt = new Date(row.starts_at).toISOString()
  const queues = await ask('GET', '/api/admins/desk/queue?location=jakarta')
  const queue = queues.find((one: { waiting: { id: string }[] }) => one.waiting.some(line => line.id === id))
  const after = queue.serving?.id ?? null
  await ask('POST', '/api/admins/desk/queue/call', {
    ...{ location: 'jakarta', schedule: known.schedule, startsAt: queue.startsAt ?? startsAt, after },
    appointment: id,
  })
  return id
}

const colleague = async () =>
  (
    await ask('POST', '/api/admins/users', {
      ...{ email: `${newId()}@example.org`, name: 'New', scopes: ['desk'], language: 'en' },
    })
  ).id
const patient = () => hospital.patients[0]?.patientId as string
/** A patient who can be erased, without open appointments. */
async function former(): Promise<string> {
  const id = await booked()
  const { rows: found } = await hospital.deps.database.pool.query<{ patient_id: string }>(
    `update appointment set status = 'declined' where id = $1 returning patient_id`,
    [id],
  )
  return found[0]?.patient_id as string
}
async function message(): Promise<string> {
  const body = { ...(rows['POST /api/contact-messages']?.body as object), message: newId() }
  await ask('POST', '/api/contact-messages', body)
  const [row] = await hospital.deps.db.select().from(contactMessage).limit(1)
  return row?.id as string
}
async function applicant(): Promise<string> {
  const id = newId()
  const consent = { consentVersion: '1', consentText: 'Yes', consentAt: hospital.deps.now() }
  const person = {
    name: 'Ayu',
    email: 'ayu@example.org',
    language: 'en' as const,
    retentionUntil: '2027-01-01',
  }
  await hospital.deps.db.insert(jobApplication).values({
    ...{ id, reference: id, offer: 'nurse', offerTitle: { en: 'Nurse' }, ...person, ...consent },
    ...{ sendKey: id, bodyHash: 'x' },
  })
  return id
}
async function cv(): Promise<string> {
  const form = new FormData()
  const fields = {
    ...{ language: 'en', elapsed: '60000', name: 'Citra', email: 'citra@example.org', phone: '+62 812 1' },
    ...{ city: 'Jakarta', licences: 'STR', consentVersion: '2026-11', consent: 'yes' },
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('cv', new Blob(['%PDF-1.7 and more\n%%EOF']), 'cv.pdf')
  const slug = `porter-${newId().slice(-8)}`
  const offer = { slug, title: { en: 'Porter' }, description: words, validThrough: '2027-01-01' }
  await createItem(hospital.deps.db, { kind: 'job-offers', data: offer, publish: true, accountId: null })
  clearPublicContent(hospital.deps, 'job-offers')
  await hospital.app.request(`/api/job-offers/${slug}/applications`, {
    ...{ method: 'POST', body: form, headers: { accept: 'application/json' } },
  })
  const [row] = await hospital.deps.db.select().from(jobApplication).where(eq(jobApplication.offer, slug))
  return row?.id as string
}
let pictures = 0
async function file(): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture({ seed: 9 * pictures++ }))]), 'sample.jpg')
  return form
}
async function image(): Promise<string> {
  const answer = await hospital.app.request('/api/admins/media', {
    ...{ method: 'POST', body: await file(), headers: { authorization: `Bearer ${as().token}` } },
  })
  return (await answer.json()).result.id
}
async function letter(): Promise<string> {
  const id = newId()
  const kind = 'appointment.accepted' as const
  await hospital.deps.db.insert(outboxMessage).values({
    ...{ id, kind, to: 'a@example.org', language: 'en', subject: 'Sample', text: 'Sample' },
    ...{ attempts: 1, lastError: '550', givenUpAt: hospital.deps.now() },
  })
  return id
}
async function call(): Promise<string> {
  const id = newId()
  const values = { id, appointmentId: await booked(), news: 'absence' as const, why: 'no_address' as const }
  await hospital.deps.db.insert(callItem).values(values)
  return id
}
const departure = () => rows['POST /api/admins/schedule-exceptions']?.body as Record<string, unknown>
let weeks = 0
const exception = async () => {
  const day = `2027-${String(1 + (weeks % 12)).padStart(2, '0')}-${String(1 + weeks++).padStart(2, '0')}`
  return (await ask('POST', '/api/admins/schedule-exceptions', { ...departure(), from: day, to: day })).id
}
const week = (weekday: number) => ({ ...(rows['POST /api/admins/schedules']?.body as object), weekday })
const timetable = async (weekday: number) => (await ask('POST', '/api/admins/schedules', week(weekday))).id
const display = async () =>
  (await ask('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })).display.id

const words = {
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sample' }] }] },
}
/** An item of a kind that no other test uses, with a published version and a newer draft. */
async function item(kind: ContentKind) {
  const { db } = hospital.deps
  const entity = entityOf(kind)
  const { data: sample } = (rows[`POST /api/${kind}`] as Row).body as { data: Record<string, unknown> }
  const own = entity.singleton || entity.key === 'id' ? {} : { [entity.key]: `own-${newId().slice(-8)}` }
  const data = { ...sample, ...own }
  if (entity.singleton) await moveAside(kind)
  const { row } = await createItem(db, { kind, data, publish: true, accountId: null })
  await db.update(content).set({ draft: data }).where(eq(content.id, row.id))
  return { key: row.key, version: row.version, data }
}
/** Gives the only item of such a kind another key and marks it as deleted, so that the test can create one. */
const moveAside = (kind: ContentKind) =>
  hospital.deps.db
    .update(content)
    .set({ key: newId(), deletedAt: hospital.deps.now() })
    .where(eq(content.kind, kind))

async function contentCall({ method, path }: Operation): Promise<Call | null> {
  const [, name = '', ending = ''] = /^\/api\/([a-z-]+)(?:\/\{key\})?(?:\/(.*))?$/.exec(path) ?? []
  if (!(contentKinds as readonly string[]).includes(name)) return null
  const kind = name as ContentKind
  if (method === 'POST' && path === `/api/${kind}`) {
    if (entityOf(kind).singleton) await moveAside(kind)
    return {}
  }
  const { key, version, data } = await item(kind)
  const at = entityOf(kind).singleton && !path.includes('{key}') ? `/api/${kind}` : `/api/${kind}/${key}`
  if (method === 'PUT') return { path: at, body: { data, version, publish: true } }
  if (method === 'DELETE') return { path: at, query: `?version=${version}` }
  const body = { ...(rows[`POST ${path}`]?.body as object), version }
  return { path: `${at}/${ending.replace('{earlier}', '1')}`, body }
}

const ready: Record<string, () => Promise<Call>> = {
  'POST /api/admins/users/{id}/invite': async () => ({
    path: `/api/admins/users/${await colleague()}/invite`,
  }),
  'PUT /api/admins/users/{id}': async () => ({ path: `/api/admins/users/${await colleague()}` }),
  'GET /api/admins/patients/{id}': async () => ({ path: `/api/admins/patients/${patient()}` }),
  'GET /api/admins/patients/{id}/trail': async () => ({ path: `/api/admins/patients/${patient()}/trail` }),
  'GET /api/admins/patients/{id}/everything': async () => ({
    path: `/api/admins/patients/${patient()}/everything`,
  }),
  'GET /api/admins/patients/{id}/document': async () => ({
    path: `/api/admins/patients/${patient()}/document`,
  }),
  'POST /api/admins/patients/{id}/disable': async () => ({
    path: `/api/admins/patients/${patient()}/disable`,
  }),
  'POST /api/admins/patients/{id}/erase': async () => ({
    path: `/api/admins/patients/${await former()}/erase`,
  }),
  'POST /api/admins/undelivered-letters/{id}/retry': async () => ({
    path: `/api/admins/undelivered-letters/${await letter()}/retry`,
  }),
  'DELETE /api/admins/redirects/{id}': async () => ({
    path: `/api/admins/redirects/${(await ask('POST', '/api/admins/redirects', { from: '/older', to: null })).id}`,
  }),
  'GET /api/admins/search': async () => ({ path: '/api/admins/search?words=patient1', query: '' }),
  'POST /api/admins/appointments': async () => ({
    body: { ...(rows['POST /api/admins/appointments']?.body as object), ...nextPlace() },
    headers: { 'idempotency-key': newKey() },
  }),
  'GET /api/admins/appointments/{id}': async () => ({ path: `/api/admins/appointments/${await booked()}` }),
  'POST /api/admins/appointments/{id}/accept': step('accept'),
  'POST /api/admins/appointments/{id}/decline': step('decline', { reason: 'Sample' }),
  'POST /api/admins/appointments/{id}/cancel': step('cancel', { reason: 'Sample' }),
  'POST /api/admins/appointments/{id}/check-in': step('check-in'),
  'POST /api/admins/appointments/{id}/complete': async () => ({
    path: `/api/admins/appointments/${await arrived()}/complete`,
  }),
  'POST /api/admins/appointments/{id}/no-show': async () => {
    const id = await booked()
    await hospital.deps.database.pool.query(
      `update appointment set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1`,
      [id],
    )
    return { path: `/api/admins/appointments/${id}/no-show` }
  },
  'POST /api/admins/appointments/{id}/reinstate': async () => {
    const id = await arrived()
    await hospital.call('POST', `/api/admins/appointments/${id}/no-show`, {
      token: hospital.admins.desk.token,
    })
    return { path: `/api/admins/appointments/${id}/reinstate` }
  },
  'POST /api/admins/appointments/{id}/reschedule': async () => ({
    path: `/api/admins/appointments/${await booked()}/reschedule`,
    body: nextPlace(),
  }),
  'PUT /api/admins/appointments/{id}/guarantor': async () => ({
    path: `/api/admins/appointments/${await booked()}/guarantor`,
  }),
  'POST /api/admins/call-list/{id}/done': async () => ({
    path: `/api/admins/call-list/${await call()}/done`,
  }),
  'POST /api/admins/call-list/{id}/call': async () => ({
    path: `/api/admins/call-list/${await call()}/call`,
  }),
  'POST /api/admins/call-list/{id}/no-answer': async () => ({
    path: `/api/admins/call-list/${await call()}/no-answer`,
  }),
  'POST /api/admins/schedules': async () => ({ body: week(2) }),
  'PUT /api/admins/schedules/{id}': async () => {
    const id = await timetable(3)
    const { result } = await hospital.call('GET', '/api/admins/schedules?doctor=ayu', as())
    const { version } = result.find((one: { id: string }) => one.id === id)
    return { path: `/api/admins/schedules/${id}`, body: { ...week(3), endTime: '16:00', version } }
  },
  'DELETE /api/admins/schedules/{id}': async () => ({ path: `/api/admins/schedules/${await timetable(4)}` }),
  'PUT /api/admins/schedule-exceptions/{id}': async () => ({
    path: `/api/admins/schedule-exceptions/${await exception()}`,
    body: { ...departure(), from: '2027-02-20', to: '2027-02-21' },
  }),
  'DELETE /api/admins/closures/{id}': async () => {
    const entered = rows['POST /api/admins/closures']?.body as Record<string, unknown>
    const later = { ...entered, from: '2027-03-20', to: '2027-03-20' }
    return { path: `/api/admins/closures/${(await ask('POST', '/api/admins/closures', later)).id}` }
  },
  'DELETE /api/admins/schedule-exceptions/{id}': async () => ({
    path: `/api/admins/schedule-exceptions/${await exception()}`,
  }),
  'POST /api/admins/desk/queue/call': async () => {
    const id = await arrived()
    const queues = await ask('GET', '/api/admins/desk/queue?location=jakarta')
    const queue = queues.find((one: { waiting: { id: string }[] }) =>
      one.waiting.some(line => line.id === id),
    )
    const after = queue.serving?.id ?? null
    const { schedule, startsAt } = queue
    return { body: { location: 'jakarta', schedule, startsAt, after } }
  },
  'POST /api/admins/desk/queue/{id}/again': async () => ({
    path: `/api/admins/desk/queue/${await called()}/again`,
  }),
  'POST /api/admins/desk/queue/{id}/pass': async () => ({
    path: `/api/admins/desk/queue/${await called()}/pass`,
  }),
  'POST /api/admins/desk/displays/{id}/take-over': async () => ({
    path: `/api/admins/desk/displays/${await display()}/take-over`,
  }),
  'DELETE /api/admins/desk/displays/{id}': async () => ({
    path: `/api/admins/desk/displays/${await display()}`,
  }),
  'GET /api/admins/contact-messages/{id}': async () => ({
    path: `/api/admins/contact-messages/${await message()}`,
  }),
  'PUT /api/admins/contact-messages/{id}': async () => ({
    path: `/api/admins/contact-messages/${await message()}`,
  }),
  'DELETE /api/admins/contact-messages/{id}': async () => ({
    path: `/api/admins/contact-messages/${await message()}`,
  }),
  'POST /api/admins/contact-messages/bulk': async () => {
    const id = await message()
    await ask('PUT', `/api/admins/contact-messages/${id}`, { status: 'open' })
    return { body: { status: 'answered', items: [{ id }] } }
  },
  'GET /api/admins/job-applicants/{id}': async () => ({
    path: `/api/admins/job-applicants/${await applicant()}`,
  }),
  'GET /api/admins/job-applicants/{id}/cv': async () => ({
    path: `/api/admins/job-applicants/${await cv()}/cv`,
  }),
  'GET /api/admins/job-applicants/{id}/reply-template': async () => ({
    path: `/api/admins/job-applicants/${await applicant()}/reply-template?status=rejected`,
  }),
  'POST /api/admins/job-applicants/{id}/replies': async () => ({
    path: `/api/admins/job-applicants/${await applicant()}/replies`,
  }),
  'PUT /api/admins/job-applicants/{id}': async () => ({
    path: `/api/admins/job-applicants/${await applicant()}`,
  }),
  'DELETE /api/admins/job-applicants/{id}': async () => ({
    path: `/api/admins/job-applicants/${await applicant()}`,
  }),
  'POST /api/admins/job-applicants/bulk': async () => ({
    body: { status: 'hired', items: [{ id: await applicant(), version: 1 }] },
  }),
  'POST /api/admins/media': async () => ({ body: await file() }),
  'POST /api/admins/media/{id}/file': async () => ({
    path: `/api/admins/media/${await image()}/file`,
    body: await file(),
  }),
  'PUT /api/admins/media/{id}': async () => ({ path: `/api/admins/media/${await image()}` }),
  'PUT /api/admins/media/{id}/crop': async () => ({
    path: `/api/admins/media/${await image()}/crop`,
    body: { version: 1, crop: { x: 0, y: 0, width: 500, height: 500 } },
  }),
  'DELETE /api/admins/media/{id}': async () => ({ path: `/api/admins/media/${await image()}` }),
  'POST /api/admins/content/{kind}/bulk': async () => {
    const { key, version } = await item('partners')
    return {
      path: '/api/admins/content/partners/bulk',
      body: { action: 'archive', items: [{ key, version }] },
    }
  },
  'POST /api/admins/content/{kind}/assign': async () => {
    const { key, version } = await item('doctors')
    const { key: specialist } = await item('specialists')
    return {
      path: '/api/admins/content/doctors/assign',
      body: { field: 'specialists', way: 'add', keys: [specialist], items: [{ key, version }] },
    }
  },
  'PUT /api/admins/content/{kind}/order': async () => ({ path: '/api/admins/content/doctors/order' }),
  'POST /api/admins/trash/{id}/restore': async () => {
    const { key, version } = await item('partners')
    await ask('DELETE', `/api/partners/${key}?version=${version}`)
    const [deleted] = await ask('GET', '/api/admins/trash')
    return { path: `/api/admins/trash/${deleted.id}/restore` }
  },
}

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
  const own = (await ready[name]?.()) ?? (await contentCall(operation)) ?? {}
  const address =
    (own.path ?? addressOf(operation, known)) + (own.query ?? (own.path ? '' : (row.query ?? '')))
  const body = own.body ?? row.body
  const isForm = body instanceof FormData
  const before = await trace()
  const response = await hospital.app.request(address, {
    method,
    headers: {
      authorization: `Bearer ${as().token}`,
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
      `${name} failed (${response.status} ${text.slice(0, 200)}). Prepare the data that it needs in tests/audit-trail.test.ts.`,
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
      one => (one.method !== 'GET' && !leavesNone[one.name] && !isLook(one)) || isExport(one),
      'entry',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(180)
  })

  test('every read about a person is counted', { timeout: 60_000 }, async () => {
    const { wrong, tried } = await faultsOf(
      one => (one.method === 'GET' && !showsNobody.has(one.name)) || isLook(one),
      'trace',
    )
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(15)
  })

  test('every exception is an existing operation', () => {
    const names = new Set(operations.map(one => one.name))
    const gone = [...Object.keys(leavesNone), ...showsNobody, ...Object.keys(ready)]
    expect(gone.filter(name => !names.has(name) && !isSingletons(name))).toEqual([])
  })
})
/** A POST that only reads. */
const isLook = ({ name }: Operation) => name === 'POST /api/admins/schedule-exceptions/affected'
const isSingletons = (name: string) =>
  contentKinds.some(kind => entityOf(kind).singleton && name.includes(`/${kind}/`))

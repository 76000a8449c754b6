import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createItem } from '../content/writes.ts'
import { account } from '../database/tables/accounts.ts'
import { auditLog } from '../database/tables/messages.ts'
import { backupRun } from '../database/tables/operations.ts'
import { sendTestEmail } from '../emails/test-email.ts'
import { startJobs } from '../jobs.ts'
import { closeReads } from '../kernel/audit.ts'
import { setupOf } from './setup.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital()
})
afterAll(() => hospital.close())
const as = (who: 'super' | 'content' | 'desk') => ({ token: hospital.admins[who].token })
const get = async (who: 'super' | 'content' | 'desk', path: string) =>
  (await hospital.call('GET', path, as(who))).result

test('unpublished, untranslated and overdue content is counted by kind, and each list finds the same items', async () => {
  const body = {
    en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'T' }] }] },
  }
  const both = { en: 'Flu', id: 'Flu' }
  const write = (data: Record<string, unknown>, publish: boolean) =>
    createItem(hospital.deps.db, { kind: 'articles', data, publish, accountId: null })
  await write({ slug: 'one', title: both, body: { ...body, id: body.en }, reviewDue: '2026-11-20' }, true)
  await write({ slug: 'two', title: { en: 'Cough' }, body, reviewDue: '2026-11-21' }, true)
  await write({ slug: 'three', title: both, body: { ...body, id: body.en } }, false)
  const state = await get('content', '/api/admins/content-state')
  const of = (name: string) =>
    state[name].find((one: { kind: string }) => one.kind === 'articles')?.count ?? 0
  expect(['draft', 'changed', 'untranslated', 'review'].map(of)).toEqual([1, 0, 1, 1])
  const keys = async (status: string) =>
    (await get('content', `/api/admins/articles?status=${status}`)).map((one: { key: string }) => one.key)
  expect(await keys('untranslated')).toEqual(['two'])
  expect(await keys('review')).toEqual(['one'])
  expect(await keys('draft')).toEqual(['three'])
  expect((await get('content', '/api/admins/partners?status=review')).length).toBe(0)
  // The 21st has begun in Jakarta, and not yet in UTC.
  const before = String(hospital.clock.now)
  await hospital.travel('2026-11-20T17:30:00Z')
  expect((await get('content', '/api/admins/content-state')).review).toEqual([{ kind: 'articles', count: 2 }])
  expect((await keys('review')).toSorted()).toEqual(['one', 'two'])
  await hospital.travel(before)
})

test('texts without a review are counted and listed, in kinds whose texts are reviewed', async () => {
  const write = (data: Record<string, unknown>) =>
    createItem(hospital.deps.db, { kind: 'health-topics', data, publish: true, accountId: null })
  const topic = { type: 'condition', name: { en: 'Flu' }, summary: { en: 'A cold with a fever.' } }
  await write({ slug: 'unread', ...topic })
  await write({ slug: 'read', ...topic, reviewedBy: 'ayu', lastReviewed: '2026-11-20' })
  const { unreviewed } = await get('content', '/api/admins/content-state')
  expect(unreviewed).toContainEqual({ kind: 'health-topics', count: 1 })
  const keys = async (kind: string) =>
    (await get('content', `/api/admins/${kind}?status=unreviewed`)).map((one: { key: string }) => one.key)
  expect(await keys('health-topics')).toEqual(['unread'])
  // Articles name a reviewer too, and nobody has to.
  expect(await keys('articles')).toEqual([])
})

test('the palette finds what the scopes allow: titles for editors, patients and codes for the front desk', async () => {
  const { result } = await requestSlot(hospital, 0)
  const find = (who: 'super' | 'content' | 'desk', words: string) =>
    get(who, `/api/admins/search?words=${encodeURIComponent(words)}`)
  expect((await find('content', 'lesta')).content).toMatchObject([
    { kind: 'doctors', key: 'ayu', title: 'Ayu Lestari' },
  ])
  for (const words of ['lestari ay', 'dr. Àyu'])
    expect((await find('content', words)).content, words).toMatchObject([{ key: 'ayu' }])
  expect(await find('content', 'patient')).toMatchObject({ patients: [], appointments: [] })
  expect((await find('desk', 'ient1')).patients).toMatchObject([{ name: 'patient1' }])
  expect((await find('desk', 'lesta')).content).toEqual([])
  const code = result.code as string
  expect((await find('desk', code.toLowerCase())).appointments).toMatchObject([
    { id: result.id, code, doctor: 'dr. Ayu Lestari, Sp.JP' },
  ])
  expect((await find('super', '%_')).content).toEqual([])
})

test('a search that finds a patient is audited; a search without a result is not', async () => {
  const looks = () => hospital.deps.db.select().from(auditLog).where(eq(auditLog.action, 'patient.find'))
  await hospital.travel(hospital.clock.now.add({ minutes: 15 }).toString())
  await closeReads(hospital.deps)
  const before = await looks()
  await get('desk', '/api/admins/search?words=nobody-of-that-name')
  expect(await looks()).toEqual(before)
  await get('desk', '/api/admins/search?words=patient2')
  const found = (await looks()).find(one => one.open)
  expect(found?.detail).toMatchObject({ patients: [hospital.patients[2]?.patientId], count: 1 })
  const { result } = await hospital.call('GET', '/api/admins/appointments', as('desk'))
  await get('desk', `/api/admins/search?words=${result[0].code}`)
  expect((await looks()).find(one => one.open)?.detail).toMatchObject({
    patients: expect.arrayContaining([result[0].patient.id]),
    appointments: [result[0].id],
  })
})

test('the setup steps are done once the content is public; a draft does not count', async () => {
  const { db, config } = hospital.deps
  const setup = () => get('super', '/api/admins/setup')
  const stateOf = async (step: string) =>
    (await setup()).steps.find((one: { step: string }) => one.step === step).state
  const open = async () =>
    (await setup()).remains
      .filter((one: { done: boolean }) => !one.done)
      .map((one: { what: string }) => one.what)
  const name = async (hospital_name: string, publish: boolean) => {
    const { result } = await hospital.call('GET', '/api/admins/settings/settings', as('super'))
    const body = { data: { ...result.data, hospital_name }, version: result.version, publish }
    expect((await hospital.call('PUT', '/api/settings', { ...as('super'), body })).status).toBe(200)
  }
  for (const step of ['hospital', 'location', 'specialties', 'doctors', 'timetable', 'colleagues', 'publish'])
    expect([step, await stateOf(step)]).toEqual([step, 'done'])
  expect(await stateOf('mail')).toBe('open')
  // The default name of an empty installation is a placeholder.
  await name('Rawat', true)
  expect([await stateOf('hospital'), await stateOf('publish')]).toEqual(['open', 'open'])
  await name('Rumah Sakit Harapan', false)
  expect([await stateOf('hospital'), await stateOf('publish')]).toEqual(['draft', 'open'])
  await name('Rumah Sakit Harapan', true)
  expect([await stateOf('hospital'), await stateOf('publish')]).toEqual(['done', 'done'])
  // A colleague's draft of public content does not reopen a step.
  await name('Rawat', false)
  expect([await stateOf('hospital'), await stateOf('publish')]).toEqual(['done', 'done'])
  await name('Rumah Sakit Mitra', false)
  expect([await stateOf('hospital'), await stateOf('publish')]).toEqual(['done', 'done'])

  // A colleague's authenticator does not protect one's own sign-in.
  await db.update(account).set({ totpSecret: 'x' }).where(eq(account.id, hospital.admins.desk.accountId))
  expect(await open()).toEqual(['address-public', 'backup', 'authenticator'])
  const own = eq(account.id, hospital.admins.super.accountId)
  await db.update(account).set({ totpSecret: 'x' }).where(own)
  expect(await open()).toEqual(['address-public', 'backup'])
  const SMTP_URL = 'smtps://user:secret@mail.example.org:465'
  const configured = { ...config, SMTP_URL, PUBLIC_URL: 'https://a.example', BACKUP_DIR: '/b' }
  const after = await setupOf({ ...hospital.deps, config: configured }, hospital.admins.super.accountId)
  expect(after.remains.every(one => one.done)).toBe(true)
  expect(after.mail.server).toBe('mail.example.org')
  expect(JSON.stringify(after)).not.toContain('secret')
})

test('a test message is sent at once, and a refusal contains the reply of the mail server', async () => {
  const { result } = await hospital.call('POST', '/api/admins/operations/test-letter', as('super'))
  expect(result).toMatchObject({ sent: true, reason: null })
  // No server listens on this port.
  const config = { ...hospital.deps.config, SMTP_URL: 'smtp://user:secret@127.0.0.1:9' }
  const refused = await sendTestEmail({ ...hospital.deps, config }, 'a@example.org', 'en')
  expect(refused).toMatchObject({ to: 'a@example.org', sent: false })
  expect(refused.reason).toMatch(/ECONNREFUSED/)
  expect(refused.reason).not.toContain('secret')
})

test('a mail server that does not answer causes a timeout, and the response says so', async () => {
  const silent = createServer(socket => socket.on('error', () => {})).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const config = { ...hospital.deps.config, SMTP_URL }
  const { sent, reason } = await sendTestEmail({ ...hospital.deps, config }, 'a@example.org', 'en', 100)
  expect({ sent, reason }).toEqual({ sent: false, reason: 'no answer in 0.1 s' })
})

test('before the job queue was first started there are no jobs to show or run', async () => {
  expect(await get('super', '/api/admins/operations/jobs')).toEqual([])
  const { status } = await hospital.call('POST', '/api/admins/operations/jobs/look-round/run', as('super'))
  expect(status).toBe(404)
})

test('jobs are listed with their last run, can be started, and a failure shows its message', async () => {
  const jobs = await startJobs(hospital.deps)
  onTestFinished(jobs.stop)
  const all = await get('super', '/api/admins/operations/jobs')
  expect(all.map((one: { name: string }) => one.name)).toContain('deliver-outbox')
  const { status } = await hospital.call('POST', '/api/admins/operations/jobs/look-round/run', as('super'))
  expect(status).toBe(202)
  const { rows } = await hospital.deps.db.execute(
    sql`select state::text from pgboss.job where name = 'look-round'`,
  )
  expect(rows).toHaveLength(1)
  await hospital.deps.db.execute(sql`
    update pgboss.job set state = 'failed', started_on = now(), completed_on = now() + interval '250 ms',
      output = '{"message": "The disk is full"}' where name = 'look-round'`)
  const job = (await get('super', '/api/admins/operations/jobs')).find(
    (one: { name: string }) => one.name === 'look-round',
  )
  expect(job).toMatchObject({ lastState: 'failed', milliseconds: 250, error: 'The disk is full' })
  expect((await hospital.call('POST', '/api/admins/operations/jobs/nothing/run', as('super'))).status).toBe(
    404,
  )
})

test('a backup started from the list of jobs is recorded as manual', async () => {
  const { deps } = hospital
  expect((await hospital.call('POST', '/api/admins/operations/jobs/backup/run', as('super'))).status).toBe(
    202,
  )
  // Not a folder: the backup fails at once, and is recorded as well.
  const jobs = await startJobs({ ...deps, config: { ...deps.config, BACKUP_DIR: import.meta.filename } })
  onTestFinished(jobs.stop)
  const runs = () => deps.db.select({ trigger: backupRun.trigger }).from(backupRun)
  await expect.poll(runs, { timeout: 15_000 }).toEqual([{ trigger: 'command' }])
})

test('the end of the database’s connections while the jobs stop is no error', async () => {
  const { deps } = hospital
  const logged: Record<string, unknown>[] = []
  const jobs = await startJobs({ ...deps, log: entry => logged.push(entry) })
  const stopping = jobs.stop()
  const { rows } = await deps.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'pgboss' and datname = current_database()`)
  expect(rows.length).toBeGreaterThan(0)
  await stopping
  expect(logged.filter(one => one.level === 'error')).toEqual([])
  expect(logged.map(one => one.what)).toContain('jobs')
})

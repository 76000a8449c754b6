import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { requestPlace } from '../../../tests/bookings.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { type Hospital, openHospital } from '../../../tests/small-hospital.ts'
import { createItem } from '../content/writes.ts'
import { account } from '../database/account-tables.ts'
import { newId } from '../database/connect.ts'
import { publication } from '../database/content-tables.ts'
import { auditEntry } from '../database/message-tables.ts'
import { startJobs } from '../jobs.ts'
import { setupOf } from './setup.ts'

let hospital: Hospital
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  drop = made.drop
  hospital = await openHospital(made.url)
})
afterAll(async () => {
  await hospital.close()
  await drop()
})
const as = (who: 'super' | 'content' | 'desk') => ({ token: hospital.admins[who].token })
const get = async (who: 'super' | 'content' | 'desk', path: string) =>
  (await hospital.call('GET', path, as(who))).result

test('what is unpublished, untranslated or past its review is counted by kind, and each list finds the same', async () => {
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
})

test('the palette finds what the scopes allow: titles for editors, patients and codes for the desk', async () => {
  const { result } = await requestPlace(hospital, 0)
  const find = (who: 'super' | 'content' | 'desk', words: string) =>
    get(who, `/api/admins/search?words=${encodeURIComponent(words)}`)
  expect((await find('content', 'lesta')).content).toMatchObject([
    { kind: 'doctors', key: 'ayu', title: 'Ayu Lestari' },
  ])
  expect((await find('content', 'lestari ay')).content).toMatchObject([{ key: 'ayu' }])
  expect(await find('content', 'patient')).toMatchObject({ patients: [], appointments: [] })
  expect((await find('desk', 'ient1')).patients).toMatchObject([{ name: 'patient1' }])
  expect((await find('desk', 'lesta')).content).toEqual([])
  const code = result.code as string
  expect((await find('desk', code.toLowerCase())).appointments).toMatchObject([
    { id: result.id, code, doctor: 'dr. Ayu Lestari, Sp.JP' },
  ])
  expect((await find('super', '%_')).content).toEqual([])
})

test('finding a patient is written down with whom; finding nobody is not', async () => {
  const looks = () => hospital.deps.db.select().from(auditEntry).where(eq(auditEntry.action, 'patient.find'))
  const before = (await looks()).length
  await get('desk', '/api/admins/search?words=nobody-of-that-name')
  expect(await looks()).toHaveLength(before)
  await get('desk', '/api/admins/search?words=patient2')
  const last = (await looks()).at(-1)
  expect(last?.detail).toMatchObject({ patients: [hospital.patients[2]?.patientId] })
})

test('the first steps are done one by one, by what is there and not by what somebody ticks', async () => {
  const open = async () =>
    (await get('super', '/api/admins/operations/setup'))
      .filter((one: { done: boolean }) => !one.done)
      .map((one: { step: string }) => one.step)
  expect(await open()).toEqual([
    'identity',
    'mail',
    'address-public',
    'publication',
    'authenticator',
    'backup',
  ])
  const live = { id: newId(), changeId: 1, trigger: 'change' as const, state: 'live' as const }
  await hospital.deps.db.insert(publication).values(live)
  await hospital.deps.db
    .update(account)
    .set({ totpSecret: 'x' })
    .where(eq(account.id, hospital.admins.super.accountId))
  expect(await open()).toEqual(['identity', 'mail', 'address-public', 'backup'])
  const { config } = hospital.deps
  const configured = { ...config, SMTP_URL: 'smtp://a', PUBLIC_URL: 'https://a.example', BACKUP_DIR: '/b' }
  const steps = await setupOf({ ...hospital.deps, config: configured })
  expect(steps.filter(one => !one.done).map(one => one.step)).toEqual(['identity'])
})

test('before the clockwork ever ran there are no jobs to show, and none to run', async () => {
  expect(await get('super', '/api/admins/operations/jobs')).toEqual([])
  const { status } = await hospital.call('POST', '/api/admins/operations/jobs/look-round/run', as('super'))
  expect(status).toBe(404)
})

test('the jobs are listed with their last run, run when asked, and a failure tells its sentence', async () => {
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

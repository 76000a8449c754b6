import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpCode, totpStep } from '#server/accounts/sign-in/totp.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { account, patient } from '#server/database/tables/accounts.ts'
import { appointment, reminder } from '#server/database/tables/booking.ts'
import { callAttempt, callItem } from '#server/database/tables/call-list.ts'
import { content } from '#server/database/tables/content.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { deliverOutbox } from '#server/mail/outbox.ts'
import { withheld } from '#server/privacy/data-export-parts.ts'
import { newKey } from './bookings.ts'
import { pdf } from './documents.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'

/** Personal data of the patient; each text occurs nowhere else. */
const planted = {
  name: 'Kusumaningsih',
  email: 'planted.person@example.org',
  former: 'planted.before@example.org',
  wished: 'planted.later@example.org',
  phone: '081298765432',
  address: 'Jalan Rahasia',
  contact: 'Wirasana',
  member: '0001987654321',
  reason: 'pusing berputar',
  answer: 'Mondoteko',
  note: 'Gumulya',
  child: 'Mangkubumi',
  childMember: '0007777123456',
  childReason: 'demam naik turun',
  letter: 'tagihan Sukowati',
  application: 'Pengalaman Ngesti',
  cv: 'Daftar Riwayat Ngesti',
  shown: 'Bu Ningsih Depok',
  told: 'sangat sabar sekali',
  edited: 'sabar dan teliti benar',
}
const words = Object.values(planted)
const password = 'dua belas merpati'

let hospital: HospitalFixture
let token: string
let patientId: string
let accountId: string
const dataDir = mkdtempSync(join(tmpdir(), 'rawat-personal-'))
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  hospital.deps.config = { ...hospital.deps.config, DATA_DIR: dataDir }
  await live()
}, 60_000)
afterAll(async () => {
  await hospital.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function call(
  method: string,
  path: string,
  body?: unknown,
  as: string | undefined = token,
  status = [200, 201, 202],
) {
  const answer = await hospital.call(method, path, {
    token: as,
    body,
    headers: { 'idempotency-key': newKey() },
  })
  expect(status, `${method} ${path}: ${JSON.stringify(answer.meta)}`).toContain(answer.status)
  return answer
}
const atDesk = (method: string, path: string, body?: unknown) =>
  call(method, path, body, hospital.admins.desk.token)
const codeFor = async (to: string) => {
  const { db } = hospital.deps
  const letters = await db.select().from(outboxMessage).where(eq(outboxMessage.to, to))
  return letters.flatMap(one => /\b\d{6}\b/.exec(one.text)?.[0] ?? []).at(-1)
}

/** Uses every operation that stores data of the patient or about her. */
async function live(): Promise<void> {
  const { deps, schedules, admins } = hospital
  const { db } = deps
  await createItem(db, {
    kind: 'job-offers',
    data: {
      slug: 'nurse',
      title: { en: 'Nurse', id: 'Perawat' },
      description: { en: { type: 'doc', content: [] } },
      validThrough: '2027-06-01',
      location: 'jakarta',
    },
    publish: true,
    accountId: null,
  })
  const { former: email } = planted
  const name = `Siti ${planted.name}`
  const form = { name, email, password, passwordCheck: password, promotionalOffers: true }
  await call('POST', '/api/auth/patients/signup', form, '')
  const code = await codeFor(email)
  const entered = await call('POST', '/api/auth/patients/confirm', { email, code, password }, '')
  token = entered.result.token
  const profile = {
    full_name: name,
    language: 'id',
    phone: planted.phone,
    birthDate: '1990-02-03',
    address: `${planted.address} 7`,
    promotionalOffers: true,
    guarantor: { kind: 'bpjs', member: planted.member },
  }
  await call('PUT', '/api/patients/me', { ...profile, promotionalOffers: false })
  await call('PUT', '/api/patients/me', profile)
  const [person] = await db.select().from(account).where(eq(account.email, email))
  accountId = person?.id as string
  const [own] = await db.select().from(patient).where(eq(patient.accountId, accountId))
  patientId = own?.id as string
  const emergencyContact = { name: planted.contact, phone: planted.phone, relation: planted.contact }
  await db.update(patient).set({ emergencyContact }).where(eq(patient.id, patientId))
  // A message, an application and an email under the earlier email address.
  await write(email)
  await call('POST', '/api/profile/email', { email: planted.email, current: password })
  await call('POST', '/api/profile/email/confirm', { code: await codeFor(planted.email) })
  await write(planted.email)
  await call('POST', '/api/profile/email', { email: planted.wished, current: password })
  await call('POST', '/api/auth/patients/reset-request', { email: planted.email }, '')
  const { secret } = (await call('POST', '/api/profile/authenticator', { current: password })).result
  const shown = totpCode(secret, totpStep(deps.now()))
  await call('POST', '/api/profile/authenticator/confirm', { code: shown })
  await call(
    'POST',
    '/api/auth/patients/login',
    { email: planted.email, password: 'wrong wrong wrong' },
    '',
    [401],
  )
  await call('GET', '/api/profile/keep-key')
  await visit()
  await family()
  const startsAt = '2026-12-07T02:00:00Z'
  await call('POST', '/api/waiting-list', { doctor: 'budi', from: '2026-11-23', to: '2026-11-30' })
  await call('POST', '/api/holds', { schedule: schedules.slots, startsAt })
  await call('GET', '/api/patients/me/everything')
  await atDesk('GET', `/api/admins/patients?search=${encodeURIComponent(planted.name)}`)
  await atDesk('GET', `/api/admins/patients/${patientId}`)
  await atDesk('GET', `/api/admins/search?words=${encodeURIComponent(planted.name)}`)
  await call('GET', `/api/admins/patients/${patientId}/everything`, undefined, admins.super.token)
  await deliverOutbox(deps)
}

async function write(email: string): Promise<void> {
  const { name, phone } = { name: `Siti ${planted.name}`, phone: planted.phone }
  const message = { name, email, phone, topic: 'other', message: planted.letter, elapsed: '9000' }
  await call('POST', '/api/contact-messages', message, '')
  const form = new FormData()
  const fields = {
    name,
    email,
    phone,
    city: planted.address,
    experience: planted.application,
    consent: 'yes',
    consentVersion: '2026-11',
    elapsed: '9000',
    language: 'id',
  }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('cv', new Blob([new Uint8Array(pdf())]), `${planted.cv}.pdf`)
  const headers = { accept: 'application/json' }
  const sent = await hospital.app.request('/api/job-offers/nurse/applications', {
    method: 'POST',
    body: form,
    headers,
  })
  expect(sent.status, await sent.clone().text()).toBe(201)
}

const booking = (startsAt: string, own = {}) => ({
  doctor: 'ayu',
  schedule: hospital.schedules.slots,
  startsAt,
  ...own,
})

/** Appointments with all transitions and messages: booked, declined with a reason, booked again, called in, completed. */
async function visit(): Promise<void> {
  const { db } = hospital.deps
  const declined = await call(
    'POST',
    '/api/appointments',
    booking('2026-11-23T02:00:00Z', { reason: planted.reason }),
  )
  await atDesk('POST', `/api/admins/appointments/${declined.result.id}/decline`, { reason: planted.answer })
  const made = await call(
    'POST',
    '/api/appointments',
    booking('2026-11-23T02:30:00Z', {
      reason: planted.reason,
      guarantor: { kind: 'bpjs', member: planted.member },
    }),
  )
  const { id } = made.result
  await atDesk('POST', `/api/admins/appointments/${id}/accept`)
  // The doctor is late, then absent, and the patient answers by the link of the email.
  const day = { doctor: 'ayu', from: '2026-11-23', to: '2026-11-23' }
  await atDesk('POST', '/api/admins/schedule-exceptions', { ...day, kind: 'late', minutes: 20 })
  const values = { id: newId(), appointmentId: id, news: 'absence', why: 'unanswered', note: planted.note }
  await db.insert(callItem).values(values as never)
  const calledBy = hospital.admins.desk.accountId
  await db.insert(callAttempt).values({ id: newId(), callItemId: values.id, calledBy, result: 'reached' })
  await hospital.travel('2026-11-23T02:20:00Z')
  await atDesk('POST', `/api/admins/appointments/${id}/check-in`)
  await atDesk('POST', '/api/admins/desk/queue/call', {
    ...{
      location: 'jakarta',
      schedule: hospital.schedules.slots,
      startsAt: '2026-11-23T02:00:00Z',
      after: null,
      appointment: id,
    },
  })
  await atDesk('POST', `/api/admins/appointments/${id}/complete`)
  const reminded = {
    appointmentId: id,
    kind: 'day' as const,
    startsAt: Temporal.Instant.from('2026-11-23T02:30:00Z'),
  }
  await db.insert(reminder).values(reminded)
  await hospital.travel('2026-11-23T05:00:00Z')
  const told = { displayName: planted.shown, text: planted.told, consent: true }
  await call('POST', `/api/appointments/${id}/testimonial`, told)
  const [draft] = await db.select().from(content).where(eq(content.kind, 'testimonials'))
  const data = { ...draft?.draft, text: { id: planted.edited, en: planted.edited } }
  await call(
    'PUT',
    `/api/testimonials/${draft?.key}`,
    { data, version: draft?.version, publish: true },
    hospital.admins.content.token,
  )
}

async function family(): Promise<void> {
  const body = { name: `Raka ${planted.child}`, birthDate: '2020-05-01', sex: 'male', relationship: 'child' }
  const child = await call('POST', '/api/dependants', body)
  const dependant = child.result.id
  const guarantor = { kind: 'bpjs', member: planted.childMember }
  const made = await call(
    'POST',
    '/api/appointments',
    booking('2026-11-30T03:00:00Z', { dependant, guarantor, reason: planted.childReason }),
  )
  await call('POST', `/api/appointments/${made.result.id}/cancel`)
  // Booked by telephone for her, and cancelled with a reason.
  const byPhone = await atDesk('POST', '/api/admins/appointments', {
    ...{
      schedule: hospital.schedules.slots,
      startsAt: '2026-11-30T04:00:00Z',
      patient: { id: patientId },
      source: 'phone',
    },
  })
  await atDesk('POST', `/api/admins/appointments/${byPhone.result.id}/cancel`, { reason: planted.answer })
}

/** Each column of the database that contains one of these texts, including the schema of the job queue. */
async function columnsWith(searched: string[]): Promise<string[]> {
  const { pool } = hospital.deps.database
  const { rows } = await pool.query<{ schema: string; table: string; name: string }>(`
    select table_schema as schema, table_name as table, column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  expect(rows.length).toBeGreaterThan(300)
  const found: string[] = []
  for (const { schema, table, name } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${schema}"."${table}" where exists (
         select from unnest($1::text[]) as word where strpos(lower("${name}"::text), lower(word)) > 0) limit 1`,
      [searched],
    )
    if (rowCount) found.push(`${table}.${name}`)
  }
  return found.sort()
}

const filesWith = (searched: string[]) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile())
    .map(one => join(one.parentPath, one.name))
    .filter(path => {
      const text = `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase()
      return searched.some(word => text.includes(word.toLowerCase()))
    })

/** Tables without data about patients, with their columns: a new column fails the test until it is reviewed here. */
const aboutNobody: Record<string, string> = {
  audit_seal: 'entry_id hash position sealed_at',
  backup_run: 'bytes ended_at error files folder id rows started_at trigger verified',
  change: 'action at id key kind',
  display: 'created_at created_by doctors id location_id name revoked_at seen_at taken_over_by token_hash',
  media_file:
    'alt color created_at created_by crop focal_x focal_y height id master_key name renditions sha256 size tags thumbhash type updated_at version width',
  missed_search: 'count day words',
  // Refers to the object by id, and to the recipients by scope.
  notification: 'at id kind object_id once scope',
  notification_read: 'account_id notification_id',
  publication:
    'change_id changed_files error failed_pages files id live_at milliseconds pages release started_at state trigger',
  queue_counter: 'last schedule_id starts_at',
  // Its keys are hashes.
  rate_limit: 'expire key points',
  redirect: 'automatic created_at created_by from_path id to_path',
  // Revisions of content. A patient's text is exported with `testimonial`, and its revisions are deleted with it.
  revision: 'account_id action at content_id data fields id version',
  schedule:
    'capacity created_at doctor_id end_time external_id horizon_days id location_id mode notice_minutes public room slot_minutes start_time unit_id updated_at valid_from valid_to weekday',
  schedule_exception:
    'created_at doctor_id end_time external_id from_date group_id id kind location_id minutes note room start_time to_date untold',
  setup_link: 'created_at expires_at token_hash',
  // Belongs to no account yet; deleted within the hour, or with the account of its address.
  sign_up:
    'attempts code_hash created_at email expires_at full_name id language password_hash promotional_offers',
  release: 'built_at change_id code deployed_at dropped_at id manifest',
  site: 'frozen_at frozen_by id owed owed_at release',
  site_process: 'built_at kept missing name release seen_at store',
  site_wish: 'account_id at change_id id kind number release',
  sync_run: 'ended_at id report source started_at',
  // Doctors that the imported system no longer lists.
  vanished: 'closed_at content_id since',
  visit_count: 'count day page',
}

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

describe('the data export of a patient', () => {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every table
  let everything: Record<string, any[]>
  beforeAll(async () => {
    everything = (await call('GET', '/api/patients/me/everything')).result
  })

  test('has every column of every table about a person, except secrets', async () => {
    const { rows } = await hospital.deps.database.pool.query<{ table: string; columns: string[] }>(`
      select table_name as table, array_agg(column_name::text order by column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`)
    const given = Object.keys(everything).map(name => (name === 'testimonial' ? 'content' : name))
    expect(
      rows.map(one => one.table),
      'Add a new table to src/server/privacy/data-export-parts.ts, or to the list above.',
    ).toEqual([...given, ...Object.keys(aboutNobody)].sort())
    let columns = 0
    for (const { table, columns: all } of rows) {
      const known = aboutNobody[table]
      if (known) {
        expect([table, all.join(' ')]).toEqual([table, known])
        continue
      }
      const name = table === 'content' ? 'testimonial' : table
      const [row] = everything[name] as [Record<string, unknown>?]
      expect(row, `The test stored no data in ${table}.`).toBeDefined()
      const hidden = (withheld[name] ?? []).map(snake)
      const shown = Object.keys(row ?? {}).map(snake)
      expect([table, [...shown, ...hidden].sort()]).toEqual([table, all])
      columns += shown.length
    }
    expect(columns).toBeGreaterThan(180)
  })

  test('leaves out secrets, and nothing else', () => {
    expect(withheld).toEqual({
      account: ['passwordHash', 'totpSecret', 'totpPending', 'keepKey'],
      session: ['tokenHash'],
      known_device: ['hash'],
      recovery_code: ['hash'],
      email_change: ['codeHash'],
      answer_link: ['tokenHash'],
      contact_message: ['sendKey', 'bodyHash'],
      job_application: ['sendKey', 'bodyHash'],
      stored_file: ['storageKey'],
      password_reset: ['tokenHash'],
      idempotency_key: ['key', 'bodyHash'],
    })
    expect(JSON.stringify(everything)).not.toMatch(/argon2id|rwt_|rwa_|rwd_/)
  })

  test('has all stored data about her, and none about other patients', async () => {
    const text = JSON.stringify(everything)
    expect(words.filter(word => !text.includes(word) && word !== planted.told)).toEqual([])
    expect(text).not.toContain(hospital.patients[0]?.email)
  })

  test('has each consent with its text and its time', async () => {
    const { result } = await atDesk('GET', `/api/admins/patients/${patientId}`)
    expect(result).toMatchObject({
      promotionalOffers: true,
      promotionalOffersAt: expect.stringMatching(/^2026-/),
      promotionalOffersText: expect.stringMatching(/promotional offers by email/),
    })
    const agreed = everything.audit_entry?.filter(one => one.detail?.consent)
    expect(agreed?.map(one => [one.action, Boolean(one.at)]).sort()).toEqual([
      ['patient.change', true],
      ['sign-up', true],
      ['testimonial.leave', true],
    ])
    for (const one of everything.job_application ?? [])
      expect(one).toMatchObject({
        consentText: expect.stringMatching(/setuju/i),
        consentAt: expect.any(String),
      })
    // The withdrawal of a consent is recorded too.
    const taken = everything.audit_entry?.filter(one => one.detail?.promotionalOffers === false)
    expect(taken).toHaveLength(1)
  })
})

test('after the erasure no column of any table and no file contains her data', async () => {
  const held = await columnsWith(words)
  expect(held).toEqual(
    expect.arrayContaining([
      ...['account.email', 'account.full_name', 'appointment.reason', 'appointment.status_reason'],
      ...[
        'appointment.guarantor',
        'call_item.note',
        'contact_message.message',
        'content.data',
        'email_change.email',
      ],
      ...[
        'former_email.email',
        'idempotency_key.answer',
        'job_application.experience',
        'outbox_message.text',
      ],
      ...['patient.address', 'patient.emergency_contact', 'patient.full_name', 'patient.insurance'],
      ...['revision.data', 'stored_file.name'],
    ]),
  )
  expect(filesWith(words).length).toBeGreaterThan(5)
  const cvs = () =>
    readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  expect(cvs()).toHaveLength(2)
  await call('DELETE', '/api/holds')
  await call('POST', '/api/patients/me/erase', { current: password })
  expect(await columnsWith(words)).toEqual([])
  expect(filesWith(words)).toEqual([])
  expect(cvs()).toEqual([])
  // The appointment itself stays, without a name.
  const kept = await hospital.deps.db
    .select()
    .from(appointment)
    .where(and(eq(appointment.patientId, patientId), eq(appointment.status, 'completed')))
  expect(kept).toHaveLength(1)
  // Data of other patients stays.
  expect(await columnsWith([hospital.patients[0]?.email as string])).toEqual(['account.email'])
})

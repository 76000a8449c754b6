import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointment } from '#server/database/tables/booking.ts'
import { withheld } from '#server/privacy/data-export-parts.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import { createPatientWithData, password, personalData } from './patient-with-data.ts'

const words = Object.values(personalData)

let hospital: HospitalFixture
let patientId: string
let call: Awaited<ReturnType<typeof createPatientWithData>>['call']
let atDesk: Awaited<ReturnType<typeof createPatientWithData>>['atDesk']
const dataDir = mkdtempSync(join(tmpdir(), 'rawat-personal-'))
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  hospital.deps.config = { ...hospital.deps.config, DATA_DIR: dataDir }
  ;({ patientId, call, atDesk } = await createPatientWithData(hospital))
}, 60_000)
afterAll(async () => {
  await hospital.close()
  rmSync(dataDir, { recursive: true, force: true })
})

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
const aboutNoPatient: Record<string, string> = {
  audit_seal: 'entry_id hash position sealed_at',
  backup_run: 'bytes ended_at error files folder id rows started_at trigger verified',
  change: 'action at id key kind',
  display: 'created_at created_by doctors id location_id name revoked_at seen_at taken_over_by token_hash',
  media_file:
    'alt color created_at created_by crop focal_x focal_y height id master_key name renditions sha256 size tags thumbhash type updated_at version width',
  missed_search: 'count day languages words',
  // Names patients by their ids.
  patient_merge:
    'appointments ended_entries filled id kept_id kept_updated_at merged_at merged_by merged_id merged_updated_at undone_at undone_by waiting_entries',
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
  search_lead: 'content_id created_at created_by page words',
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
    ).toEqual([...given, ...Object.keys(aboutNoPatient)].sort())
    let columns = 0
    for (const { table, columns: all } of rows) {
      const known = aboutNoPatient[table]
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
      patient: ['nikHash'],
      idempotency_key: ['key', 'bodyHash'],
    })
    expect(JSON.stringify(everything)).not.toMatch(/argon2id|rwt_|rwa_|rwd_/)
  })

  test('has all stored data about her, and none about other patients', async () => {
    const text = JSON.stringify(everything)
    expect(words.filter(word => !text.includes(word) && word !== personalData.told)).toEqual([])
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
  const filled = await columnsWith(words)
  expect(filled).toEqual(
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
  const remaining = await hospital.deps.db
    .select()
    .from(appointment)
    .where(and(eq(appointment.patientId, patientId), eq(appointment.status, 'completed')))
  expect(remaining).toHaveLength(1)
  // Data of other patients stays.
  expect(await columnsWith([hospital.patients[0]?.email as string])).toEqual(['account.email'])
})

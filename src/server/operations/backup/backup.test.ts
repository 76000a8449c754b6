import { mkdtempSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { noSteps } from '#terminal/steps.ts'
import { createTestDatabase } from '../../../../tests/database.ts'
import { testDeps } from '../../../../tests/deps.ts'
import { openHospital } from '../../../../tests/small-hospital.ts'
import { newId } from '../../database/connect.ts'
import { acquireInstanceLock } from '../../database/instance-lock.ts'
import { migrateTo, ownMigrations } from '../../database/migrate.ts'
import { storedFile } from '../../database/tables/forms.ts'
import { auditEntry } from '../../database/tables/messages.ts'
import { sealAudit, verifyAudit } from '../../kernel/audit-seal.ts'
import { receive } from '../../storage/receive.ts'
import { incomingFolder, storageOf } from '../../storage/storage.ts'
import { type MadeBackup, makeBackup } from './make.ts'
import { manifestName, readManifest, sumName, sumOf } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-backup-'))
const home = (name: string) => ({ DATA_DIR: join(folder, name) })
const out = join(folder, 'backups')
const at = (time: string) => Temporal.Instant.from(`2026-11-20T${time}Z`)
const cv = '%PDF-1.7 a CV \u0000 with every byte'
let made: MadeBackup
let source: { url: string; drop(): Promise<void> }

/** Checksums that the database computes, independent of the code under test and of the order. Without the rows that a restore adds. */
async function fingerprint(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'\n         and relname <> 'site' order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of rows) {
      const told = name === 'audit_entry' ? `where action <> 'backup.restore'` : ''
      const text = `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as is from "${name}" t ${told}`
      found[name] = (await client.query<{ is: string }>(text)).rows[0]?.is ?? ''
    }
    return found
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  source = await createTestDatabase()
  const hospital = await openHospital(source.url, { patients: 6 })
  const monday = Array.from({ length: 6 }, (_, index) => ({
    doctor: 'ayu',
    schedule: hospital.schedules.slots,
    startsAt: at('00:00')
      .add({ hours: 74, minutes: 30 * index })
      .toString(),
    reason: 'A tab\t, a line\nbreak, a \\. and a “quote”',
  }))
  for (const [index, body] of monday.entries()) {
    const headers = { 'idempotency-key': newId() }
    const call = { token: hospital.patients[index]?.token, body, headers }
    expect((await hospital.call('POST', '/api/appointments', call)).status).toBe(201)
  }
  const storage = storageOf(home('first'))
  const chunks = (async function* () {
    yield Buffer.from(cv)
  })()
  const received = await receive(chunks, incomingFolder(home('first')), 1000)
  if (received === 'tooLarge') throw new Error('The CV is too large.')
  const storageKey = await storage.put(received.path)
  // By the hospital's clock, not this machine's: a backup leaves out newer files.
  const lies = join(home('first').DATA_DIR, 'files', storageKey.slice(0, 2), storageKey.slice(2))
  const sent = at('18:00:00').epochMilliseconds / 1000
  await utimes(lies, sent, sent)
  const { size, sha256 } = received
  const row = { id: newId(), storageKey, name: 'cv.pdf', type: 'application/pdf', size, sha256 }
  await hospital.deps.db.insert(storedFile).values(row)
  // Sealed and unsealed entries, and a read that is still being counted.
  await sealAudit(hospital.deps)
  const read = `/api/admins/patients/${hospital.patients[0]?.patientId}`
  await hospital.call('GET', read, { token: hospital.admins.desk.token })
  await hospital.close()
  made = await makeBackup(source.url, storage, out, at('19:00:00'))
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
})

const intoNew = async (from: string, name: string, replace = false) => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const dataDir = home(name).DATA_DIR
  const shown: string[] = []
  const steps = { ...noSteps, begin: (step: string) => void shown.push(step) }
  const restore = () => restoreBackup(url, from, { storage: storageOf(home(name)), dataDir, replace, steps })
  return { url, restore, shown }
}

/** The result of a process that starts now. */
const enterOnce = (url: string) =>
  acquireInstanceLock(url).then(
    async leave => {
      await leave()
      return 'entered'
    },
    (error: Error) => error.message,
  )
async function owedBuild(url: string): Promise<string | null | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ owed: string | null }>('select owed from site')
  await client.end()
  return rows[0]?.owed
}

describe('a backup', { timeout: 60_000 }, () => {
  test('restores every row and every file into an empty installation', async () => {
    const { url, restore } = await intoNew(made.folder, 'second')
    const site = join(home('second').DATA_DIR, 'site')
    await mkdir(site, { recursive: true })
    await writeFile(join(site, 'current'), 'a release of before')
    await restore()
    expect(await readdir(site)).toEqual([])
    expect(await fingerprint(url)).toEqual(await fingerprint(source.url))
    const [key = ''] = made.manifest.files.map(file => file.key)
    const stream = await storageOf(home('second')).read(key)
    expect(Buffer.concat(await (stream?.toArray() ?? [])).toString()).toBe(cv)
    const hospital = new pg.Client({ connectionString: url })
    await hospital.connect()
    // The next entry of the audit log comes after the restored ones, and is protected as before.
    await hospital.query(`insert into change (kind, key, action) values ('doctors', 'ayu', 'save')`)
    await expect(hospital.query('delete from audit_entry')).rejects.toThrow()
    await hospital.end()
    const { deps, close } = testDeps(url)
    await sealAudit(deps)
    const entries = await deps.db.select().from(auditEntry).orderBy(auditEntry.id)
    expect(entries.filter(one => /\.(read|restore)$/.test(one.action))).toMatchObject([
      { action: 'patient.read', detail: { count: 1 } },
      { action: 'backup.restore', detail: { madeAt: '2026-11-20T19:00:00Z' } },
    ])
    const report = await verifyAudit(deps.db, deps.now())
    expect(report).toMatchObject({ sealed: entries.length, waiting: 0, faults: [] })
    await close()
  })

  test('is verified by restoring it into a scratch database', async () => {
    const manifest = await verifyBackup(made.folder)
    const rows = Object.fromEntries(manifest.tables.map(one => [one.name, one.rows]))
    expect(rows).toMatchObject({ appointment: 6, patient: 6, stored_file: 1 })
  })

  test('replaces existing data only with the option for it, and never while a process is running', async () => {
    const { url, restore, shown } = await intoNew(made.folder, 'third')
    await restore()
    await expect(restore()).rejects.toThrow('add --replace')
    expect(shown.at(-1)).toBe('Checking what the database holds')
    const running = new pg.Client({ connectionString: url })
    await running.connect()
    await expect(restore()).rejects.toThrow('Stop every Rawat on it first')
    await running.query('delete from appointment')
    await running.end()
    const storage = storageOf(home('third'))
    const meanwhile: string[] = []
    // A process that starts before the restore has ended refuses to start, and says why.
    const putBack = storage.putBack.bind(storage)
    storage.putBack = async (key, path) => {
      meanwhile.push(await enterOnce(url))
      await putBack(key, path)
    }
    const again = { storage, dataDir: home('third').DATA_DIR, replace: true }
    await restoreBackup(url, made.folder, again)
    expect(meanwhile).toEqual([expect.stringContaining('The database is being restored')])
    expect(await enterOnce(url)).toBe('entered')
    expect(await owedBuild(url)).toBe('start')
    expect(await fingerprint(url)).toEqual(await fingerprint(source.url))
  })

  test('leaves foreign tables unchanged', async () => {
    const { url, restore } = await intoNew(made.folder, 'fourth', true)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      'drop schema drizzle cascade; create table theirs (id int); insert into theirs values (1)',
    )
    await client.end()
    await expect(restore()).rejects.toThrow("tables that are not Rawat's (theirs)")
  })

  test('of an earlier schema is migrated to the current one', async () => {
    const { url, drop } = await createTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
    const earlier = ownMigrations().slice(0, 6)
    await migrateTo(url, earlier)
    await client.query(`insert into change (kind, key, action) values ('doctors', 'ayu', 'save')`)
    await client.end()
    const old = await makeBackup(url, storageOf(home('old')), out, at('18:00:00'))
    await drop()
    expect(old.manifest.migrations).toEqual(earlier)
    const today = await intoNew(old.folder, 'fifth')
    await today.restore()
    expect((await fingerprint(today.url)).change).toMatch(/^1 /)
    expect(Object.keys(await fingerprint(today.url))).toEqual(Object.keys(await fingerprint(source.url)))
  })

  test('of a newer version is refused with a message, and the database stays unchanged', async () => {
    const newer = mkdtempSync(join(folder, 'newer-'))
    await cp(made.folder, newer, { recursive: true })
    const migrations = [...made.manifest.migrations, { hash: 'x', at: 1 }]
    const text = JSON.stringify({ ...made.manifest, migrations })
    await writeFile(join(newer, manifestName), text)
    await writeFile(join(newer, sumName), sumOf(text))
    const { url, restore } = await intoNew(newer, 'seventh', true)
    const before = await fingerprint(url)
    await expect(restore()).rejects.toThrow('shape of a newer Rawat')
    expect(await fingerprint(url)).toEqual(before)
  })
})

describe('a damaged backup is refused before anything is changed', () => {
  const damages: [string, (copy: string) => Promise<unknown>, string][] = [
    ['a changed byte in a table', copy => flip(join(copy, 'tables', 'appointment.copy.gz')), 'other bytes'],
    ['a table that was cut', copy => truncate(join(copy, 'tables', 'patient.copy.gz'), 20), '20 of'],
    ['a table that is missing', copy => rm(join(copy, 'tables', 'account.copy.gz')), 'is missing'],
    ['a file that is missing', copy => rm(join(copy, 'files'), { recursive: true }), 'is missing'],
    ['a changed list', copy => flip(join(copy, 'manifest.json')), 'does not fit'],
    ['a lost checksum', copy => rm(join(copy, 'manifest.json.sha256')), 'does not fit'],
  ]
  let untouched: { url: string; drop(): Promise<void> }
  beforeAll(async () => {
    untouched = await createTestDatabase()
  })
  afterAll(() => untouched.drop())
  for (const [what, damage, sentence] of damages) {
    test(what, async () => {
      const copy = mkdtempSync(join(folder, 'damaged-'))
      await cp(made.folder, copy, { recursive: true })
      await damage(copy)
      const before = await fingerprint(untouched.url)
      const options = { storage: storageOf(home('sixth')), dataDir: home('sixth').DATA_DIR, replace: true }
      await expect(restoreBackup(untouched.url, copy, options)).rejects.toThrow(sentence)
      expect(await fingerprint(untouched.url)).toEqual(before)
    })
  }

  test('and so is a folder that is not a backup', async () => {
    await expect(readManifest(folder)).rejects.toThrow('is no backup')
  })
})

test('a second backup links unchanged files, and deletes the rest of a crashed backup but not a running one', async () => {
  const left = `${join(out, 'rawat-2026-11-18T19-00-00Z')}.unfinished`
  const running = `${join(out, 'rawat-2026-11-20T19-59-00Z')}.unfinished`
  for (const [half, touched] of [
    [left, '2026-11-18T19:00:00Z'],
    [running, '2026-11-20T19:59:00Z'],
  ] as const) {
    await cp(made.folder, half, { recursive: true })
    const seconds = Temporal.Instant.from(touched).epochMilliseconds / 1000
    await utimes(half, seconds, seconds)
  }
  const second = await makeBackup(source.url, storageOf(home('first')), out, at('20:00:00'))
  expect(second.manifest.files).toEqual(made.manifest.files)
  expect((await readdir(out)).filter(name => name.endsWith('.unfinished'))).toEqual([basename(running)])
  await verifyBackup(second.folder)
})

async function flip(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(path, bytes)
}

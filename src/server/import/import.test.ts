import { join } from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Directory, readDirectory } from '#sync/fhir/directory.ts'
import { mapDirectory } from '#sync/fhir/network.ts'
import { newJournal } from '#sync/findings.ts'
import type { ImportedKind } from '#sync/source.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { archiveItem, createItem, deleteItem, findRow, saveItem } from '../content/writes.ts'
import { patient } from '../database/account-tables.ts'
import { appointment, schedule, scheduleException } from '../database/booking-tables.ts'
import { connect, type Database, newId } from '../database/connect.ts'
import { change, content, revision, syncRun } from '../database/content-tables.ts'
import { importNetwork } from './import-network.ts'

const folder = join(import.meta.dirname, '../../sync/fixtures/clinics')
const administrator = newId()
let now = Temporal.Instant.from('2026-11-20T12:00:00Z')
let database: Database
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  const { url, drop } = await createTestDatabase()
  database = connect(url, 4)
  now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  const { close } = database
  ends.push(close, drop)
})
afterAll(async () => {
  for (const end of ends) await end()
})

/** One import of the fixture, as `alter` makes it. */
async function sync(alter: (directory: Directory) => void = () => {}, prune = false) {
  const journal = newJournal()
  const directory = await readDirectory(folder, { journal })
  alter(directory)
  const options = { journal, timezone: 'America/New_York', slotMinutes: 20, now }
  const network = mapDirectory(directory, options)
  return importNetwork(database.db, network, {
    journal,
    prune,
    now: () => now,
    start: { source: 'clinics', startedAt: now },
  })
}
async function row(kind: ImportedKind, key: string) {
  const found = await findRow(database.db, kind, key)
  if (!found) throw new Error(`There is no ${key} in ${kind}.`)
  return found
}
const edit = async (kind: ImportedKind, key: string, data: object, publish = true) => {
  const before = await row(kind, key)
  const edited = { ...(before.data ?? {}), ...data }
  await saveItem(database.db, {
    kind,
    key,
    version: before.version,
    data: edited,
    publish,
    accountId: administrator,
  })
}
const renamed = (family: string) => (directory: Directory) => {
  const ann = directory.Practitioner.get('ann-2')
  ann?.name.splice(0, 1, { given: [], prefix: [], suffix: [], text: family })
}
const without = (type: 'Practitioner' | 'PractitionerRole', id: string) => (directory: Directory) => {
  directory[type].delete(id)
}

describe('the first import', () => {
  it('publishes everything with a history, references by our keys, and tells the publisher once a kind', async () => {
    const { counts } = await sync()
    expect(Object.fromEntries(Object.entries(counts).map(([kind, one]) => [kind, one.added]))).toEqual({
      addresses: 3,
      specialists: 3,
      units: 2,
      doctors: 4,
      schedules: 5,
      leaves: 1,
    })
    expect(await row('doctors', 'ann-marie-larsson-iii')).toMatchObject({
      status: 'published',
      version: 1,
      data: { slug: 'ann-marie-larsson-iii', specialists: ['cardiology'], units: ['heart-centre'] },
    })
    expect((await row('units', 'heart-centre-westbrook')).data).toMatchObject({
      location: 'westbrook-clinic',
    })
    expect(await database.db.select().from(revision)).toHaveLength(12)
    const changes = await database.db.select({ kind: change.kind }).from(change)
    expect(changes.map(one => one.kind)).toEqual([
      'addresses',
      'specialists',
      'units',
      'doctors',
      'schedules',
    ])
    const [leave] = await database.db.select().from(scheduleException)
    expect(leave).toMatchObject({ kind: 'leave', fromDate: '2027-02-01', toDate: '2027-02-05' })
  })

  it('gives two doctors of one name, and a name without Latin letters, addresses of their own', async () => {
    const { db } = database
    const taken = { name: 'Somebody else', specialists: [] }
    await createItem(db, {
      kind: 'doctors',
      data: { ...taken, slug: 'que-quill' },
      publish: true,
      accountId: null,
    })
    await sync()
    const doctors = await db.select({ key: content.key }).from(content).where(eq(content.kind, 'doctors'))
    expect(doctors.map(one => one.key).sort()).toEqual([
      'ann-marie-larsson-iii',
      'ann-marie-larsson-iii-2',
      'nadia',
      'que-quill',
      'que-quill-2',
    ])
  })

  it('keeps its report in the database', async () => {
    const report = await sync()
    const [run] = await database.db.select().from(syncRun)
    expect(run?.report).toEqual(report)
    expect(report.skipped.find(one => one.what === 'Practitioner')?.examples[0]).toMatch(
      /^Practitioner\.ndjson:\d/,
    )
  })
})

describe('the next import', () => {
  it('writes nothing where the source is the same, even days later', async () => {
    await sync()
    now = now.add({ hours: 72 })
    const { counts } = await sync()
    for (const [kind, one] of Object.entries(counts)) {
      expect({ kind, ...one }).toMatchObject({ added: 0, changed: 0, archived: 0, gone: 0 })
    }
    expect(counts.schedules.unchanged).toBe(5)
    expect(await database.db.select().from(change)).toHaveLength(5)
    expect(await database.db.select().from(revision)).toHaveLength(12)
  })

  it('changes a record that changed in the source, and keeps its address', async () => {
    await sync()
    const { counts } = await sync(renamed('Ann Newname'))
    expect(counts.doctors).toMatchObject({ changed: 1, unchanged: 3 })
    const doctor = await row('doctors', 'ann-marie-larsson-iii-2')
    expect(doctor).toMatchObject({ version: 2, data: { name: 'Ann Newname' } })
    const revisions = await database.db.select().from(revision).where(eq(revision.contentId, doctor.id))
    expect(revisions.at(-1)).toMatchObject({ version: 2, action: 'import', fields: ['name'] })
  })

  it('leaves an edit of an administrator alone until the source changes that field', async () => {
    await sync()
    const key = 'ann-marie-larsson-iii-2'
    await edit('doctors', key, { name: 'Edited Here', headline: { en: 'Skin of children' } })
    expect((await sync()).counts.doctors.changed).toBe(0)
    // Another field changes in the source: the edit still stands, at this import and the one after.
    const female = (directory: Directory) => {
      const ann = directory.Practitioner.get('ann-2')
      if (ann) ann.gender = 'female'
    }
    await sync(female)
    expect((await sync(female)).counts.doctors.changed).toBe(0)
    expect((await row('doctors', key)).data).toMatchObject({ name: 'Edited Here', gender: 'female' })
    await sync(renamed('From Source'))
    expect((await row('doctors', key)).data).toMatchObject({
      name: 'From Source',
      headline: { en: 'Skin of children' },
    })
  })

  it('changes a draft as well as what is public, and publishes nothing of the draft', async () => {
    await sync()
    const key = 'ann-marie-larsson-iii-2'
    await edit('doctors', key, { headline: { en: 'Not yet' } }, false)
    await sync(renamed('Ann Newname'))
    const { data, draft } = await row('doctors', key)
    expect(data).toMatchObject({ name: 'Ann Newname' })
    expect(data).not.toHaveProperty('headline')
    expect(draft).toMatchObject({ name: 'Ann Newname', headline: { en: 'Not yet' } })
  })

  it('does not bring back what an administrator deleted or archived', async () => {
    await sync()
    const step = async (key: string) => ({
      kind: 'doctors' as const,
      key,
      version: (await row('doctors', key)).version,
      accountId: administrator,
    })
    await deleteItem(database.db, await step('nadia'))
    await archiveItem(database.db, await step('ann-marie-larsson-iii-2'))
    const report = await sync(renamed('Ann Newname'))
    expect(report.counts.doctors).toMatchObject({ added: 0, changed: 1, unchanged: 2, gone: 0 })
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ what: 'doctors', reason: 'was deleted here by an administrator', count: 1 }),
    )
    expect(await findRow(database.db, 'doctors', 'nadia')).toBeNull()
    await sync(renamed('Another'))
    expect(await row('doctors', 'ann-marie-larsson-iii-2')).toMatchObject({ status: 'archived' })
  })
})

describe('what the source no longer has', () => {
  it('is reported and stays, and is archived with --prune, and comes back with the source', async () => {
    await sync()
    const gone = without('Practitioner', 'nadia')
    expect((await sync(gone)).counts.doctors).toMatchObject({ gone: 1, archived: 0 })
    expect(await row('doctors', 'nadia')).toMatchObject({ status: 'published' })
    const { counts } = await sync(gone, true)
    expect([counts.doctors.archived, counts.specialists.archived]).toEqual([1, 1])
    expect(await row('doctors', 'nadia')).toMatchObject({ status: 'archived', version: 2 })
    expect((await sync(gone, true)).counts.doctors).toMatchObject({ archived: 0, gone: 0 })
    await sync()
    expect(await row('doctors', 'nadia')).toMatchObject({ status: 'published' })
  })

  it('stays where something on the site still refers to it, or where the source holds nothing of its kind', async () => {
    await sync()
    const article = { slug: 'x', title: { en: 'X' }, body: { en: { type: 'doc' } }, authorDoctor: 'nadia' }
    await createItem(database.db, { kind: 'articles', data: article, publish: true, accountId: null })
    const report = await sync(directory => {
      directory.Practitioner.delete('nadia')
      directory.HealthcareService.clear()
    }, true)
    expect(report.counts.doctors).toMatchObject({ archived: 0, gone: 1 })
    expect(report.counts.units).toMatchObject({ archived: 0, gone: 2 })
    expect(report.leftOut.map(one => one.reason)).toEqual(
      expect.arrayContaining([
        'archiving: something on the site still refers to it',
        'archiving: the source holds nothing of this kind',
      ]),
    )
  })
})

describe('hours that changed in the source', () => {
  const at = (start: string) => (directory: Directory) => {
    const hours = directory.PractitionerRole.get('r-ann-1')?.availableTime[0]
    if (hours) hours.start = start
  }

  it('replace the old ones, and what is booked on the old ones stays booked', async () => {
    await sync()
    const { db } = database
    const [monday] = await db
      .select()
      .from(schedule)
      .where(and(eq(schedule.weekday, 1), isNotNull(schedule.unitId)))
    if (!monday) throw new Error('The Monday session is missing.')
    const person = newId()
    await db.insert(patient).values({ id: person, fullName: 'Pat' })
    await db.insert(appointment).values({
      id: newId(),
      code: 'ABC',
      scheduleId: monday.id,
      doctorId: monday.doctorId,
      locationId: monday.locationId,
      patientId: person,
      mode: 'slots',
      timezone: 'America/New_York',
      startsAt: Temporal.Instant.from('2026-11-30T14:00:00Z'),
      endsAt: Temporal.Instant.from('2026-11-30T14:20:00Z'),
      place: 1,
      status: 'accepted',
    })
    const { counts } = await sync(at('10:00'))
    expect(counts.schedules).toMatchObject({ added: 2, archived: 2, unchanged: 3 })
    expect(await db.select().from(schedule).where(eq(schedule.id, monday.id))).toMatchObject([
      { startTime: '09:00', validTo: '2026-11-19', externalId: null },
    ])
    // Tuesday's had no appointment, so it left no trace.
    expect(await db.select().from(schedule)).toHaveLength(6)
    expect((await sync(at('10:00'))).counts.schedules).toMatchObject({ added: 0, archived: 0, unchanged: 5 })
  })

  it('stay while their role is merely missing, and end when the role says it is over', async () => {
    await sync()
    const missing = await sync(without('PractitionerRole', 'r-ann-2-twin'))
    expect(missing.counts.schedules).toMatchObject({ archived: 0, gone: 1 })
    const over = await sync(directory => {
      const role = directory.PractitionerRole.get('r-ann-2-twin')
      if (role) role.active = false
    })
    expect(over.counts.schedules).toMatchObject({ archived: 1, gone: 0 })
  })

  it('keep what an administrator set on them', async () => {
    await sync()
    await database.db.update(schedule).set({ capacity: 3, room: '12' }).where(eq(schedule.weekday, 2))
    await sync()
    const [tuesday] = await database.db.select().from(schedule).where(eq(schedule.weekday, 2))
    expect(tuesday).toMatchObject({ capacity: 3, room: '12' })
  })

  it('and a cancelled absence opens its days again', async () => {
    await sync()
    await sync(directory => directory.PractitionerRole.get('r-ann-1')?.notAvailable.splice(0))
    expect(await database.db.select().from(scheduleException)).toHaveLength(0)
  })
})

it('keeps nothing of an import that fails in the middle', async () => {
  await database.db.execute('alter table schedule add constraint no_more check (weekday < 7)')
  await expect(sync()).rejects.toThrow()
  expect(await database.db.select().from(content)).toHaveLength(0)
})

it('lets one import at a time in', async () => {
  const results = await Promise.allSettled([sync(), sync()])
  const failed = results.filter(one => one.status === 'rejected')
  for (const one of failed) expect(String(one.reason)).toMatch(/Another import is running/)
  expect(await database.db.select().from(content)).toHaveLength(12)
})

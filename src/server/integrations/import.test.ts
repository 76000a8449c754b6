import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Directory } from '#sync/fhir/directory.ts'
import { administrator, clinicsForEachTest } from '../../../tests/clinics.ts'
import { archiveItem, createItem, deleteItem, findRow } from '../content/writes.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment, schedule, scheduleException } from '../database/tables/booking.ts'
import { change, content, revision, syncRun } from '../database/tables/content.ts'

const clinics = clinicsForEachTest()
const { sync, row } = clinics

const renamed = (family: string) => (directory: Directory) => {
  const ann = directory.Practitioner.get('ann-2')
  ann?.name.splice(0, 1, { given: [], prefix: [], suffix: [], text: family })
}

describe('the first import', () => {
  it('publishes everything with revisions and references by our keys, and notifies the publisher once for each kind', async () => {
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
    expect(await clinics.db.select().from(revision)).toHaveLength(12)
    const changes = await clinics.db.select({ kind: change.kind }).from(change)
    expect(changes.map(one => one.kind)).toEqual([
      'addresses',
      'specialists',
      'units',
      'doctors',
      'schedules',
    ])
    const [leave] = await clinics.db.select().from(scheduleException)
    expect(leave).toMatchObject({ kind: 'leave', fromDate: '2027-02-01', toDate: '2027-02-05' })
  })

  it('gives unique addresses to two doctors with the same name, and to a name without Latin letters', async () => {
    const { db } = clinics
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
      'ndyh-bd',
      'que-quill',
      'que-quill-2',
    ])
  })

  it('stores its report in the database', async () => {
    const report = await sync()
    const [run] = await clinics.db.select().from(syncRun)
    expect(run?.report).toEqual(report)
    expect(report.skipped.find(one => one.what === 'Practitioner')?.examples[0]).toMatch(
      /^Practitioner\.ndjson:\d/,
    )
  })
})

describe('the next import', () => {
  it('writes nothing if the source is unchanged, even days later', async () => {
    await sync()
    clinics.clock.now = clinics.clock.now.add({ hours: 72 })
    const { counts } = await sync()
    for (const [kind, one] of Object.entries(counts)) {
      expect({ kind, ...one }).toMatchObject({ added: 0, changed: 0, archived: 0, gone: 0 })
    }
    expect(counts.schedules.unchanged).toBe(5)
    expect(await clinics.db.select().from(change)).toHaveLength(5)
    expect(await clinics.db.select().from(revision)).toHaveLength(12)
  })

  it('changes a record that changed in the source, and keeps its address', async () => {
    await sync()
    const { counts } = await sync(renamed('Ann Newname'))
    expect(counts.doctors).toMatchObject({ changed: 1, unchanged: 3 })
    const doctor = await row('doctors', 'ann-marie-larsson-iii-2')
    expect(doctor).toMatchObject({ version: 2, data: { name: 'Ann Newname' } })
    const revisions = await clinics.db.select().from(revision).where(eq(revision.contentId, doctor.id))
    expect(revisions.at(-1)).toMatchObject({ version: 2, action: 'import', fields: ['name'] })
  })

  it('keeps an edit of an administrator until the source changes that field', async () => {
    await sync()
    const key = 'ann-marie-larsson-iii-2'
    await clinics.edit('doctors', key, { name: 'Edited Here', headline: { en: 'Skin of children' } })
    expect((await sync()).counts.doctors.changed).toBe(0)
    // Another field changes in the source: the edit stays, in this import and the next.
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

  it('changes the draft and the public version, and publishes nothing of the draft', async () => {
    await sync()
    const key = 'ann-marie-larsson-iii-2'
    await clinics.edit('doctors', key, { headline: { en: 'Not yet' } }, false)
    await sync(renamed('Ann Newname'))
    const { data, draft } = await row('doctors', key)
    expect(data).toMatchObject({ name: 'Ann Newname' })
    expect(data).not.toHaveProperty('headline')
    expect(draft).toMatchObject({ name: 'Ann Newname', headline: { en: 'Not yet' } })
  })

  it('keeps the time zone of a location with appointments, and changes it once there are none', async () => {
    await sync()
    const { db } = clinics
    const [session] = await db.select().from(schedule)
    const locationId = session?.locationId as string
    const zone = async () => {
      const [found] = await db.select().from(content).where(eq(content.id, locationId))
      return { version: found?.version, timezone: found?.data?.timezone }
    }
    const before = await zone()
    const patientId = newId()
    const own = { id: patientId, fullName: 'Ann', createdAt: clinics.clock.now }
    await db.insert(patient).values(own)
    const startsAt = Temporal.Now.instant().round('second').add({ hours: 72 })
    await db.insert(appointment).values({
      id: newId(),
      code: 'ABCD3467',
      scheduleId: session?.id as string,
      doctorId: session?.doctorId as string,
      locationId,
      patientId,
      mode: 'slots',
      timezone: before.timezone as string,
      startsAt,
      endsAt: startsAt.add({ minutes: 20 }),
      place: 1,
      status: 'accepted',
    })
    const { leftOut, counts } = await sync(undefined, { timezone: 'Asia/Jayapura' })
    expect(leftOut.find(one => one.reason.startsWith('time zone of'))).toMatchObject({
      what: 'addresses',
      count: 1,
      examples: [startsAt.toString()],
    })
    expect(counts.addresses).toMatchObject({ changed: 1, unchanged: 2 })
    expect(await zone()).toEqual(before)
    await db.delete(appointment)
    await sync(undefined, { timezone: 'Asia/Jayapura' })
    expect(await zone()).toMatchObject({ timezone: 'Asia/Jayapura' })
  })

  it('does not restore items that an administrator deleted or archived', async () => {
    await sync()
    const step = async (key: string) => ({
      kind: 'doctors' as const,
      key,
      version: (await row('doctors', key)).version,
      accountId: administrator,
    })
    await deleteItem(clinics.db, await step('ndyh-bd'))
    await archiveItem(clinics.db, await step('ann-marie-larsson-iii-2'))
    const report = await sync(renamed('Ann Newname'))
    expect(report.counts.doctors).toMatchObject({ added: 0, changed: 1, unchanged: 2, gone: 0 })
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ what: 'doctors', reason: 'was deleted here by an administrator', count: 1 }),
    )
    expect(await findRow(clinics.db, 'doctors', 'ndyh-bd')).toBeNull()
    await sync(renamed('Another'))
    expect(await row('doctors', 'ann-marie-larsson-iii-2')).toMatchObject({ status: 'archived' })
  })
})

it('rolls back an import that fails in the middle', async () => {
  await clinics.db.execute('alter table schedule add constraint no_more check (weekday < 7)')
  await expect(sync()).rejects.toThrow()
  expect(await clinics.db.select().from(content)).toHaveLength(0)
})

it('allows one import at a time', async () => {
  const results = await Promise.allSettled([sync(), sync()])
  const failed = results.filter(one => one.status === 'rejected')
  for (const one of failed) expect(String(one.reason)).toMatch(/Another import is running/)
  expect(await clinics.db.select().from(content)).toHaveLength(12)
})

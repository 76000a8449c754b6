import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Directory } from '#sync/fhir/directory.ts'
import { administrator, clinicsForEachTest, without } from '../../../tests/clinics.ts'
import { scheduleItem } from '../content/lifecycle.ts'
import { archiveItem, createItem } from '../content/writes.ts'
import { schedule } from '../database/tables/booking.ts'
import { content, vanished } from '../database/tables/content.ts'
import { contentWithdrawn } from '../kernel/events.ts'
import { checkDirectory } from '../operations/check-up/directory.ts'
import { lockDoctor } from '../patients/locks.ts'
import { closeVanished } from './vanished.ts'

const clinics = clinicsForEachTest()
const { sync, row } = clinics

const withdrawn: string[] = []
contentWithdrawn.listen(async (_db, ids) => void withdrawn.push(...ids))

describe('an item that the source no longer has', () => {
  it('is reported and stays, is archived with --prune, and is restored if the source has it again', async () => {
    await sync()
    const gone = without('Practitioner', 'nadia')
    expect((await sync(gone)).counts.doctors).toMatchObject({ gone: 1, archived: 0 })
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'published' })
    const { counts } = await sync(gone, { prune: true })
    expect([counts.doctors.archived, counts.specialists.archived]).toEqual([1, 1])
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'archived', version: 2 })
    // Then the front desk is notified of the doctor's appointments.
    expect(withdrawn).toContain((await row('doctors', 'ndyh-bd'))?.id)
    expect((await sync(gone, { prune: true })).counts.doctors).toMatchObject({ archived: 0, gone: 0 })
    await sync()
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'published' })
  })

  it('stays archived if its scheduled end archived it, though the source still has it', async () => {
    await sync()
    const step = { kind: 'doctors', key: 'ndyh-bd', version: 1, accountId: null } as const
    // As `runContentSchedule` does.
    await archiveItem(clinics.db, step)
    expect((await sync()).counts.doctors).toMatchObject({ changed: 0 })
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'archived' })
  })

  it('is not published again by an earlier schedule, and returns from the trash as the draft that it was', async () => {
    await sync()
    const { db, clock } = clinics
    const gone = without('Practitioner', 'nadia')
    const step = { kind: 'doctors', key: 'ndyh-bd', version: 1, accountId: administrator } as const
    const moments = { publishAt: clock.now.add({ hours: 1 }), unpublishAt: clock.now.add({ hours: 2 }) }
    const { row: planned } = await scheduleItem(db, step, moments, clock.now)
    // As an item from the trash.
    const restored = { status: 'draft', draft: planned.data, data: null } as const
    await db.update(content).set(restored).where(eq(content.id, planned.id))
    await sync(gone, { prune: true })
    const none = { publishAt: null, unpublishAt: null }
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'archived', ...none })
    await sync()
    expect(await row('doctors', 'ndyh-bd')).toMatchObject({ status: 'draft', data: null })
  })

  it('stays if other content refers to it, or if the source has nothing of its kind', async () => {
    await sync()
    const article = { slug: 'x', title: { en: 'X' }, body: { en: { type: 'doc' } }, authorDoctor: 'ndyh-bd' }
    await createItem(clinics.db, { kind: 'articles', data: article, publish: true, accountId: null })
    const report = await sync(
      directory => {
        directory.Practitioner.delete('nadia')
        directory.HealthcareService.clear()
      },
      { prune: true },
    )
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

describe('a source that has lost more than a tenth', () => {
  const staff = (directory: Directory) => {
    for (let number = 0; number < 13; number++) {
      const base = directory.Practitioner.get('nadia')
      const role = [...directory.PractitionerRole.values()].find(
        one => one.practitioner?.reference === 'Practitioner/nadia',
      )
      if (!base || !role) throw new Error('Nadia is missing.')
      const id = `more-${number}`
      directory.Practitioner.set(id, { ...base, id })
      const practitioner = { reference: `Practitioner/${id}`, display: undefined }
      directory.PractitionerRole.set(id, { ...role, id, practitioner, availableTime: [] })
    }
  }
  const half = (directory: Directory) => {
    staff(directory)
    for (let number = 0; number < 9; number++) directory.Practitioner.delete(`more-${number}`)
  }

  it('changes nothing, with or without --prune, unless it is forced', async () => {
    await sync(staff)
    for (const prune of [true, false]) {
      await expect(sync(half, { prune })).rejects.toThrow(
        /^clinics no longer has 9 of 17 doctors: too many .* Nothing was imported.* --force\.$/,
      )
    }
    const open = () => clinics.db.$count(content, eq(content.status, 'published'))
    const before = await open()
    expect(await clinics.db.$count(vanished)).toBe(0)
    const { counts } = await sync(half, { prune: true, force: true })
    expect(counts.doctors.archived).toBe(9)
    expect(await open()).toBe(before - 9)
  })

  it('accepts items that vanish one by one, and refuses a type that is suddenly empty', async () => {
    await sync(staff)
    for (let gone = 1; gone <= 4; gone++)
      await sync(directory => {
        staff(directory)
        for (let number = 0; number < gone; number++) directory.Practitioner.delete(`more-${number}`)
      })
    expect(await clinics.db.$count(vanished)).toBe(4)
    const emptied = (directory: Directory) => {
      staff(directory)
      directory.read.PractitionerRole = 0
      directory.PractitionerRole.clear()
    }
    await expect(sync(emptied)).rejects.toThrow(/no longer has .*\d+ of \d+ PractitionerRole:/)
    expect((await row('doctors', 'ann-marie-larsson-iii')).data).toMatchObject({ bookable: true })
  })
})

describe('a doctor who vanished from the source', () => {
  const key = 'ann-marie-larsson-iii'
  const away = without('Practitioner', 'ann')
  const deps = () => ({ db: clinics.db, now: () => clinics.clock.now })
  const findings = async () =>
    (await checkDirectory(deps() as never))
      .filter(one => one.key !== 'specialtiesUnmatched')
      .map(({ key, values }) => [key, values?.name, values?.until])

  it('is bookable for some days, then only listed, and bookable again once the source has them', async () => {
    const { db, clock } = clinics
    await sync()
    await sync(away)
    expect(await findings()).toEqual([
      ['directory', undefined, undefined],
      ['doctorVanished', 'Ann Marie Larssøn III', '2026-11-27'],
    ])
    clock.now = clock.now.add({ hours: 7 * 24 - 1 })
    await sync(away)
    expect(await closeVanished(deps())).toBe(0)
    clock.now = clock.now.add({ hours: 1 })
    expect(await closeVanished(deps())).toBe(1)
    expect((await row('doctors', key)).data).toMatchObject({ bookable: false })
    const { id } = await row('doctors', key)
    await expect(db.transaction(open => lockDoctor(open, id))).rejects.toThrow('booking.notBookable')
    expect((await findings())[1]).toEqual(['doctorVanishedClosed', 'Ann Marie Larssøn III', '2026-11-27'])
    // An administrator makes the doctor bookable again: the rule does not undo it.
    await clinics.edit('doctors', key, { bookable: true })
    await sync(away)
    expect(await closeVanished(deps())).toBe(0)
    expect((await row('doctors', key)).data).toMatchObject({ bookable: true })
    await clinics.edit('doctors', key, { bookable: false })
    await sync()
    expect((await row('doctors', key)).data).toMatchObject({ bookable: true })
    expect(await findings()).toHaveLength(1)
  })

  it('uses the number of days that the hospital has set', async () => {
    const settings = { id: 'settings', hospital_name: 'X', booking: { vanishedDays: 0 } }
    await createItem(clinics.db, { kind: 'settings', data: settings, publish: true, accountId: null })
    await sync()
    await sync(away)
    expect(await closeVanished(deps())).toBe(1)
  })
})

describe('a source that has lost most of its schedules', () => {
  it('changes nothing unless it is forced', async () => {
    await sync()
    const { db } = clinics
    const [one] = await db.select().from(schedule)
    const role = one?.externalId?.split('#')[0]
    const more = Array.from({ length: 25 }, (_, index) => ({
      ...(one as typeof schedule.$inferInsert),
      id: crypto.randomUUID(),
      externalId: `${role}#gone-${index}`,
    }))
    await db.insert(schedule).values(more)
    await expect(sync()).rejects.toThrow(/would end 25 of 30 weekly sessions\. If it is meant, .* --force/)
    expect(await db.$count(schedule)).toBe(30)
    const { counts } = await sync(undefined, { force: true })
    expect(counts.schedules.archived).toBe(25)
  })
})

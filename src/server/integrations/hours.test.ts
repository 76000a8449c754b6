import { and, eq, isNotNull, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Directory } from '#sync/fhir/directory.ts'
import { clinicsForEachTest, without } from '../../../tests/clinics.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import {
  appointment,
  deletedLeaveDay,
  schedule,
  scheduleException,
  withdrawnLeave,
} from '../database/tables/booking.ts'
import { deleteSchedule } from '../schedules/writes.ts'

const clinics = clinicsForEachTest()
const { sync } = clinics

describe('schedules that changed in the source', () => {
  const at = (start: string) => (directory: Directory) => {
    const hours = directory.PractitionerRole.get('r-ann-1')?.availableTime[0]
    if (hours) hours.start = start
  }

  it('replace the old ones, and appointments of the old ones stay booked', async () => {
    await sync()
    const { db } = clinics
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
    // Tuesday's schedule had no appointment, so it was deleted.
    expect(await db.select().from(schedule)).toHaveLength(6)
    expect((await sync(at('10:00'))).counts.schedules).toMatchObject({ added: 0, archived: 0, unchanged: 5 })
  })

  it('stay if their role is missing, and end if the role has ended', async () => {
    await sync()
    const missing = await sync(without('PractitionerRole', 'r-ann-2-twin'))
    expect(missing.counts.schedules).toMatchObject({ archived: 0, gone: 1 })
    const over = await sync(directory => {
      const role = directory.PractitionerRole.get('r-ann-2-twin')
      if (role) role.active = false
    })
    expect(over.counts.schedules).toMatchObject({ archived: 1, gone: 0 })
  })

  it('keep the settings of an administrator', async () => {
    await sync()
    const saved = { capacity: 3, room: '12', updatedAt: clinics.clock.now }
    await clinics.db.update(schedule).set(saved).where(eq(schedule.weekday, 2))
    await sync()
    const [tuesday] = await clinics.db.select().from(schedule).where(eq(schedule.weekday, 2))
    expect(tuesday).toMatchObject({ capacity: 3, room: '12' })
  })

  it('follow a role that is prolonged or moves to another room, unless an administrator has saved them', async () => {
    const { db, clock } = clinics
    const changed = (end: string, name: string) => (directory: Directory) => {
      const role = directory.PractitionerRole.get('r-ann-2')
      const room = directory.Location.get('west-room')
      if (role) role.period = { ...role.period, end }
      if (room) room.name = name
    }
    const rows = async () =>
      (await db.select().from(schedule).where(like(schedule.externalId, 'r-ann-2#%'))).map(
        ({ weekday, room, validTo }) => [weekday, room, validTo],
      )
    await sync(changed('2027-12-31', 'Room 7'))
    const before = await rows()
    expect(new Set(before.map(([, ...one]) => one.join()))).toEqual(new Set(['7,2027-12-31']))
    await db
      .update(schedule)
      .set({ room: '12', updatedAt: clock.now })
      .where(and(like(schedule.externalId, 'r-ann-2#%'), eq(schedule.weekday, 3)))
    const { counts } = await sync(changed('2028-12-31', 'Room 8'))
    expect(counts.schedules).toMatchObject({ added: 0, archived: 0, changed: before.length - 1 })
    for (const [weekday, ...one] of await rows())
      expect(one).toEqual(weekday === 3 ? ['12', '2027-12-31'] : ['8', '2028-12-31'])
  })

  it('do not come back after an administrator has deleted them', async () => {
    await sync()
    const [tuesday] = await clinics.db.select().from(schedule).where(eq(schedule.weekday, 2))
    await clinics.db.transaction(db => deleteSchedule(db, tuesday?.id as string, clinics.clock.now))
    expect((await sync()).counts.schedules).toMatchObject({ added: 0, changed: 0 })
    const rows = await clinics.db.select().from(schedule).where(eq(schedule.weekday, 2))
    expect(rows.map(one => one.validTo)).toEqual(['2026-11-19'])
  })

  it('a cancelled absence opens its days again', async () => {
    await sync()
    await sync(directory => directory.PractitionerRole.get('r-ann-1')?.notAvailable.splice(0))
    expect(await clinics.db.select().from(scheduleException)).toHaveLength(0)
  })

  it('an absence that the front desk has deleted is not added again', async () => {
    await sync()
    const day = { fromDate: deletedLeaveDay, toDate: deletedLeaveDay }
    await clinics.db.update(scheduleException).set(day)
    expect((await sync()).counts.leaves).toMatchObject({ added: 0, archived: 0, gone: 0 })
  })

  it('a cancelled absence that displaced appointments waits for the server that gives them back', async () => {
    await sync()
    const { db } = clinics
    const [leave] = await db.select().from(scheduleException)
    const [row] = await db
      .select()
      .from(schedule)
      .where(eq(schedule.doctorId, leave?.doctorId as string))
    if (!leave || !row) throw new Error('The absence is missing.')
    const startsAt = Temporal.Instant.from(`${leave.fromDate}T14:00:00Z`)
    const patientId = newId()
    await db.insert(patient).values({ id: patientId, fullName: 'Pat' })
    await db.insert(appointment).values({
      ...{ id: newId(), code: 'ABC', scheduleId: row.id, doctorId: row.doctorId, locationId: row.locationId },
      ...{
        patientId,
        timezone: 'America/New_York',
        startsAt,
        endsAt: startsAt.add({ minutes: 20 }),
        place: 1,
      },
      mode: 'slots',
      status: 'cancelled_by_hospital',
    })
    const recalled = (directory: Directory) =>
      void directory.PractitionerRole.get('r-ann-1')?.notAvailable.splice(0)
    expect((await sync(recalled)).counts.leaves).toMatchObject({ archived: 1 })
    const rows = () => db.select().from(scheduleException)
    expect((await rows()).map(one => one.externalId)).toEqual([`${withdrawnLeave}${leave.id}`])
    expect((await sync(recalled)).counts.leaves).toMatchObject({ archived: 0, gone: 0 })
    // The source may name it again before the server was there.
    expect((await sync()).counts.leaves).toMatchObject({ added: 1 })
    expect(await rows()).toHaveLength(2)
  })
})

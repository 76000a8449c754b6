import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Directory } from '#sync/fhir/directory.ts'
import { clinicsForEachTest, without } from '../../../tests/clinics.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment, schedule, scheduleException } from '../database/tables/booking.ts'

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
    await clinics.db.update(schedule).set({ capacity: 3, room: '12' }).where(eq(schedule.weekday, 2))
    await sync()
    const [tuesday] = await clinics.db.select().from(schedule).where(eq(schedule.weekday, 2))
    expect(tuesday).toMatchObject({ capacity: 3, room: '12' })
  })

  it('a cancelled absence opens its days again', async () => {
    await sync()
    await sync(directory => directory.PractitionerRole.get('r-ann-1')?.notAvailable.splice(0))
    expect(await clinics.db.select().from(scheduleException)).toHaveLength(0)
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { notification } from '../database/tables/back-office.ts'
import { placeHold } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { startJobs } from '../jobs.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { findingText } from './check-up/finding.ts'
import { checkClockSteps, checkJobs } from './check-up/jobs.ts'
import { clockWatch, repairQueue, stepText } from './clock.ts'

let hospital: HospitalFixture
let query: (text: string) => Promise<Record<string, unknown>[]>
beforeAll(async () => {
  hospital = await createHospital()
  query = async text => (await hospital.deps.database.pool.query(text)).rows
})
afterAll(() => hospital.close())

test('scheduled jobs continue after the database’s clock was set back seven hours while they were stopped', async () => {
  const { deps } = hospital
  await hospital.travel(Temporal.Now.instant().toString())
  expect((await checkJobs(deps)).map(one => one.key)).toEqual(['jobsNever'])
  await (await startJobs(deps)).stop()
  // Simulates the step: all stored times now lie seven hours in the future.
  await query(`update pgboss.version set cron_on = now() + interval '7 h', bam_on = now() + interval '7 h'`)
  await query(`update pgboss.queue set monitor_on = now() + interval '7 h', maintain_on = now() + interval '7 h',
    monitor_claim_on = now() + interval '7 h'`)
  await query(`delete from pgboss.job`)
  await query(`insert into pgboss.job (name, state, start_after, created_on, started_on, completed_on)
    select 'prove-audit', state::pgboss.job_state, at, at, at, case when state = 'completed' then at end
    from unnest(array['created', 'active', 'completed']) state, (select now() + interval '7 h' as at) ahead`)
  // The jobs of these minutes had run before the clock was set back.
  await query(`insert into pgboss.job (name, singleton_key, singleton_on, state)
    select '__pgboss__send-it', 'seal-audit__', date_trunc('minute', now() at time zone 'utc') + make_interval(mins => m), 'completed'
    from generate_series(1, 420) m`)
  const logged: Record<string, unknown>[] = []
  await (await startJobs({ ...deps, log: entry => logged.push(entry) })).stop()
  expect(logged).toContainEqual(expect.objectContaining({ what: 'clock', step: '−7 h' }))
  const ahead = `greatest(created_on, start_after, started_on, completed_on, singleton_on at time zone 'utc') > now()`
  expect(await query(`select from pgboss.job where ${ahead}`)).toEqual([])
  expect(
    await query(`select from pgboss.queue where greatest(monitor_on, monitor_claim_on, maintain_on) > now()`),
  ).toEqual([])
  expect(await query(`select from pgboss.version where greatest(cron_on, bam_on) > now()`)).toEqual([])

  await query(`insert into pgboss.job (name, state, started_on, completed_on)
    select name, 'completed', now(), now() from pgboss.schedule`)
  await hospital.travel(Temporal.Now.instant().toString())
  const found = await checkJobs(deps)
  expect(found.map(one => one.key)).toEqual(['jobs'])
  expect(found[0]?.values?.ages).toContainEqual(['seal-audit', 0])
  // Names of jobs are shown translated.
  const inIndonesian = found.map(findingText(translateIn('id')))[0]?.message
  expect(inIndonesian).toContain('Mengirim email: 0')
  expect(inIndonesian).not.toContain('deliver-outbox')
  expect(await checkClockSteps(deps)).toMatchObject([{ key: 'clockStepped', values: { step: '−7 h' } }])
  const told = await hospital.call('GET', '/api/admins/notifications', { token: hospital.admins.super.token })
  expect(told.result[0]).toMatchObject({ kind: 'clock', about: '−7 h' })

  await query(`update pgboss.job set completed_on = now() - interval '6 minutes' where name = 'seal-audit'`)
  await query(`update pgboss.job set state = 'failed', output = '{"message": "The disk is full"}'
    where name = 'deliver-outbox'`)
  expect((await checkJobs(deps)).map(one => one.key)).not.toContain('jobSilent')
  await query(`update notification set at = at - interval '6 minutes' where kind = 'clock'`)
  const later = await checkJobs(deps)
  expect(later).toContainEqual(
    expect.objectContaining({ key: 'jobSilent', values: { job: 'seal-audit', minutes: 6 } }),
  )
  const silent = later.map(findingText(translateIn('en'))).find(one => one.message.includes('minutes ago'))
  expect(silent?.message).toBe('The scheduled job “Seal the audit trail” last ran 6 minutes ago')
  expect(silent?.remedy).toContain('seal-audit')
})

test('a clock step at run time is detected once, in either direction, and again if the repair failed', async () => {
  const { deps } = hospital
  const logged: unknown[] = []
  let [wall, steady] = [1_000_000, 0]
  let away = false
  const db = new Proxy(deps.db, {
    get: (target, name) => {
      if (away) throw new Error('away')
      return Reflect.get(target, name)
    },
  })
  const look = clockWatch(
    { ...deps, db, log: entry => logged.push(entry.step) },
    () => wall,
    () => steady,
  )
  const after = async (seconds: number, step = 0) => {
    wall += 1000 * (seconds + step)
    steady += 1000 * seconds
    await look()
  }
  await after(0)
  await after(20)
  await after(20, 1)
  expect(logged).toEqual([])
  await after(20, 86_400)
  away = true
  await expect(after(20, -25_200)).rejects.toThrow('away')
  away = false
  await after(20)
  await after(20)
  expect(logged).toEqual(['+24 h', '−7 h'])
})

test('waits that were counted from a clock that was ahead start again from now', async () => {
  const { deps } = hospital
  const real = Temporal.Now.instant().round('millisecond')
  const ahead = real.add({ hours: 24 })
  const letter = { kind: 'x', to: 'a@example.org', language: 'en' as const, subject: 's', text: 't' }
  const [tried, due] = [newId(), newId()]
  await deps.db.insert(outboxMessage).values([
    { id: tried, ...letter, attempts: 2, nextAttemptAt: ahead.add({ minutes: 5 }) },
    { id: due, ...letter, attempts: 2, nextAttemptAt: real.add({ minutes: 4 }) },
  ])
  const [schedule] = await deps.db
    .execute<{ id: string; doctor_id: string }>(sql`select id, doctor_id from schedule limit 1`)
    .then(one => one.rows)
  const patientId = hospital.patients[0]?.patientId as string
  const hold = {
    patientId,
    doctorId: schedule?.doctor_id as string,
    scheduleId: schedule?.id as string,
    startsAt: ahead.add({ hours: 48 }),
    endsAt: ahead.add({ hours: 49 }),
    createdAt: ahead,
  }
  await deps.db.insert(placeHold).values({ id: newId(), ...hold, expiresAt: ahead.add({ minutes: 10 }) })
  hospital.clock.now = real
  for (let attempt = 0; attempt < 4; attempt++) await countAttempt(deps, 'form-address', 'a@example.org')
  await deps.db.execute(sql`update rate_limit set expire = expire + 86400000`)
  await expect(countAttempt(deps, 'form-address', 'a@example.org')).rejects.toThrow()

  await clockWatch(deps)()

  const rows = await deps.db.select().from(outboxMessage)
  const next = Object.fromEntries(rows.map(one => [one.id, one.nextAttemptAt.toString()]))
  expect(next[tried]).toBe(real.add({ minutes: 5 }).toString())
  expect(next[due]).toBe(real.add({ minutes: 4 }).toString())
  const [held] = await deps.db.select().from(placeHold).where(eq(placeHold.patientId, patientId))
  expect(held?.expiresAt.toString()).toBe(real.add({ minutes: 10 }).toString())
  await countAttempt(deps, 'form-address', 'a@example.org')
})

test('a step causes one notification, however many processes detect it', async () => {
  const { deps } = hospital
  await deps.db.delete(notification)
  await Promise.all(
    [1, 2].map(async () => {
      let offset = 0
      const look = clockWatch(
        deps,
        () => offset,
        () => 0,
      )
      await look()
      offset = 7_200_000
      await look()
    }),
  )
  expect(await deps.db.select({ about: notification.objectId }).from(notification)).toEqual([
    { about: '+2 h' },
  ])
  expect([stepText(-90), stepText(600), stepText(-86_400)]).toEqual(['−90 s', '+10 min', '−24 h'])
  expect(await deps.db.transaction(repairQueue)).toBe(0)
})

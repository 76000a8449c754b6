import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { openHospital } from '../tests/small-hospital.ts'
import { type Figures, secondsSince } from './figures.ts'
import { doubleBookings, incompleteTransactions } from './integrity-queries.ts'
import { smallDisk } from './small-disk.ts'

const megabytes = 192

/** R14: on a full disk or a read-only database, writes are answered with 503, nothing acknowledged is lost, and the product recovers by itself. */
export async function proveFullDisk(folder: string, { rounds }: { rounds: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const disk = smallDisk(folder, megabytes, 'R14')
  const said = new Map<string, number>()
  let acknowledged = 0
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
    await migrate(url)
    const hospital = await openHospital(url, { patients: 4 })
    hospital.deps.log = () => {}
    const { pool } = hospital.deps.database
    await pool.query(
      `update content set data = jsonb_set(data, '{booking,maxOpenPerPatient}', '5000') where kind = 'settings'`,
    )
    for (const weekday of [2, 3, 4, 5, 6, 7])
      await hospital.addSchedule({
        weekday,
        startTime: '00:00',
        endTime: '23:55',
        slotMinutes: 5,
        capacity: 40,
      })
    const { rows } = await pool.query<{ id: string; weekday: number }>(
      'select id, weekday from schedule where capacity = 40',
    )
    const first = Temporal.ZonedDateTime.from('2026-11-24T00:00[Asia/Jakarta]')
    const booked: string[] = []
    let next = 0
    const write = async () => {
      const starts = first.add({ minutes: 5 * (next % 280), days: Math.floor(next / 280) % 6 })
      const schedule = rows.find(row => row.weekday === starts.dayOfWeek)?.id
      const body = {
        doctor: 'ayu',
        schedule,
        startsAt: starts.toInstant().toString(),
        reason: 'x'.repeat(400),
      }
      const { token } = hospital.patients[next % 4] ?? {}
      const headers = { 'idempotency-key': `full-${next++}-${begin}` }
      const answer = await hospital.call('POST', '/api/appointments', { token, body, headers })
      said.set(
        `${answer.status} ${answer.meta.code ?? ''}`.trim(),
        (said.get(`${answer.status} ${answer.meta.code ?? ''}`.trim()) ?? 0) + 1,
      )
      if (answer.status === 201) booked.push(answer.result.id)
      return answer.status
    }
    // A read-only PostgreSQL: a standby, or one whose disk the system has remounted read-only.
    const readOnly = async (on: boolean) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('begin read write')
      await client.query(`alter role current_user set default_transaction_read_only = ${on ? 'on' : 'off'}`)
      await client.query('commit')
      // The setting applies to new connections only: end the others, as when a primary becomes a standby.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
      )
      await client.end()
    }
    const trouble = (round: number) => (round % 2 === 0 ? disk.fill() : readOnly(true))
    const end = async (round: number) => (round % 2 === 0 ? disk.empty() : readOnly(false))
    for (let round = 0; round < 2 * rounds; round++) {
      for (let index = 0; index < 5; index++) await write()
      await trouble(round)
      let refused = 0
      for (let index = 0; index < 400 && refused < 20; index++) if ((await write()) === 503) refused++
      if (refused < 20) faults.push(`Only ${refused} writes were refused in round ${round}.`)
      await end(round)
      const limit = performance.now() + 60_000
      while ((await write()) !== 201) {
        if (performance.now() > limit) {
          faults.push('A minute after space was freed, a booking still failed.')
          break
        }
        await wait(200)
      }
    }
    acknowledged = booked.length
    const { rows: there } = await pool.query<{ id: string }>('select id from appointment')
    const known = new Set(there.map(row => row.id))
    const lost = booked.filter(id => !known.has(id)).length
    const odd = [...said.keys()].filter(one => !/^(201|409|503)/.test(one))
    if (odd.length > 0) faults.push(`Answered ${odd.join(', ')}.`)
    const incomplete = await incompleteTransactions(pool)
    if (incomplete.length > 0) faults.push(`Incomplete transactions: ${incomplete.slice(0, 3).join(', ')}.`)
    const duplicates = await doubleBookings(pool)
    await hospital.close()
    await stop()
    const more = [...said].map(([what, count]) => `${count} × ${what}`).join(' · ')
    return {
      proof: 'R14 a full disk, and a read-only database',
      rounds: 2 * rounds,
      acknowledged,
      lost,
      duplicates,
      seconds: secondsSince(begin),
      more,
      faults,
    }
  } finally {
    disk.remove()
  }
}

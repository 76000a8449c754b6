import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { openHospital } from '../small-hospital.ts'
import { type Figures, secondsSince } from './figures.ts'
import { doubleBookings, halfTransactions } from './halves.ts'

const megabytes = 192

/** R14: on a full disk writes are answered with 503, nothing acknowledged is lost, and it goes on by itself once there is room. */
export async function proveFullDisk(folder: string, { rounds }: { rounds: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  mkdirSync(folder, { recursive: true })
  // A disk of its own, small enough to be filled.
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  } catch {
    throw new Error('R14 needs a small disk of its own: run it as a user who may mount one.')
  }
  const ballast = join(folder, 'ballast')
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
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < 5; index++) await write()
      const { bavail, bsize } = await statfs(folder)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 65_536)))
      let refused = 0
      for (let index = 0; index < 400 && refused < 20; index++) if ((await write()) === 503) refused++
      if (refused < 20) faults.push(`Only ${refused} writes were refused on a full disk.`)
      rmSync(ballast)
      const limit = performance.now() + 60_000
      while ((await write()) !== 201) {
        if (performance.now() > limit) {
          faults.push('A minute after there was room again, nothing could be booked.')
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
    const halves = await halfTransactions(pool)
    if (halves.length > 0) faults.push(`Half transactions: ${halves.slice(0, 3).join(', ')}.`)
    const duplicates = await doubleBookings(pool)
    await hospital.close()
    await stop()
    const more = [...said].map(([what, count]) => `${count} × ${what}`).join(' · ')
    return {
      proof: 'R14 a full disk',
      rounds,
      acknowledged,
      lost,
      duplicates,
      seconds: secondsSince(begin),
      more,
      faults,
    }
  } finally {
    execFileSync('umount', ['--lazy', folder])
  }
}

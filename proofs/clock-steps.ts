import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Database, newId } from '#server/database/connect.ts'
import { startOutsidePostgres } from '../tests/outside-postgres.ts'
import { findProgram, missing } from '../tests/programs.ts'
import { type Figures, secondsSince } from './figures.ts'
import { type RawatProcess, removeFolder, startRawat } from './processes.ts'

/** Seconds within which every scheduled job must run again. */
const promise = 120
const minuteJobs = ['content-schedule', 'deliver-outbox', 'expire-requests', 'imported-leave', 'offer-places']
const checkUp = join(import.meta.dirname, '../src/server/cli/check-up.ts')

/** Path of libfaketime for programs with threads, from Debian's package; null if it is not installed. */
function findLibrary(): string | null {
  if (!findProgram('faketime')) return null
  const folders = readdirSync('/usr/lib').map(name => join('/usr/lib', name, 'faketime'))
  const found = [...folders, '/usr/lib/faketime'].map(folder => join(folder, 'libfaketimeMT.so.1'))
  return found.find(path => existsSync(path)) ?? null
}

/** The work that must be done after each clock step: an email is sent, a request expires, a patient is reminded, every job runs. */
class Work {
  readonly #database: Database
  #rounds = 0
  constructor(database: Database) {
    this.#database = database
  }
  async #ask<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#database.pool.query(text, values)).rows as Row[]
  }
  /** Hours by which the database's clock differs from the true one. */
  async ahead(): Promise<number> {
    const [row] = await this.#ask<{ at: Date }>('select clock_timestamp() as at')
    return Math.round((Number(row?.at) - Date.now()) / 360_000) / 10
  }
  /** Adds one of each to the database. The returned function lists what has not been done yet. */
  async begin(): Promise<() => Promise<string[]>> {
    const letter = newId()
    await this.#ask(
      `insert into outbox_message (id, kind, "to", language, subject, text)
       values ($1, 'email.changed', 'somebody@example.org', 'en', 'Proof', 'Proof')`,
      [letter],
    )
    // The same two appointments each time: a message sent twice then shows in the count.
    const [request, visit] = await this.#appointments()
    this.#rounds++
    await this.#ask(
      `update appointment set status = 'requested', expires_at = now() + interval '5 s',
         starts_at = now() + interval '20 d', ends_at = now() + interval '20 d 20 min' where id = $1`,
      [request],
    )
    await this.#ask(
      `update appointment set status = 'accepted', expires_at = null, updated_at = now() - interval '9 d',
         starts_at = now() + interval '23 h', ends_at = now() + interval '23 h 20 min' where id = $1`,
      [visit],
    )
    const [since] = await this.#ask<{ at: Date }>('select clock_timestamp() as at')
    return async () => {
      const [row] = await this.#ask<Record<string, boolean>>(
        `select (select sent_at is not null from outbox_message where id = $1) as letter,
           (select status = 'expired' from appointment where id = $2) as expiry,
           exists (select from reminder r join appointment a on a.id = r.appointment_id and a.starts_at = r.starts_at
             where a.id = $3) and not exists (select from outbox_message where appointment_id = $3
             and kind = 'appointment.reminderDay' and sent_at is null) as reminder`,
        [letter, request, visit],
      )
      const ran = await this.#ask<{ name: string }>(
        `select distinct name from pgboss.job where state = 'completed' and started_on >= $1 and completed_on <= now()`,
        [since?.at],
      )
      const names = new Set(ran.map(one => one.name))
      const jobs = minuteJobs.filter(name => !names.has(name))
      return [...Object.entries(row ?? {}).flatMap(([name, done]) => (done ? [] : [name])), ...jobs]
    }
  }
  async #appointments(): Promise<string[]> {
    const rows = await this.#ask<{ id: string }>(
      `select a.id from appointment a join patient p on p.id = a.patient_id
       where p.account_id is not null and p.reminders order by a.id limit 2`,
    )
    if (rows.length < 2) throw new Error('The demo has too few appointments for this proof.')
    return rows.map(one => one.id)
  }
  /** Number of emails that were sent twice, and of appointment messages that outnumber their events. */
  async twice(outbox: string): Promise<number> {
    const files = readdirSync(outbox).flatMap(name => /([\da-f-]{36})\.json$/.exec(name)?.[1] ?? [])
    const [row] = await this.#ask<{ reminded: number; expired: number }>(
      `select count(*) filter (where appointment_id = $1 and kind = 'appointment.expired')::int as expired,
         count(*) filter (where appointment_id = $2 and kind = 'appointment.reminderDay')::int as reminded
       from outbox_message`,
      await this.#appointments(),
    )
    const more = (count = 0) => Math.max(0, count - this.#rounds)
    return files.length - new Set(files).size + more(row?.reminded) + more(row?.expired)
  }
}

/** R15: the clock of product and database is set forward and back, while they run and across a restart: all jobs run, and only once. */
export async function proveClockSteps(): Promise<Figures> {
  const begin = performance.now()
  const library = findLibrary()
  if (!library) throw new Error(missing('libfaketime'))
  // The database's user must be able to read the folder.
  const folder = mkdtempSync(join(tmpdir(), 'rawat-clock-'))
  chmodSync(folder, 0o755)
  const clock = join(folder, 'clock')
  const set = (hours: number) => writeFileSync(clock, `+${hours}h\n`)
  set(24)
  const faked = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    // Setting a real clock does not change the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const postgres = await startOutsidePostgres(faked)
  if (!postgres) throw new Error(missing('PostgreSQL'))
  const dataDir = join(folder, 'data')
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, RAWAT_DEMO: 'on', ...faked }
  const database = connect(postgres.url, 2)
  const faults: string[] = []
  const times: string[] = []
  let rawat: RawatProcess | undefined
  const start = async () => {
    rawat = await startRawat(environment)
    await rawat.ready()
  }
  const work = new Work(database)
  const stepAndCheck = async (step: string, hours: number, logged: string | null) => {
    for (const limit = performance.now() + 20_000; (await work.ahead()) !== hours; await wait(200))
      if (performance.now() > limit) throw new Error(`${step}: the database’s clock was not set.`)
    const from = performance.now()
    const missing = await work.begin()
    let left = await missing()
    while (left.length > 0 && secondsSince(from) < promise) {
      await wait(500)
      left = await missing()
    }
    times.push(`${step}: ${left.length > 0 ? 'never' : `${secondsSince(from)} s`}`)
    if (left.length > 0) faults.push(`${step}: not done within ${promise} s: ${left.join(', ')}.`)
    if (logged === null) return
    if (!rawat?.stderr().includes(`"what":"clock"`) || !rawat.stderr().includes(`"step":"${logged}"`))
      faults.push(`${step}: no log line contains ${logged}.`)
    const { stdout } = spawnSync(process.execPath, [checkUp], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    })
    if (!stdout.includes(`changed by ${logged}`))
      faults.push(`${step}: the check-up does not report ${logged}.`)
    const silent = /The scheduled job .* last ran .*/.exec(stdout)
    if (silent || !/fine +Scheduled jobs/.test(stdout))
      faults.push(`${step}: the check-up reports: ${silent ?? stdout}`)
  }
  try {
    await start()
    await stepAndCheck('a day ahead', 24, null)
    set(23)
    await stepAndCheck('an hour back', 23, '−60 min')
    rawat?.child.kill('SIGTERM')
    await rawat?.ended
    set(16)
    await postgres.restart()
    await start()
    await stepAndCheck('seven hours back over a restart of product and database', 16, '−7 h')
    set(40)
    await stepAndCheck('a day forward', 40, '+24 h')
    set(33)
    await stepAndCheck('seven hours back', 33, '−7 h')
    set(26)
    await postgres.restart()
    await stepAndCheck('seven hours back as the database alone restarts', 26, '−7 h')
    set(0)
    await stepAndCheck('right again', 0, '−26 h')
    const duplicates = await work.twice(join(dataDir, 'outbox'))
    const more = times.join('; ')
    const seconds = secondsSince(begin)
    const proof = 'R15 the clock of product and database is set while they run and over a restart'
    if (duplicates > 0) faults.push(`${duplicates} happened twice.`)
    return {
      proof,
      rounds: times.length,
      acknowledged: 3 * times.length,
      lost: 0,
      duplicates,
      seconds,
      more,
      faults,
    }
  } finally {
    await database.close()
    await rawat?.kill()
    await postgres.stop()
    await removeFolder(folder)
  }
}

import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { appliedMigrations, migrate, migrateTo, ownMigrations } from '#server/database/migrate.ts'
import { rowsOf, schemaLines, type TableRows } from '../tests/database-schema.ts'
import { fillTables } from '../tests/filled-tables.ts'
import { type Figures, secondsSince } from './figures.ts'
import { spawnNode } from './processes.ts'

const script = join(import.meta.dirname, 'migrating-process.ts')

interface Sizes {
  /** Each number is one start: a database with so many migrations is migrated to the newest schema. */
  from: number[]
  /** The process is killed at every n-th statement; 1 kills at each. */
  every: number
  /** Kills at random moments, for each start. */
  random: number
  rows: number
}

interface Run {
  code: number | null
  statements: number
  milliseconds: number
}

/** R11: a migration that is killed at any statement, or between two, resumes at the next start and loses no row. */
export async function proveMigrations(url: string, { from, every, random, rows }: Sizes): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const fresh = await inDatabase(url, async (address, client) => {
    await migrate(address)
    return schemaLines(client)
  })
  let kills = 0
  let filled = 0
  let lost = 0
  for (const count of from) {
    await inDatabase(url, async (address, client) => {
      const earlier = ownMigrations().slice(0, count)
      await migrateTo(address, earlier)
      filled += await fillTables(client, rows)
      const [shape, rowsBefore] = [await schemaLines(client), await rowsOf(client)]
      const length = await lengthOf(url, count)
      const check = async (when: string) => {
        await alone(client)
        const done = (await appliedMigrations(client)).length
        if (done !== count && done !== ownMigrations().length)
          faults.push(`${when}: it stopped after ${done} migrations.`)
        const now = await schemaLines(client)
        if (done === count && unlike(shape, now)) faults.push(`${when}: it left ${unlike(shape, now)}.`)
        lost += await missing(client, rowsBefore, when, faults)
        return done === ownMigrations().length
      }
      // A kill rolls back to the old schema, from which the next one starts. Only a commit that was already sent may succeed.
      const moments: [number, 'before' | 'sent'][] = []
      for (let statement = 1; statement <= length.statements; statement += every)
        moments.push([statement, 'before'], [statement, 'sent'])
      let arrived = false
      for (const [statement, moment] of moments) {
        if (arrived) break
        const { code } = await run(address, [String(statement), moment])
        if (code === null) kills++
        arrived = await check(`From ${count}, killed at statement ${statement} (${moment})`)
      }
      for (let index = 0; index < random && !arrived; index++) {
        const { code } = await run(address, [], Math.random() * length.milliseconds)
        if (code === null) kills++
        arrived = await check(`From ${count}, killed at random`)
      }
      await migrate(address)
      const now = await schemaLines(client)
      if (unlike(fresh, now))
        faults.push(`From ${count}, resumed: the schema differs from a new one: ${unlike(fresh, now)}.`)
      lost += await missing(client, rowsBefore, `From ${count}, resumed`, faults)
    })
  }
  return {
    proof: 'R11 migrations killed',
    rounds: kills,
    acknowledged: filled,
    lost,
    duplicates: 0,
    seconds: secondsSince(begin),
    more: `from ${from.length} earlier schemas, ${fresh.length} parts of the schema compared after each`,
    faults,
  }
}

/** Statements and milliseconds of a migration without a kill. */
async function lengthOf(url: string, count: number): Promise<Run> {
  return inDatabase(url, async address => {
    await migrateTo(address, ownMigrations().slice(0, count))
    const done = await run(address)
    if (done.code !== 0) throw new Error(`A migration from ${count} failed without a kill.`)
    return done
  })
}

async function run(address: string, words: string[] = [], after?: number): Promise<Run> {
  const begin = performance.now()
  const child = spawnNode([script, address, ...words], {})
  const ended = once(child, 'exit')
  const said = text(child.stdout as NodeJS.ReadableStream)
  const why = text(child.stderr as NodeJS.ReadableStream)
  if (after !== undefined) void wait(after).then(() => child.kill('SIGKILL'))
  const [code] = (await ended) as [number | null]
  if (code) throw new Error(`A migration failed: ${await why}`)
  return { code, statements: Number(await said), milliseconds: performance.now() - begin }
}

let made = 0
/** Runs in a new, empty database on the same server. */
async function inDatabase<R>(
  url: string,
  work: (address: string, client: pg.Client) => Promise<R>,
): Promise<R> {
  const name = `${new URL(url).pathname.slice(1)}_shape_${process.pid}_${made++}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database "${name}" template template0`)
  const address = new URL(url)
  address.pathname = name
  const client = new pg.Client({ connectionString: address.href })
  try {
    await client.connect()
    return await work(address.href, client)
  } finally {
    await client.end()
    await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  }
}

/** Waits until this is the only connection: PostgreSQL still works a moment for a client that was killed. */
async function alone(client: pg.Client): Promise<void> {
  const sql = 'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  while ((await client.query(sql)).rowCount) await wait(10)
}

function unlike(expected: string[], found: string[]): string | null {
  const [before, after] = [new Set(expected), new Set(found)]
  const gone = expected.find(line => !after.has(line))
  const more = found.find(line => !before.has(line))
  return gone === undefined && more === undefined ? null : `without ${gone}, with ${more}`
}

async function missing(
  client: pg.Client,
  rowsBefore: TableRows[],
  when: string,
  faults: string[],
): Promise<number> {
  const now = await rowsOf(client, rowsBefore)
  let lost = 0
  for (const [index, { table, rows }] of rowsBefore.entries()) {
    const there = new Set(now[index]?.rows)
    const gone = rows.filter(row => !there.has(row)).length
    if (gone > 0) faults.push(`${when}: ${gone} rows of ${table} are missing or changed.`)
    lost += gone
  }
  return lost
}

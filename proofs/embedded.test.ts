import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { kill, newDataDir, ordinaryUser, pathWith, root, startRawat } from '../tests/embedded-rawat.ts'

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function startHere(dataDir: string, log?: (line: string) => void) {
  const server = await startEmbeddedPostgres({ dataDir, log })
  onTestFinished(() => server.stop())
  return server
}

const postmasterFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
const postmaster = (dataDir: string) => Number.parseInt(readFileSync(postmasterFile(dataDir), 'utf8'), 10)
const exists = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('a booking that was acknowledged is there after Rawat was killed with -9', async () => {
  const dataDir = newDataDir()
  const first = await startRawat(dataDir)
  await query(first.output, 'CREATE TABLE booking (place int)')
  await query(first.output, 'INSERT INTO booking VALUES (7)')
  await kill(first.process)
  const { url } = await startHere(dataDir)
  expect(await query(url, 'SELECT place FROM booking')).toEqual([{ place: 7 }])
})

test('commits reach the disk, pages carry checksums, and the application is no superuser', async () => {
  const { url } = await startHere(newDataDir())
  const settings = `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS sync,
    current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS listen,
    (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`
  const safe = { fsync: 'on', sync: 'on', checksums: 'on', listen: '127.0.0.1', superuser: false }
  expect(await query(url, settings)).toEqual([safe])
  const guessed = new URL(url)
  guessed.password = 'postgres'
  await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('search and booking find the extensions that they need, and accented letters are stored unchanged', async () => {
  const { url } = await startHere(newDataDir())
  await query(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION btree_gist')
  expect(await query(url, "SELECT lower('É') AS lower, unaccent('José') AS plain")).toEqual([
    { lower: 'é', plain: 'Jose' },
  ])
})

test('of two Rawats that start at once on one data directory one is refused, in under 2 seconds', async () => {
  const dataDir = newDataDir()
  const both = await Promise.all([startRawat(dataDir), startRawat(dataDir)])
  const refused = both.filter(({ output: said }) => said.startsWith('Another Rawat'))
  const running = both.filter(({ output: said }) => said.startsWith('postgres://'))
  expect([running.length, refused.length]).toEqual([1, 1])
  expect(refused[0]?.output).toContain('DATA_DIR')
  expect(refused[0]?.milliseconds).toBeLessThan(2000)
  const third = await startRawat(dataDir)
  expect(third.output).toContain(`process ${running[0]?.process.pid}`)
})

test('only the owner can read the password and use the port', async () => {
  const dataDir = newDataDir()
  await startHere(dataDir)
  for (const name of ['password', 'connection.json', 'server.log'])
    expect(statSync(join(dataDir, 'postgres', name)).mode & 0o777).toBe(0o600)
})

test('a command-line tool connects to the running server, and gets null if there is none', async () => {
  const dataDir = newDataDir()
  expect(await joinEmbeddedPostgres(dataDir)).toBeNull()
  const first = await startRawat(dataDir)
  expect(await joinEmbeddedPostgres(dataDir)).toBe(first.output)
  await kill(first.process)
  // pdeathsig shuts the server down in order, which takes a moment.
  if (existsSync('/usr/bin/setpriv')) await expect.poll(() => joinEmbeddedPostgres(dataDir)).toBeNull()
  const server = await startEmbeddedPostgres({ dataDir })
  expect(await joinEmbeddedPostgres(dataDir)).toBe(server.url)
  await server.stop()
  expect(await joinEmbeddedPostgres(dataDir)).toBeNull()
})

test.runIf(process.platform === 'linux')(
  'a PostgreSQL that outlived its Rawat is stopped at the next start, also when the user has changed',
  async () => {
    const dataDir = newDataDir(ordinaryUser)
    // Without setpriv on the PATH, PostgreSQL survives the death of its parent.
    const first = await startRawat(dataDir, { uid: root ? ordinaryUser : undefined, PATH: '/nowhere' })
    await query(first.output, 'CREATE TABLE booking AS SELECT 7 AS place')
    const second = await startRawat(dataDir, { PATH: '/nowhere', uid: root ? ordinaryUser : undefined })
    expect(second.output).toContain('Another Rawat')
    await kill(first.process)
    const orphan = postmaster(dataDir)
    await wait(300)
    expect(exists(orphan)).toBe(true)
    const lines: string[] = []
    const { url } = await startHere(dataDir, line => lines.push(line))
    expect(lines.join()).toContain(`process ${orphan}`)
    expect(exists(orphan)).toBe(false)
    expect(await query(url, 'SELECT place FROM booking')).toEqual([{ place: 7 }])
  },
)

/** Root without the capability to change users, as in some containers. */
const without = ['setpriv', '--bounding-set=-setuid,-setgid', '--inh-caps=-setuid,-setgid']

test.runIf(root)(
  'root who may not change users runs PostgreSQL in a user namespace, which a kill ends',
  async () => {
    const dataDir = newDataDir()
    const first = await startRawat(dataDir, { through: without })
    await query(first.output, 'CREATE TABLE booking AS SELECT 7 AS place')
    const server = postmaster(dataDir)
    // Inside its user namespace the server is no root; outside it is, and root owns its files.
    expect(statSync(`/proc/${server}`).uid).toBe(0)
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(0)
    await kill(first.process)
    await expect.poll(() => exists(server), { timeout: 15_000 }).toBe(false)
    // A start with the right to change users takes the cluster over again.
    expect(await query((await startHere(dataDir)).url, 'SELECT place FROM booking')).toEqual([{ place: 7 }])
  },
)

test.runIf(root)(
  'as root with unshare alone, a PostgreSQL that outlived its Rawat is stopped and taken over',
  async () => {
    const dataDir = newDataDir()
    const PATH = pathWith('unshare', 'true', 'flock')
    const first = await startRawat(dataDir, { PATH })
    await query(first.output, 'CREATE TABLE booking AS SELECT 7 AS place')
    await kill(first.process)
    const orphan = postmaster(dataDir)
    await wait(300)
    expect(exists(orphan)).toBe(true)
    const second = await startRawat(dataDir, { PATH })
    expect(second.output).toMatch(/^postgres:/)
    expect(exists(orphan)).toBe(false)
    expect(await query(second.output, 'SELECT place FROM booking')).toEqual([{ place: 7 }])
  },
)

test('a left-over pid file that names a foreign process, or none, does not prevent the start', async () => {
  const dataDir = newDataDir()
  await (await startEmbeddedPostgres({ dataDir })).stop()
  writeFileSync(postmasterFile(dataDir), `${process.ppid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n`)
  await (await startEmbeddedPostgres({ dataDir })).stop()
  writeFileSync(postmasterFile(dataDir), '')
  expect(await query((await startHere(dataDir)).url, 'SELECT 1 AS open')).toEqual([{ open: 1 }])
  expect(exists(process.ppid)).toBe(true)
})

test('PostgreSQL is restarted at the same address if it ends', async () => {
  const dataDir = newDataDir()
  const lines: string[] = []
  const { url } = await startHere(dataDir, line => lines.push(line))
  await query(url, 'CREATE TABLE booking AS SELECT 7 AS place')
  process.kill(postmaster(dataDir), 'SIGKILL')
  await expect.poll(() => lines.at(-1), { timeout: 15_000 }).toBe('PostgreSQL is running again.')
  expect(await query(url, 'SELECT place FROM booking')).toEqual([{ place: 7 }])
})

test('a first start that was cut short leaves nothing behind', async () => {
  const dataDir = newDataDir()
  mkdirSync(join(dataDir, 'postgres', 'cluster.unfinished'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'cluster.unfinished', 'PG_VERSION'), '18\n')
  await startHere(dataDir)
  expect(existsSync(join(dataDir, 'postgres', 'cluster.unfinished'))).toBe(false)
})

test('a Rawat that exits without stopping its database still ends it', async () => {
  const dataDir = newDataDir(ordinaryUser)
  const { process: child } = await startRawat(dataDir, {
    uid: root ? ordinaryUser : undefined,
    PATH: '/nowhere',
  })
  const server = postmaster(dataDir)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await expect.poll(() => exists(server), { timeout: 5000 }).toBe(false)
  expect(existsSync(postmasterFile(dataDir))).toBe(false)
})

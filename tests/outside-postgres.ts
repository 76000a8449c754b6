import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../proofs/processes.ts'
import { findProgram } from './programs.ts'

const home = '/usr/lib/postgresql'
const versions = () =>
  (existsSync(home) ? readdirSync(home) : []).filter(one => existsSync(join(home, one, 'bin/postgres')))

/** The system's PostgreSQL, which is installed if missing and allowed; null if it is not available. */
export function findPostgres(): string | null {
  if (versions().length === 0) findProgram('pg_ctlcluster', 'postgresql')
  const newest = versions().toSorted((a, b) => Number(b) - Number(a))[0]
  return newest ? join(home, newest, 'bin') : null
}

/** Runs a command as the user of PostgreSQL's package, because PostgreSQL refuses to run as root. */
export const serverUser = (command: string[]): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
    : command

/**
 * An external PostgreSQL as in a hospital: the system's, over TCP, with a password, for a role without superuser rights.
 * Null if it is not available. `stop` removes its data. `environment` applies to PostgreSQL, not to the command that changes the user.
 */
export async function startOutsidePostgres(environment: Record<string, string> = {}): Promise<{
  url: string
  version: string
  /** Stops it as a shutdown of the machine does, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
} | null> {
  const programs = findPostgres()
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'rawat-outside-'))
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  const secret = join(folder, 'password')
  writeFileSync(secret, password)
  if (process.getuid?.() === 0) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['-R', 'postgres:postgres', folder])
  }
  const own = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const words = (program: string, ...rest: string[]) =>
    serverUser(['env', ...own, join(programs, program), ...rest])
  const [initdb = '', ...init] = words(
    'initdb',
    ...['-D', data, '-U', 'owner', '-E', 'UTF8', '--locale=C.UTF-8'],
    ...['--auth=scram-sha-256', `--pwfile=${secret}`],
  )
  execFileSync(initdb, init, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  const port = await freePort()
  const [postgres = '', ...start] = words(
    'postgres',
    ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    // Test data need not survive a crash.
    ...['-c', 'fsync=off', '-c', 'max_connections=200'],
  )
  const begin = () => spawn(postgres, start, { stdio: 'ignore', cwd: folder })
  let child = begin()
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const ownerUrl = `postgres://owner:${password}@127.0.0.1:${port}/postgres`
  const restart = async () => {
    await end()
    child = begin()
    await (await connectTo(ownerUrl)).end()
  }
  try {
    const version = await prepare(ownerUrl, password)
    return { url: `postgres://hospital:${password}@127.0.0.1:${port}/hospital`, version, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function connectTo(url: string): Promise<Client> {
  for (const limit = performance.now() + 60_000; ; await wait(200)) {
    const client = new Client(url)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (performance.now() > limit) throw error
    }
  }
}

async function prepare(url: string, password: string): Promise<string> {
  const client = await connectTo(url)
  // CREATEDB is only for the tests, which create databases; a hospital's role does not need it.
  await client.query(`CREATE ROLE hospital LOGIN CREATEDB PASSWORD '${password}'`)
  await client.query('CREATE DATABASE hospital OWNER hospital')
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  await client.end()
  return rows[0]?.server_version ?? ''
}

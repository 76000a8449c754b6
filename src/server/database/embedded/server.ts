import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import { type DatabaseFolder, writing } from './folder.ts'
import { signalServer, stopOrphan } from './orphan.ts'
import type { ServerUser } from './user.ts'

export interface ServerSetup {
  folder: DatabaseFolder
  binaries: Binaries
  user: ServerUser
  log: (line: string) => void
  /** False only in tests, where data may be lost. */
  durable: boolean
}

export interface RunningServer {
  port: number
  stop(): Promise<void>
}

/** Runs PostgreSQL until `stop()`. If it ends by itself, it is restarted on the same port. */
export async function runServer(setup: ServerSetup): Promise<RunningServer> {
  rotateLog(setup.folder)
  let stopping = false
  let { child, port } = await startFirst(setup)
  const signal = (name: 'SIGINT' | 'SIGQUIT') =>
    child.pid && running(child) && signalServer(child.pid, name, setup.folder.cluster, setup.binaries)

  function guard() {
    child.unref()
    child.once('exit', (code, name) => {
      if (!stopping) void comeBack(name ?? `code ${code}`)
    })
  }
  async function comeBack(reason: string) {
    setup.log(`PostgreSQL ended unexpectedly (${reason}) and is started again; see ${setup.folder.log}.`)
    for (let pause = 250; !stopping; pause = Math.min(pause * 2, 15_000)) {
      const attempt = await launch(setup, port, started => {
        child = started
      }).catch((error: Error) => error.message)
      if (attempt === 'ready') {
        setup.log('PostgreSQL is running again.')
        return guard()
      }
      await wait(pause, undefined, { ref: false })
    }
  }
  const lastResort = () => signal('SIGINT')
  process.once('exit', lastResort)
  guard()

  async function stop() {
    stopping = true
    process.off('exit', lastResort)
    if (!running(child)) return
    child.ref()
    const ended = once(child, 'exit')
    signal('SIGINT')
    // The immediate shutdown loses no data either, but the next start has to replay the log.
    const immediate = setTimeout(() => signal('SIGQUIT'), 10_000)
    await ended
    clearTimeout(immediate)
  }
  return { port, stop }
}

const running = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function startFirst(setup: ServerSetup): Promise<{ child: ChildProcess; port: number }> {
  const until = performance.now() + 15_000
  for (;;) {
    await stopOrphan(setup.folder.cluster, setup.binaries, setup.log)
    const port = await freePort()
    let child: ChildProcess | undefined
    const logStart = logSize(setup.folder)
    const outcome = await launch(setup, port, started => {
      child = started
    })
    if (child && outcome === 'ready') return { child, port }
    const log = readFileSync(setup.folder.log).subarray(logStart).toString()
    // Another process took the port first, or processes of a killed server have not ended yet.
    const temporary = /could not bind|lock file ".*" already exists|pre-existing shared memory block/.test(
      log,
    )
    if (!temporary || performance.now() > until) throw startFailure(setup.folder, log)
    await wait(200)
  }
}

async function launch(
  { folder, binaries, user, durable }: ServerSetup,
  port: number,
  onSpawn: (child: ChildProcess) => void,
): Promise<'ready' | 'ended'> {
  const log = writing(folder.dataDir, () => openSync(folder.log, 'a', 0o600))
  const [command = '', ...args] = [
    ...user.prefix,
    binaries.postgres,
    ...serverArguments(folder, port, durable),
  ]
  const child = spawn(command, args, {
    // Its own session: Ctrl-C in the terminal must reach only Rawat, which then stops PostgreSQL last.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
    env: serverEnvironment(),
    windowsHide: true,
  })
  closeSync(log)
  onSpawn(child)
  await once(child, 'spawn')
  // No time limit: a recovery after a crash may take long and must not be interrupted.
  while (running(child)) {
    if (reportsReady(folder.cluster, child.pid)) return 'ready'
    await wait(10)
  }
  return 'ended'
}

function serverArguments({ cluster }: DatabaseFolder, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    timezone: 'UTC',
    // Patients' data must not reach the log, so no details and no statements.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function reportsReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address && typeof address === 'object') return address.port
  throw new Error(
    'No free port was found on 127.0.0.1 for the database. Close some programs and start again.',
  )
}

function startFailure(folder: DatabaseFolder, log: string): Error {
  const reason =
    /(?:FATAL|PANIC): +(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? 'no reason was given'
  return new Error(
    `PostgreSQL did not start on ${folder.cluster}: ${reason}. ` +
      `The whole log is in ${folder.log}. If the data are damaged, restore a backup.`,
  )
}

const logSize = (folder: DatabaseFolder) => statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0

function rotateLog(folder: DatabaseFolder): void {
  if (logSize(folder) > 5 * 1024 * 1024) renameSync(folder.log, `${folder.log}.1`)
}

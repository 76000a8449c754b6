import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, serverUser } from '../tests/outside-postgres.ts'
import { findProgram, missing, startServer } from '../tests/programs.ts'
import { freePort, removeFolder } from './processes.ts'

const configuration = join(import.meta.dirname, '../deploy/haproxy-postgres.cfg')

interface Member {
  name: string
  role: string
  state: string
}

/** Two PostgreSQL under Patroni with etcd, one of them the synchronous standby, behind haproxy. */
export interface Cluster {
  /** Connects to the current primary. */
  url: string
  /** Kills all processes of the primary as a power cut does, or stops them until `heal`. Returns its name. */
  failPrimary(how: 'kill' | 'freeze'): Promise<string>
  /** Restarts or resumes the machine. */
  heal(name: string): void
  /** Resolves when there is a primary with a synchronous standby. */
  whole(): Promise<void>
  stop(): Promise<void>
}

class Node {
  readonly name: string
  readonly api: number
  readonly port: number
  readonly #folder: string
  readonly #command: string[]
  #process: ChildProcess | undefined

  constructor(name: string, ports: { api: number; port: number }, folder: string, command: string[]) {
    this.name = name
    this.api = ports.api
    this.port = ports.port
    this.#folder = folder
    this.#command = command
  }

  /** Does nothing if it already runs: two Patronis must not manage one PostgreSQL. */
  start(): void {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) return
    const [program = '', ...words] = this.#command
    this.#process = spawn(program, words, { stdio: 'ignore', cwd: this.#folder })
  }

  /** All processes of this node: Patroni, PostgreSQL and its backends. */
  get #processes(): number[] {
    const children = (pid: number): number[] => {
      try {
        const own = execFileSync('pgrep', ['-P', String(pid)])
          .toString()
          .trim()
          .split('\n')
          .map(Number)
        return [pid, ...own.flatMap(children)]
      } catch {
        return [pid]
      }
    }
    const roots = [this.#process?.pid, this.#postmaster].filter(pid => pid !== undefined)
    return [...new Set(roots.flatMap(children))]
  }

  get #postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(this.#folder, this.name, 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }

  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.#processes) {
      try {
        process.kill(pid, signal)
      } catch {
        // The process has ended meanwhile.
      }
    }
  }

  async members(): Promise<Member[]> {
    const answer = await fetch(`http://127.0.0.1:${this.api}/cluster`, { signal: AbortSignal.timeout(1500) })
    return ((await answer.json()) as { members: Member[] }).members
  }
}

const programs = ['patroni', 'etcd', 'haproxy', 'pgrep'] as const
const packages: Record<string, string> = { etcd: 'etcd-server', pgrep: 'procps' }

/** Uses a temporary folder, which `stop` removes. */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres()
  if (!bin) throw new Error(missing('postgresql'))
  const [patroni, etcd, haproxy] = programs.map(name => {
    const found = findProgram(name, packages[name] ?? name)
    if (!found) throw new Error(missing(name))
    return found
  }) as [string, string, string]
  const folder = mkdtempSync(join(tmpdir(), 'rawat-cluster-'))
  chmodSync(folder, 0o755)
  const [client, peer, front] = [await freePort(), await freePort(), await freePort()]
  const etcdAt = `http://127.0.0.1:${client}`
  const etcdServer = await startServer(
    etcd,
    [
      ...[
        '--data-dir',
        join(folder, 'etcd'),
        '--listen-client-urls',
        etcdAt,
        '--advertise-client-urls',
        etcdAt,
      ],
      ...['--listen-peer-urls', `http://127.0.0.1:${peer}`, '--log-level', 'error'],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${peer}`],
    ],
    `${etcdAt}/health`,
  )
  const password = randomBytes(12).toString('hex')
  const nodes: Node[] = []
  for (const name of ['one', 'two']) {
    const ports = { api: await freePort(), port: await freePort() }
    const file = join(folder, `${name}.yml`)
    writeFileSync(file, settings({ name, ...ports, folder, bin, password, etcd: client }))
    nodes.push(new Node(name, ports, folder, serverUser([patroni, file])))
  }
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres:postgres', folder])
  const [one, two] = nodes as [Node, Node]
  for (const node of nodes) node.start()
  const members = async (): Promise<Member[]> => {
    for (const node of nodes) {
      const known = await node.members().catch(() => null)
      if (known) return known
    }
    return []
  }
  const until = async (what: string, holds: () => Promise<boolean>) => {
    for (const limit = performance.now() + 180_000; !(await holds()); await wait(250))
      if (performance.now() > limit) throw new Error(`${what}: ${JSON.stringify(await members())}`)
  }
  const whole = () =>
    until('The cluster has no primary with a synchronous standby', async () => {
      const known = await members()
      const states = known.map(({ role, state }) => `${role} ${state}`).sort()
      return /^leader running,sync_standby (running|streaming)$/.test(states.join())
    })
  await whole()
  const proxy = await startProxy(haproxy, front, one, two)
  const at = (user: string, name: string) => `postgres://${user}:${password}@127.0.0.1:${front}/${name}`
  const stop = async () => {
    await proxy.stop()
    for (const node of nodes) node.signal('SIGKILL')
    await etcdServer.stop()
    await removeFolder(folder)
  }
  try {
    await prepare(at('owner', 'postgres'), password)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: at('hospital', 'hospital'),
    whole,
    stop,
    failPrimary: async how => {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name
      const node = nodes.find(({ name }) => name === leader)
      if (!node) throw new Error('The cluster has no primary.')
      node.signal(how === 'kill' ? 'SIGKILL' : 'SIGSTOP')
      return node.name
    },
    heal: name => {
      const node = nodes.find(other => other.name === name) as Node
      node.signal('SIGCONT')
      node.start()
    },
  }
}

async function startProxy(haproxy: string, front: number, one: Node, two: Node) {
  const addresses = {
    ...{ PG_FRONT: `127.0.0.1:${front}` },
    ...{ PG_ONE: `127.0.0.1:${one.port}`, PG_ONE_API: String(one.api) },
    ...{ PG_TWO: `127.0.0.1:${two.port}`, PG_TWO_API: String(two.api) },
  }
  // haproxy only forwards TCP to the primary, so the start check asks Patroni's API.
  return startServer(haproxy, ['-db', '-f', configuration], `http://127.0.0.1:${one.api}/health`, addresses)
}

async function prepare(url: string, password: string): Promise<void> {
  for (const limit = performance.now() + 60_000; ; await wait(500)) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query(`create role hospital login password '${password}'`)
      await client.query('create database hospital owner hospital')
      return
    } catch (error) {
      if (performance.now() > limit) throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
}

interface NodeSettings {
  name: string
  api: number
  port: number
  folder: string
  bin: string
  password: string
  etcd: number
}

/** JSON is YAML, too. */
function settings({ name, api, port, folder, bin, password, etcd }: NodeSettings): string {
  return JSON.stringify({
    ...{ scope: 'hospital', name, etcd3: { host: `127.0.0.1:${etcd}` } },
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    bootstrap: {
      dcs: {
        // The minimum that Patroni accepts: the seconds for which a silent primary keeps its role.
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 3, primary_start_timeout: 0 },
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host replication all 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
      ...{ data_dir: join(folder, name), bin_dir: bin, pgpass: join(folder, `${name}.pgpass`) },
      authentication: {
        superuser: { username: 'owner', password },
        replication: { username: 'standby', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: folder },
    },
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverUser, startOutsidePostgres } from '../tests/outside-postgres.ts'
import { findProgram, missing } from '../tests/programs.ts'
import { type Figures, secondsSince } from './figures.ts'
import { mainJob } from './main-job.ts'
import { freePort, removeFolder, startRawat } from './processes.ts'

/** The main job through PgBouncer in session mode, which hospitals with many programs on one PostgreSQL use. */
export async function provePooled(dataDir: string): Promise<Figures> {
  const begin = performance.now()
  const program = findProgram('pgbouncer')
  if (!program) throw new Error(missing('pgbouncer'))
  const outside = await startOutsidePostgres()
  if (!outside) throw new Error(missing('postgresql'))
  const { hostname, port, username, password } = new URL(outside.url)
  const front = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'rawat-pooled-'))
  chmodSync(folder, 0o755)
  const users = join(folder, 'users')
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 })
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\npool_mode = session\nauth_type = scram-sha-256`,
    `auth_file = ${users}\nlisten_addr = 127.0.0.1\nlisten_port = ${front}\nunix_socket_dir =\ndefault_pool_size = 60`,
  ]
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o644 })
  const [command = '', ...words] = serverUser([program, file])
  const pooler = spawn(command, words, { stdio: 'ignore' })
  const through = new URL(outside.url)
  through.port = String(front)
  const admin = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'sebelas payung biru' }
  const rawat = await startRawat({ DATABASE_URL: through.href, DATA_DIR: dataDir, ...admin })
  try {
    await rawat.ready()
    const done = await mainJob(rawat.address, admin)
    const right =
      JSON.stringify(done) === JSON.stringify({ booked: 201, accepted: 200, edited: 200, shown: true })
    const errors = rawat
      .stderr()
      .split('\n')
      .filter(line => line.includes('"level":"error"'))
    return {
      ...{ proof: 'The main job through PgBouncer in session mode', rounds: 1, acknowledged: 3 },
      ...{ lost: 0, duplicates: 0, seconds: secondsSince(begin), more: JSON.stringify(done) },
      faults: [...(right ? [] : ['The main job failed.']), ...errors],
    }
  } finally {
    await rawat.kill()
    pooler.kill()
    if (pooler.exitCode === null) await once(pooler, 'exit')
    await outside.stop()
    await removeFolder(folder)
  }
}

import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startOutsidePostgres } from '../tests/outside-postgres.ts'
import { type Figures, secondsSince } from './figures.ts'
import { readReport } from './vitest-report.ts'

const root = join(import.meta.dirname, '..')

/** All tests of the server, on the system's PostgreSQL in place of the embedded one. */
export async function proveOutside(folder: string): Promise<Figures> {
  const begin = performance.now()
  const outside = await startOutsidePostgres()
  if (!outside) throw new Error('There is no PostgreSQL on this machine, and it could not be installed.')
  mkdirSync(folder, { recursive: true })
  const report = join(folder, 'report.json')
  try {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`]
    // The embedded database is not what is asked here.
    const which = [
      '--exclude=src/server/database/embedded*',
      'src/server',
      'tests/answers',
      'tests/authorization',
      'tests/bad-input',
      'tests/database.test',
    ]
    spawnSync(process.execPath, [...vitest, ...which], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TEST_DATABASE_URL: outside.url },
    })
    const { total, passed, faults } = readReport(report, root)
    return {
      proof: `The server's tests on PostgreSQL ${outside.version}, over TCP, for a role that is no superuser`,
      rounds: total,
      acknowledged: passed,
      lost: 0,
      duplicates: 0,
      seconds: secondsSince(begin),
      more: `${passed} of ${total} passed`,
      faults,
    }
  } finally {
    await outside.stop()
  }
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOutsidePostgres } from '../outside-postgres.ts'
import { type Figures, secondsSince } from './figures.ts'

interface Report {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}

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
    const which = ['--exclude=src/server/database/embedded*', 'src/server', 'tests/a', 'tests/b', 'tests/d']
    spawnSync(process.execPath, [...vitest, ...which], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TEST_DATABASE_URL: outside.url },
    })
    const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const faults = testResults.flatMap(file => {
      const failed = file.assertionResults.filter(one => one.status === 'failed').map(one => one.fullName)
      return failed.length === 0 && file.message ? [`${file.name}: ${file.message}`] : failed
    })
    if (numTotalTests === 0) faults.push('No test ran.')
    return {
      proof: `The server's tests on PostgreSQL ${outside.version}, over TCP, for a role that is no superuser`,
      rounds: numTotalTests,
      acknowledged: numPassedTests,
      lost: 0,
      duplicates: 0,
      seconds: secondsSince(begin),
      more: `${numPassedTests} of ${numTotalTests} passed`,
      faults,
    }
  } finally {
    await outside.stop()
  }
}

/** Everything that must hold before a change lands: `npm test`. The last line counts all of it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { startOutsidePostgres } from './outside-postgres.ts'

const reports = mkdtempSync(join(tmpdir(), 'rawat-tests-'))
let passed = 0
let failed = 0
/** Locks, constraints, notifications, copies, the queue, searches and migrations. */
const serverParts = [
  'src/server/booking/contest.test.ts',
  'src/server/booking/waiting.test.ts',
  'src/server/accounts/sessions.test.ts',
  'src/server/content/content.test.ts',
  'src/server/back-office/office.test.ts',
  'src/server/audit-seal.test.ts',
  'src/server/listen.test.ts',
  'src/server/import/import.test.ts',
  'src/server/database/backup/backup.test.ts',
  'src/server/publishing/wishes.test.ts',
  'tests/upgrade.test.ts',
]
/** What could not be tried here, by name: nobody is to take it for passed. */
const skipped: string[] = []

function run(title: string, words: string[], environment: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${title}\n`)
  const [script, ...rest] = words as [string, ...string[]]
  const { status } = spawnSync(process.execPath, [script, ...rest], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status === 0
}

function check(title: string, words: string[]): void {
  if (run(title, words)) passed++
  else failed++
}

/** Counts a runner's report; a run that left none, or failed without a failed test, counts as one failure. */
function count(
  fine: boolean,
  file: string,
  read: (report: never) => { passed: number; failed: number; skipped: string[] },
): void {
  let counted = { passed: 0, failed: 0, skipped: [] as string[] }
  try {
    counted = read(JSON.parse(readFileSync(file, 'utf8')) as never)
  } catch {
    fine = false
  }
  passed += counted.passed
  skipped.push(...counted.skipped)
  failed += !fine && counted.failed === 0 ? 1 : counted.failed
}

check('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'])
check('Types', ['node_modules/typescript/bin/tsc', '--noEmit'])
check('Types of the pages', [
  'node_modules/astro/bin/astro.mjs',
  'check',
  '--minimumFailingSeverity',
  'warning',
])
check('Unused code', ['node_modules/knip/bin/knip.js'])

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}
function units(title: string, files: string[], environment: Record<string, string> = {}): void {
  const unit = join(reports, `${title}.json`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
  const fine = run(title, [...words, `--outputFile.json=${unit}`, ...files], environment)
  count(fine, unit, (report: UnitReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults
      .flatMap(file => file.assertionResults)
      .filter(one => one.status === 'skipped' || one.status === 'pending')
      .map(one => one.fullName),
  }))
}
units('Promises of the parts', [])

const outside = await startOutsidePostgres()
if (outside) {
  // One of each thing that we ask of a database; all of them by `npm run prove -- --only OUTSIDE`.
  const title = `The server on PostgreSQL ${outside.version} of this system`
  units(title, serverParts, { TEST_DATABASE_URL: outside.url })
  await outside.stop()
} else skipped.push('the server on a PostgreSQL of this system: there is none')

const journeys = join(reports, 'journeys.json')
let journeysFine = false
try {
  journeysFine = run(
    'Journeys in a real browser',
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
    },
  )
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
count(
  journeysFine,
  journeys,
  (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: Array<string>(report.stats.skipped).fill('a journey in the browser'),
  }),
)

rmSync(reports, { recursive: true, force: true })
if (skipped.length > 0)
  process.stdout.write(`\nNot tried on this machine, and so not shown:\n  ${skipped.join('\n  ')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

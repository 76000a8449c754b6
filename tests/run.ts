/** Everything that must hold before a change lands: `npm test`. The last line counts all of it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'

const reports = mkdtempSync(join(tmpdir(), 'rawat-tests-'))
let passed = 0
let failed = 0
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
  'error',
])
check('Unused code', ['node_modules/knip/bin/knip.js'])

const unit = join(reports, 'unit.json')
const unitFine = run('Promises of the parts', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}
count(unitFine, unit, (report: UnitReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.testResults
    .flatMap(file => file.assertionResults)
    .filter(one => one.status === 'skipped' || one.status === 'pending')
    .map(one => one.fullName),
}))

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

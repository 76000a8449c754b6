import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, secondsSince } from './figures.ts'
import { spawnNode } from './processes.ts'
import { readReport } from './vitest-report.ts'

const root = join(import.meta.dirname, '..')
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit without the newest migration. */
export const versionBefore = (): string =>
  git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'migrations')}^`)

/** The tests of a checkout, with what failed. */
async function runTests(folder: string, tests: string[]) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const words = [
    'run',
    '--root',
    folder,
    '--reporter=json',
    `--outputFile=${report}`,
    '--testTimeout=60000',
    // Retries, as the machine may be busy. The tests of the embedded database do not depend on the schema.
    '--retry=2',
    '--exclude=src/server/database/embedded*',
    ...tests,
  ]
  const child = spawnNode([vitest, ...words], { NODE_OPTIONS: '--max-old-space-size=2048' })
  child.stdout?.resume()
  child.stderr?.resume()
  await once(child, 'exit')
  return readReport(report, folder)
}

function giveShape(folder: string, migrations: string): void {
  rmSync(join(folder, 'migrations'), { recursive: true })
  cpSync(migrations, join(folder, 'migrations'), { recursive: true })
}

/**
 * R11: during a rolling upgrade the previous version runs on the new schema. Its own server tests show whether it does. A
 * test that also fails on the old schema was already wrong in that version, and does not count.
 */
export async function proveVersionBefore(
  folder: string,
  { commit = versionBefore(), tests = ['src/server'] }: { commit?: string; tests?: string[] } = {},
): Promise<Figures> {
  const begin = performance.now()
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const own = join(folder, 'own-migrations')
  cpSync(join(folder, 'migrations'), own, { recursive: true })
  // Run the old code with the new migrations.
  giveShape(folder, join(root, 'migrations'))
  const { total, passed, faults } = await runTests(folder, tests)
  giveShape(folder, own)
  const files = [...new Set(faults.flatMap(one => /^\/(.+?\.test\.ts): /.exec(one)?.[1] ?? []))]
  const before = files.length > 0 ? new Set((await runTests(folder, files)).faults) : new Set()
  const always = faults.filter(one => before.has(one))
  return {
    proof: `R11 the version before (${commit.slice(0, 7)}) on the new shape`,
    rounds: 1,
    acknowledged: passed,
    lost: 0,
    duplicates: 0,
    seconds: secondsSince(begin),
    more: [
      `${passed} of ${total} of its own tests passed`,
      ...always.map(one => `fails on its own shape as well: ${one}`),
    ].join('\n         '),
    faults: faults.filter(one => !before.has(one)),
  }
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * pure: reaches no database and starts no process; all files share two workers.
 * database: uses `createTestDatabase`; all files share two workers, and so the modules of the server are loaded twice.
 * process: starts processes or threads, or replaces modules; each file has a worker of its own.
 */
export type Project = 'pure' | 'database' | 'process'

/** Modules of `src` that start processes or threads. */
const starters = [
  'src/publishing/render/pool.ts',
  'src/publishing/share/drawing-thread.ts',
  'src/server/site/search/search-pool.ts',
]
/** Modules that count only if a test or a helper imports them directly, as the server always imports those of `src`. */
const ownStarters =
  /^(?:node:(?:child_process|worker_threads)|src\/server\/(?:operations\/backup\/(?:verify|backups)|integrations\/refresh)\.ts)$/
const importing = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\(\s*'([^']+)'/gm

const imports = new Map<string, string[]>()
/** The imports of a file: paths from the root of the repository, or names of packages. */
function importsOf(file: string): string[] {
  const known = imports.get(file)
  if (known) return known
  const found = [...readFileSync(file, 'utf8').matchAll(importing)].map(([, one, other]) => {
    const name = one ?? other ?? ''
    if (name.startsWith('#')) return join('src', name.slice(1))
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name
  })
  imports.set(file, found)
  return found
}

function reach(file: string, reached: Set<string>): Set<string> {
  for (const name of importsOf(file)) {
    if (reached.has(name)) continue
    reached.add(name)
    if (/\.tsx?$/.test(name) && existsSync(name)) reach(name, reached)
  }
  return reached
}

export function projectOf(file: string): Project {
  const reached = reach(file, new Set([file]))
  const ofTests = [...reached].filter(
    path => path === file || (/^(?:tests|proofs)\//.test(path) && existsSync(path)),
  )
  const startsProcesses = ofTests.some(path => importsOf(path).some(name => ownStarters.test(name)))
  const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))
  if (startsProcesses || replacesModules || starters.some(name => reached.has(name))) return 'process'
  return reached.has('tests/database.ts') ? 'database' : 'pure'
}

/** All test files by project. */
export function testFiles(): Record<Project, string[]> {
  const found: Record<Project, string[]> = { pure: [], database: [], process: [] }
  for (const file of globSync(['src/**/*.test.{ts,tsx}', '{tests,seeds,tools}/**/*.test.ts']))
    found[projectOf(file)].push(file)
  return found
}

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTS, { astToString } from 'openapi-typescript'
import { describe, expect, it } from 'vitest'
import { holdingStatuses } from '#entities/appointment-status.ts'
import { contentKinds } from '#entities/kinds.ts'
import { locks } from '#server/database/locks.ts'
import { openApiDocument } from '#server/openapi-document.ts'
import { addSums, type Lockfile, missingPackages, withoutSum } from './complete-lockfile.ts'

const root = join(import.meta.dirname, '..')
const files = (folder: string, pattern: RegExp): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter(name => pattern.test(name))
        .sort()
    : []
const text = (path: string) => readFileSync(join(root, path), 'utf8')

/** Who may import whom: the rooms of DESIGN §2. */
const allowed: Record<string, string[]> = {
  entities: [],
  i18n: ['entities'],
  search: ['entities'],
  server: ['entities', 'i18n', 'search', 'sync', 'publish', 'seeds', 'terminal'],
  sync: ['entities', 'i18n'],
  // It draws pictures in the colours of the house.
  publish: ['content', 'entities', 'i18n', 'terminal', 'ui'],
  // What commands show of long work.
  terminal: [],
  content: ['entities'],
  // What browser code keeps and shares: the choices of a reader, the session, the state of the line.
  state: ['entities', 'i18n', 'ui'],
  api: ['entities', 'i18n', 'state', 'ui'],
  ui: [],
  islands: ['entities', 'api', 'i18n', 'search', 'state', 'ui'],
  portal: ['entities', 'api', 'i18n', 'islands', 'search', 'state', 'ui'],
  components: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands'],
  layouts: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands', 'components'],
  pages: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands', 'components', 'layouts'],
}
/** The portal's shells are pages, and the only ones that import it. */
const shells = /^src\/pages\/(patients|admins|auth)\.astro$/

function imports(path: string): string[] {
  // Line by line, so that a comment's quotes are not taken for an import.
  const statement =
    /^(?:(?:import|export)\b)?[^'"*/]*\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/
  return text(path)
    .split('\n')
    .flatMap(line => statement.exec(line)?.slice(1).find(Boolean) ?? [])
}

function roomOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] as string
  if (!specifier.startsWith('.')) return null
  const full = join(path, '..', specifier).replaceAll('\\', '/')
  if (full.startsWith('src/')) return full.split('/')[1] as string
  return full.split('/')[0] as string
}

describe('the house', () => {
  const sources = files('src', /\.(ts|tsx|astro|mjs)$/).filter(path => !/\.test\.tsx?$/.test(path))

  it('lets each room import only the rooms that DESIGN §2 lists', () => {
    const wrong = sources.flatMap(path => {
      const room = path.split('/')[1] as string
      const rooms = [room, ...(allowed[room] ?? []), 'locales']
      if (shells.test(path)) rooms.push('portal')
      return imports(path)
        .map(specifier => roomOf(path, specifier))
        .filter(other => other !== null && !rooms.includes(other) && other.indexOf('.') === -1)
        .map(other => `${path} imports ${other}. Move the code, or pass it in.`)
    })
    expect(wrong).toEqual([])
  })

  it('keeps tests, benchmarks and pages out of everybody’s imports', () => {
    const wrong = sources.filter(path =>
      imports(path).some(one => /(^|\/)(tests|e2e|bench|pages)\//.test(one)),
    )
    expect(wrong).toEqual([])
  })

  it('has no room whose name says nothing', () => {
    const vague = sources.filter(path =>
      /\/(utils?|helpers?|common|misc|manager|services?(?!-worker))(\/|\.|-)/.test(path),
    )
    expect(vague).toEqual([])
  })

  it('imports its own files with their ending, and has no barrels', () => {
    const wrong = sources.flatMap(path =>
      imports(path)
        .filter(one => /^[.#]/.test(one) && !/\.(ts|tsx|astro|css|json|mjs|svg)(\?\w+)?$/.test(one))
        .map(one => `${path}: ${one}`),
    )
    expect(wrong).toEqual([])
    expect(sources.filter(path => /\/index\.tsx?$/.test(path))).toEqual([])
  })

  it('returns nothing but a clean-up from an effect', () => {
    // scrollIntoView answers with a promise in newer browsers, and React calls what an effect returned.
    const wrong = sources.filter(path => /useEffect\(\s*\(\) => (?!\{|\(\) =>)/.test(text(path)))
    expect(wrong, 'Put the effect in braces.').toEqual([])
  })

  it('keeps the words of a textarea out of the browser’s session files', () => {
    const wrong = sources.filter(
      path =>
        /^src\/(portal|ui)\/.*\.tsx$/.test(path) &&
        (text(path).match(/<textarea\b/g)?.length ?? 0) >
          (text(path).match(/autoComplete="off"/g)?.length ?? 0),
    )
    expect(
      wrong,
      'A textarea says autoComplete="off": a browser keeps its words after the sign-out.',
    ).toEqual([])
  })

  it('has no file past 250 lines', () => {
    const long = sources
      .filter(path => !path.endsWith('.gen.ts'))
      .map(path => ({ path, lines: text(path).split('\n').length }))
      .filter(one => one.lines > 251)
    expect(long).toEqual([])
  })
})

describe('generated files', () => {
  it('openapi.json is current', () => {
    const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`
    expect(current === text('openapi.json'), 'openapi.json is out of date. Run npm run openapi.').toBe(true)
  })

  it('openapi.json is valid, so that other tools can read it', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApiDocument()) as never)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('the typed client is current', async () => {
    const types = astToString(await openapiTS(openApiDocument() as never))
    expect(
      text('src/api/schema.gen.ts').endsWith(types),
      'schema.gen.ts is out of date. Run npm run openapi.',
    ).toBe(true)
  })

  it('the lockfile has the packages of every platform, or npm ci refuses it', () => {
    const missing = missingPackages(JSON.parse(text('package-lock.json')))
    expect(
      missing.map(one => one.name),
      'Run npm run fix.',
    ).toEqual([])
  })

  it('the lockfile has the sum of every package, but for other platforms that were added by hand', () => {
    const lockfile = JSON.parse(text('package-lock.json')) as Lockfile
    const without = withoutSum(lockfile).map(path => path.replace('node_modules/', ''))
    const groups = Object.groupBy(without, name =>
      name.replace(/-(android|darwin|freebsd|linux|openharmony|wasm32|win32)-.*/, ''),
    )
    const platforms = Object.entries(groups).map(([name, all = []]) => [
      name,
      all.map(one => one.slice(name.length + 1)).join(' '),
    ])
    // The registry that they were added at did not carry them. `node tests/complete-lockfile.ts --sums` where one does.
    expect(Object.fromEntries(platforms)).toEqual({
      '@astrojs/compiler-binding':
        'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
      '@biomejs/cli':
        'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
      '@oxc-parser/binding':
        'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
      '@tailwindcss/oxide':
        'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
    })
    // None is installed where it is built, tested and run by default.
    const here = without.filter(name => /linux-x64(-gnu)?$/.test(name))
    expect(here).toEqual([])
  })

  it('a sum that the registry knows is written down, and what is none is not', () => {
    const sum = `sha512-${'A'.repeat(86)}==`
    const lockfile: Lockfile = {
      packages: {
        '': {},
        'node_modules/@a/b-darwin-x64': { version: '1.0.0', cpu: ['x64'], optional: true },
        'node_modules/c-linux-x64': { version: '2.0.0' },
        'node_modules/d-linux-x64': { version: '3.0.0' },
      },
    }
    addSums(lockfile, (name, version) =>
      `${name}@${version}` === '@a/b-darwin-x64@1.0.0' ? sum : name.startsWith('c') ? 'sha1-x' : null,
    )
    expect(Object.entries(lockfile.packages['node_modules/@a/b-darwin-x64'] ?? {})).toEqual([
      ['version', '1.0.0'],
      ['integrity', sum],
      ['cpu', ['x64']],
      ['optional', true],
    ])
    expect(withoutSum(lockfile)).toEqual(['node_modules/c-linux-x64', 'node_modules/d-linux-x64'])
  })

  it('the lockfile names no registry’s host', () => {
    expect(text('package-lock.json')).not.toContain('"resolved"')
  })

  it('the migrations say what the tables say', () => {
    const output = execFileSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'check'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(output).toMatch(/fine/i)
  })
})

describe('the contract', () => {
  const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-access'?: string; summary?: string }>).map(
      ([method, one]) => ({
        name: `${method.toUpperCase()} ${path}`,
        ...one,
      }),
    ),
  )

  it('declares for every operation who may call it', () => {
    expect(operations.filter(one => !one['x-access']).map(one => one.name)).toEqual([])
    expect(operations.length).toBeGreaterThan(50)
  })

  it('keeps every operation under /api/admins for administrators', () => {
    const open = operations.filter(
      one =>
        / \/api\/admins\//.test(one.name) &&
        ['public', 'session', 'patient'].includes(one['x-access'] as string),
    )
    expect(open.map(one => one.name)).toEqual([])
  })

  it('makes routes only through operation()', () => {
    const wrong = files('src/server', /\.ts$/).filter(
      path => path !== 'src/server/operation.ts' && /\bcreateRoute\b/.test(text(path)),
    )
    expect(wrong).toEqual([])
  })

  it('keeps every advisory lock in one list, each with its own number', () => {
    const wrong = files('src/server', /\.ts$/).filter(
      path => path !== 'src/server/database/locks.ts' && /\b7_?274_?\d{3}\b/.test(text(path)),
    )
    expect(wrong).toEqual([])
    expect(new Set(Object.values(locks)).size).toBe(Object.keys(locks).length)
  })

  it('has a place for every kind of content', () => {
    const paths = Object.keys(openApiDocument().paths ?? {})
    expect(contentKinds.filter(kind => !paths.includes(`/api/${kind}`))).toEqual([])
  })

  it('takes a place in the database for the same statuses as in the rules', () => {
    const sql = text('migrations/0001_guards.sql') + text('src/server/database/booking-tables.ts')
    const listed = [...sql.matchAll(/status in \(([^)]+)\)/g)].map(match =>
      match[1]?.replaceAll("'", '').split(', '),
    )
    expect(listed.length).toBeGreaterThanOrEqual(2)
    for (const statuses of listed) expect(statuses).toEqual([...holdingStatuses])
  })
})

describe('the languages', () => {
  const keys = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => keys(one, path ? `${path}.${name}` : name))
      : // Indonesian has one plural form where English has two.
        [path.replace(/_(one|other)$/, '')]
  const unique = (list: string[]) => [...new Set(list)].sort()

  it.each(files('locales/en', /\.json$/))('%s has the same texts in Indonesian', path => {
    const other = path.replace('locales/en/', 'locales/id/')
    expect(unique(keys(JSON.parse(text(other))))).toEqual(unique(keys(JSON.parse(text(path)))))
  })

  it.each(files('locales/en', /\.json$/))('%s fills the same blanks in Indonesian', path => {
    const blanks = (value: unknown): Record<string, string[]> =>
      Object.fromEntries(
        Object.entries(value as object).map(([name, one]) => [
          name,
          typeof one === 'string' ? (one.match(/\{\{\w+/g) ?? []).sort() : (blanks(one) as never),
        ]),
      )
    const both = (language: string) =>
      blanks(JSON.parse(text(path.replace('locales/en/', `locales/${language}/`))))
    const en = both('en')
    const other = both('id')
    const plural = /_(one|other)$/
    const compare = (a: Record<string, unknown>, b: Record<string, unknown>, at: string): string[] =>
      Object.entries(a).flatMap(([name, blanksOfA]) => {
        if (plural.test(name)) return []
        const blanksOfB = b[name]
        if (!Array.isArray(blanksOfA))
          return compare(blanksOfA as never, (blanksOfB ?? {}) as never, `${at}${name}.`)
        return JSON.stringify(blanksOfA) === JSON.stringify(blanksOfB) ? [] : [at + name]
      })
    expect(compare(en, other, '')).toEqual([])
  })
})

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { readArguments } from '../integrations/arguments.ts'

const fixture = join(import.meta.dirname, '../../sync/fixtures/clinics')
let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rawat-sync-cli-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

interface Result {
  code: number
  out: string
  error: string
}
/** Runs the command in `folder`. */
function sync(args: string[], environment: Record<string, string> = {}): Promise<Result> {
  const command = join(import.meta.dirname, 'sync.ts')
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: database.url, ...environment }
  return new Promise(resolve =>
    execFile(process.execPath, [command, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    ),
  )
}

describe('the command', () => {
  it('imports, prints what it did, and writes the report into the caller’s folder', async () => {
    const { code, out, error } = await sync([
      fixture,
      '--timezone',
      'America/New_York',
      '--report',
      'report.json',
    ])
    expect(error).toMatch(
      /^Reading the directory, KB: \d+ in [\d.]+ s\nOpening the database: [\d.]+ s\nWriting records: \d+ in [\d.]+ s\n$/,
    )
    expect(out).toMatch(
      /\nImported from clinics into the database in [\d.]+ s: \d+ added, 0 changed, .+\.\n$/,
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^doctors +4 +0 +0 +0 +0$/m)
    expect(out).toMatch(
      /^ +1 {2}Practitioner: works as something else than a doctor\n +Practitioner\.ndjson:5 \(nurse\)$/m,
    )
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
    expect(report).toMatchObject({ source: 'clinics', counts: { doctors: { added: 4 } } })
  })

  it('ends with 1 and the reasons if nothing could be imported', async () => {
    writeFileSync(join(folder, 'none.ndjson'), '{"resourceType":"Practitioner","id":"a"}\n{broken\n')
    const { code, out, error } = await sync(['none.ndjson', '--timezone', 'UTC'])
    expect(code).toBe(1)
    expect(out).toContain('line: is not JSON')
    expect(error).toMatch(/Nothing in .*none\.ndjson could be imported\. The reasons stand above\.\n$/)
  })

  it('reports an error of the folder, the database or the report in one sentence, before it changes data', async () => {
    const dataDir = join(folder, 'data')
    const zone = ['--timezone', 'UTC']
    const results = await Promise.all([
      sync(['missing', ...zone], { DATABASE_URL: '', DATA_DIR: dataDir }),
      sync([fixture, ...zone], { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }),
      sync([fixture, ...zone, '--report', '/nonexistent/report.json']),
      sync([fixture]),
      sync(zone),
    ])
    expect(results.map(one => one.code)).toEqual([1, 1, 1, 1, 1])
    expect(existsSync(dataDir)).toBe(false)
    const last = results.map(one => one.error.trimEnd().split('\n').at(-1))
    expect(last[0]).toMatch(/missing does not exist\. Give the folder/)
    expect(last[1]).toMatch(/^The database cannot be used \(.*\)\. Check DATABASE_URL/)
    expect(last[2]).toMatch(/^--report .* cannot be written\./)
    expect(last[3]).toMatch(/says no time zone\. Give the one of these places/)
    expect(last[4]).toMatch(/^Give one folder/)
    for (const { error } of results) expect(error).not.toMatch(/\n\s+at /)
  })
})

describe('its arguments', () => {
  it('are relative to the caller’s folder', () => {
    expect(
      readArguments(['in', '--timezone', 'Asia/Jakarta', '--report', 'r.json', '--prune'], '/home/x'),
    ).toEqual({
      source: '/home/x/in',
      timezone: 'Asia/Jakarta',
      slotMinutes: 20,
      prune: true,
      force: false,
      report: '/home/x/r.json',
    })
    expect(readArguments(['--help'], '/')).toBeNull()
  })

  it('are refused with a remedy', () => {
    const refused = (...args: string[]) => expect(() => readArguments(args, '/'))
    refused('a', 'b').toThrow(/Give one folder/)
    refused('a', '--timezone', 'Jakarta Time').toThrow(/is no IANA time zone\. Give one such as/)
    refused('a', '--timezone', '+07:00').toThrow(/is no IANA time zone/)
    refused('a', '--slot-minutes', '2.5').toThrow(/whole number from 5 to 480/)
    refused('a', '--colour').toThrow(/Unknown option '--colour'\. See npm run sync -- --help\./)
    refused('a', '--timezone').toThrow(/--help/)
  })
})

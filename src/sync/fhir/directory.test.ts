import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { newImportFindings } from '../findings.ts'
import { readDirectory } from './directory.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-sync-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
const organization = (id: string, more: object = {}) =>
  JSON.stringify({ resourceType: 'Organization', id, ...more })

describe('reading a bulk directory', () => {
  it('reports broken lines by file and line and reads the others', async () => {
    const findings = newImportFindings()
    const text = [
      organization('a'),
      '{"resourceType":"Organization",',
      '',
      '[]',
      '{"resourceType":"Location"}',
      organization('b'),
    ]
    const directory = await readDirectory(folderWith({ 'mixed.ndjson': text.join('\r\n') }), { findings })
    expect([...directory.Organization.keys()]).toEqual(['a', 'b'])
    expect(findings.skipped.list().map(one => [one.what, one.reason, one.examples])).toEqual([
      ['line', 'is not JSON', ['mixed.ndjson:2']],
      ['line', 'is not a FHIR record: it says no resourceType', ['mixed.ndjson:4']],
      ['Location', 'has no id', ['mixed.ndjson:5']],
    ])
  })

  it('does not split a record at a line separator of Unicode, and ignores a byte order mark', async () => {
    const line = organization('a', { name: 'One\u2028Two' })
    const directory = await readDirectory(folderWith({ 'a.ndjson': `\uFEFF${line}\n` }), {
      findings: newImportFindings(),
    })
    expect(directory.Organization.get('a')).toMatchObject({ name: 'One Two', at: 'a.ndjson:1' })
  })

  it('takes the newest version of a duplicate record, and reports it', async () => {
    const findings = newImportFindings()
    const version = (name: string, lastUpdated?: string) =>
      organization('a', { name, ...(lastUpdated ? { meta: { lastUpdated } } : {}) })
    const files = {
      '1.ndjson': version('new', '2026-02-01T00:00:00Z'),
      '2.ndjson': version('old', '2026-01-01T00:00:00Z'),
    }
    const directory = await readDirectory(folderWith(files), { findings })
    expect(directory.Organization.get('a')?.name).toBe('new')
    expect(findings.skipped.list()[0]?.examples).toEqual(['2.ndjson:1'])
  })

  it('reads one file as well as a folder, and reports its progress', async () => {
    const seen: number[] = []
    const path = join(folderWith({ 'a.ndjson': organization('a') }), 'a.ndjson')
    await readDirectory(path, {
      findings: newImportFindings(),
      onBytes: (read, total) => seen.push(read / total),
    })
    expect(seen.at(-1)).toBe(1)
  })

  const bundle = (ids: string[], more: object = {}) => ({
    resourceType: 'Bundle',
    type: 'searchset',
    entry: ids.map(id => ({
      fullUrl: `https://x.example/Organization/${id}`,
      resource: JSON.parse(organization(id)),
    })),
    ...more,
  })
  const readAll = (files: Record<string, string | Uint8Array>, findings = newImportFindings()) =>
    readDirectory(folderWith(files), { findings })

  it('reads a Bundle, a list and records over many lines beside NDJSON', async () => {
    const findings = newImportFindings()
    const odd = JSON.parse(
      organization('c', { name: 'A "quoted" {name} \\ ]  ', contact: [{ entry: [{}] }] }),
    )
    const directory = await readAll(
      {
        '1.json': JSON.stringify(bundle(['a', 'b']), null, 2),
        '2.ndjson': JSON.stringify(bundle(['b2'])),
        '3.json': `﻿${JSON.stringify(odd, null, '\t')}\n${JSON.stringify(JSON.parse(organization('d')), null, 2)}`,
        '4.json': JSON.stringify([JSON.parse(organization('e')), JSON.parse(organization('f'))], null, 1),
        '5.ndjson': `${organization('g')}\n${organization('h')}\n`,
        // `resourceType` after the entries, as JSON allows.
        '6.json': `{\n"entry":[{"resource":${organization('i')}}],"resourceType":"Bundle"}`,
      },
      findings,
    )
    expect([...directory.Organization.keys()]).toEqual(['a', 'b', 'b2', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    expect(directory.Organization.get('c')?.name).toBe('A "quoted" {name} \\ ]')
    expect(directory.Organization.get('b')?.at).toBe('1.json:2')
    expect(directory.read).toEqual({ Organization: 10 })
    expect(findings.skipped.list()).toEqual([])
  })

  it('reads a Bundle of any length in any chunks, and refuses one that is truncated or incomplete', async () => {
    const ids = Array.from({ length: 5000 }, (_, number) => `ü${number}-${'"\\é'.repeat(number % 30)}`)
    const text = JSON.stringify(bundle(ids, { total: 5000 }), null, 2)
    expect(text.length).toBeGreaterThan(1_000_000)
    expect([...(await readAll({ 'a.json': text })).Organization.keys()]).toEqual(ids)
    await expect(readAll({ 'a.json': text.slice(0, 700_000) })).rejects.toThrow(
      /a\.json breaks off before its end/,
    )
    const page = (some: string[]) => JSON.stringify(bundle(some, { total: 4 }))
    await expect(readAll({ 'a.json': page(['a', 'b']) })).rejects.toThrow(
      /says that it has 4 Organization and gave 2\./,
    )
    const whole = await readAll({ 'a.json': page(['a', 'b']), 'b.json': page(['b', 'c', 'd']) })
    expect(whole.Organization.size).toBe(4)
    await expect(readAll({ 'a.json': page([]), 'b.ndjson': organization('x') })).rejects.toThrow(
      /says that it has 4 record and gave 0/,
    )
  })

  it('refuses a source without a directory, and names the remedy', async () => {
    const read = (path: string) => readDirectory(path, { findings: newImportFindings() })
    await expect(read('/nonexistent/export')).rejects.toThrow(/does not exist\. Give the folder/)
    await expect(read(folderWith({}))).rejects.toThrow(/is empty\. Give the folder/)
    await expect(read(folderWith({ 'a.txt': 'x' }))).rejects.toThrow(/holds no \*\.ndjson or \*\.json file/)
    await expect(read(folderWith({ 'a.ndjson': '' }))).rejects.toThrow(/holds no FHIR record at all/)
    await expect(read(folderWith({ 'a.ndjson': '{"resourceType":"Patient","id":"1"}' }))).rejects.toThrow(
      /holds only Patient\. Rawat reads Practitioner/,
    )
    await expect(read(folderWith({ 'a.ndjson': new Uint8Array(2000).fill(200) }))).rejects.toThrow(
      /no FHIR record/,
    )
  })

  // Root can read every file.
  it.skipIf(process.getuid?.() === 0)('names the file that cannot be read', async () => {
    const folder = folderWith({ 'a.ndjson': organization('a') })
    chmodSync(join(folder, 'a.ndjson'), 0)
    await expect(readDirectory(folder, { findings: newImportFindings() })).rejects.toThrow(
      /may not be read by this user/,
    )
  })
})

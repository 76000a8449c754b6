import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { newJournal } from '../findings.ts'
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
    const journal = newJournal()
    const text = [
      organization('a'),
      '{"resourceType":"Organization",',
      '',
      '[]',
      '{"resourceType":"Location"}',
      organization('b'),
    ]
    const directory = await readDirectory(folderWith({ 'mixed.ndjson': text.join('\r\n') }), { journal })
    expect([...directory.Organization.keys()]).toEqual(['a', 'b'])
    expect(journal.skipped.list().map(one => [one.what, one.reason, one.examples])).toEqual([
      ['line', 'is not JSON', ['mixed.ndjson:2']],
      ['line', 'is not a FHIR record: it says no resourceType', ['mixed.ndjson:4']],
      ['Location', 'has no id', ['mixed.ndjson:5']],
    ])
  })

  it('keeps a record whole that holds a line separator of Unicode, behind a byte order mark', async () => {
    const line = organization('a', { name: 'One\u2028Two' })
    const directory = await readDirectory(folderWith({ 'a.ndjson': `\uFEFF${line}\n` }), {
      journal: newJournal(),
    })
    expect(directory.Organization.get('a')).toMatchObject({ name: 'One Two', at: 'a.ndjson:1' })
  })

  it('takes the newest of a record that is there twice, and says so', async () => {
    const journal = newJournal()
    const version = (name: string, lastUpdated?: string) =>
      organization('a', { name, ...(lastUpdated ? { meta: { lastUpdated } } : {}) })
    const files = {
      '1.ndjson': version('new', '2026-02-01T00:00:00Z'),
      '2.ndjson': version('old', '2026-01-01T00:00:00Z'),
    }
    const directory = await readDirectory(folderWith(files), { journal })
    expect(directory.Organization.get('a')?.name).toBe('new')
    expect(journal.skipped.list()[0]?.examples).toEqual(['2.ndjson:1'])
  })

  it('reads one file as well as a folder, and tells how far it is', async () => {
    const seen: number[] = []
    const path = join(folderWith({ 'a.ndjson': organization('a') }), 'a.ndjson')
    await readDirectory(path, { journal: newJournal(), onBytes: (read, total) => seen.push(read / total) })
    expect(seen.at(-1)).toBe(1)
  })

  it('refuses what holds no directory, in a sentence with the remedy', async () => {
    const read = (path: string) => readDirectory(path, { journal: newJournal() })
    await expect(read('/nonexistent/export')).rejects.toThrow(/does not exist\. Give the folder/)
    await expect(read(folderWith({}))).rejects.toThrow(/is empty\. Give the folder/)
    await expect(read(folderWith({ 'a.txt': 'x' }))).rejects.toThrow(/holds no \*\.ndjson file/)
    await expect(read(folderWith({ 'a.ndjson': '' }))).rejects.toThrow(/holds no FHIR record at all/)
    await expect(read(folderWith({ 'a.ndjson': '{"resourceType":"Patient","id":"1"}' }))).rejects.toThrow(
      /holds only Patient\. Rawat reads Practitioner/,
    )
    await expect(read(folderWith({ 'a.ndjson': new Uint8Array(2000).fill(200) }))).rejects.toThrow(
      /no FHIR record/,
    )
  })

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)('says who may not read what', async () => {
    const folder = folderWith({ 'a.ndjson': organization('a') })
    chmodSync(join(folder, 'a.ndjson'), 0)
    await expect(readDirectory(folder, { journal: newJournal() })).rejects.toThrow(
      /may not be read by this user/,
    )
  })
})

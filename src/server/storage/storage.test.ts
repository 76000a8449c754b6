import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import {
  docx,
  pdf,
  pdfOf,
  withFewerEntries,
  withGap,
  withZip64Directory,
  zip,
} from '../../../tests/documents.ts'
import { DiskStorage } from './disk.ts'
import { documentType } from './document-type.ts'
import { receive } from './receive.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
async function kindOf(bytes: Buffer | string): Promise<string> {
  const path = join(folder, `upload-${count++}`)
  writeFileSync(path, bytes)
  const found = await documentType(path, statSync(path).size)
  return 'type' in found ? found.type : found.problem
}
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const numbered = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`word/${name}${number}.xml`, 'x']))
const macros = docx({ 'word/vbaProject.bin': 'Sub AutoOpen()' })
const macroEnabled = 'application/vnd.ms-word.document.macroEnabled.main+xml'

describe('the type of a file', () => {
  test('is detected from its bytes', async () => {
    expect(await kindOf(pdf())).toBe('application/pdf')
    expect(await kindOf(docx())).toBe(word)
  })

  test.each<[string, Buffer | string, string]>([
    ['nothing at all', '', 'empty'],
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}This program cannot be run in DOS mode.`), 'type'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'type'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'type'],
    ['plain text', 'Curriculum vitae of Budi', 'type'],
    ['a PDF that begins later', Buffer.concat([Buffer.from('MZ'), pdf()]), 'type'],
    ['a PDF that breaks off', pdf().subarray(0, 40), 'damaged'],
    ['a PDF and a zip in one', Buffer.concat([pdf(), docx()]), 'type'],
    [
      'a PDF that runs a script',
      pdfOf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'),
      'active',
    ],
    ['a PDF that starts a program', pdfOf('<< /S /Launch /F (calc.exe) >>'), 'active'],
    ['a PDF that is locked', pdfOf('<< /Encrypt 5 0 R >>'), 'locked'],
    ['a zip that is no document', zip({ 'a.txt': 'a' }), 'type'],
    [
      'a spreadsheet',
      docx({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'type',
    ],
    ['a document with macros', macros, 'active'],
    ['a macro document that hides its part', docx({ 'word/x.bin': 'x' }, macroEnabled), 'active'],
    ['a document with macros past its last entry', withFewerEntries(macros, 3), 'damaged'],
    [
      'a document with another, harmless directory for ZIP64',
      withZip64Directory(macros, docx(), 'word/document.xml'),
      'damaged',
    ],
    [
      'a document whose macros have a second, harmless name',
      docx({ 'word/vbaProject.bin': 'x' }, undefined, { shown: { 'word/vbaProject.bin': 'word/x.xml' } }),
      'active',
    ],
    ['a document of too many parts', docx(numbered(2000, '')), 'damaged'],
    ['a document whose parts have very long names', docx(numbered(300, 'x'.repeat(2000))), 'damaged'],
    ['a document with something before its end', withGap(docx(), Buffer.from('MZ')), 'damaged'],
    ['a document with a program inside', docx({ 'word/embeddings/oleObject1.bin': 'MZ' }), 'active'],
    ['a document that would leave its folder', docx({ '../../etc/cron.d/x': 'x' }), 'damaged'],
    ['a bomb that says its size', docx({}, undefined, { claims: 0x7fffffff }), 'damaged'],
    ['a bomb in the part that we unpack', docx({}, `${'A'.repeat(8 * 1024 * 1024)}`), 'damaged'],
    ['an encrypted document', docx({}, undefined, { flags: 1 }), 'damaged'],
    ['a document that breaks off', docx().subarray(0, 200), 'damaged'],
    ['a document with something behind it', Buffer.concat([docx(), Buffer.from('MZ')]), 'damaged'],
    ['the head of a zip alone', 'PK\u0003\u0004', 'damaged'],
  ])('%s is none that we take', async (_, bytes, problem) => {
    expect(await kindOf(bytes)).toBe(problem)
  })
})

async function* slowly(bytes: Buffer, step: number) {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step)
}

describe('an upload', () => {
  const incoming = join(folder, 'files', 'incoming')

  test('is a private temporary file, and has a random name in the storage', async () => {
    const received = await receive(slowly(pdf(), 7), incoming, 1000)
    if (received === 'tooLarge') throw new Error('It is small.')
    expect(received.size).toBe(pdf().length)
    expect(statSync(received.path).mode & 0o777).toBe(0o600)
    const storage = new DiskStorage(join(folder, 'files'))
    const key = await storage.put(received.path)
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(readdirSync(incoming)).toEqual([])
    expect(readFileSync(join(folder, 'files', key.slice(0, 2), key.slice(2)))).toEqual(pdf())
    const file = await storage.read(key)
    expect(file && (await buffer(file))).toEqual(pdf())
    const later = Temporal.Now.instant().add({ hours: 1 })
    expect(await storage.keptBefore(later)).toEqual([key])
    expect(await storage.keptBefore(later.subtract({ hours: 2 }))).toEqual([])
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.read(key)).toBeNull()
  })

  test('that is too large is read to its end, but not stored', async () => {
    let read = 0
    async function* counted() {
      for await (const chunk of slowly(Buffer.alloc(10_000), 100)) {
        read += chunk.length
        yield chunk
      }
    }
    expect(await receive(counted(), incoming, 9_999)).toBe('tooLarge')
    expect(read).toBe(10_000)
    expect(readdirSync(incoming)).toEqual([])
  })

  test('that is interrupted leaves no file behind', async () => {
    async function* broken() {
      yield Buffer.from('%PDF-1.7')
      throw new Error('The line broke.')
    }
    await expect(receive(broken(), incoming, 1000)).rejects.toThrow('broke')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('an unreadable folder is an error and not an empty list', async () => {
    const broken = join(folder, 'broken')
    writeFileSync(broken, 'no folder')
    const now = Temporal.Now.instant()
    await expect(new DiskStorage(broken).keptBefore(now)).rejects.toThrow('ENOTDIR')
    expect(await new DiskStorage(join(folder, 'none')).keptBefore(now)).toEqual([])
  })

  test('cannot be read under an invalid key', async () => {
    const storage = new DiskStorage(join(folder, 'files'))
    await expect(storage.read('../../../etc/passwd')).rejects.toThrow('no key')
    await expect(storage.remove('incoming')).rejects.toThrow('no key')
  })
})

import { copyFileSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { logRecords, tableBlocks } from './leveldb.ts'
import { packedInside, unpacked } from './unpack.ts'

/** Unique texts that the test enters, by their meaning. */
export type Markers = Record<string, string>
export interface Hit {
  marker: string
  /** Relative to the folder. */
  file: string
  /** The encoding of the text, and the container that it was found in. */
  as: string
}

const lower = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  for (let at = 0; at < copy.length; at++) {
    const byte = copy[at] as number
    if (byte >= 0x41 && byte <= 0x5a) copy[at] = byte | 0x20
  }
  return copy
}
/** The text in base64 at each of the three alignments, without the characters that depend on neighbouring bytes. */
const base64 = (text: string): string[] =>
  [0, 1, 2].map(before => {
    const coded = Buffer.from('\0'.repeat(before) + text).toString('base64')
    return coded.slice([0, 2, 3][before], -4)
  })

/** Each encoding in which the text would be readable, in lower case. */
function formsOf(text: string): [as: string, bytes: Buffer][] {
  const small = text.toLowerCase()
  const wide = Buffer.from(small, 'utf16le')
  return [
    ['UTF-8', Buffer.from(small)],
    ['UTF-16LE', wide],
    ['UTF-16BE', Buffer.from(wide).swap16()],
    ...(encodeURIComponent(small) === small
      ? []
      : ([
          ['in an address', Buffer.from(encodeURIComponent(small).toLowerCase())],
          ['in a form', Buffer.from(new URLSearchParams({ '': small }).toString().slice(1).toLowerCase())],
        ] as [string, Buffer][])),
    // Encode the original text, as base64 depends on case.
    ...base64(text).map((one): [string, Buffer] => ['base64', Buffer.from(one.toLowerCase())]),
  ]
}

const cacheHead = Buffer.from('305c72a71b6dfbfc', 'hex')
const cacheEnd = Buffer.from('d8410d97456ffaf4', 'hex')
/** The body of an entry in Chromium's cache (net/disk_cache/simple/simple_entry_format.h), as the server sent it. */
function cacheBody(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, 8).equals(cacheHead)) return null
  const start = 24 + bytes.readUInt32LE(12)
  const end = bytes.indexOf(cacheEnd, start)
  return end < 0 ? bytes.subarray(start) : bytes.subarray(start, end)
}

/** The addresses of all cached answers: of the HTTP cache and of service workers. */
export const cachedAddresses = (folder: string): { file: string; address: string }[] =>
  [...filesIn(folder)].flatMap(path => {
    const bytes = readFileSync(path)
    if (!bytes.subarray(0, 8).equals(cacheHead)) return []
    return [
      { file: relative(folder, path), address: bytes.toString('latin1', 24, 24 + bytes.readUInt32LE(12)) },
    ]
  })

const sqliteHead = Buffer.from('SQLite format 3\0')
/** All rows: the raw file splits a long text across pages. Yields blobs one by one. */
function* sqliteCells(path: string): Generator<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-sqlite-'))
  try {
    const copy = join(folder, 'copy')
    for (const end of ['', '-wal', '-journal'])
      if (existsSync(path + end)) copyFileSync(path + end, copy + end)
    const database = new DatabaseSync(copy)
    try {
      const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
      for (const { name } of tables) {
        let rows: Record<string, unknown>[]
        try {
          const statement = database.prepare(`select * from "${String(name).replaceAll('"', '""')}"`)
          statement.setReadBigInts(true)
          rows = statement.all()
        } catch {
          // A virtual table of a module of Chromium. The search of the raw file covers it.
          continue
        }
        for (const row of rows)
          for (const value of Object.values(row))
            if (value !== null)
              yield ArrayBuffer.isView(value) ? Buffer.from(value as Uint8Array) : Buffer.from(String(value))
      }
    } finally {
      database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The raw file, and everything that can be decompressed from it. */
function* views(path: string): Generator<[inside: string, bytes: Buffer]> {
  const bytes = readFileSync(path)
  yield ['', bytes]
  const inner: [string, Buffer][] = []
  if (path.endsWith('.log')) inner.push(['a log of LevelDB', logRecords(bytes)])
  const blocks = tableBlocks(bytes)
  if (blocks) inner.push(['a table of LevelDB', blocks])
  const body = cacheBody(bytes)
  if (body) {
    const clear = unpacked(body, { brotli: true })
    if (clear) inner.push(['a packed cache entry', clear])
  }
  if (bytes.subarray(0, 16).equals(sqliteHead)) {
    const cells: Buffer[] = []
    for (const cell of sqliteCells(path)) {
      cells.push(cell, Buffer.from('\n'))
      const clear = cell.length > 20 ? unpacked(cell, { brotli: true }) : null
      if (clear) inner.push(['a packed cell of SQLite', clear])
    }
    inner.push(['SQLite', Buffer.concat(cells)])
  }
  for (const [inside, piece] of [['', bytes] as [string, Buffer], ...inner]) {
    if (inside) yield [inside, piece]
    for (const found of packedInside(piece)) yield [[inside, 'packed'].filter(Boolean).join(', '), found]
  }
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && lstatSync(path).size > 0) yield path
  }
}

/** Finds the texts in the files of a folder, case-insensitively. Also returns the number of files and bytes searched. */
export function searchFolder(
  folder: string,
  markers: Markers,
): { hits: Hit[]; files: number; bytes: number } {
  const sought = Object.entries(markers).map(([marker, text]) => ({ marker, forms: formsOf(text) }))
  const hits = new Map<string, Hit>()
  let files = 0
  let count = 0
  for (const path of filesIn(folder)) {
    files++
    for (const [inside, view] of views(path)) {
      count += view.length
      const bytes = lower(view)
      for (const { marker, forms } of sought)
        for (const [form, needle] of forms) {
          if (!bytes.includes(needle)) continue
          const hit = {
            marker,
            file: relative(folder, path),
            as: inside ? `${form}, inside ${inside}` : form,
          }
          hits.set(JSON.stringify(hit), hit)
        }
    }
  }
  return { hits: [...hits.values()], files, bytes: count }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchFolder } from '../proofs/shared-device/search.ts'

const text = 'Siti Rahmawati 3174'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawat-search-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes)
const found = () => searchFolder(folder, { text }).hits.map(hit => hit.as)
const noise = (length: number) => Buffer.alloc(length, 0xa5)
const around = (bytes: Buffer) => Buffer.concat([noise(100), bytes, noise(100)])

/** 'Siti Rahmawati 3174' in snappy: a literal, a copy of 'ti', and a literal. */
const snappy = Buffer.concat([
  Buffer.from([text.length, (12 - 1) << 2]),
  Buffer.from('Siti Rahmawa'),
  Buffer.from([((2 - 1) << 2) | 2, 10, 0]),
  Buffer.from([(5 - 1) << 2]),
  Buffer.from(' 3174'),
])

/** A LevelDB table with one data block and its index. */
function table(block: Buffer, kind: number): Buffer {
  const handle = Buffer.from([0, block.length])
  const index = Buffer.concat([Buffer.from([0, 1, handle.length]), Buffer.from('k'), handle, Buffer.alloc(4)])
  index.writeUInt32LE(0, index.length - 4)
  const trailer = (one: number) => Buffer.from([one, 0, 0, 0, 0])
  const at = block.length + 5
  const footer = Buffer.alloc(48)
  Buffer.from([0, 0, at, index.length]).copy(footer)
  Buffer.from('57fb808b247547db', 'hex').copy(footer, 40)
  return Buffer.concat([block, trailer(kind), index, trailer(0), footer])
}

/** A LevelDB log with a record that continues in the next block. */
function log(): Buffer {
  const piece = (type: number, bytes: Buffer) => {
    const head = Buffer.alloc(7)
    head.writeUInt16LE(bytes.length, 4)
    head[6] = type
    return Buffer.concat([head, bytes])
  }
  const before = 32 * 1024 - 7 - 5
  return Buffer.concat([
    piece(2, Buffer.concat([noise(before), Buffer.from(text.slice(0, 5))])),
    piece(4, Buffer.from(text.slice(5))),
  ])
}

function cacheEntry(body: Buffer): Buffer {
  const key = Buffer.from('1/0/_dk_http://a http://a http://a/page')
  const head = Buffer.alloc(24)
  Buffer.from('305c72a71b6dfbfc', 'hex').copy(head)
  head.writeUInt32LE(key.length, 12)
  return Buffer.concat([head, key, body, Buffer.from('d8410d97456ffaf4', 'hex'), noise(16)])
}

test.each<[string, string, Buffer]>([
  ['as it is', 'a', Buffer.from(text)],
  ['in capital letters', 'a', Buffer.from(text.toUpperCase())],
  ['of two bytes a letter', 'a', Buffer.from(text, 'utf16le')],
  ['of two bytes a letter, the other way round', 'a', Buffer.from(text, 'utf16le').swap16()],
  ['in an address', 'a', Buffer.from(`/?search=${encodeURIComponent(text)}&page=2`)],
  ['in a form', 'a', Buffer.from(`name=${text.replaceAll(' ', '+')}`)],
  ...['', 'x', 'xy'].map((before): [string, string, Buffer] => [
    `in base64 after ${before.length} letters`,
    'a',
    Buffer.from(Buffer.from(`${before}${text}, Jakarta`).toString('base64')),
  ]),
  ['in gzip', 'a', around(gzipSync(text))],
  ['in zlib', 'a', around(deflateSync(text))],
  ['in zstd', 'a', zstdCompressSync(text)],
  ['in a cache entry of brotli', 'a', cacheEntry(brotliCompressSync(text))],
  ['in a log of LevelDB over two blocks', '000003.log', log()],
  ['in a block of LevelDB', '000005.ldb', table(Buffer.from(text), 0)],
  ['in a packed block of LevelDB', '000005.ldb', table(snappy, 1)],
  ['in a value that Blink packed', 'a', Buffer.concat([Buffer.from([0xff, 0x11, 2]), snappy])],
])('the search of a device finds a text %s', (_, name, bytes) => {
  write(name, bytes)
  expect(found()).not.toEqual([])
})

test('the search of a device finds a text that SQLite split across pages, and one compressed in a cell', () => {
  const database = new DatabaseSync(join(folder, 'History'))
  database.exec('pragma page_size = 512; create table urls (title text, body blob)')
  const put = database.prepare('insert into urls values (?, ?)')
  for (let length = 440; length < 512; length++) put.run('x'.repeat(length) + text, null)
  put.run(null, brotliCompressSync(text.repeat(9)))
  database.close()
  expect(found()).toEqual(
    expect.arrayContaining(['UTF-8, inside SQLite', 'UTF-8, inside a packed cell of SQLite']),
  )
})

test('the search of a device includes subfolders, and has no false hits', () => {
  mkdirSync(join(folder, 'Default'))
  write('Default/a', Buffer.concat([gzipSync('Budi'), Buffer.from('Siti Rahmawati 317')]))
  const { hits, files } = searchFolder(folder, { text })
  expect([hits, files]).toEqual([[], 1])
})

import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { DocumentProblem } from './document-problem.ts'
import { readAt } from './read-at.ts'

const inflate = promisify(inflateRaw)

interface Entry {
  name: string
  method: number
  flags: number
  compressed: number
  size: number
  offset: number
}

const endLength = 22
const most = { entries: 2000, directory: 512 * 1024, unpacked: 200 * 1024 * 1024, part: 1024 * 1024 }

/** The parts of a zip by its central directory (APPNOTE 4.3.12); null where that does not hold together. */
async function entriesOf(file: FileHandle, size: number): Promise<Entry[] | null> {
  const tailStart = Math.max(0, size - endLength - 65_535)
  const tail = await readAt(file, tailStart, size - tailStart)
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + endLength > tail.length) return null
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  // What stands between the directory and its end, or after it, is of no document.
  const closes = end + endLength + tail.readUInt16LE(end + 20) === tail.length
  if (!closes || start + length !== tailStart + end || length > most.directory || count > most.entries)
    return null
  const directory = await readAt(file, start, length)
  const entries: Entry[] = []
  for (let at = 0; at < directory.length; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return null
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries.length === count ? entries : null
}

/** One part's text, whatever size it claims to have. */
async function textOf(file: FileHandle, entry: Entry): Promise<string | null> {
  const local = await readAt(file, entry.offset, 30)
  if (local.length < 30 || local.readUInt32LE(0) !== 0x04034b50 || entry.compressed > most.part) return null
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
  const bytes = await readAt(file, start, entry.compressed)
  if (entry.method === 0) return bytes.toString('utf8')
  if (entry.method !== 8) return null
  const text = await inflate(bytes, { maxOutputLength: most.part }).catch(() => null)
  return text?.toString('utf8') ?? null
}

/** A Word document is a zip: its parts must be those of one, unpack to a sane size, and carry no program. */
export async function docxProblem(file: FileHandle, size: number): Promise<DocumentProblem | null> {
  const entries = await entriesOf(file, size)
  if (!entries) return 'damaged'
  const names = entries.map(entry => entry.name.toLowerCase())
  const types = entries.find(entry => entry.name === '[Content_Types].xml')
  if (!types || !names.includes('word/document.xml')) return 'type'
  if (new Set(names).size !== names.length) return 'damaged'
  if (names.some(name => /^\/|\\|(^|\/)\.\.(\/|$)|:/.test(name))) return 'damaged'
  if (entries.some(entry => entry.flags & 1)) return 'damaged'
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > most.unpacked) return 'damaged'
  if (names.some(name => /vba|activex|oleobject|\/embeddings\/|\.(exe|dll|js|vbs|bat|com|scr)$/.test(name)))
    return 'active'
  const declared = await textOf(file, types)
  if (declared === null) return 'damaged'
  if (/macroEnabled|vbaProject/i.test(declared)) return 'active'
  return declared.includes('wordprocessingml.document.main+xml') ? null : 'type'
}

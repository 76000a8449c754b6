import type { FileHandle } from 'node:fs/promises'
import { type Entry, TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import type { DocumentProblem } from './document-problem.ts'
import { readAt } from './read-at.ts'

const most = { entries: 2000, directory: 512 * 1024, unpacked: 200 * 1024 * 1024, part: 1024 * 1024 }

/** As stored: not the name of the Unicode Path extra field, which Word does not read. */
const nameOf = ({ rawFilename }: Entry): string => Buffer.from(rawFilename).toString('utf8')

const options = {
  // Refuses a zip that another program could read differently: Word might find macros where none are found here.
  strictness: 'strict',
  checkCrc32: true,
  useWebWorkers: false,
} as const

/** The parts of a zip; null where they are too many, or described at too great length. */
async function entriesOf(bytes: Uint8Array): Promise<Entry[] | null> {
  const entries: Entry[] = []
  let length = 0
  for await (const entry of new ZipReader(new Uint8ArrayReader(bytes), options).getEntriesGenerator()) {
    length += entry.rawFilename.length + entry.rawExtraField.length + entry.rawComment.length
    if (entries.push(entry) > most.entries || length > most.directory) return null
  }
  return entries
}

async function problemOf(bytes: Uint8Array): Promise<DocumentProblem | null> {
  const entries = await entriesOf(bytes)
  if (!entries) return 'damaged'
  const names = entries.map(entry => nameOf(entry).toLowerCase())
  const types = entries.find(entry => nameOf(entry) === '[Content_Types].xml')
  if (!types || types.directory || !names.includes('word/document.xml')) return 'type'
  if (new Set(names).size !== names.length) return 'damaged'
  if (names.some(name => /^\/|\\|(^|\/)\.\.(\/|$)|:/.test(name))) return 'damaged'
  if (entries.some(entry => entry.encrypted)) return 'damaged'
  if (entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0) > most.unpacked) return 'damaged'
  if (names.some(name => /vba|activex|oleobject|\/embeddings\/|\.(exe|dll|js|vbs|bat|com|scr)$/.test(name)))
    return 'active'
  // It unpacks no more than this size, whatever the part holds.
  if (types.uncompressedSize > most.part) return 'damaged'
  const declared = await types.getData(new TextWriter())
  if (/macroEnabled|vbaProject/i.test(declared)) return 'active'
  return declared.includes('wordprocessingml.document.main+xml') ? null : 'type'
}

/** A Word document is a zip: its parts must be those of one, unpack to a sane size, and carry no program. */
export async function docxProblem(file: FileHandle, size: number): Promise<DocumentProblem | null> {
  const bytes = await readAt(file, 0, size)
  return problemOf(bytes).catch(() => 'damaged')
}

import type { FileHandle } from 'node:fs/promises'
import { type Entry, TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import type { DocumentProblem } from './document-problem.ts'
import { readAt } from './read-at.ts'

const most = { entries: 2000, directory: 512 * 1024, unpacked: 200 * 1024 * 1024, part: 1024 * 1024 }

/** The raw name, not that of the Unicode Path extra field, which Word ignores. */
const nameOf = ({ rawFilename }: Entry): string => Buffer.from(rawFilename).toString('utf8')

const options = {
  // Refuses a zip that another program could read differently: Word might find macros where none are found here.
  strictness: 'strict',
  checkCrc32: true,
  useWebWorkers: false,
} as const

/** The entries of a zip; null if there are too many or their names are too long. */
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
  // The library unpacks at most this declared size.
  if (types.uncompressedSize > most.part) return 'damaged'
  const declared = await types.getData(new TextWriter())
  if (/macroEnabled|vbaProject/i.test(declared)) return 'active'
  return declared.includes('wordprocessingml.document.main+xml') ? null : 'type'
}

/** A Word document is a zip with the expected entries. They must have a reasonable unpacked size and contain no macros. */
export async function docxProblem(file: FileHandle, size: number): Promise<DocumentProblem | null> {
  const bytes = await readAt(file, 0, size)
  return problemOf(bytes).catch(() => 'damaged')
}

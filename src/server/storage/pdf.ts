import { inflateSync } from 'node:zlib'
import type { DocumentProblem } from './document-problem.ts'
import { type Limits, PdfReader, type PdfValue, Unreadable } from './pdf-reader.ts'

/*
 * Detects actions and embedded files in a PDF. A PDF viewer may follow the cross-reference table, rebuild it, or be directed
 * into the middle of another object. So an object is read wherever one could begin, also in compressed streams. Strings
 * and page contents are not searched, as a CV may contain the text '/JavaScript'.
 */

type Dictionary = Map<string, PdfValue>
interface Found {
  /** Object number; NaN for a trailer or if unknown. */
  number: number
  value: PdfValue
}

/** Names used only by actions that run or send something, and by embedded files. */
const active = new Set(
  [
    ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'OnInstantiate', 'SubmitForm', 'ImportData'],
    ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'AFRelationship', 'GoToE', 'XFA'],
  ].map(name => `/${name}`),
)
/** Keys of dictionaries in which /AA is an action. A font may have a glyph with that name. */
const mayAct = ['/Type', '/Subtype', '/FT', '/T', '/Kids']
/** Far above the values of a real CV. */
const most = { unpacked: 16 * 1024 * 1024, values: 500_000 }
const mostSteps = 100

// After a number, or at the start of a line, as a comment may be between the number and the keyword.
const starts = /(?<=\d[\s\0]*|[\r\n][\s\0]*)obj(?![A-Za-z])|trailer/g
const ends = new Set<PdfValue>(['endobj', 'stream', 'endstream', 'xref', 'startxref', 'obj'])

interface Packed {
  dictionary: Dictionary
  /** Position after the keyword `stream`. */
  at: number
}

/** All objects and trailers that any PDF viewer could find, and the streams that contain further objects. */
function everything(bytes: Buffer, room: Limits): { found: Found[]; packed: Packed[] } {
  const found: Found[] = []
  const packed: Packed[] = []
  const text = bytes.toString('latin1')
  for (const { index, 0: word } of text.matchAll(starts)) {
    const [, number] = /(\d+)[\s\0]+\d+[\s\0]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? []
    const reader = new PdfReader(bytes, index + word.length, room)
    let value = reader.value()
    for (const first = value; ; value = reader.value()) {
      found.push({ number: Number(number), value })
      if (value === 'stream' && first instanceof Map && first.has('/First') && first.has('/N'))
        packed.push({ dictionary: first, at: reader.at })
      if (ends.has(value) || reader.ended || word === 'trailer') break
    }
  }
  return { found, packed }
}

/** The decompressed data of an object stream. */
function unpack(bytes: Buffer, { dictionary, at }: Packed, room: Limits): Buffer {
  const filters = [dictionary.get('/Filter') ?? []].flat()
  // Programs that write CVs use no other compression of objects and no external files.
  if (dictionary.has('/F') || dictionary.has('/DecodeParms') || filters.length > 1) throw new Unreadable()
  const data = at + (bytes[at] === 13 ? (bytes[at + 1] === 10 ? 2 : 1) : 1)
  if (filters.length === 0) {
    const end = bytes.indexOf('endstream', data)
    return bytes.subarray(data, end < 0 ? bytes.length : end)
  }
  if (filters[0] !== '/FlateDecode') throw new Unreadable()
  try {
    // PDF viewers also read truncated data as far as possible.
    return inflateSync(bytes.subarray(data), {
      finishFlush: 2,
      maxOutputLength: Math.max(1, Math.min(most.unpacked, room.bytes)),
    })
  } catch {
    throw new Unreadable()
  }
}

/** The stream begins with number and offset of each object. Some viewers use the offsets, some the order: read both. */
function* objectsIn(packed: Buffer, dictionary: Dictionary, room: Limits): Generator<Found> {
  const first = dictionary.get('/First')
  if (typeof first !== 'number') throw new Unreadable()
  const head = packed.toString('latin1', 0, first).match(/\d+/g)?.map(Number) ?? []
  for (let pair = 0; pair + 1 < head.length; pair += 2) {
    const value = new PdfReader(packed, first + (head[pair + 1] as number), room).value()
    yield { number: head[pair] as number, value }
  }
  for (const reader = new PdfReader(packed, first, room); !reader.ended; )
    yield { number: Number.NaN, value: reader.value() }
}

/** Whether an action only goes to a destination in this document. Checks each object once. */
function onlyLeads(action: PdfValue | undefined, found: Found[], seen = new Set<number>()): boolean {
  if (action === undefined || action === null || Array.isArray(action)) return true
  if (action instanceof Map) {
    const kind = action.get('/S')
    const harmless = kind === '/GoTo' || kind === '/Named' || (kind === undefined && action.has('/D'))
    return harmless && onlyLeads(action.get('/Next'), found, seen)
  }
  if (typeof action !== 'object') return false
  const { ref } = action
  if (seen.has(ref)) return true
  if (seen.size > mostSteps) return false
  seen.add(ref)
  // Only objects count as values, not keywords such as 'endobj'. A missing object is not harmless.
  const values = found.filter(one => one.number === ref && typeof one.value === 'object')
  return values.length > 0 && values.every(one => onlyLeads(one.value, found, seen))
}

function* within(value: PdfValue): Generator<string | Dictionary> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* within(one)
  else if (value instanceof Map) {
    yield value
    for (const [key, one] of value) {
      yield key
      yield* within(one)
    }
  }
}

/** The problem of a PDF: it has actions or embedded files, is encrypted, or cannot be parsed. Null if none. */
export function insideOfPdf(bytes: Buffer): DocumentProblem | null {
  try {
    // Limits the work: nested objects could be read again and again.
    const room = { values: most.values, bytes: 4 * bytes.length + most.unpacked }
    const { found, packed } = everything(bytes, room)
    // Encrypted streams and strings cannot be checked.
    if (found.some(({ value }) => [...within(value)].includes('/Encrypt'))) return 'locked'
    for (const one of packed)
      for (const object of objectsIn(unpack(bytes, one, room), one.dictionary, room)) found.push(object)
    const seen = new Set<number>()
    let problem: DocumentProblem | null = null
    for (const { value } of found)
      for (const one of within(value)) {
        if (typeof one === 'string') problem = active.has(one) ? 'active' : problem
        else if (!onlyLeads(one.get('/OpenAction'), found, seen)) problem = 'active'
        else if (one.has('/AA') && mayAct.some(name => one.has(name))) problem = 'active'
      }
    return problem
  } catch (error) {
    if (error instanceof Unreadable) return 'damaged'
    throw error
  }
}

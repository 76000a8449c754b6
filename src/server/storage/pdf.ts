import { inflateSync } from 'node:zlib'
import type { DocumentProblem } from './document-problem.ts'
import { PdfReader, type PdfValue, type Room, Unreadable } from './pdf-reader.ts'

/*
 * What a PDF does by itself or carries inside. A reader may follow the table of objects, rebuild it from what it finds, or
 * be led into the middle of something else. So an object is read wherever one could begin, each by itself, and so are
 * those in packed streams. Texts and the contents of pages are not, as a CV may well speak of '/JavaScript'.
 */

type Dictionary = Map<string, PdfValue>
interface Found {
  /** Of the object; NaN for a trailer, or where it cannot be told. */
  number: number
  value: PdfValue
}

/** Names that only stand in what runs, sends, or carries a file. */
const active = new Set(
  [
    ...['JavaScript', 'Launch', 'Rendition', 'RichMedia', 'OnInstantiate', 'SubmitForm', 'ImportData'],
    ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'AFRelationship', 'GoToE', 'XFA'],
  ].map(name => `/${name}`),
)
/** Pages and fields have actions of their own; a font may have a letter of that name. */
const mayAct = ['/Type', '/Subtype', '/FT', '/T', '/Kids']
/** Far more than a CV has. */
const most = { unpacked: 16 * 1024 * 1024, values: 500_000 }
const mostSteps = 100

// After a number, or at the start of a line: a comment may stand between.
const starts = /(?<=\d[\s\0]*|[\r\n][\s\0]*)obj(?![A-Za-z])|trailer/g
const ends = new Set<PdfValue>(['endobj', 'stream', 'endstream', 'xref', 'startxref', 'obj'])

interface Packed {
  dictionary: Dictionary
  /** Right behind the keyword before its data. */
  at: number
}

/** Every object and trailer that any reader could come to, with all that stands in it, and the streams that hold others. */
function everything(bytes: Buffer, room: Room): { found: Found[]; packed: Packed[] } {
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

/** The objects in a packed stream, whose dictionary ends right before its data. */
function unpack(bytes: Buffer, { dictionary, at }: Packed, room: Room): Buffer {
  const filters = [dictionary.get('/Filter') ?? []].flat()
  // Nobody who writes a CV packs its objects in another way, or leaves them in a file elsewhere.
  if (dictionary.has('/F') || dictionary.has('/DecodeParms') || filters.length > 1) throw new Unreadable()
  const data = at + (bytes[at] === 13 ? (bytes[at + 1] === 10 ? 2 : 1) : 1)
  if (filters.length === 0) {
    const end = bytes.indexOf('endstream', data)
    return bytes.subarray(data, end < 0 ? bytes.length : end)
  }
  if (filters[0] !== '/FlateDecode') throw new Unreadable()
  try {
    // What is cut off is read by readers as far as it goes.
    return inflateSync(bytes.subarray(data), {
      finishFlush: 2,
      maxOutputLength: Math.max(1, Math.min(most.unpacked, room.bytes)),
    })
  } catch {
    throw new Unreadable()
  }
}

/** They begin with the number and the place of each. Some readers keep to the places, some to the order. */
function* objectsIn(packed: Buffer, dictionary: Dictionary, room: Room): Generator<Found> {
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

/** Whether an action leads to a place in this document, and does nothing else. Asks for each object once. */
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
  // Behind the value stands 'endobj'. What is not there is nobody's place.
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

/** What is wrong with the inside of a PDF: it runs something or carries a file, is locked, or cannot be looked through. */
export function insideOfPdf(bytes: Buffer): DocumentProblem | null {
  try {
    // Objects within objects would be read over and over.
    const room = { values: most.values, bytes: 4 * bytes.length + most.unpacked }
    const { found, packed } = everything(bytes, room)
    // What is packed there cannot be read, nor what is hidden in texts.
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

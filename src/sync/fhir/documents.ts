import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { SourceError } from '../source.ts'

/** Longer than any directory record. A record without an end must not fill the memory. */
export const longest = 16 * 1024 * 1024
const chunkBytes = 256 * 1024

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a file is one JSON document (a Bundle, a list, records over many lines) and not NDJSON. */
export async function isDocument(path: string): Promise<boolean> {
  const file = await open(path)
  const head = Buffer.alloc(chunkBytes)
  const { bytesRead } = await file.read(head, 0, chunkBytes, 0).finally(() => file.close())
  const lines = head
    .subarray(0, bytesRead)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n')
  const [first = '', second = ''] = lines.map(line => line.trim()).filter(Boolean)
  const value = parsed(first)
  if (Array.isArray(value)) return value.length > 0
  if (value !== undefined) return (value as { resourceType?: unknown } | null)?.resourceType === 'Bundle'
  if (second === '') return /"resourceType"\s*:\s*"Bundle"/.test(first)
  // The first line of an NDJSON export may be broken: its second line is a record then.
  return /^[{[]/.test(first) && !(second.startsWith('{') && first !== '[')
}

/** A JSON value of a document: an item of a list, an entry of a Bundle, or the rest of the document without those. */
export interface DocumentPart {
  number: number
  of: 'list' | 'entry' | 'whole'
  text: string
}

/** The parts of a JSON document, one at a time, so that a Bundle of any length fits into the memory. */
export async function* partsOf(path: string, onBytes: (count: number) => void): AsyncGenerator<DocumentPart> {
  const decoder = new TextDecoder()
  let [text, rest, key] = ['', '', '']
  // `at`: the position of the scanner. `from`: the start of the text that has not been returned yet. Both move with the
  // text.
  let [at, from, stringFrom] = [0, 0, 0]
  let [depth, number] = [0, 0]
  let inString = false
  let isList = false
  /** The depth inside the list whose items are returned one by one. */
  let taken = 0
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    onBytes((chunk as Buffer).length)
    text = text.slice(from) + decoder.decode(chunk as Buffer, { stream: true })
    at -= from
    stringFrom -= from
    from = 0
    if (text.length + rest.length > longest)
      throw new SourceError(`${path} holds a record that is longer than any can be.`)
    while (true) {
      const marks = inString ? /["\\]/g : /["{}[\]]/g
      marks.lastIndex = at
      const index = marks.exec(text)?.index
      if (index === undefined) {
        at = Math.max(at, text.length)
        break
      }
      const mark = text[index]
      at = index + (mark === '\\' ? 2 : 1)
      if (mark === '\\') continue
      if (mark === '"') {
        inString = !inString
        if (inString) stringFrom = at
        else if (depth === 1) key = text.slice(stringFrom, index)
      } else if (mark === '{' || mark === '[') {
        if (depth === 0) {
          isList = mark === '['
          from = index
        }
        if (taken > 0 && depth === taken) from = index
        depth++
        const opens = depth === 1 ? isList : mark === '[' && depth === 2 && !isList && key === 'entry'
        if (taken === 0 && opens) {
          rest += text.slice(from, at)
          from = at
          taken = depth
        }
      } else {
        depth--
        if (taken > 0 && depth === taken) {
          yield { number: ++number, of: isList ? 'list' : 'entry', text: text.slice(from, at) }
          from = at
        } else if (taken > 0 && depth < taken) {
          from = index
          taken = 0
        }
        if (depth <= 0) {
          if (!isList) yield { number: ++number, of: 'whole', text: rest + text.slice(from, at) }
          rest = ''
          from = at
          depth = 0
        }
      }
    }
  }
  if (depth > 0)
    throw new SourceError(`${path} breaks off before its end. Nothing was imported; fetch it again.`)
}

import { createReadStream } from 'node:fs'
import { longest } from './documents.ts'

export interface Line {
  number: number
  /** Null where the line is longer than any record can be. */
  text: string | null
}

/**
 * The lines of a file, one at a time. Not node:readline: it also breaks at U+2028, which JSON allows inside a string.
 */
export async function* linesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Line> {
  const decoder = new TextDecoder()
  let number = 1
  let rest = ''
  let tooLong = false
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    onBytes((chunk as Buffer).length)
    const parts = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = parts.pop() as string
    for (const part of parts) {
      yield { number: number++, text: tooLong ? null : part }
      tooLong = false
    }
    if (rest.length > longest) {
      tooLong = true
      rest = ''
    }
  }
  rest += decoder.decode()
  if (rest || tooLong) yield { number, text: tooLong ? null : rest }
}

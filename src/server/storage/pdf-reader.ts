/** Names begin with a slash, keywords do not. Strings and non-integer numbers are null. */
export type PdfValue = string | number | null | { ref: number } | PdfValue[] | Map<string, PdfValue>

/** The file cannot be parsed, or takes too long. */
export class Unreadable extends Error {}

/** Remaining limits for reading one file. */
export interface Limits {
  values: number
  bytes: number
}

const deepest = 64
const isBlank = (byte: number) => byte === 32 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0
const delimiters = new Set(Buffer.from('()<>[]{}/%'))
const code = (letter: string) => letter.charCodeAt(0)

/** Reads the values of a PDF in sequence from any position (ISO 32000-2, 7.3). Skips invalid bytes, as PDF viewers do. */
export class PdfReader {
  at: number
  readonly #bytes: Buffer
  readonly #room: Limits

  constructor(bytes: Buffer, at: number, room: Limits) {
    this.#bytes = bytes
    this.at = at
    this.#room = room
  }

  get ended(): boolean {
    return this.at >= this.#bytes.length
  }

  #is(text: string): boolean {
    return (
      this.#bytes[this.at] === code(text) &&
      (text.length < 2 || this.#bytes[this.at + 1] === code(text[1] as string))
    )
  }

  #skip(): void {
    for (let byte = this.#bytes[this.at]; byte !== undefined; byte = this.#bytes[this.at]) {
      if (byte === code('%')) while (!this.ended && !this.#is('\r') && !this.#is('\n')) this.at++
      else if (isBlank(byte)) this.at++
      else return
    }
  }

  #word(): string {
    const start = this.at
    for (let byte = this.#bytes[start]; byte !== undefined; byte = this.#bytes[this.at]) {
      if (isBlank(byte) || delimiters.has(byte)) break
      this.at++
    }
    return this.#bytes.toString('latin1', start, this.at)
  }

  #text(): null {
    let open = 0
    do {
      if (this.#is('\\')) this.at++
      else if (this.#is('(')) open++
      else if (this.#is(')')) open--
      this.at++
    } while (open > 0 && !this.ended)
    return null
  }

  #numberOrReference(word: string): PdfValue {
    const number = /^\d{1,15}$/.test(word) ? Number(word) : null
    const back = this.at
    this.#skip()
    const generation = number === null ? '' : this.#word()
    this.#skip()
    if (number !== null && /^\d+$/.test(generation) && this.#word() === 'R') return { ref: number }
    this.at = back
    return number
  }

  #until(end: string, take: () => void): void {
    for (this.at += end.length; !this.ended; this.#skip()) {
      this.#skip()
      if (this.#is(end)) {
        this.at += end.length
        return
      }
      take()
    }
  }

  #list(depth: number): PdfValue[] {
    const values: PdfValue[] = []
    this.#until(']', () => values.push(this.value(depth + 1)))
    return values
  }

  #dictionary(depth: number): Map<string, PdfValue> {
    const found = new Map<string, PdfValue>()
    this.#until('>>', () => {
      const key = this.value(depth + 1)
      // Something else than a name as a key: keep it, as PDF viewers differ in how they skip it.
      if (typeof key === 'string' && key.startsWith('/')) found.set(key, this.value(depth + 1))
      else found.set(`${found.size}`, key)
    })
    return found
  }

  /** The value that begins here, or the keyword. */
  value(depth = 0): PdfValue {
    const start = this.at
    if (this.#room.values-- <= 0) throw new Unreadable()
    const value = this.#value(depth)
    if (depth === 0) this.#room.bytes -= this.at - start
    if (this.#room.bytes < 0) throw new Unreadable()
    return value
  }

  #value(depth: number): PdfValue {
    this.#skip()
    if (this.#is('/')) {
      this.at++
      const decoded = this.#word().replace(/#([\da-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
      return `/${decoded}`
    }
    if (this.#is('(')) return this.#text()
    // Beyond the maximum depth the brackets are skipped and their content is read.
    if (this.#is('[') && depth < deepest) return this.#list(depth)
    if (this.#is('<<') && depth < deepest) return this.#dictionary(depth)
    if (this.#is('<') && !this.#is('<<')) {
      const end = this.#bytes.indexOf('>', this.at)
      this.at = end < 0 ? this.#bytes.length : end + 1
      return null
    }
    const word = this.#word()
    if (word === '') this.at += this.#is('<<') ? 2 : 1
    return /^[+-]?[\d.]+$/.test(word) ? this.#numberOrReference(word) : word
  }
}

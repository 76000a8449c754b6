/** A body that is no form, or one that never ends. */
export class FormError extends Error {
  readonly reason: 'malformed' | 'tooLarge'

  constructor(reason: 'malformed' | 'tooLarge') {
    super(`The form is ${reason}.`)
    this.reason = reason
  }
}

export interface Part {
  name: string
  /** As the sender's browser called it; null for a text field, '' where no file was chosen. */
  filename: string | null
  /** To be read to its end before the next part is asked for. */
  body: AsyncGenerator<Uint8Array>
}

const most = { headers: 8 * 1024, parts: 60 }

/** What has come of a body and was not taken yet; all bytes are counted here. */
class Incoming {
  buffer: Buffer
  #count = 0
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #max: number

  constructor(stream: ReadableStream<Uint8Array>, max: number) {
    this.#reader = stream.getReader()
    this.#max = max
    // The first boundary has no line before it; every other one has.
    this.buffer = Buffer.from('\r\n')
  }

  async more(): Promise<void> {
    const { done, value } = await this.#reader.read()
    if (done) throw new FormError('malformed')
    this.#count += value.length
    if (this.#count > this.#max) throw new FormError('tooLarge')
    this.buffer = this.buffer.length === 0 ? Buffer.from(value) : Buffer.concat([this.buffer, value])
  }

  take(length: number): Buffer {
    const taken = this.buffer.subarray(0, length)
    this.buffer = this.buffer.subarray(length)
    return taken
  }

  async at(length: number): Promise<Buffer> {
    while (this.buffer.length < length) await this.more()
    return this.take(length)
  }

  /** Everything before a mark, which is taken, too. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const found = this.buffer.indexOf(mark)
      if (found >= 0) {
        if (found > 0) yield this.take(found)
        this.take(mark.length)
        return
      }
      // The end of what has come may be the beginning of the mark.
      const safe = this.buffer.length - mark.length + 1
      if (safe > 0) yield this.take(safe)
      await this.more()
    }
  }
}

async function headersOf(incoming: Incoming): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of incoming.until(Buffer.from('\r\n\r\n'))) {
    length += piece.length
    if (length > most.headers) throw new FormError('malformed')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Browsers write a quotation mark and a line break inside a name as %22, %0D and %0A (WHATWG), older ones as \". */
const quoted = (headers: string, name: string): string | null => {
  const line = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? ''
  const match = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(line)
  return match ? (match[1] as string).replace(/\\(["\\])/g, '$1').replaceAll('%22', '"') : null
}

/** The parts of a multipart body (RFC 7578) as they arrive; no more of it is held than a piece. */
export async function* multipart(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
  maxBytes: number,
): AsyncGenerator<Part> {
  const incoming = new Incoming(stream, maxBytes)
  const mark = Buffer.from(`\r\n--${boundary}`)
  for await (const _ of incoming.until(mark)) {
    // What stands before the first boundary is nobody's.
  }
  for (let count = 0; ; count++) {
    const after = (await incoming.at(2)).toString('latin1')
    if (after === '--') return
    if (after !== '\r\n' || count >= most.parts) throw new FormError('malformed')
    const headers = await headersOf(incoming)
    const name = quoted(headers, 'name')
    if (name === null) throw new FormError('malformed')
    const body = incoming.until(mark)
    yield { name, filename: quoted(headers, 'filename'), body }
    for await (const _ of body) {
      // Whoever had no use for this part leaves it to us.
    }
  }
}

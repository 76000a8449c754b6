/** The body is no valid form, or is too large. */
export class FormError extends Error {
  readonly reason: 'malformed' | 'tooLarge'

  constructor(reason: 'malformed' | 'tooLarge') {
    super(`The form is ${reason}.`)
    this.reason = reason
  }
}

export interface Part {
  name: string
  /** File name from the browser; null for a text field, '' if no file was chosen. */
  filename: string | null
  /** Must be read to its end before the next part. */
  body: AsyncGenerator<Uint8Array>
}

const most = { headers: 8 * 1024, parts: 60 }

/** Buffer of received bytes. Counts all bytes of the body. */
class Incoming {
  buffer: Buffer
  #count = 0
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #max: number

  constructor(stream: ReadableStream<Uint8Array>, max: number) {
    this.#reader = stream.getReader()
    this.#max = max
    // The first boundary has no line break before it, all others have.
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

  /** Yields everything before the delimiter and consumes the delimiter. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const found = this.buffer.indexOf(delimiter)
      if (found >= 0) {
        if (found > 0) yield this.take(found)
        this.take(delimiter.length)
        return
      }
      // The last bytes of the buffer may be the beginning of the delimiter.
      const safe = this.buffer.length - delimiter.length + 1
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

/** In names, browsers encode a quote (") and line breaks as %22, %0D and %0A (WHATWG), older ones write \". */
const quoted = (headers: string, name: string): string | null => {
  const line = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? ''
  const match = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(line)
  return match ? (match[1] as string).replace(/\\(["\\])/g, '$1').replaceAll('%22', '"') : null
}

/** Streams the parts of a multipart body (RFC 7578). Only one chunk is in memory. */
export async function* multipart(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
  maxBytes: number,
): AsyncGenerator<Part> {
  const incoming = new Incoming(stream, maxBytes)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  for await (const _ of incoming.until(delimiter)) {
    // Ignore the preamble before the first boundary.
  }
  for (let count = 0; ; count++) {
    const after = (await incoming.at(2)).toString('latin1')
    if (after === '--') return
    if (after !== '\r\n' || count >= most.parts) throw new FormError('malformed')
    const headers = await headersOf(incoming)
    const name = quoted(headers, 'name')
    if (name === null) throw new FormError('malformed')
    const body = incoming.until(delimiter)
    yield { name, filename: quoted(headers, 'filename'), body }
    for await (const _ of body) {
      // Skip what the caller has not read of this part.
    }
  }
}

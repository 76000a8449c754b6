type Body = string | Uint8Array | null

/**
 * The part of `Response` that a page which is rendered at once has use for. The platform's own copies the bytes three times
 * and reads them back as a stream, a twentieth of the work of making a page.
 */
class WholeResponse {
  readonly body: Body
  readonly status: number
  readonly statusText: string
  readonly headers: Headers

  constructor(body: Body = null, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    // What streams would come out as the name of its class.
    if (typeof body !== 'string' && !(body instanceof Uint8Array) && body !== null)
      throw new TypeError('Pages are rendered whole: a text or its bytes, no stream.')
    this.body = body
    this.status = status
    this.statusText = statusText
    this.headers = new Headers(headers)
  }

  async text(): Promise<string> {
    return typeof this.body === 'string' ? this.body : Buffer.from(this.body ?? []).toString()
  }

  async bytes(): Promise<Uint8Array> {
    return typeof this.body === 'string' ? Buffer.from(this.body) : (this.body ?? new Uint8Array())
  }
}

/** From now on rendered pages are given back as they are. For processes that render, and nothing else. */
export function answerWhole(): void {
  globalThis.Response = WholeResponse as unknown as typeof Response
}

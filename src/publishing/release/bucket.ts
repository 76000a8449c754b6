import { createHash } from 'node:crypto'
import timers from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

/** How to reach an S3 store: Amazon's, or another one with the same API. */
export interface BucketAccess {
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export interface Listed {
  key: string
  modified: Temporal.Instant
}

const timeout = 60_000
/** The slowest upload rate that the timeout allows for, in bytes per millisecond. */
const slowest = 100
const attempts = 5
const marks: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(lt|gt|amp|quot|apos);/g, (_, name) => marks[name] as string)

const whole = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** One folder of a bucket, `s3://bucket/folder`. Uses only requests that every S3 store supports. */
export class Bucket {
  readonly #client: AwsClient
  readonly #base: string
  readonly #prefix: string
  readonly #sharing: number

  /** `sharing` is the number of uploads that share the connection. */
  constructor(address: string, access: BucketAccess, sharing = 1) {
    this.#sharing = sharing
    const { hostname, pathname } = new URL(address)
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = access
    const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
    // Path-style addresses: self-hosted stores often have no host name for each bucket.
    this.#base = `${endpoint.replace(/\/+$/, '')}/${hostname}`
    this.#prefix = pathname.replace(/^\/+|\/+$/g, '')
    this.#client = new AwsClient({
      accessKeyId: S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      region: S3_REGION,
      service: 's3',
      // The client's own retries would send a body stream again that is already half read.
      retries: 0,
    })
  }

  #key(name: string): string {
    return this.#prefix ? `${this.#prefix}/${name}` : name
  }

  /**
   * Retries if the store is busy or the connection breaks: all these requests are idempotent. The timeout includes
   * reading the response, unless it is returned as a stream. Null if the file does not exist.
   */
  async #send<T>(
    method: string,
    path: string,
    take: (response: Response) => Promise<T> | T,
    { body, headers }: { body?: Buffer; headers?: Record<string, string> } = {},
  ): Promise<T | null> {
    let said = ''
    let code = ''
    for (let attempt = 0; attempt < attempts; attempt++) {
      // Random jitter, so that requests refused together do not retry together.
      const pause = 200 * 2 ** attempt * (0.5 + Math.random())
      if (attempt > 0) await timers.setTimeout(pause)
      const cut = new AbortController()
      const limit = timeout + (this.#sharing * (body?.length ?? 0)) / slowest
      const timer = setTimeout(() => cut.abort(new Error('it does not answer')), limit)
      try {
        const response = await this.#client.fetch(`${this.#base}${path}`, {
          method,
          ...(headers ? { headers } : {}),
          ...(body ? { body: new Uint8Array(body) } : {}),
          signal: cut.signal,
        })
        if (response.ok) return await take(response)
        const text = await response.text()
        code = textOf(text, 'Code') ?? ''
        if (response.status === 404 && code !== 'NoSuchBucket') return null
        said = `${response.status} ${code} ${textOf(text, 'Message') ?? ''}`.trim()
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        const { cause, message } = error as Error & { cause?: Error }
        said = cause?.message ?? message
      } finally {
        clearTimeout(timer)
      }
    }
    if (code === 'NoSuchBucket') throw this.#noBucket()
    const remedy =
      code === 'RequestTimeTooSkewed'
        ? "Set this machine's clock, or the store's."
        : 'Check S3_ENDPOINT, the bucket and its keys.'
    throw new Error(`The store of files (${this.#base}) refuses: ${said}. ${remedy}`)
  }

  readonly #noBucket = () =>
    new Error(`The bucket of ${this.#base} does not exist. Make it, or name another one.`)

  #path(name: string): string {
    return `/${this.#key(name).split('/').map(encodeURIComponent).join('/')}`
  }

  /** The store verifies the checksum before it confirms the upload. */
  async put(name: string, bytes: Buffer, headers: Record<string, string> = {}): Promise<void> {
    const sum = createHash('sha256').update(bytes).digest('hex')
    const own = { ...headers, 'x-amz-content-sha256': sum }
    if (!(await this.#send('PUT', this.#path(name), whole, { body: bytes, headers: own })))
      throw this.#noBucket()
  }

  /** Returned as a stream, without a timeout for its reader; null if the file does not exist. */
  async get(name: string): Promise<Response | null> {
    return this.#send('GET', this.#path(name), response => response)
  }

  /** The whole file, requested again if the connection breaks; null if it does not exist. */
  async read(name: string): Promise<Buffer | null> {
    return this.#send('GET', this.#path(name), whole)
  }

  async remove(name: string): Promise<void> {
    await this.#send('DELETE', this.#path(name), whole)
  }

  /** Everything under the folder, page by page. */
  async *list(): AsyncGenerator<Listed> {
    const folder = this.#prefix ? `${this.#prefix}/` : ''
    for (let next: string | undefined = ''; next !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
      if (next) query.set('continuation-token', next)
      const page: Buffer | null = await this.#send('GET', `?${query}`, whole)
      if (!page) throw this.#noBucket()
      const xml = page.toString()
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textOf(entry, 'Key') ?? ''
        const modified = Temporal.Instant.from(textOf(entry, 'LastModified') ?? '')
        yield { key: key.slice(folder.length), modified }
      }
      next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
    }
  }
}

import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

/** How to reach a store that speaks S3: Amazon's, or one of the hospital's own. */
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

const patience = 60_000
const attempts = 5
const marks: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const textOf = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replace(/&(lt|gt|amp|quot|apos);/g, (_, name) => marks[name] as string)

/** One folder of a bucket, `s3://bucket/folder`, through the few calls that every such store has. */
export class Bucket {
  readonly #client: AwsClient
  readonly #base: string
  readonly #prefix: string

  constructor(address: string, access: BucketAccess) {
    const { hostname, pathname } = new URL(address)
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = access
    const endpoint = S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`
    // By path, which stores of one's own know without a name for each bucket.
    this.#base = `${endpoint.replace(/\/+$/, '')}/${hostname}`
    this.#prefix = pathname.replace(/^\/+|\/+$/g, '')
    this.#client = new AwsClient({
      accessKeyId: S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
      region: S3_REGION,
      service: 's3',
      // Its own would send a body again that may be half read.
      retries: 0,
    })
  }

  #key(name: string): string {
    return this.#prefix ? `${this.#prefix}/${name}` : name
  }

  /** Asks again where the store is busy or the line broke: each of these calls may be made twice. */
  async #send(method: string, path: string, init: { body?: Buffer; headers?: Record<string, string> } = {}) {
    let said = ''
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await new Promise(resolve => setTimeout(resolve, 200 * 2 ** attempt))
      try {
        const response = await this.#client.fetch(`${this.#base}${path}`, {
          method,
          ...(init.headers ? { headers: init.headers } : {}),
          ...(init.body ? { body: new Uint8Array(init.body) } : {}),
          signal: AbortSignal.timeout(patience),
        })
        if (response.ok || response.status === 404) return response
        const text = await response.text()
        said = `${response.status} ${textOf(text, 'Code') ?? ''} ${textOf(text, 'Message') ?? ''}`.trim()
        if (response.status < 500 && response.status !== 429) break
      } catch (error) {
        const { cause, message } = error as Error & { cause?: Error }
        said = cause?.message ?? message
      }
    }
    throw new Error(
      `The store of files (${this.#base}) refuses: ${said}. Check S3_ENDPOINT, the bucket and its keys.`,
    )
  }

  #path(name: string): string {
    return `/${this.#key(name).split('/').map(encodeURIComponent).join('/')}`
  }

  /** The store compares the bytes that it got with their sum before it says yes. */
  async put(name: string, bytes: Buffer, headers: Record<string, string> = {}): Promise<void> {
    const sum = createHash('sha256').update(bytes).digest('hex')
    const response = await this.#send('PUT', this.#path(name), {
      body: bytes,
      headers: { ...headers, 'x-amz-content-sha256': sum },
    })
    await response.arrayBuffer()
    if (response.status === 404)
      throw new Error(`The bucket of ${this.#base} does not exist. Make it, or name another one.`)
  }

  /** Null where there is no such file. */
  async get(name: string): Promise<Response | null> {
    const response = await this.#send('GET', this.#path(name))
    if (response.status !== 404) return response
    const text = await response.text()
    if (textOf(text, 'Code') === 'NoSuchBucket')
      throw new Error(`The bucket of ${this.#base} does not exist. Make it, or name another one.`)
    return null
  }

  async remove(name: string): Promise<void> {
    await (await this.#send('DELETE', this.#path(name))).arrayBuffer()
  }

  /** Everything under the folder, page by page. */
  async *list(): AsyncGenerator<Listed> {
    const folder = this.#prefix ? `${this.#prefix}/` : ''
    for (let next: string | undefined = ''; next !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
      if (next) query.set('continuation-token', next)
      const xml: string = await (await this.#send('GET', `?${query}`)).text()
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textOf(entry, 'Key') ?? ''
        const modified = Temporal.Instant.from(textOf(entry, 'LastModified') ?? '')
        yield { key: key.slice(folder.length), modified }
      }
      next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
    }
  }
}

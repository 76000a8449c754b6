import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Bucket, type BucketAccess } from '#publishing/release/bucket.ts'
import { keyShape, type Storage } from './store.ts'

/** Uploaded files in a private bucket. They are read only through this server, as every read is audited. */
export class BucketStorage implements Storage {
  readonly #bucket: Bucket

  constructor(address: string, access: BucketAccess) {
    this.#bucket = new Bucket(address, access)
  }

  #name(key: string): string {
    // Keys come from our own rows. The check still prevents a name outside the folder.
    if (!keyShape.test(key)) throw new Error('This is no key of the storage.')
    return `${key.slice(0, 2)}/${key.slice(2)}`
  }

  async put(path: string): Promise<string> {
    const key = randomBytes(16).toString('hex')
    await this.putBack(key, path)
    return key
  }

  async putBack(key: string, path: string): Promise<void> {
    await this.#bucket.put(this.#name(key), await readFile(path), {
      'content-type': 'application/octet-stream',
    })
    await rm(path)
  }

  async read(key: string): Promise<Readable | null> {
    const response = await this.#bucket.get(this.#name(key))
    if (!response) return null
    return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
  }

  async remove(key: string): Promise<void> {
    await this.#bucket.remove(this.#name(key))
  }

  async keptBefore(moment: Temporal.Instant): Promise<string[]> {
    const keys: string[] = []
    for await (const { key: name, modified } of this.#bucket.list()) {
      const key = name.replace('/', '')
      if (keyShape.test(key) && Temporal.Instant.compare(modified, moment) < 0) keys.push(key)
    }
    return keys
  }
}

import { readFile } from 'node:fs/promises'
import { mapLimit } from '../limit-concurrency.ts'
import type { Bucket } from './bucket.ts'
import type { Release, ReleaseFile } from './release.ts'

/** Each transfer waits for its response; the first release of a large site has tens of thousands. */
const atOnce = 16

/** A page is in the bucket in brotli only, if that is smaller, as on the disk. */
export interface StoredForm {
  name: string
  size: number
  encoding: 'br' | undefined
}

export const storedForm = ({ hash, size, br }: ReleaseFile): StoredForm => {
  const packed = br !== undefined && br < size
  return {
    name: `objects/${hash.slice(0, 2)}/${hash.slice(2)}${packed ? '.br' : ''}`,
    size: packed ? br : size,
    encoding: packed ? 'br' : undefined,
  }
}

const byHash = ({ files }: Pick<Release, 'files'>): Map<string, ReleaseFile> =>
  new Map(Object.values(files).map(file => [file.hash, file]))

/** The files of `release` that `other` has not, each once. */
export function filesBeside(
  release: Pick<Release, 'files'>,
  other: Pick<Release, 'files'> | null,
): ReleaseFile[] {
  const known = other ? byHash(other) : new Map()
  return [...byHash(release).values()].filter(file => !known.has(file.hash))
}

/** The part of a bucket that has the files and manifests of the site for all processes. */
export class SharedStore {
  readonly #bucket: Bucket

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  read(name: string): Promise<Buffer | null> {
    return this.#bucket.read(name)
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#bucket.put(name, bytes, { 'content-type': 'application/octet-stream' })
  }

  /** Uploads files of a release that the bucket does not have. */
  async upload(files: readonly ReleaseFile[], pathOf: (form: StoredForm) => string): Promise<void> {
    await mapLimit(files, atOnce, async file => {
      const form = storedForm(file)
      await this.put(form.name, await readFile(pathOf(form)))
    })
  }

  /** The stored form of a file. An error if the bucket does not have it completely. */
  async download(file: ReleaseFile): Promise<Buffer> {
    const { name, size } = storedForm(file)
    const bytes = await this.#bucket.read(name)
    if (bytes?.length !== size) throw new Error(`The bucket of the site has no complete file ${name}.`)
    return bytes
  }

  async remove(names: Iterable<string>): Promise<void> {
    await mapLimit(names, atOnce, name => this.#bucket.remove(name))
  }
}

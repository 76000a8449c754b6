import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  crc32,
  gunzip,
  gzip,
} from 'node:zlib'

const zip = promisify(gzip)
const unzip = promisify(gunzip)
const unpack = promisify(brotliDecompress)
export type Encoding = 'br' | 'gz'

/**
 * The content of all stored releases, each file once under its hash: plain or, if smaller, in brotli only, which
 * saves four fifths of the writing. Writes are synchronous: a build has nothing else to do, and an asynchronous write
 * costs more in event loop turns than the write itself.
 */
export class Objects {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  pathOf(hash: string, encoding?: Encoding): string {
    return join(this.#directory, hash.slice(0, 2), hash.slice(2) + (encoding ? `.${encoding}` : ''))
  }

  /** Whether the stored bytes exist completely. Deletes an incomplete file, which would otherwise count as stored. */
  async isWhole(hash: string, size: number, encoding?: Encoding): Promise<boolean> {
    const path = this.pathOf(hash, encoding)
    const found = await stat(path).catch(() => null)
    if (found?.size === size) return true
    if (found) await rm(path, { force: true }).catch(() => {})
    return false
  }

  /** Stores one form of a file that was made elsewhere. */
  store(hash: string, bytes: Buffer, encoding?: Encoding): void {
    write(this.pathOf(hash, encoding), bytes)
  }

  keep(hash: string, bytes: Buffer): void {
    if (!this.holds(hash, bytes)) write(this.pathOf(hash), bytes)
  }

  /** Stores the brotli form, which browsers ask for. */
  keepBrotli(hash: string, bytes: Buffer, quality: number): Buffer {
    const known = this.#found(hash, 'br')
    if (known && unpacksTo(known, bytes)) return known
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const made = brotliCompressSync(bytes, options)
    write(this.pathOf(hash, 'br'), made)
    return made
  }

  /** Whether exactly these bytes are stored: after a power cut a file may be empty, half written, or full of zeros. */
  holds(hash: string, bytes: Buffer): boolean {
    return this.#found(hash)?.equals(bytes) ?? false
  }

  /** Whether the stored brotli form has this checksum. */
  holdsBrotli(hash: string, sum: number | undefined): boolean {
    const found = this.#found(hash, 'br')
    return found !== null && crc32(found) === sum
  }

  #found(hash: string, encoding?: Encoding): Buffer | null {
    const path = this.pathOf(hash, encoding)
    // Most files of a new version do not exist yet, and catching an error costs more than checking first.
    if (!existsSync(path)) return null
    try {
      return readFileSync(path)
    } catch {
      return null
    }
  }

  /**
   * The bytes in one of their forms; ENOENT if they are incomplete. The gzip form is only for old clients and for hosts
   * without brotli, and is made at the first request: it was a quarter of the time of a build.
   */
  async read(hash: string, encoding?: Encoding): Promise<Buffer> {
    if (encoding === 'gz') return this.#zipped(hash)
    if (encoding === 'br') return readFile(this.pathOf(hash, 'br'))
    const packed = await readOrNull(this.pathOf(hash, 'br'))
    const unpacked = packed && (await unpack(packed).catch(() => null))
    return unpacked ?? readFile(this.pathOf(hash))
  }

  async #zipped(hash: string): Promise<Buffer> {
    const path = this.pathOf(hash, 'gz')
    const [known, bytes] = await Promise.all([readOrNull(path), this.read(hash)])
    // The plain size of most pages is not recorded here, so compare the content.
    const unzipped = known && (await unzip(known).catch(() => null))
    if (known && unzipped?.equals(bytes)) return known
    const made = await zip(bytes, { level: 6 })
    // If the disk refuses the file, the request is still answered.
    try {
      write(path, made)
    } catch {}
    return made
  }
}

/** One output chunk: as large as the expected bytes plus one, to notice a longer output. */
function unpacksTo(packed: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(packed, { chunkSize: Math.max(64, bytes.length + 1) }).equals(bytes)
  } catch {
    return false
  }
}

const readOrNull = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })

let writes = 0

/** Writes under a temporary name first, so that a crash leaves no incomplete file. */
function write(path: string, bytes: Buffer): void {
  const temporary = `${path}.${process.pid}-${writes++}`
  try {
    writeFileSync(temporary, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, bytes)
  }
  renameSync(temporary, path)
}

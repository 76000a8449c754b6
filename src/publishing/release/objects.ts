import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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
 * The bytes of all kept releases, each once, under their hash: as they are or, where that is smaller, in the form that
 * browsers ask for alone, which is a fifth of what there would be to write. Written at once and not in turns: whoever builds
 * a site has nothing else to do, and each turn of the event loop costs more than the write.
 */
export class Objects {
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
  }

  pathOf(hash: string, encoding?: Encoding): string {
    return join(this.#directory, hash.slice(0, 2), hash.slice(2) + (encoding ? `.${encoding}` : ''))
  }

  /** Whether bytes are there, and all of them. What is not whole is forgotten: it would count as made. */
  async isWhole(hash: string, size: number, encoding?: Encoding): Promise<boolean> {
    const path = this.pathOf(hash, encoding)
    const found = await stat(path).catch(() => null)
    if (found?.size === size) return true
    if (found) await rm(path, { force: true }).catch(() => {})
    return false
  }

  keep(hash: string, bytes: Buffer): void {
    if (!this.holds(hash, bytes)) write(this.pathOf(hash), bytes)
  }

  /** The form that browsers ask for. */
  keepBrotli(hash: string, bytes: Buffer, quality: number): Buffer {
    const known = this.#found(hash, 'br')
    if (known && unpacksTo(known, bytes)) return known
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const made = brotliCompressSync(bytes, options)
    write(this.pathOf(hash, 'br'), made)
    return made
  }

  /** Whether these bytes are there: after a power cut a file may be empty, half, or full of zeros. */
  holds(hash: string, bytes: Buffer): boolean {
    return this.#found(hash)?.equals(bytes) ?? false
  }

  /** Whether the compressed form is the one with this sum. */
  holdsBrotli(hash: string, sum: number | undefined): boolean {
    const found = this.#found(hash, 'br')
    return found !== null && crc32(found) === sum
  }

  #found(hash: string, encoding?: Encoding): Buffer | null {
    try {
      return readFileSync(this.pathOf(hash, encoding))
    } catch {
      return null
    }
  }

  /**
   * The bytes in one of their forms, ENOENT where they are not all there. What only old clients and hosts without brotli
   * take is made when the first one asks for it: that was a quarter of the work of building a site.
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
    // Of most pages nobody knows how long it should be.
    const unzipped = known && (await unzip(known).catch(() => null))
    if (known && unzipped?.equals(bytes)) return known
    const made = await zip(bytes, { level: 6 })
    // Who cannot keep it can still answer.
    try {
      write(path, made)
    } catch {}
    return made
  }
}

/** All in one piece: the bytes that it should be, and one more if it is longer. */
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

/** Under another name first, so that a crash leaves no half file. */
function write(path: string, bytes: Buffer): void {
  const temporary = `${path}.${randomUUID()}`
  try {
    writeFileSync(temporary, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, bytes)
  }
  renameSync(temporary, path)
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, brotliDecompressSync, constants, gzip } from 'node:zlib'

const zip = promisify(gzip)
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

  sizeOf(hash: string, encoding?: Encoding): number | undefined {
    return statSync(this.pathOf(hash, encoding), { throwIfNoEntry: false })?.size
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
    // After a power cut a file may be there and empty.
    if (this.sizeOf(hash) !== bytes.length) write(this.pathOf(hash), bytes)
  }

  /** The size of the form that browsers ask for. */
  keepBrotli(hash: string, bytes: Buffer, quality: number): number {
    const known = this.sizeOf(hash, 'br')
    if (known && this.#unpacksTo(hash, bytes)) return known
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const made = brotliCompressSync(bytes, options)
    write(this.pathOf(hash, 'br'), made)
    return made.length
  }

  /** Nobody knows how long it should be, and half of it is worth nothing. */
  #unpacksTo(hash: string, bytes: Buffer): boolean {
    try {
      return brotliDecompressSync(readFileSync(this.pathOf(hash, 'br'))).equals(bytes)
    } catch {
      return false
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
    const known = await readOrNull(path)
    // After a power cut it may be there and empty.
    if (known?.length) return known
    const made = await zip(await this.read(hash), { level: 6 })
    // Who cannot keep it can still answer.
    try {
      write(path, made)
    } catch {}
    return made
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

import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzip } from 'node:zlib'

const zip = promisify(gzip)
export type Encoding = 'br' | 'gz'

/**
 * The bytes of all kept releases, each once, under their hash. Written at once and not in turns: whoever builds a site has
 * nothing else to do, and each turn of the event loop costs more than the write.
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

  /** Whether bytes are there, and all of them. A form that is not is forgotten: it would count as made. */
  async isWhole(hash: string, size: number, encoding?: Encoding): Promise<boolean> {
    const path = this.pathOf(hash, encoding)
    const found = await stat(path).catch(() => null)
    if (found?.size === size) return true
    if (found && encoding) await rm(path, { force: true }).catch(() => {})
    return false
  }

  keep(hash: string, bytes: Buffer): void {
    // After a power cut a file may be there and empty.
    if (this.sizeOf(hash) !== bytes.length) write(this.pathOf(hash), bytes)
  }

  /** The size of the form that browsers ask for. */
  keepBrotli(hash: string, bytes: Buffer, quality: number): number {
    const known = this.sizeOf(hash, 'br')
    if (known) return known
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const made = brotliCompressSync(bytes, options)
    write(this.pathOf(hash, 'br'), made)
    return made.length
  }

  /**
   * The bytes in one of their forms. What only old clients and hosts without brotli take is made when the first one asks
   * for it, and kept: it was a quarter of the work of building a site.
   */
  async read(hash: string, encoding?: Encoding): Promise<Buffer> {
    const path = this.pathOf(hash, encoding)
    if (encoding !== 'gz') return readFile(path)
    const known = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return null
    })
    // After a power cut it may be there and empty.
    if (known?.length) return known
    const made = await zip(await readFile(this.pathOf(hash)), { level: 6 })
    // Who cannot keep it can still answer.
    try {
      write(path, made)
    } catch {}
    return made
  }
}

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

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

  keep(hash: string, bytes: Buffer): void {
    const path = this.pathOf(hash)
    if (!existsSync(path)) write(path, bytes)
  }

  /** The size of the form that browsers ask for. */
  keepBrotli(hash: string, bytes: Buffer, quality: number): number {
    const path = this.pathOf(hash, 'br')
    const known = statSync(path, { throwIfNoEntry: false })
    if (known) return known.size
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
    const made = brotliCompressSync(bytes, options)
    write(path, made)
    return made.length
  }

  /**
   * The bytes in one of their forms. What only old clients and hosts without brotli take is made when the first one asks
   * for it, and kept: it was a quarter of the work of building a site.
   */
  async read(hash: string, encoding?: Encoding): Promise<Buffer> {
    const path = this.pathOf(hash, encoding)
    if (encoding !== 'gz') return readFile(path)
    try {
      return await readFile(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      const made = await zip(await readFile(this.pathOf(hash)), { level: 6 })
      // Who cannot keep it can still answer.
      try {
        write(path, made)
      } catch {}
      return made
    }
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

import { createHash, hash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const newline = 10
const size = 1n << 256n

/**
 * Passes a table's COPY text through, counts its rows and sums up their SHA-256. The database returns rows in any
 * order, so the digest must not depend on it.
 */
export class RowDigest extends Transform {
  rows = 0
  #sum = 0n
  #rest: Buffer[] = []

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0
    // A line break inside a value is written as \n, so each one here ends a row.
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      this.#add(Buffer.concat([...this.#rest, chunk.subarray(from, end)]))
      this.#rest = []
      from = end + 1
    }
    if (from < chunk.length) this.#rest.push(chunk.subarray(from))
    done(null, chunk)
  }

  #add(row: Buffer): void {
    this.rows++
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', row)}`)) % size
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}

/** Passes bytes through, counts them and computes their SHA-256. */
export class ByteDigest extends Transform {
  size = 0
  readonly #hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length
    this.#hash.update(chunk)
    done(null, chunk)
  }

  /** May be called once, after the last byte. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}

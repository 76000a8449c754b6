export interface ByteRange {
  start: number
  /** The last byte, inclusive. */
  end: number
}

/**
 * The single range of a `Range` header (RFC 9110 §14). Safari plays no video without ranges. Null if the whole file has
 * to be sent: no header, several ranges, or an invalid one. 'beyond' if the range begins after the end (416).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'beyond' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  if (start >= size) return 'beyond'
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return end < start ? null : { start, end }
}

export interface ByteRange {
  start: number
  /** The last byte, counted in. */
  end: number
}

/**
 * The one range that a `Range` header asks for (RFC 9110 §14): Safari plays no film without. Null where the whole file is
 * to be sent: no header, several ranges, or something that is no range; 'beyond' where it begins behind the end (416).
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

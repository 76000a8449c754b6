import { brotliDecompressSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib'

const most = 64 * 1024 * 1024
const attempt = (make: () => Buffer): Buffer | null => {
  try {
    return make()
  } catch {
    return null
  }
}

/** Decompresses a raw snappy block (format_description.txt of google/snappy), as LevelDB writes it; null if it is none. */
export function unsnappy(bytes: Buffer): Buffer | null {
  let at = 0
  let length = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]
    if (byte === undefined || shift > 28) return null
    length += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) break
  }
  if (length === 0 || length > most) return null
  const out = Buffer.alloc(length)
  let end = 0
  while (at < bytes.length && end < length) {
    const tag = bytes[at++] as number
    if ((tag & 3) === 0) {
      let count = tag >> 2
      if (count >= 60) {
        const extra = count - 59
        if (at + extra > bytes.length) return null
        count = bytes.readUIntLE(at, extra)
        at += extra
      }
      count++
      if (at + count > bytes.length || end + count > length) return null
      end += bytes.copy(out, end, at, at + count)
      at += count
    } else {
      const size = [0, 1, 2, 4][tag & 3] as number
      if (at + size > bytes.length) return null
      const count = size === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2)
      const back = size === 1 ? ((tag >> 5) << 8) + (bytes[at] as number) : bytes.readUIntLE(at, size)
      at += size
      if (back === 0 || back > end || end + count > length) return null
      // Byte by byte: source and target of a copy may overlap.
      for (let index = 0; index < count; index++) out[end + index] = out[end + index - back] as number
      end += count
    }
  }
  return end === length ? out : null
}

/** The compressed part of a gzip (RFC 1952). Node's gunzip takes trailing bytes for a second gzip member, and fails. */
function afterGzipHead(bytes: Buffer): Buffer {
  const flags = bytes[3] ?? 0
  let at = 10
  if (flags & 4) at += 2 + bytes.readUInt16LE(at)
  for (const flag of [8, 16]) if (flags & flag) at = bytes.indexOf(0, at) + 1
  return bytes.subarray(flags & 2 ? at + 2 : at)
}

/** Decompresses a stream of any known format. Brotli has no magic number, and is only tried with `brotli`. */
export function unpacked(bytes: Buffer, { brotli = false } = {}): Buffer | null {
  const options = { maxOutputLength: most, finishFlush: 2 }
  return (
    (bytes[0] === 0x1f ? attempt(() => inflateRawSync(afterGzipHead(bytes), options)) : null) ??
    (bytes[0] === 0x78 ? attempt(() => inflateSync(bytes, options)) : null) ??
    (bytes[0] === 0x28 ? attempt(() => zstdDecompressSync(bytes, { maxOutputLength: most })) : null) ??
    (brotli ? attempt(() => brotliDecompressSync(bytes, { maxOutputLength: most })) : null)
  )
}

const marks = [
  [0x1f, 0x8b, 0x08],
  [0x78, 0x01],
  [0x78, 0x5e],
  [0x78, 0x9c],
  [0x78, 0xda],
  [0x28, 0xb5, 0x2f, 0xfd],
].map(one => Buffer.from(one))

/** Everything compressed in these bytes, found by its magic number. */
export function* packedInside(bytes: Buffer): Generator<Buffer> {
  for (const mark of marks)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      const found = unpacked(bytes.subarray(at))
      if (found && found.length > 8) yield found
    }
  // A value that Blink compressed before it stored it in IndexedDB (IDBValueWrapper: 0xff, version, 2 for snappy).
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 2] !== 2 || (bytes[at + 1] as number) > 0x20) continue
    const found = unsnappy(bytes.subarray(at + 3))
    if (found) yield found
  }
}

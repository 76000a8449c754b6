import { unpacked, unsnappy } from './unpack.ts'

const blockSize = 32 * 1024
const headerSize = 7

/** The joined records of a LevelDB log (doc/log_format.md). A header every 32 KB splits long records. */
export function logRecords(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let block = 0; block < bytes.length; block += blockSize) {
    const end = Math.min(block + blockSize, bytes.length)
    for (let at = block; at + headerSize <= end; ) {
      const length = bytes.readUInt16LE(at + 4)
      pieces.push(bytes.subarray(at + headerSize, Math.min(at + headerSize + length, end)))
      at += headerSize + length
    }
  }
  return Buffer.concat(pieces)
}

const magic = Buffer.from('57fb808b247547db', 'hex')

function varint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0
  for (let shift = 0; shift < 50; shift += 7) {
    const byte = bytes[at++] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) break
  }
  return [value, at]
}

/** The decompressed block at a handle. The byte after it is its compression type (doc/table_format.md). */
function blockAt(bytes: Buffer, offset: number, size: number): Buffer | null {
  const block = bytes.subarray(offset, offset + size)
  const kind = bytes[offset + size]
  return kind === 0 ? block : kind === 1 ? unsnappy(block) : unpacked(block)
}

/** All blocks of a LevelDB table (*.ldb), by its index; null if the file is no table. */
export function tableBlocks(bytes: Buffer): Buffer | null {
  const footer = bytes.length - 48
  if (footer < 0 || !bytes.subarray(-8).equals(magic)) return null
  const [, afterOffset] = varint(bytes, footer)
  const [, afterMeta] = varint(bytes, afterOffset)
  const [indexOffset, afterIndex] = varint(bytes, afterMeta)
  const [indexSize] = varint(bytes, afterIndex)
  const index = blockAt(bytes, indexOffset, indexSize)
  if (!index || index.length < 4) return null
  const blocks: Buffer[] = []
  const entries = index.length - 4 - 4 * index.readUInt32LE(index.length - 4)
  for (let at = 0; at < entries; ) {
    const [, afterShared] = varint(index, at)
    const [fresh, afterFresh] = varint(index, afterShared)
    const [length, afterLength] = varint(index, afterFresh)
    const handle = afterLength + fresh
    const [offset, afterHandle] = varint(index, handle)
    const [size] = varint(index, afterHandle)
    const block = blockAt(bytes, offset, size)
    if (block) blocks.push(block)
    at = handle + length
  }
  return Buffer.concat(blocks)
}

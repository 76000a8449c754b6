import { deflateRawSync, deflateSync } from 'node:zlib'

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc32 = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0

function unicodePath(name: string, shown: string): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt16LE(0x7075, 0)
  head.writeUInt16LE(5 + Buffer.byteLength(shown), 2)
  head.writeUInt8(1, 4)
  head.writeUInt32LE(crc32(Buffer.from(name)), 5)
  return Buffer.concat([head, Buffer.from(shown)])
}

/**
 * Builds a zip of the given parts. `claims` is the declared size of every part, `shown` the names in the Unicode Path
 * extra field (APPNOTE 4.6.9).
 */
export function zip(
  parts: Record<string, string>,
  { claims, flags = 0, shown = {} }: { claims?: number; flags?: number; shown?: Record<string, string> } = {},
) {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claims ?? bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const extra = shown[name] === undefined ? Buffer.alloc(0) : unicodePath(name, shown[name])
    const described = Buffer.from(shared)
    described.writeUInt16LE(extra.length, 24)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), described, rest, Buffer.from(name), extra]),
    )
    bodies.push(local)
    offset += local.length
  }
  const all = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(all.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, all, Buffer.from('PK\u0005\u0006'), end])
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const typesXml = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`

/** A Word document, optionally with more parts or another declared type. */
export const docx = (more: Record<string, string> = {}, type = main, how = {}) =>
  zip(
    {
      '[Content_Types].xml': typesXml(type),
      '_rels/.rels': '<Relationships/>',
      'word/document.xml': '<w:document>Curriculum vitae</w:document>',
      ...more,
    },
    how,
  )

const endLength = 22

/** Declares fewer entries than its directory contains. */
export function withFewerEntries(bytes: Buffer, count: number): Buffer {
  const changed = Buffer.from(bytes)
  for (const at of [8, 10]) changed.writeUInt16LE(count, changed.length - endLength + at)
  return changed
}

/** Inserts bytes between the directory and its end record. */
export const withGap = (bytes: Buffer, gap: Buffer) =>
  Buffer.concat([bytes.subarray(0, -endLength), gap, bytes.subarray(-endLength)])

const directoryOf = (bytes: Buffer) => bytes.subarray(bytes.readUInt32LE(bytes.length - 6), -endLength)

/**
 * Two documents in one zip: the end record refers to the directory of `bytes`, a ZIP64 locator to that of `other`, whose
 * parts are also first in `bytes`. The locator is in the comment of the other directory's last entry, so both are valid.
 */
export function withZip64Directory(bytes: Buffer, other: Buffer, lastName: string): Buffer {
  const body = bytes.subarray(0, -endLength)
  const directory = Buffer.from(directoryOf(other))
  const record = Buffer.alloc(56)
  record.write('PK\u0006\u0006', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  const count = BigInt(other.readUInt16LE(other.length - endLength + 10))
  for (const at of [24, 32]) record.writeBigUInt64LE(count, at)
  record.writeBigUInt64LE(BigInt(body.length + record.length), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\u0006\u0007', 'latin1')
  locator.writeBigUInt64LE(BigInt(body.length), 8)
  locator.writeUInt32LE(1, 16)
  directory.writeUInt16LE(locator.length, directory.length - lastName.length - 46 + 32)
  return Buffer.concat([body, record, directory, locator, bytes.subarray(-endLength)])
}

export const pdf = (body = 'Curriculum vitae') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  )

/** A PDF of the given objects; the first is the catalog. */
export const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((one, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(one),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ])

/** A stream object, compressed by default. */
export function pdfStream(content: string | Buffer, entries = '', pack = true): Buffer {
  const data = pack ? deflateSync(content) : Buffer.from(content)
  const filter = pack ? '/Filter /FlateDecode' : ''
  return Buffer.concat([
    Buffer.from(`<< ${entries} ${filter} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** An object stream, with object numbers from `from` on. */
export function pdfObjects(
  objects: string[],
  { from = 20, pack = true, entries = '/Type /ObjStm' } = {},
): Buffer {
  let offset = 0
  const head = objects.map((one, index) => {
    const pair = `${from + index} ${offset}`
    offset += one.length + 1
    return pair
  })
  const first = `${head.join(' ')} `
  return pdfStream(first + objects.join('\n'), `${entries} /N ${objects.length} /First ${first.length}`, pack)
}

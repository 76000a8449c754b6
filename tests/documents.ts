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

/** A zip of the given parts, small enough to be written by hand. `claims` is the size that every part says it has. */
export function zip(
  parts: Record<string, string>,
  { claims, flags = 0 }: { claims?: number; flags?: number } = {},
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
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, Buffer.from(name)]),
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

/** A Word document with more parts, or of another declared type. */
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

export const pdf = (body = 'Curriculum vitae') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${body}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  )

/** A PDF of objects, the first of which is its catalog. */
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

/** A stream as an object, packed or not. */
export function pdfStream(content: string | Buffer, entries = '', pack = true): Buffer {
  const data = pack ? deflateSync(content) : Buffer.from(content)
  const filter = pack ? '/Filter /FlateDecode' : ''
  return Buffer.concat([
    Buffer.from(`<< ${entries} ${filter} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** A stream of objects, numbered from `from` on. */
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

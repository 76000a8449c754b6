import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of two colours. Another `seed` gives another file. */
export const picture = (
  { width = 800, height = 600, seed = 0, alpha = false } = {},
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: alpha ? 4 : 3,
      background: { r: 20 + (seed % 200), g: 120, b: 90, alpha: alpha ? 0.5 : 1 },
    },
  })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 2),
            height: Math.ceil(height / 3),
            channels: 3,
            background: '#e0a040',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .toFormat(format, { effort: format === 'avif' ? 0 : undefined })
    .toBuffer()

/** A photograph with GPS data, rotated by its EXIF orientation. */
export const photographWithPlace = async (): Promise<Buffer> =>
  sharp(await picture({ width: 600, height: 400 }))
    .withExif({
      IFD0: { Copyright: 'PLANTED OWNER', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 12/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '106/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc32 = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

/** A PNG with a declared size that decompresses to `rows` empty rows. A decompression bomb takes a few hundred kilobytes. */
export function hollowPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const line = Math.ceil(width / 8) + 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(line * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { mediaLibraryForFile } from '../../../tests/media-library.ts'
import { hollowPng, photographWithPlace, picture } from '../../../tests/pictures.ts'
import { nameOf } from './upload-routes.ts'

const library = mediaLibraryForFile()
const { send, problemOf, get, onDisk } = library

describe('an uploaded picture', () => {
  test('is stored as AVIF and WebP in every size up to its own, under its name', async () => {
    const { status, result } = await send(await picture({ width: 1000, height: 500 }), 'Ruang_Tunggu (1).JPG')
    expect(status).toBe(201)
    expect(result).toMatchObject({
      name: 'Ruang Tunggu (1)',
      src: `/media/${result.id}`,
      type: 'image/jpeg',
      width: 1000,
      height: 500,
      alt: {},
      focal: { x: 50, y: 50 },
      tags: [],
    })
    expect(result.color).toMatch(/^#[\da-f]{6}$/)
    const sizes = []
    for (const step of [320, 640, 960, 1280]) {
      for (const format of ['avif', 'webp']) {
        const response = await get(`/media/${result.id}-${step}.${format}`)
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        sizes.push([format, width, height])
      }
    }
    expect(sizes).toEqual(
      [320, 640, 960, 1000].flatMap(width => [
        ['avif', width, width / 2],
        ['webp', width, width / 2],
      ]),
    )
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('is accepted as %s, too', async format => {
    const { status, result } = await send(await picture({ seed: 3 }, format), `a.${format}`)
    expect(status).toBe(201)
    expect(result.type).toBe(`image/${format}`)
  })

  test('keeps its transparency', async () => {
    const { result } = await send(await picture({ width: 200, height: 200, alpha: true }, 'png'), 'logo.png')
    const response = await get(`/media/${result.id}-320.webp`)
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).hasAlpha).toBe(true)
  })

  test('is turned upright, and no stored file contains its place', async () => {
    const photograph = await photographWithPlace()
    expect(photograph.includes('PLANTED OWNER')).toBe(true)
    const before = new Set(onDisk())
    const { result } = await send(photograph, 'IMG_0001.jpg')
    expect(result).toMatchObject({ width: 400, height: 600 })
    const stored = onDisk().filter(path => !before.has(path))
    expect(stored.length).toBe(5)
    for (const path of stored) {
      const { exif, iptc, xmp, orientation } = await sharp(path).metadata()
      expect([exif, iptc, xmp, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
      expect(readFileSync(path).includes('PLANTED OWNER')).toBe(false)
    }
  })

  test('is stored once: a second upload is answered with the first one', async () => {
    const bytes = await picture({ seed: 7 })
    const first = await send(bytes, 'one.jpg')
    const files = onDisk().length
    const again = await send(bytes, 'another name.jpg')
    expect([again.status, again.result.id, again.result.name]).toEqual([200, first.result.id, 'one'])
    expect(again.meta.message).toBe('This picture is already in the library')
    expect(onDisk().length).toBe(files)
    const together = await picture({ seed: 90 })
    const answers = await Promise.all([send(together), send(together), send(together)])
    expect(answers.map(one => one.status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map(one => one.result.id)).size).toBe(1)
    expect(onDisk().length).toBe(files + 7)
  })

  test('conflicts with one of the same bytes that was just deleted, and leaves no file', async () => {
    await send(await picture({ seed: 8 }))
    const before = onDisk().length
    const { database } = library.hospital.deps
    // As if the row of the same bytes had stopped the insert, and were gone before it is read.
    await database.pool.query(`
      create function skip() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger skip before insert on media_file for each row execute function skip()`)
    const { status, meta } = await send(await picture({ seed: 9 }))
    await database.pool.query('drop trigger skip on media_file')
    expect([status, meta.code]).toEqual([409, 'api.conflict'])
    expect(onDisk()).toHaveLength(before)
  })

  test('of 40 megapixels is accepted, and its memory is released', async () => {
    const large = await picture({ width: 8000, height: 5000, seed: 11 })
    const before = process.memoryUsage().rss
    const { status, result } = await send(large, 'large.jpg')
    expect([status, result.width, result.height]).toEqual([201, 8000, 5000])
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  }, 60_000)
})

describe('refused uploads', () => {
  const small = () => picture({ width: 300, height: 200, seed: 21 })
  const refusals: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['nothing at all', () => Buffer.alloc(0), /empty/],
    [
      'a page',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      /cannot show this kind of file/,
    ],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      /SVG drawings/,
    ],
    ['an SVG that begins as XML', () => Buffer.from('<?xml version="1.0"?><svg/>'), /SVG drawings/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), /cannot show this kind of file/],
    ['a program', () => Buffer.from(`MZ${'\0'.repeat(200)}`), /cannot show this kind of file/],
    [
      'a TIFF',
      async () =>
        sharp(await small())
          .tiff()
          .toBuffer(),
      /cannot show this kind of file/,
    ],
    ['a truncated picture', async () => (await picture({ seed: 22 })).subarray(0, 2500), /damaged/],
    ['the header of a PNG alone', () => hollowPng(100, 100, 0).subarray(0, 40), /damaged/],
    [
      'an HTML page after the header of a GIF',
      () => Buffer.from('GIF89a<script>alert(1)</script>'),
      /damaged/,
    ],
    [
      'a decompression bomb of 50,000 × 50,000 pixels',
      () => hollowPng(50_000, 50_000, 2000),
      /too many pixels/,
    ],
    ['a picture that is 30,000 pixels wide and two high', () => hollowPng(30_000, 2, 2), /too many pixels/],
    ['a PNG with less data than its header says', () => hollowPng(6000, 6000, 10), /damaged/],
  ]
  test.each(refusals)('%s gets a sentence, and nothing of it is stored', async (_, make, sentence) => {
    const files = onDisk().length
    const before = process.memoryUsage().rss
    const answer = await send(await make(), 'picture.jpg')
    expect([answer.status, problemOf(answer)]).toEqual([422, expect.stringMatching(sentence)])
    expect(onDisk().length).toBe(files)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('more than 20 MB, whatever the content', async () => {
    const answer = await send(Buffer.concat([await small(), Buffer.alloc(21 * 1024 * 1024)]))
    expect([answer.status, problemOf(answer)]).toEqual([422, expect.stringMatching(/larger than 20 MB/)])
  })

  test('a form without a picture', async () => {
    expect(problemOf(await send(null))).toBe('Choose a picture')
  })

  test('an unauthorized request, before its body is read', async () => {
    const desk = { authorization: `Bearer ${library.hospital.admins.desk.token}` }
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await small())]), 'a.jpg')
    const response = await library.hospital.app.request('/api/admins/media', {
      method: 'POST',
      headers: desk,
      body,
    })
    expect(response.status).toBe(403)
    expect(onDisk().some(path => path.includes('incoming'))).toBe(false)
  })
})

test('a picture that is also a script is encoded again, without the script', async () => {
  const both = Buffer.concat([await picture({ seed: 31 }), Buffer.from('<script>PLANTED PROGRAM</script>')])
  const { status } = await send(both, 'both.php.jpg')
  expect(status).toBe(201)
  expect(onDisk().some(path => readFileSync(path).includes('PLANTED PROGRAM'))).toBe(false)
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ayu\\foto.jpeg', 'foto'],
  ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1)'],
  ['\u202egnp.exe', 'gnp'],
  ['.jpg', 'picture'],
  ['', 'picture'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('a file called %j gets the name %j', (given, name) => {
  expect(nameOf(given)).toBe(name)
})

describe('a picture at its public address', () => {
  let id: string
  beforeAll(async () => {
    id = (await send(await picture({ width: 2600, height: 1300, seed: 41 }))).result.id
  })

  test('has the best format that the browser supports', async () => {
    const types = []
    for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*', '']) {
      const response = await get(`/media/${id}`, { accept })
      expect(response.headers.get('vary')).toBe('Accept')
      types.push(response.headers.get('content-type'))
    }
    expect(types).toEqual(['image/avif', 'image/webp', 'image/webp', 'image/webp'])
  })

  test('is sent as a picture only, and cached with revalidation', async () => {
    const first = await get(`/media/${id}-640.avif`)
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(first.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox",
    )
    expect(first.headers.get('cache-control')).toContain('stale-while-revalidate')
    const again = await get(`/media/${id}-640.avif`, { 'if-none-match': `W/${first.headers.get('etag')}` })
    expect(again.status).toBe(304)
  })

  test('is sent in the nearest size if the requested one does not exist', async () => {
    expect((await get(`/media/${id}-9999.webp`)).status).toBe(200)
  })

  test.each([
    '/media/',
    '/media/x',
    '/media/01890000-0000-7000-8000-0000000000aa',
    '/media/01890000-0000-7000-8000-0000000000aa-320.svg',
    '/media/..%2f..%2fetc%2fpasswd',
  ])('%s is not found', async path => {
    expect((await get(path)).status).toBe(404)
  })
})

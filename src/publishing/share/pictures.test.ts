import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sharePath } from '#content/share-picture.ts'
import { exportPictures, exportRelease } from '../release/export.ts'
import type { Release } from '../release/release.ts'
import { SiteStore } from '../release/site-store.ts'
import { SharePictures, TooManyDrawings } from './pictures.ts'
import { sharePictureIn } from './read-page.ts'

let folder: string
let store: SiteStore
let pictures: SharePictures
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawat-share-'))
  store = new SiteStore(join(folder, 'site'))
  pictures = new SharePictures(store)
})
afterEach(() => {
  pictures.stop()
  rmSync(folder, { recursive: true, force: true })
})

const name = 'Rumah Sakit "Kasih" & Ibu'
const escaped = name.replaceAll('&', '&#38;').replaceAll('"', '&#34;')
const pathOf = (title: string) => sharePath({ title, name, drawing: '/art/x.svg' })
const page = (title: string, path = pathOf(title)) =>
  Buffer.from(
    `<!doctype html><head><title>x</title><meta property="og:title" content="${title} | ${escaped}"><meta property="og:site_name" content="${escaped}"><meta property="og:image" content="https://hospital.example${path}"><meta name="thumbnail" content="/art/x.svg"></head>`,
  )
async function releaseOf(pages: Record<string, Buffer>): Promise<Release> {
  const files: Release['files'] = {}
  for (const [path, bytes] of Object.entries(pages)) files[path] = await store.put(path, bytes)
  return { id: 'r', builtAt: '', change: 0, code: '', files }
}
const drawn = () => readdirSync(join(store.directory, 'og'))

it('draws the picture of a page of the release once', async () => {
  const release = await releaseOf({
    'a.html': page('About'),
    'brand.css': Buffer.from(':root{--brand-hue:20}'),
  })
  const first = await pictures.read(release, pathOf('About'))
  expect(first?.png.subarray(1, 4).toString()).toBe('PNG')
  expect(await pictures.read(release, pathOf('About'))).toEqual(first)
  expect(drawn()).toHaveLength(1)
})

it('draws no picture that no page refers to', async () => {
  const release = await releaseOf({ 'a.html': page('About') })
  expect(await pictures.read(release, pathOf('Anything else'))).toBeNull()
  expect(await pictures.read(release, '/og/../current')).toBeNull()
  expect(() => drawn()).toThrow('ENOENT')
})

it('refuses a page whose text does not match the address of its picture', () => {
  expect(sharePictureIn(page('About').toString())?.title).toBe('About')
  expect(sharePictureIn(page('Buy pills', pathOf('About')).toString())).toBeNull()
})

it('draws again under the same address when the hospital changes its colour', async () => {
  const colour = (hue: number) =>
    releaseOf({ 'a.html': page('About'), 'brand.css': Buffer.from(`:root{--brand-hue:${hue}}`) })
  const [green, blue] = [await colour(163), await colour(260)]
  const before = await pictures.read(green, pathOf('About'))
  const after = await pictures.read(blue, pathOf('About'))
  expect(after?.tag).not.toBe(before?.tag)
  expect(after?.png.equals(before?.png as Buffer)).toBe(false)
})

it('draws one after the other, and refuses requests when the queue is full', async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Page ${index}`)
  const release = await releaseOf(Object.fromEntries(titles.map(title => [`${title}.html`, page(title)])))
  const results = await Promise.allSettled(titles.map(title => pictures.read(release, pathOf(title))))
  const refused = results.filter(one => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const one of refused) expect(one.reason).toBeInstanceOf(TooManyDrawings)
  expect(drawn()).toHaveLength(16)
})

it('is exported to the folder of a static host, and deleted from it with its page', async () => {
  const out = join(folder, 'out')
  const first = await releaseOf({ 'a.html': page('About'), 'b.html': page('Units') })
  await exportRelease(store, first, out)
  const about = pathOf('About').slice(1)
  const units = pathOf('Units').slice(1)
  expect((await exportPictures(pictures, first, out)).written.sort()).toEqual([about, units].sort())
  const second = await releaseOf({ 'a.html': page('About') })
  expect(await exportRelease(store, second, out)).toMatchObject({
    written: ['_headers'],
    removed: ['b.html'],
  })
  expect(existsSync(join(out, units))).toBe(true)
  expect(await exportPictures(pictures, second, out)).toEqual({ written: [], removed: [units], bytes: 0 })
})

it('interrupts an export when a newer release exists, and continues the next time', async () => {
  const out = join(folder, 'out')
  const release = await releaseOf({ 'a.html': page('About'), 'b.html': page('Units') })
  let left = 1
  expect((await exportPictures(pictures, release, out, () => left-- > 0)).written).toHaveLength(1)
  expect(await exportPictures(pictures, release, out)).toMatchObject({
    written: [expect.any(String)],
    removed: [],
  })
})

it('lists the pictures that were drawn before a failure', async () => {
  const out = join(folder, 'out')
  const release = await releaseOf({ 'a.html': page('About'), 'b.html': page('Units') })
  let stopping: NodeJS.Timeout | undefined
  const drawing = exportPictures(pictures, release, out, () => {
    // Repeatedly: a drawing that has not started yet would otherwise start after the stop.
    if (existsSync(join(out, pathOf('About').slice(1)))) stopping = setInterval(() => pictures.stop(), 5)
    return true
  })
  await expect(drawing)
    .rejects.toThrow('stopped')
    .finally(() => clearInterval(stopping))
  expect((await exportPictures(pictures, release, out)).written).toEqual([pathOf('Units').slice(1)])
})

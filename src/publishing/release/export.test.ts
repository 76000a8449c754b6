import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SharePictures } from '../share/pictures.ts'
import { exportPictures, exportRelease } from './export.ts'
import type { Release } from './release.ts'
import { SiteStore } from './site-store.ts'

function openHouse() {
  const place = mkdtempSync(join(tmpdir(), 'rawat-export-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const store = new SiteStore(join(place, 'site'))
  const release = async (pages: Record<string, string>): Promise<Release> => {
    const files: Release['files'] = {}
    for (const [path, text] of Object.entries(pages)) files[path] = await store.put(path, Buffer.from(text))
    return { id: 'r', builtAt: '', change: 0, code: '', files }
  }
  return { store, folder: join(place, 'public'), release }
}

test('an export deletes files that the site no longer has, and nothing outside its folder', async () => {
  const place = mkdtempSync(join(tmpdir(), 'rawat-export-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const store = new SiteStore(join(place, 'site'))
  const folder = join(place, 'public')
  const release = async (...paths: string[]): Promise<Release> => {
    const files: Release['files'] = {}
    for (const path of paths) files[path] = await store.put(path, Buffer.from(path))
    return { id: 'r', builtAt: '', change: 0, code: '', files }
  }
  await exportRelease(store, await release('index.html', 'doctors/ayu.html'), folder)
  mkdirSync(join(place, 'public-of-others'))
  const others = [join(place, 'precious'), join(place, 'public-of-others/precious')]
  for (const path of others) writeFileSync(path, 'kept')
  const list = join(folder, '.rawat-files.json')
  const known = JSON.parse(readFileSync(list, 'utf8'))
  const named = { ...known, '../precious': 'x', '../public-of-others/precious': 'x' }
  writeFileSync(list, JSON.stringify(named))
  const { written, removed } = await exportRelease(store, await release('index.html'), folder)
  expect([written, removed]).toEqual([['_headers'], ['doctors/ayu.html']])
  expect(existsSync(join(folder, 'doctors/ayu.html'))).toBe(false)
  expect(others.map(path => existsSync(path))).toEqual([true, true])
})

test('after an interrupted export the next one writes the incomplete pages again', async () => {
  const { store, folder, release } = openHouse()
  const old = await release({ 'a.html': 'old', 'b.html': 'old' })
  await exportRelease(store, old, folder)
  const next = await release({ 'a.html': 'new', 'b.html': 'lost' })
  rmSync(store.objectPath(next.files['b.html']?.hash as string))
  await expect(exportRelease(store, next, folder)).rejects.toThrow('ENOENT')
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('new')
  await exportRelease(store, old, folder)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('old')
})

test('an export by a process that does not lead any more deletes no page of the new leader', async () => {
  const { store, folder, release } = openHouse()
  const old = await release({ 'a.html': 'old' })
  await exportRelease(store, old, folder)
  await exportRelease(store, await release({ 'a.html': 'new', 'b.html': 'new' }), folder)
  await expect(exportRelease(store, old, folder, { wanted: () => false })).rejects.toThrow('Another process')
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('new')
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('new')
})

test('an export whose list a power cut has damaged writes every file again', async () => {
  const { store, folder, release } = openHouse()
  const made = await release({ 'a.html': 'text' })
  await exportRelease(store, made, folder)
  const list = join(folder, '.rawat-files.json')
  const whole = readFileSync(list, 'utf8')
  for (const damaged of ['', whole.slice(0, 20)]) {
    writeFileSync(list, damaged)
    expect((await exportRelease(store, made, folder)).written).toContain('a.html')
    expect(readFileSync(list, 'utf8')).toBe(whole)
  }
})

test('an interrupted export of thousands of files continues where it stopped', async () => {
  const { store, folder, release } = openHouse()
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`notes/${at}.txt`, 'same']))
  const next = await release({ ...many, 'lost.html': 'lost' })
  rmSync(store.objectPath(next.files['lost.html']?.hash as string))
  await expect(exportRelease(store, next, folder)).rejects.toThrow('ENOENT')
  await store.put('lost.html', Buffer.from('lost'))
  const { written } = await exportRelease(store, next, folder)
  // Two thousand files were on the list; the one after them, the deleted page and the files of the last group are
  // written.
  expect(written).toHaveLength(4)
  expect(written).toContain('lost.html')
  expect(readFileSync(join(folder, 'notes/0.txt'), 'utf8')).toBe('same')
})

test('a page that an export writes while share pictures are drawn stays on the list', async () => {
  const { store, folder, release } = openHouse()
  await exportRelease(store, await release({ 'a.html': 'old' }), folder)
  const next = await release({ 'a.html': 'new', 'b.html': 'new' })
  class Drawing extends SharePictures {
    override addressesIn() {
      return ['/og/x.png']
    }
    override async read() {
      await exportRelease(store, next, folder)
      return { png: Buffer.from('picture'), tag: 't' }
    }
  }
  const { written } = await exportPictures(new Drawing(store), next, folder)
  expect(written).toEqual(['og/x.png'])
  const { hash } = next.files['b.html'] as { hash: string }
  expect(JSON.parse(readFileSync(join(folder, '.rawat-files.json'), 'utf8'))).toMatchObject({
    'b.html': hash,
    'og/x.png': 't',
  })
})

test('if all pictures exist already, the list is not written', async () => {
  const { store, folder, release } = openHouse()
  const made = await release({ 'a.html': 'text' })
  await exportRelease(store, made, folder)
  class Drawn extends SharePictures {
    override addressesIn() {
      return ['/og/x.png']
    }
    override async read() {
      return { png: Buffer.from('picture'), tag: 't' }
    }
  }
  const list = () => statSync(join(folder, '.rawat-files.json')).ino
  expect((await exportPictures(new Drawn(store), made, folder)).written).toEqual(['og/x.png'])
  const before = list()
  expect(await exportPictures(new Drawn(store), made, folder)).toMatchObject({ written: [], removed: [] })
  expect(list()).toBe(before)
})

test('exported files are readable by a web server even with a restrictive umask', async () => {
  const { store, folder, release } = openHouse()
  const own = await release({ 'doctors/ayu.html': 'ayu' })
  const umask = process.umask(0o077)
  onTestFinished(() => void process.umask(umask))
  await exportRelease(store, own, folder)
  const modes = ['', 'doctors', 'doctors/ayu.html'].map(path => statSync(join(folder, path)).mode & 0o777)
  expect(modes).toEqual([0o755, 0o755, 0o644])
})

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportRelease } from './export.ts'
import { contentSecurityPolicy } from './policy.ts'
import type { Release, ReleaseFile } from './release.ts'
import { addRetiredAssets } from './retired-assets.ts'
import { SiteStore } from './site-store.ts'

let folder: string
let store: SiteStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rawat-site-'))
  store = new SiteStore(join(folder, 'site'))
})
const lists = () => readdirSync(join(store.directory, 'lists'))
const manifests = () => readdirSync(join(store.directory, 'manifests')).map(name => name.replace('.json', ''))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const now = Temporal.Instant.from('2026-11-20T05:00:00Z')
const page = (text: string) =>
  Buffer.from(`<!doctype html><title>${text}</title>${'<p>care</p>'.repeat(100)}`)

async function release(
  id: string,
  pages: Record<string, Buffer>,
  last: Release | null = null,
): Promise<Release> {
  const files: Release['files'] = {}
  for (const [path, bytes] of Object.entries(pages)) files[path] = await store.put(path, bytes)
  addRetiredAssets(files, last, now)
  return { id, builtAt: now.toString(), change: 1, code: 'c', files }
}

describe('a release', () => {
  it('can be read after a restart, with its bytes and their compressed forms', async () => {
    const made = await release('a', { 'index.html': page('home') })
    await store.switchTo(made)
    const read = await new SiteStore(store.directory).current()
    expect(read).toEqual(made)
    const file = made.files['index.html']
    if (!file) throw new Error('The page is missing.')
    expect((await store.read(file)).toString()).toContain('<title>home</title>')
    expect(file.br).toBeLessThan(file.size)
    // Made at the first request.
    expect(existsSync(store.objectPath(file.hash, 'gz'))).toBe(false)
    expect(gunzipSync(await store.read(file, 'gz'))).toEqual(await store.read(file))
    expect(existsSync(store.objectPath(file.hash, 'gz'))).toBe(true)
  })

  it('counts as incomplete if a power cut left a file empty, until it is written again', async () => {
    const pages = { 'index.html': page('home') }
    const made = await release('a', pages)
    expect(await store.holds(made)).toBe(true)
    const { hash = '' } = made.files['index.html'] ?? {}
    for (const encoding of [undefined, 'br'] as const) writeFileSync(store.objectPath(hash, encoding), '')
    expect(await store.holds(made)).toBe(false)
    expect(await store.completeFiles(made)).toEqual({})
    const again = await release('b', pages)
    expect(await store.holds(again)).toBe(true)
    expect(again.files).toEqual(made.files)
  })

  it.each(['', 'half'])('is also incomplete if only its compressed form is %j', async left => {
    const pages = { '_assets/a.js': page('home') }
    const made = await release('a', pages)
    const { hash = '', br: _, gz: __, sum: ___, ...bare } = made.files['_assets/a.js'] ?? {}
    for (const encoding of ['br', 'gz'] as const) writeFileSync(store.objectPath(hash, encoding), left)
    expect(await store.holds(made)).toBe(false)
    expect(await store.completeFiles(made)).toEqual({ '_assets/a.js': { hash, ...bare } })
    expect((await release('b', pages)).files).toEqual(made.files)
    expect(await store.holds(made)).toBe(true)
  })

  it('stores a page in brotli only, and returns the original bytes', async () => {
    const { 'index.html': file } = (await release('a', { 'index.html': page('home') })).files
    const { hash, br } = file as ReleaseFile
    expect(existsSync(store.objectPath(hash))).toBe(false)
    expect(statSync(store.objectPath(hash, 'br')).size).toBe(br)
    expect(await store.read(file as ReleaseFile)).toEqual(page('home'))
  })

  it('rewrites an incomplete compressed form that no release uses', async () => {
    const bytes = page('home')
    const file = await store.put('index.html', bytes)
    const path = store.objectPath(file.hash, 'br')
    writeFileSync(path, readFileSync(path).subarray(0, 40))
    expect(await store.put('index.html', bytes)).toEqual(file)
    expect(await store.read(file)).toEqual(bytes)
  })

  it('reuses the stored facts about equal bytes if they still exist', async () => {
    const bytes = page('home')
    const before = { ...(await store.put('index.html', bytes)), share: '/og/known.png' }
    expect(await store.put('index.html', bytes, before)).toBe(before)
    expect(await store.put('index.html', page('other'), before)).not.toHaveProperty('share')
    const { br, ...formless } = before
    expect((await store.put('index.html', bytes, formless)).br).toBe(br)
    // The right length, but only zeros.
    writeFileSync(store.objectPath(before.hash, 'br'), Buffer.alloc(br as number))
    expect(await store.put('index.html', bytes, before)).not.toHaveProperty('share')
    expect(await store.read(before)).toEqual(bytes)
  })

  it('of an older version, which also stored pages plain, is complete if either form is', async () => {
    const bytes = page('home')
    const made = await release('a', { 'index.html': bytes })
    const file = made.files['index.html'] as ReleaseFile
    writeFileSync(store.objectPath(file.hash), '')
    expect(await store.completeFiles(made)).toEqual(made.files)
    expect(await store.read(file)).toEqual(bytes)
    writeFileSync(store.objectPath(file.hash), bytes)
    writeFileSync(store.objectPath(file.hash, 'br'), 'half')
    const { br: _, sum: __, ...bare } = file
    expect(await store.completeFiles(made)).toEqual({ 'index.html': bare })
  })

  it('is served as gzip, also if a power cut left that form empty or incomplete', async () => {
    const { 'index.html': file } = (await release('a', { 'index.html': page('home') })).files
    const zipped = await store.read(file as ReleaseFile, 'gz')
    for (const left of [Buffer.alloc(0), zipped.subarray(0, 40)]) {
      writeFileSync(store.objectPath(file?.hash as string, 'gz'), left)
      expect(gunzipSync(await store.read(file as ReleaseFile, 'gz'))).toEqual(page('home'))
    }
  })

  it('with an empty list after a power cut is replaced by the newest readable one, and deleted', async () => {
    const stored: string[] = []
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      const made = await release(id, { 'index.html': page(id) })
      stored.push(await store.switchTo({ ...made, builtAt: `2026-11-20T1${at}:00:00Z` }))
    }
    writeFileSync(join(store.directory, 'manifests', `${stored[2]}.json`), '')
    const opened = new SiteStore(store.directory)
    expect(await opened.current()).toBeNull()
    expect((await opened.recover())?.release.id).toBe('b')
    expect((await opened.current())?.id).toBe('b')
    await opened.prune(stored)
    expect(manifests().sort()).toEqual(stored.slice(0, 2).sort())
    expect(await opened.holds((await opened.current()) as Release)).toBe(true)
    writeFileSync(join(store.directory, 'current'), '')
    expect((await opened.recover())?.release.id).toBe('b')
  })

  it('stays current if the process dies after writing the next one and before the switch', async () => {
    await store.switchTo(await release('a', { 'index.html': page('old') }))
    const next = await release('b', { 'index.html': page('new') })
    await store.write(next)
    expect((await store.current())?.id).toBe('a')
  })

  it('keeps the assets that open tabs may still request, for seven days', async () => {
    const old = await release('a', { '_assets/old.js': page('old'), 'index.html': page('old') })
    const next = await release('b', { '_assets/new.js': page('new'), 'index.html': page('new') }, old)
    expect(Object.keys(next.files).sort()).toEqual(['_assets/new.js', '_assets/old.js', 'index.html'])
    const later: Release['files'] = {}
    addRetiredAssets(later, next, now.add({ hours: 24 * 7 + 1 }))
    expect(Object.keys(later)).toEqual(['_assets/new.js'])
  })

  it('is deleted with its bytes when it is dropped, and nothing else is', async () => {
    const stored: string[] = []
    for (let number = 10; number < 22; number++) {
      stored.push(
        await store.switchTo(
          await release(`r${number}`, { 'index.html': page(`v${number}`), 'same.html': page('same') }),
        ),
      )
    }
    const first = await release('x', { 'index.html': page('v10') })
    await store.prune(stored.slice(-10))
    expect(manifests()).toHaveLength(10)
    expect(existsSync(store.objectPath(first.files['index.html']?.hash as string))).toBe(false)
    const current = await store.current()
    for (const file of Object.values(current?.files ?? {}))
      expect((await store.read(file)).length).toBe(file.size)
  })
})

describe('a release of a large site', () => {
  const many = Object.fromEntries(
    Array.from({ length: 150 }, (_, at) => [`doctors/${at}.html`, Buffer.from(`doctor ${at}`)]),
  )
  const opened = () => new SiteStore(store.directory)

  it('is stored as a difference, and is complete after a restart, also after a second change', async () => {
    const first = await release('a', many)
    await store.switchTo(first)
    const { 'doctors/7.html': _, ...rest } = first.files
    const next = {
      ...first,
      id: 'b',
      files: { ...rest, 'new.html': await store.put('new.html', page('new')) },
    }
    const stored = await store.switchTo(next)
    expect(await opened().current()).toEqual(next)
    expect(statSync(join(store.directory, 'manifests', `${stored}.json`)).size).toBeLessThan(2000)
    const again = opened()
    const { files } = (await again.current()) as Release
    const last = { ...next, id: 'c', files: { ...files, 'doctors/7.html': first.files['doctors/7.html'] } }
    await again.switchTo(last as Release)
    expect(await opened().current()).toEqual(last)
    expect(lists()).toHaveLength(1)
  })

  it('keeps the objects that stored earlier releases need, and no others', async () => {
    const first = await release('a', many)
    await store.switchTo(first)
    const second = await store.switchTo({ ...first, id: 'b' })
    const others = await release(
      'c',
      Object.fromEntries(Object.keys(many).map(path => [path, Buffer.from(`v2 ${path}`)])),
    )
    const last = await store.switchTo(others)
    await store.prune([second, last])
    expect(lists()).toHaveLength(2)
    expect((await opened().open(second)).files).toEqual(first.files)
    await store.prune([last])
    expect(lists()).toHaveLength(1)
    await expect(opened().open(second)).rejects.toThrow('no complete file')
  })

  it('of an earlier version can be read, and new ones follow it', async () => {
    const old = await release('a', many)
    const { files, ...head } = old
    const { 'doctors/7.html': changed, ...rest } = files
    const write = (name: string, value: unknown) => {
      mkdirSync(join(store.directory, name, '..'), { recursive: true })
      writeFileSync(join(store.directory, name), typeof value === 'string' ? value : JSON.stringify(value))
    }
    write('lists/list.json', { ...rest, 'gone.html': changed })
    const difference = { list: 'list', changed: { 'doctors/7.html': changed }, gone: ['gone.html'] }
    for (const stored of [old, { ...head, ...difference }]) {
      write('releases/a.json', stored)
      write('current', 'a')
      const later = opened()
      expect(await later.current()).toEqual(old)
      const recovered = await later.recover()
      expect(recovered?.release).toEqual(old)
      expect(await opened().open(recovered?.manifest as string)).toEqual(old)
      await later.prune([await later.switchTo({ ...old, id: 'b' })])
      expect(await opened().current()).toEqual({ ...old, id: 'b' })
      expect(existsSync(join(store.directory, 'releases'))).toBe(false)
      write('lists/list.json', { ...rest, 'gone.html': changed })
    }
  })
})

describe('a folder for a static host', () => {
  it('receives only changed files, and old files are deleted', async () => {
    const out = join(folder, 'out')
    const first = await release('a', {
      'index.html': page('1'),
      'gone.html': page('x'),
      'same.html': page('s'),
    })
    expect((await exportRelease(store, first, out)).written.toSorted()).toEqual([
      '_headers',
      '_redirects',
      'gone.html',
      'index.html',
      'same.html',
    ])
    const second = await release('b', { 'index.html': page('2'), 'same.html': page('s') })
    const { written, removed } = await exportRelease(store, second, out)
    expect(written.filter(path => !path.startsWith('_'))).toEqual(['index.html'])
    expect(removed).toEqual(['gone.html'])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<title>2</title>')
    expect(existsSync(join(out, 'gone.html'))).toBe(false)
  })
})

describe('the policy of a page', () => {
  it('allows only the inline scripts that existed at build time', async () => {
    const html =
      '<script>boot()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>'
    const file = await store.put('index.html', Buffer.from(html))
    expect(file.scripts).toHaveLength(1)
    const policy = contentSecurityPolicy(file)
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/unsafe/)
  })
})

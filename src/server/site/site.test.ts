import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { serveSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-serve-'))
const store = new SiteStore(folder)
const app = new Hono()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(async () => {
  const paths = [
    'index.html',
    'doctors.html',
    'id.html',
    '404.html',
    'id/404.html',
    'patients.html',
    'admins.html',
    'auth.html',
    '_assets/a.12345678.js',
    'art/x.svg',
    'service-worker.js',
    'chat/frame.html',
  ]
  const files: Release['files'] = {}
  for (const path of paths) files[path] = await store.put(path, Buffer.from(`<p>${path}</p>`.repeat(200)))
  const redirects = {
    '/old': '/doctors',
    '/gone': null,
    '/doctors': '/elsewhere',
    '/caf%C3%A9': '/doctors',
    '/a%20b': '/caf%C3%A9-new',
    '/50%25': '/doctors',
  }
  const release: Release = { id: 'r1', builtAt: '', change: 0, code: '', files, redirects }
  app.all('*', context => serveSite(context, store, release))
})
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://host${path}`, { headers })

describe('public files', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/doctors', 200, 'doctors.html'],
    ['/doctors/', 200, 'doctors.html'],
    ['/id', 200, 'id.html'],
    ['/patients', 200, 'patients.html'],
    ['/patients/appointments/create?x=1', 200, 'patients.html'],
    ['/nothing', 404, '404.html'],
    ['/id/nothing', 404, 'id/404.html'],
    ['/constructor', 404, '404.html'],
    ['/__proto__', 404, '404.html'],
    ['/%00', 404, '404.html'],
    ['/%', 404, '404.html'],
    ['/../package.json', 404, '404.html'],
  ])('%s answers %i with %s', async (path, status, file) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`<p>${file}</p>`)
  })

  it('are revalidated by browsers, and stored by shared caches only if they are public', async () => {
    expect((await get('/doctors')).headers.get('cache-control')).toBe('public, max-age=86400, no-cache')
    for (const area of ['/patients/x', '/admins'])
      expect((await get(area)).headers.get('cache-control')).toBe('private, max-age=3600, no-cache')
    expect((await get('/auth/patients')).headers.get('cache-control')).toBe('public, max-age=86400, no-cache')
    expect((await get('/_assets/a.12345678.js')).headers.get('cache-control')).toContain('immutable')
  })

  it('are not sent again to a browser that has them', async () => {
    const etag = (await get('/doctors')).headers.get('etag') as string
    // A proxy that compresses makes the tag weak.
    for (const tag of [etag, `"other", W/${etag}`]) {
      const again = await get('/doctors', { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  it('are compressed if the browser supports it', async () => {
    const response = await get('/doctors', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
      'doctors.html',
    )
  })

  it('that a power cut emptied are neither served nor cached empty, and are served once rewritten', async () => {
    const bytes = Buffer.from('<p>whole</p>'.repeat(200))
    const file = await store.put('whole.html', bytes)
    const release: Release = { id: 'r2', builtAt: '', change: 0, code: '', files: { 'whole.html': file } }
    const own = new Hono().all('*', context => serveSite(context, store, release))
    const ask = () => own.request('http://host/whole', { headers: { 'accept-encoding': 'br' } })
    for (const left of ['', 'half']) {
      writeFileSync(store.objectPath(file.hash, 'br'), left)
      const lost = await ask()
      expect([lost.status, lost.headers.get('cache-control'), lost.headers.get('etag')]).toEqual([
        503,
        'no-store',
        null,
      ])
    }
    writeFileSync(store.objectPath(file.hash), bytes)
    const plain = await ask()
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, String(bytes)])
    await store.put('whole.html', bytes)
    rmSync(store.objectPath(file.hash, 'br'))
    expect((await ask()).headers.get('content-encoding')).toBeNull()
    await store.put('whole.html', bytes)
    const again = await ask()
    expect(again.headers.get('content-encoding')).toBe('br')
    expect(again.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  it('carry their policy as a header', async () => {
    const headers = (await get('/doctors')).headers
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await get('/art/x.svg')).headers.get('content-security-policy')).toContain('sandbox')
  })

  it('of the portal require trusted types; only the editor may parse pasted text', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('content-security-policy')
    for (const shell of ['/patients/profile-edit', '/admins', '/auth/admins'])
      expect(await policy(shell)).toContain(
        "require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard",
      )
    expect(await policy('/doctors')).not.toContain('trusted-types')
  })

  it('of the service worker are always revalidated', async () => {
    const { headers } = await get('/service-worker.js')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
  })

  it('of the chat frame can be framed by our pages only, and have no origin', async () => {
    const { headers } = await get('/chat/frame')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'; sandbox allow-scripts /)
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it('refuse methods other than GET and HEAD', async () => {
    expect((await app.request('http://host/doctors', { method: 'POST' })).status).toBe(405)
  })
})

describe('old addresses', () => {
  it('redirect permanently, in the reader’s language and with the query', async () => {
    const answer = await get('/id/old/?search=heart')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/id/doctors?search=heart'])
  })
  it.each(['/caf%C3%A9', '/caf%c3%a9', '/caf%C3%A9/', '/c%61f%C3%A9', '/id/caf%c3%a9/'])(
    'are found however their letters are escaped: %s',
    async path => {
      const answer = await get(path)
      const home = path.startsWith('/id') ? '/id' : ''
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${home}/doctors`])
    },
  )
  it('may contain a space or an encoded percent sign', async () => {
    expect((await get('/a%20b')).headers.get('location')).toBe('/caf%C3%A9-new')
    expect((await get('/50%25')).status).toBe(301)
    // This one is `/50%25` once it is decoded, and another address.
    expect((await get('/50%2525')).status).toBe(404)
  })
  it('of removed content respond with 410 and the not-found page', async () => {
    const answer = await get('/gone')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-cache'])
    expect(await answer.text()).toContain('404.html')
  })
  it('never hide an existing page', async () => {
    expect((await get('/doctors')).status).toBe(200)
  })
})

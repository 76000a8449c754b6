import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportRelease } from '#publish/export.ts'
import { caddyConfiguration } from '#publish/hosting/caddy.ts'
import { hostHeaders, hostRedirects } from '#publish/hosting/host-files.ts'
import { nginxConfiguration } from '#publish/hosting/nginx.ts'
import { type Release, SiteStore } from '#publish/site-store.ts'
import { serveSite } from '#server/site.ts'
import { findProgram, missing, startServer } from '../tests/programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-hosting-'))
const root = join(folder, 'www')
const store = new SiteStore(join(folder, 'site'))
let release: Release
let ours: { address: string; close(): void }

/** Pages with inline pieces of their own, films, foreign pictures, drawings, scripts, lists and a calendar. */
const files: Record<string, string> = {
  'index.html': '<style>h1{color:red}</style><h1>Home</h1>',
  'id.html': '<style>h1{color:blue}</style><h1>Beranda</h1>',
  '404.html': '<h1>Not found</h1>',
  'id/404.html': '<h1>Tidak ditemukan</h1>',
  'doctors.html': '<script>first()</script>',
  'doctors/ayu.html': '<style>p{margin:1px}</style><img src="https://pictures.example/a.jpg">',
  'doctors/a-z/b.html': '<style>p{margin:2px}</style>',
  'id/doctors/ayu.html': '<style>p{margin:3px}</style>',
  'articles/heart.html': '<a data-frame="https://www.youtube-nocookie.com/embed/x">Film</a>',
  'patients.html': '<script>portal()</script>',
  'admins.html': '<script>portal()</script>',
  'auth.html': '<p>Sign in</p>',
  'chat/frame.html': '<script src="https://chat.vendor.example/w.js"></script>',
  'service-worker.js': 'self.skipWaiting()',
  '_assets/app.12345678.js': 'export {}',
  '_assets/mark.12345678.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'art/heart.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{"name":"Rawat"}',
  'articles/feed.xml': '<rss version="2.0"/>',
  'events/talk.ics': 'BEGIN:VCALENDAR',
  'doctors/ayu.vcf': 'BEGIN:VCARD',
  'robots.txt': 'User-agent: *',
}
const redirects = {
  '/old': '/doctors',
  '/gone': null,
  '/far': 'https://other.example/x?y={z}',
  '/doctors': '/no',
  '/caf%C3%A9': '/doctors',
  '/a%20b': '/doctors/ayu',
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

beforeAll(async () => {
  const kept: Release['files'] = {}
  for (const [path, text] of Object.entries(files))
    kept[path] = await store.put(path, Buffer.from(text + ' '.repeat(400)))
  release = { id: 'r1', builtAt: '', change: 0, code: '', files: kept, redirects }
  await exportRelease(store, release, root)
  const app = new Hono()
    .all('/api/*', context =>
      context.json(
        { path: context.req.path, forwarded: context.req.header('x-forwarded-for') ?? null },
        context.req.path === '/api/lost' ? 404 : 200,
        { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" },
      ),
    )
    .all('*', context => serveSite(context, store, release))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  ours = { address: `http://127.0.0.1:${port}`, close: () => server.close() }
})
afterAll(async () => {
  ours.close()
  await rm(folder, { recursive: true, force: true })
})

const asked = [
  ...Object.keys(files)
    .filter(path => !path.endsWith('404.html'))
    .map(path => `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`),
  '/patients/appointments/create?doctor=ayu',
  '/admins/hospitals/doctors/edit/ayu.html',
  '/auth/reset-password',
  '/nothing',
  '/nothing/at/all.html',
  '/id/nothing',
  '/idea',
  '/gone',
  '/id/gone',
  '/api/address',
  '/api/lost',
]
const compared = [
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'content-type',
]

/** `script-src 'self' 'sha256-…'` as a map of sets. */
const policyOf = (text: string | null) =>
  new Map((text ?? '').split('; ').map(one => [one.split(' ')[0], new Set(one.split(' ').slice(1))] as const))

/** Same directives; of inline pieces and film hosts a section's pages may share theirs, and nothing else may be more. */
function expectSame(path: string, theirs: string | null, own: string | null): void {
  const [a, b] = [policyOf(theirs), policyOf(own)]
  expect([path, [...a.keys()]]).toEqual([path, [...b.keys()]])
  for (const [name, sources] of b) {
    const there = a.get(name) ?? new Set()
    for (const source of sources)
      expect([path, name, [...there]]).toEqual([path, name, expect.arrayContaining([source])])
    const more = [...there].filter(one => !sources.has(one))
    for (const one of more)
      expect([path, name, one]).toEqual([
        path,
        name,
        expect.stringMatching(/^('sha256-|https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com$)/),
      ])
  }
}

const get = (address: string, path: string) => fetch(address + path, { redirect: 'manual' })

async function expectAsOurs(address: string): Promise<void> {
  for (const path of asked) {
    const [theirs, own] = await Promise.all([get(address, path), get(ours.address, path)])
    expect([path, theirs.status]).toEqual([path, own.status])
    for (const name of compared.slice(1))
      expect([path, name, theirs.headers.get(name)?.toLowerCase()]).toEqual([
        path,
        name,
        own.headers.get(name)?.toLowerCase(),
      ])
    expectSame(
      path,
      theirs.headers.get('content-security-policy'),
      own.headers.get('content-security-policy'),
    )
    const text = await theirs.text()
    if (path.startsWith('/api/')) expect(JSON.parse(text).forwarded).toBe('127.0.0.1')
    else expect([path, text]).toEqual([path, await own.text()])
  }
  const moved = async (path: string) => {
    const response = await get(address, path)
    return [response.status, response.headers.get('location')]
  }
  expect(await moved('/old')).toEqual([301, '/doctors'])
  expect(await moved('/id/old')).toEqual([301, '/id/doctors'])
  for (const path of ['/caf%C3%A9', '/caf%c3%a9', '/c%61f%C3%A9'])
    expect([path, await moved(path)]).toEqual([path, [301, '/doctors']])
  expect(await moved('/id/a%20b')).toEqual([301, '/id/doctors/ayu'])
  expect(await moved('/far')).toEqual([301, 'https://other.example/x?y=%7Bz%7D'])
  expect(await moved('/doctors/')).toEqual([301, '/doctors'])
  expect(await moved('/id/doctors/ayu/')).toEqual([301, '/id/doctors/ayu'])
  // No address leads to another host by its slashes.
  for (const path of ['//evil/', '/%5Cevil.example/', '//evil.example/%2e%2e/', '/%09/evil/'])
    expect((await get(address, path)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  expect((await get(address, '/language?language=id&to=/doctors')).headers.get('location')).toBe(
    '/id/doctors',
  )
  const etag = (await get(address, '/doctors/ayu')).headers.get('etag') ?? ''
  expect((await fetch(`${address}/doctors/ayu`, { headers: { 'if-none-match': etag } })).status).toBe(304)
}

const server = async () => ({ root, api: ours.address, listen: `127.0.0.1:${await freePort()}` })

describe('the folder on a host of its own', () => {
  test('is served by nginx as by us: headers, deep links, redirects, both not-found pages, the API', {
    timeout: 400_000,
  }, async context => {
    const nginx = findProgram('nginx')
    if (!nginx) return context.skip(missing('nginx'))
    const setup = await server()
    const inner = await mkdir(join(folder, 'nginx'), { recursive: true })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${inner}/${name};`)
      .join(' ')
    const whole = `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${inner}/pid;
      error_log stderr warn; events {} http { access_log off; ${temporary} ${nginxConfiguration(release, setup)} }`
    await writeFile(`${inner}/nginx.conf`, whole)
    const running = await startServer(
      nginx,
      ['-c', `${inner}/nginx.conf`],
      `http://${setup.listen}/robots.txt`,
    )
    await expectAsOurs(`http://${setup.listen}`).finally(running.stop)
  })

  test('is served by Caddy as by us', { timeout: 400_000 }, async context => {
    const caddy = findProgram('caddy')
    if (!caddy) return context.skip(missing('caddy'))
    const setup = await server()
    const file = join(folder, 'Caddyfile')
    const own = { ...setup, listen: `http://${setup.listen}` }
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyConfiguration(release, own)}`)
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const words = ['run', '--config', file, '--adapter', 'caddyfile']
    const running = await startServer(caddy, words, `http://${setup.listen}/robots.txt`, home)
    await expectAsOurs(`http://${setup.listen}`).finally(running.stop)
  })

  test('has rules for hosts that read _headers, one at each address and all that we would say', async () => {
    const rules = new Map(
      hostHeaders(release)
        .trim()
        .split('\n\n')
        .map(block => {
          const [address = '', ...lines] = block.split('\n')
          return [
            address,
            new Map(lines.map(line => line.trim().split(/: (.*)/s) as [string, string])),
          ] as const
        }),
    )
    expect(
      Math.max(...[...rules.values()].flatMap(one => [...one.values()].map(value => value.length))),
    ).toBeLessThan(2000)
    const fits = (address: string, path: string) =>
      address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : address === path
    for (const path of asked.filter(one => !/^\/(api|nothing|id\/nothing|idea|gone|id\/gone)/.test(one))) {
      const bare = path.split('?')[0] as string
      const found = [...rules].filter(([address]) => fits(address, bare))
      expect([path, found.length]).toEqual([path, 1])
      const own = (await get(ours.address, path)).headers
      for (const name of compared.slice(1, -1).filter(one => own.get(one)))
        expect([path, name, found[0]?.[1].get(name)]).toEqual([path, name, own.get(name)])
      // Such hosts know folders: a drawing gets the policy of the scripts beside it, a calendar that of its pages.
      if (/^\/_assets\/.*\.svg$|\.(ics|vcf|xml)$/.test(path)) {
        expect([path, found[0]?.[1].get('content-security-policy')]).toEqual([
          path,
          expect.stringMatching(/^default-src 'none'; (?!.*unsafe-)/),
        ])
        continue
      }
      expectSame(
        path,
        found[0]?.[1].get('content-security-policy') ?? null,
        own.get('content-security-policy'),
      )
    }
    expect(hostRedirects(release, 'https://api.example')).toBe(
      `/api/* https://api.example/api/:splat 200
/media/* https://api.example/media/:splat 200
/a%20b /doctors/ayu 301
/id/a%20b /id/doctors/ayu 301
/caf%C3%A9 /doctors 301
/id/caf%C3%A9 /id/doctors 301
/id/doctors /id/no 301
/far https://other.example/x?y=%7Bz%7D 301
/id/far https://other.example/x?y=%7Bz%7D 301
/old /doctors 301
/id/old /id/doctors 301
/patients/* /patients 200
/admins/* /admins 200
/auth/* /auth 200
`,
    )
  })
})

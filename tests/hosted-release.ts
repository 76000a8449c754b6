import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { serveSite } from '#server/site/site.ts'

/** Pages with inline scripts and styles, films, external pictures, drawings, scripts, lists and a calendar. */
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

/** Builds a release of these files in a folder, and serves it as Rawat does, with an API. */
export async function serveRelease(folder: string) {
  const store = new SiteStore(folder)
  const stored: Release['files'] = {}
  for (const [path, text] of Object.entries(files))
    stored[path] = await store.put(path, Buffer.from(text + ' '.repeat(400)))
  const release: Release = { id: 'r1', builtAt: '', change: 0, code: '', files: stored, redirects }
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
  return { store, release, address: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export const requestedPaths = [
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
export const compared = [
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

/** Expects the same directives. Only hashes of inline code and film hosts may be more, as pages of a section share them. */
export function expectSame(path: string, theirs: string | null, own: string | null): void {
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

export const get = (address: string, path: string) => fetch(address + path, { redirect: 'manual' })

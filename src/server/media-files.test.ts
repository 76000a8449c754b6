import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { serveSite } from './site/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-media-'))
const store = new SiteStore(folder)
const app = new Hono()
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(async () => {
  const youtube = '<a data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&#38;rel=0">'
  const contents: Record<string, string | Buffer> = {
    'id/events/1.ics': 'BEGIN:VCALENDAR\r\n'.repeat(100),
    'news/feed.xml': '<rss version="2.0"></rss>'.repeat(100),
    'sitemap-0.xml': '<urlset></urlset>',
    'art/videos/film.mp4': film,
    'art/videos/film.en.vtt': 'WEBVTT\n',
    'art/news/list.pdf': '%PDF-1.4',
    'videos.html': `<main>${youtube}</main>`,
    'elsewhere.html': '<a data-frame="https://evil.example/embed/1">',
    'patients.html': '<p>The portal</p>',
    '404.html': '<p>Not found</p>',
  }
  const files: Release['files'] = {}
  for (const [path, bytes] of Object.entries(contents))
    files[path] = await store.put(path, Buffer.from(bytes))
  const release: Release = { id: 'r1', builtAt: '', change: 0, code: '', files }
  app.all('*', context => serveSite(context, store, release))
})
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://host${path}`, { headers, method })

describe('files for other programs', () => {
  it.each([
    ['/id/events/1.ics', 'text/calendar; charset=utf-8'],
    ['/news/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/sitemap-0.xml', 'application/xml; charset=utf-8'],
    ['/art/videos/film.mp4', 'video/mp4'],
    ['/art/videos/film.en.vtt', 'text/vtt; charset=utf-8'],
    ['/art/news/list.pdf', 'application/pdf'],
  ])('%s says that it is %s', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it('are compressed if they are text: a feed and a calendar', async () => {
    for (const path of ['/news/feed.xml', '/id/events/1.ics'])
      expect((await get(path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
  })
})

describe('a video', () => {
  it('is sent in the requested ranges', async () => {
    const part = await get('/art/videos/film.mp4', { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(part.headers.get('content-length')).toBe('100')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(100, 200))
  })

  it('is sent whole without a range, with Accept-Ranges', async () => {
    const whole = await get('/art/videos/film.mp4')
    expect(whole.status).toBe(200)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(film)
  })

  it('answers 416 for a range after its end', async () => {
    const beyond = await get('/art/videos/film.mp4', { range: 'bytes=1000-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe('bytes */1000')
  })

  it('answers HEAD with the size of a range and no body', async () => {
    const head = await get('/art/videos/film.mp4', { range: 'bytes=0-9' }, 'HEAD')
    expect(head.status).toBe(206)
    expect(await head.text()).toBe('')
  })
})

it('a script in the text of a description is not allowed by the policy', async () => {
  const { scripts } = await store.put(
    'x.html',
    Buffer.from(
      '<meta content="</script><script>alert(1)</script>"><!-- <script>alert(2)</script> --><script>own()</script>',
    ),
  )
  const own = createHash('sha256').update('own()').digest('base64')
  expect(scripts).toEqual([`'sha256-${own}'`])
})

describe('the frame of a video', () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''

  it('may load only from the provider that the page uses', async () => {
    expect(await policyOf('/videos')).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    expect(await policyOf('/elsewhere')).toContain("frame-src 'self';")
    expect(await policyOf('/patients')).toContain("frame-src 'self';")
  })

  it('our own videos load only from this server', async () => {
    expect(await policyOf('/videos')).toContain("media-src 'self';")
  })
})

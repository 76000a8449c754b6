import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setClock } from '#content/render-context.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { toRichText } from '#entities/text/rich-text.ts'
import mediaEn from '../../../locales/en/media.json' with { type: 'json' }
import { reviewDueAt } from '../article/review.ts'
import { dated, isExpired } from './current.ts'
import { feed } from './feed.ts'
import { shareLinks } from './share.ts'
import { newsData } from './structured.ts'

const item = (more: Partial<PublicItem<'news'>> = {}): PublicItem<'news'> => ({
  ...{ id: 'n', updatedAt: '2026-11-20T10:00:00Z', slug: 'gate', headline: { en: 'The gate' } },
  ...{ body: { en: toRichText('Use it.') }, ...more },
})
const at = (moment: string) => Temporal.Instant.from(moment)

describe('news', () => {
  it('is removed from lists at its expiry, and stays in them without one', () => {
    const notice = item({ expiresAt: '2026-03-20T00:00:00+08:00' })
    setClock(at('2026-03-19T15:59:59Z'))
    expect(isExpired(notice)).toBe(false)
    setClock(at('2026-03-19T16:00:00Z'))
    expect(isExpired(notice)).toBe(true)
    setClock(at('2099-01-01T00:00:00Z'))
    expect(isExpired(item())).toBe(false)
  })

  it('has its own date, or that of its last change at the hospital', () => {
    const dayOf = (one: PublicItem<'news'>) => dated(one, 'Asia/Jakarta').datePublished
    expect(dayOf(item({ datePublished: '2026-01-19' }))).toBe('2026-01-19')
    expect(dayOf(item({ updatedAt: '2026-11-20T16:59:59Z' }))).toBe('2026-11-20')
    expect(dayOf(item({ updatedAt: '2026-11-20T17:00:00Z' }))).toBe('2026-11-21')
  })

  it('has a headline of at most 110 characters in its structured data', () => {
    const told = newsData({
      ...{ item: dated(item(), 'Asia/Jakarta'), title: 'x'.repeat(200), description: '', place: null },
      network: { name: 'Rawat', logo: { src: '/media/0199a1b2-0000-7000-8000-0123456789ab' } },
      ...{ url: new URL('https://h.example/id/news/gate'), inLanguage: 'id' },
    }) as { headline: string; '@type': string; publisher: { logo: string } }
    expect(told['@type']).toBe('NewsArticle')
    expect(told.headline).toHaveLength(110)
    expect(told.publisher.logo).toBe('https://h.example/media/0199a1b2-0000-7000-8000-0123456789ab-1280.webp')
  })
})

describe('an article', () => {
  it('is due for review when the day of its review is over', () => {
    expect(String(reviewDueAt('2026-09-01', 'Asia/Jakarta'))).toBe('2026-09-01T17:00:00Z')
    expect(reviewDueAt(undefined, 'Asia/Jakarta')).toBeUndefined()
  })
})

describe('a feed', () => {
  const made = (entries: Parameters<typeof feed>[0]['entries']) =>
    feed({
      ...{ language: 'id', path: '/news/feed.xml', title: 'Berita', description: 'Kabar' },
      ...{ site: new URL('https://h.example'), entries },
    }).then(response => response.text())
  const entry = (title: string, day: string) => ({
    ...{ title, text: 'Satu & dua <tiga>', path: `/news/${title}` },
    date: at(`${day}T04:00:00Z`),
  })

  it('has the newest first, with absolute links in its own language', async () => {
    const xml = await made([entry('lama', '2026-01-01'), entry('baru', '2026-11-01')])
    expect(xml.indexOf('/id/news/baru')).toBeLessThan(xml.indexOf('/id/news/lama'))
    expect(xml).toContain('<link>https://h.example/id/news/baru</link>')
    expect(xml).toContain('href="https://h.example/id/news/feed.xml" rel="self"')
    expect(xml).toContain('<language>id</language>')
  })

  it('escapes markup in texts', async () => {
    const xml = await made([entry('x', '2026-01-01')])
    expect(xml).toContain('Satu &amp; dua &lt;tiga&gt;')
  })

  it('has the same bytes at any build time', async () => {
    expect(await made([entry('x', '2026-01-01')])).toBe(await made([entry('x', '2026-01-01')]))
  })

  it('is well-formed without entries', async () => {
    expect(await made([])).toContain('</channel></rss>')
  })
})

it('share links contain the encoded title and address', () => {
  const links = shareLinks('Sakit & sehat? #1', 'https://h.example/id/news/x')
  expect(links.chat).toBe(
    'https://wa.me/?text=Sakit%20%26%20sehat%3F%20%231%0Ahttps%3A%2F%2Fh.example%2Fid%2Fnews%2Fx',
  )
  expect(links.mail).toContain('subject=Sakit%20%26%20sehat%3F%20%231&body=https%3A')
})

it('every text key on the pages of news, events and videos exists', () => {
  const rooms = ['components/article', 'components/event', 'components/news', 'components/video', 'pages']
  const said = rooms.flatMap(room => {
    const folder = join(import.meta.dirname, '../..', room)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(astro|ts)$/.test(name) && !name.endsWith('.test.ts'))
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .filter(text => /(?:translateFile|texts)\('media'/.test(text))
      .flatMap(text => [...text.matchAll(/\bm\(\s*'([\w.]+)'/g)].map(match => match[1] as string))
  })
  const lookUp = (key: string) =>
    key.split('.').reduce<unknown>((texts, part) => (texts as Record<string, unknown>)?.[part], mediaEn)
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter(key => typeof lookUp(key) !== 'string')).toEqual([])
})

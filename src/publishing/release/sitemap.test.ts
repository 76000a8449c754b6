import { expect, test } from 'vitest'
import { Sitemap } from './sitemap.ts'

const site = 'https://hospital.example'
const [before, after] = ['2026-11-01T08:00:00.000Z', '2026-11-27T09:30:00.000Z']

/** A site with so many doctors, each in both languages, whose release is live. */
function sitemapWith(doctors: number): Sitemap {
  const sitemap = new Sitemap(site)
  for (let number = 0; number < doctors; number++)
    for (const prefix of ['', '/id']) sitemap.set(`${prefix}/doctors/doctor-${number}`, before)
  sitemap.released()
  return sitemap
}
const names = (files: Map<string, string>) => [...files.keys()].sort()

test('a page has its translations, and the day of its last change if that is known', async () => {
  const sitemap = new Sitemap(site)
  sitemap.set('/contact/jakarta', after)
  sitemap.set('/id/contact/jakarta', after)
  sitemap.set('/', '')
  const files = await sitemap.files(true)
  expect(files.get('sitemap-0.xml')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://hospital.example/</loc></url>' +
      ['/contact/jakarta', '/id/contact/jakarta']
        .map(
          path =>
            `<url><loc>${site}${path}</loc><lastmod>${after}</lastmod><xhtml:link rel="alternate" hreflang="en" href="${site}/contact/jakarta"/><xhtml:link rel="alternate" hreflang="id" href="${site}/id/contact/jakarta"/><xhtml:link rel="alternate" hreflang="x-default" href="${site}/contact/jakarta"/></url>`,
        )
        .join('') +
      '</urlset>',
  )
  expect(files.get('sitemap-index.xml')).toContain(
    `<sitemap><loc>${site}/sitemap-0.xml</loc><lastmod>${after}</lastmod></sitemap>`,
  )
})

test('nothing is written until a page changes; then the index and the one file that the page is in', async () => {
  const sitemap = sitemapWith(5000)
  expect((await sitemap.files(false)).size).toBe(0)
  sitemap.set('/doctors/doctor-7', before)
  expect((await sitemap.files(false)).size).toBe(0)
  sitemap.set('/doctors/doctor-7', after)
  sitemap.set('/id/doctors/doctor-7', after)
  const files = await sitemap.files(false)
  expect(files.size).toBe(2)
  expect([...files.values()].filter(text => text.includes(`doctor-7</loc><lastmod>${after}`))).toHaveLength(1)
  // A release that was never completed: the next one writes them again.
  expect(names(await sitemap.files(false))).toEqual(names(files))
  sitemap.released()
  expect((await sitemap.files(false)).size).toBe(0)
})

test('the files after any changes are those of a full build, also when their number changes', async () => {
  for (const [first, last] of [
    [400, 4000],
    [4000, 400],
    [4000, 3990],
  ] as const) {
    const sitemap = sitemapWith(first)
    const live = await sitemap.files(true)
    const all = Math.max(first, last)
    for (let number = 0; number < all; number++)
      for (const prefix of ['', '/id']) {
        const path = `${prefix}/doctors/doctor-${number}`
        if (number < last) sitemap.set(path, number % 500 === 0 ? after : before)
        else sitemap.delete(path)
      }
    for (const [name, text] of await sitemap.files(false)) live.set(name, text)
    for (const name of sitemap.removed()) live.delete(name)
    const fresh = new Sitemap(site)
    for (let number = last - 1; number >= 0; number--)
      for (const prefix of ['/id', ''])
        fresh.set(`${prefix}/doctors/doctor-${number}`, number % 500 === 0 ? after : before)
    const full = await fresh.files(true)
    expect(names(live)).toEqual(names(full))
    for (const [name, text] of full) expect(live.get(name) === text, name).toBe(true)
  }
})

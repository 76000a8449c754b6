import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { demoDirectory, demoEmergency, demoSiteIndex } from '../../../../tests/demo-directory.ts'
import { serveSite } from '../site.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-whole-'))
const store = new SiteStore(folder)
const app = new Hono()
const missed: string[] = []
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const texts = {
  found_one: '{{count}} for {{q}}',
  found_other: '{{count}} for {{q}}',
  corrected: 'As {{term}}',
  elsewhere_day: 'Other days.',
  elsewhere_place: 'Other places.',
  elsewhere_both: 'Other places and days.',
  elsewhere_insurer: 'Other insurers.',
}
const reader = JSON.stringify({
  language: 'en',
  root: '',
  texts: { ...texts, all: 'All {{count}} {{kind}}', every: 'Every kind', kinds: 'Kinds' },
}).replaceAll('"', '&quot;')
const page = `<div data-whole="${reader}"><form><input name="q"><div role="alert" data-emergency></div></form><p data-emergency-line>Call 119</p>
<div data-whole-results></div><div data-whole-none hidden>None</div><nav data-whole-lists>Lists</nav></div>`

beforeAll(async () => {
  const files: Release['files'] = {}
  const put = async (path: string, content: object | string) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    files[path] = await store.put(path, Buffer.from(text))
  }
  for (const path of ['search.html', 'id/search.html', '404.html']) await put(path, page)
  await put('search/doctors.json', await demoDirectory())
  await put('search/site.json', await demoSiteIndex())
  await put('search/emergency.json', await demoEmergency())
  const release: Release = { id: 'r1', builtAt: '', change: 0, code: '', files }
  app.all('*', context =>
    serveSite(context, store, release, undefined, undefined, (words, language) =>
      missed.push(`${language} ${words}`),
    ),
  )
})
const get = async (path: string) => {
  const response = await app.request(`http://host${path}`)
  return { response, text: await response.text() }
}

test('without scripts the page has the results by kind, neither cached nor indexed', async () => {
  // The first request starts the thread, and may time out without results.
  await expect.poll(async () => (await get('/search?q=jantung')).text).toMatch(/[1-9]\d* for/)
  const { response, text } = await get('/search?q=parkir')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('for parkir')
  expect(text).toContain('href="/facilities/parking"')
  expect(text).toContain('value="parkir"')
  expect(text).toMatch(/<nav data-whole-lists hidden>/)
})

test('a danger comes first, and the general line goes', async () => {
  const { text } = await get('/search?q=nyeri+dada+menjalar+ke+lengan')
  expect(text.indexOf('data-sign')).toBeGreaterThan(0)
  expect(text.indexOf('data-sign')).toBeLessThan(text.indexOf('data-whole-results'))
  expect(text).toMatch(/data-emergency-line hidden/)
})

test('nothing found is said, keeps what was typed, and is counted without the person', async () => {
  const { text } = await get('/id/search?q=qqqq+wwww+zzzz')
  expect(text).toContain('<div data-whole-none>')
  expect(text).toContain('value="qqqq wwww zzzz"')
  expect(text).toContain('<nav data-whole-lists>')
  expect(missed).toEqual(['id qqqq wwww zzzz'])
})

test('results of one kind are more, with a way back to all', async () => {
  const { text } = await get('/search?q=jakarta&kind=doctors')
  expect(text).toContain('href="/search?q=jakarta"')
  expect(text).not.toContain('id="units"')
})

test('doctors of another place are said to be', async () => {
  const { text } = await get('/search?q=dokter+urologi+jayapura')
  expect(text).toContain('<p class="read">Other places.</p>')
  expect((await get('/search?q=jantung')).text).not.toContain('<p class="read">Other')
})

test.each([
  `/search?q=${'a'.repeat(10_000)}`,
  `/search?q=${encodeURIComponent('<script>alert(1)</script>" onfocus="x')}`,
  '/search?q=%00%07',
  '/search?q=%E0%A4%A',
  '/search?q=x&kind=__proto__',
  '/search',
])('odd input is harmless: %.60s', async path => {
  const { response, text } = await get(path)
  expect(response.status).toBe(200)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toMatch(/" onfocus="x/)
})

test('a search cannot become markup of the page, whatever signs it has', async () => {
  const q = '$` onfocus=alert(1) $& data-whole-results data-whole-none'
  const { text } = await get(`/search?q=${encodeURIComponent(q)}`)
  expect(text).toContain(`<input name="q" value="${q.replace('&', '&amp;')}"><div`)
  expect(text).toMatch(/<div data-whole-results data-answered>|<div data-whole-none>/)
})

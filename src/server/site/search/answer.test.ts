import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { demoDirectory, demoEmergency } from '../../../../tests/demo-directory.ts'
import { serveSite } from '../site.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-search-'))
const store = new SiteStore(folder)
const app = new Hono()
let release: Release
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const words = JSON.stringify({ found_one: '{{count}} found', found_other: '{{count}} found' }).replaceAll(
  '"',
  '&quot;',
)
const page = `<form><input id="finder-term"><div role="alert" data-emergency></div></form><p data-emergency-line>Call 119</p><section data-answer hidden><h2 data-answer-count></h2>
<ul data-answer-list></ul></section><template id="doctor-row" data-base="/doctors" data-words="${words}"><li><article data-doctor=""><img src="/x.svg" alt=""><a href="/doctors"></a></article></li></template><div data-everybody>All</div>`

beforeAll(async () => {
  const files: Release['files'] = {}
  for (const path of ['doctors.html', 'id/doctors.html', 'index.html', '404.html'])
    files[path] = await store.put(path, Buffer.from(page))
  const data = Buffer.from(JSON.stringify(await demoDirectory()))
  files['search/doctors.json'] = await store.put('search/doctors.json', data)
  const emergencies = Buffer.from(JSON.stringify(await demoEmergency()))
  files['search/emergency.json'] = await store.put('search/emergency.json', emergencies)
  release = { id: 'r1', builtAt: '', change: 0, code: '', files }
  app.all('*', context => serveSite(context, store, release))
})
const get = async (path: string) => {
  const response = await app.request(`http://host${path}`)
  return { response, text: await response.text() }
}

test('a search without scripts gets its results in the page, neither cached nor indexed', async () => {
  // The first request starts the thread, and may time out without results.
  await expect.poll(async () => (await get('/doctors?search=jantung')).text).toMatch(/[1-9]\d* found/)
  const { response, text } = await get('/doctors?search=sakit+jantng&specialist=&location=')
  expect(response.status).toBe(200)
  expect(text).toMatch(/[1-9]\d* found/)
  expect(text).toContain('href="/doctors/ayu-lestari-kusumaningtyas"')
  expect(text).toContain('value="sakit jantng"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('etag')).toBeNull()
})

test('without a query the page is the same for all', async () => {
  for (const path of [
    '/doctors',
    '/doctors?search=',
    '/doctors?search=%20%20',
    '/doctors?search=%00',
    '/doctors?utm=x',
    '/doctors?sort=soonest',
    '/?search=x',
  ]) {
    const { response, text } = await get(path)
    expect(text, path).toBe(page)
    expect(response.headers.get('cache-control')).toContain('public')
  }
})

test.each([
  '/id/doctors?search=%F0%9F%A6%B7',
  '/doctors?search=%E0%A4%A',
  `/doctors?search=${'a'.repeat(10_000)}`,
  `/doctors?search=${encodeURIComponent('張偉 عبد الله สมชาย')}`,
  `/doctors?search=${encodeURIComponent('<script>alert(1)</script>')}`,
  '/doctors?day=__proto__&specialist=constructor&location[]=x&speaks=toString&telehealth=%22',
  '/doctors?search=x&search=y&sort=soonest&day=today',
])('an odd question is answered sensibly: %.60s', async path => {
  const { response, text } = await get(path)
  expect(response.status).toBe(200)
  expect(text).toMatch(/\d+ found/)
  expect(text).not.toContain('<script>')
})

test('many requests at once get results, or the page with all doctors', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => get(`/doctors?search=ayu+${i}`)))
  expect(answers.map(one => one.response.status).filter(status => status !== 200)).toEqual([])
  expect(answers.filter(one => one.text.includes('found</h2>')).length).toBeGreaterThan(0)
})

test('a search for an emergency shows above the doctors which number of the chosen location to call', async () => {
  const { text } = await get('/doctors?search=sakit+perut+nyeri+dada&location=makassar')
  expect(text).toMatch(
    /<div role="alert" data-emergency><section class="notice emergency-notice notice-danger"/,
  )
  expect(text.indexOf('href="tel:119"')).toBeLessThan(text.indexOf('data-answer-list'))
  expect(text).toContain('href="tel:+624110000219"')
  expect((await get('/doctors?search=nyeri+dada')).text).toContain('href="tel:+622100000119"')
  expect((await get('/id/doctors?search=nyeri+dada')).text).toContain('>Telepon 119</a>')
  expect(text).toMatch(/<p data-emergency-line hidden>/)
})

test('a search without an emergency shows no notice', async () => {
  expect((await get('/doctors?search=ayu')).text).toContain('<div role="alert" data-emergency></div>')
})

test('the emergency notice also appears if the search for doctors fails', async () => {
  const { 'search/doctors.json': _, ...files } = release.files
  const alone = new Hono().all('*', context => serveSite(context, store, { ...release, files }))
  const text = await (await alone.request('http://host/doctors?search=nyeri+dada')).text()
  expect(text).toContain('href="tel:119"')
  expect(text).toContain('<div data-everybody>')
  const calm = await alone.request('http://host/doctors?search=ayu')
  expect(await calm.text()).toBe(page)
})

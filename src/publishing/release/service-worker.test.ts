import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serviceWorker } from './service-worker.ts'

const files: Record<string, string> = {
  'emergency.html': '<link rel="stylesheet" href="/brand.css"><link rel="canonical" href="/emergency">119',
  'id/emergency.html': '119',
  'offline.html': '<img alt="" src="/art/line.svg">',
  'id/offline.html': 'luring',
  'brand.css': ':root{}',
  'art/line.svg': '<svg/>',
  'doctors.html': 'doctors',
  '_assets/service-worker.12345678.js': '(function(){ self.ran = true })()',
}
const made = async (changes: Record<string, string> = {}, version = 'v1') => {
  const all = { ...files, ...changes }
  const bytes = await serviceWorker(Object.keys(all), async name => Buffer.from(all[name] as string), version)
  return bytes?.toString() as string
}
const run = (text: string) => {
  const self: { ran?: boolean; rawat?: { precache: { url: string }[]; notes: Record<string, string> } } = {}
  runInNewContext(text, { self })
  return self
}

test('caches the emergency and the offline page of both languages with their assets, and nothing else', async () => {
  const { rawat, ran } = run(await made())
  expect(rawat?.precache.map(one => one.url).sort()).toEqual([
    '/art/line.svg',
    '/brand.css',
    '/emergency',
    '/id/emergency',
    '/id/offline',
    '/offline',
  ])
  expect(ran).toBe(true)
  for (const note of Object.values(rawat?.notes ?? {})) expect(note).toContain('{{time}}')
})

test('caches the scripts of the pages that open offline', async () => {
  const { rawat } = run(
    await made({
      'id/offline.html':
        '<script type="module" data-src="/_assets/offline.55555555.js /_assets/imported.66666666.js"></script>',
      '_assets/offline.55555555.js': 'import{n}from"./start.33333333.js"',
      '_assets/start.33333333.js': '',
    }),
  )
  const urls = rawat?.precache.map(one => one.url)
  expect(urls).toContain('/_assets/offline.55555555.js')
  expect(urls).toContain('/_assets/start.33333333.js')
})

test('changes only if an emergency number or our own code changes', async () => {
  const before = await made()
  expect(await made({ 'doctors.html': 'other doctors' })).toBe(before)
  expect(await made({ 'id/emergency.html': '112' })).not.toBe(before)
  expect(await made({}, 'v2')).not.toBe(before)
})

test('is not built from an incomplete release', async () => {
  expect(await serviceWorker(['emergency.html'], async () => Buffer.from(''), 'v1')).toBeNull()
})

test('caches the emergency signs and the code that finds them, so that an offline search warns of them', async () => {
  const { rawat } = run(
    await made({
      'search/emergency.json': '{"signs":[]}',
      'search/doctors.json': '{}',
      '_assets/emergency-watch.11111111.js':
        'import{a as b}from"./plain-words.22222222.js";import"./start.33333333.js"',
      '_assets/plain-words.22222222.js': 'export{a}',
      '_assets/start.33333333.js': '',
      '_assets/other.44444444.js': '',
    }),
  )
  const urls = rawat?.precache.map(one => one.url)
  for (const url of ['search/emergency.json', '_assets/emergency-watch.11111111.js'])
    expect(urls).toContain(`/${url}`)
  expect(urls).toContain('/_assets/plain-words.22222222.js')
  expect(urls).toContain('/_assets/start.33333333.js')
  expect(urls).not.toContain('/_assets/other.44444444.js')
  expect(urls).not.toContain('/search/doctors.json')
})

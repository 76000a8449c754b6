import { expect, test } from 'vitest'
import { isCachedOffline, withNote } from './pages.ts'

test('public pages are cached for offline use for a day, personal pages never', () => {
  for (const path of ['/', '/id', '/doctors/ayu', '/id/contact/show', '/languages-we-speak'])
    expect(isCachedOffline(path), path).toBe(true)
  for (const path of [
    '/patients',
    '/admins/x',
    '/auth/patients',
    '/api/doctors',
    '/language',
    '/news/rss.xml',
  ])
    expect(isCachedOffline(path), path).toBe(false)
})

test('a page from the cache begins with the time at which it was fetched', async () => {
  const page = new Response('<html><body class="x"><h1>Doctors</h1></body></html>', {
    headers: { date: 'Fri, 20 Nov 2026 07:05:00 GMT', 'content-encoding': 'br', 'content-type': 'text/html' },
  })
  const shown = await withNote(page, 'You are offline. As of {{time}}.', 'https://h.example/doctors')
  const html = await shown.text()
  expect(html).toMatch(
    /<body class="x"><p [^>]*role="status">You are offline\. As of Friday, 20 November 2026, \d\d:\d\d\s/,
  )
  expect(shown.headers.get('content-encoding')).toBeNull()
  expect(shown.headers.get('content-type')).toBe('text/html')
})

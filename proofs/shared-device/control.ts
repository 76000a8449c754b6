import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { Markers } from './search.ts'

/*
 * Positive control: a site of another origin does everything that ours must not do, with its own texts. The search must
 * find each of them in the browser's folder; otherwise finding none of ours proves nothing.
 */

const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const filler = (length: number) => 'lorem ipsum dolor sit amet '.repeat(Math.ceil(length / 27))
/** Together larger than LevelDB's log, so that it writes a compressed table; each value is too small for a separate blob file. */
const pushing = { values: 120, length: 48 * 1024 }

/** Texts that the control leaves, by the place where each must be found. */
const controlMarkers = (): Markers => ({
  'page title': `Title${random()}`,
  'address of a page': `address${random()}`,
  'body in the cache': `plain${random()}`,
  'gzip body in the cache': `gzip${random()}`,
  'brotli body in the cache': `brotli${random()}`,
  'local storage': `local${random()}`,
  'session storage': `session${random()}`,
  'packed IndexedDB': `indexed${random()}`,
  'cache of a worker': `cached${random()}`,
  'text in a form': `typed${random()}`,
  autofill: `filled${random()}`,
  'state of the history': `state${random()}`,
})

const page = (markers: Markers) => `<!doctype html><title>${markers['page title']}</title>
<form method="post" action="/sent"><label>City <input name="city"></label><button>Send</button></form>
<label>Complaint <textarea></textarea></label>`

export interface Control {
  markers: Markers
  visit(page: Page): Promise<void>
  stop(): Promise<void>
}

export async function openControl(): Promise<Control> {
  const markers = controlMarkers()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://control')
    const packed = { '/gzip': 'gzip', '/brotli': 'br' }[pathname]
    const text =
      filler(2000) + markers[`${{ gzip: 'gzip ', br: 'brotli ' }[packed ?? ''] ?? ''}body in the cache`]
    response.setHeader('cache-control', 'max-age=3600')
    if (['/plain', '/gzip', '/brotli'].includes(pathname)) {
      response.setHeader('content-type', 'text/plain')
      if (packed) response.setHeader('content-encoding', packed)
      response.end(packed === 'gzip' ? gzipSync(text) : packed ? brotliCompressSync(text) : text)
    } else response.setHeader('content-type', 'text/html').end(page(markers))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const visit = async (tab: Page) => {
    await tab.goto(`http://127.0.0.1:${port}/?search=${markers['address of a page']}`)
    await tab.evaluate(
      async ({ markers, pushing, text }) => {
        for (const path of ['/plain', '/gzip', '/brotli']) await (await fetch(path)).text()
        localStorage.setItem('note', markers['local storage'] as string)
        sessionStorage.setItem('note', markers['session storage'] as string)
        history.replaceState({ note: markers['state of the history'] }, '')
        const cache = await caches.open('notes')
        await cache.put('/note', new Response(markers['cache of a worker']))
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('notes')
          opening.onupgradeneeded = () => opening.result.createObjectStore('notes')
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        for (const [key, value] of [
          ['a', markers['packed IndexedDB'] + text],
          ...Array.from({ length: pushing.values }, (_, index) => {
            const uuids = Array.from({ length: pushing.length / 36 }, () => crypto.randomUUID())
            return [`b${index}`, uuids.join('')]
          }),
        ])
          await new Promise((resolve, reject) => {
            const writing = database.transaction('notes', 'readwrite')
            writing.objectStore('notes').put(value, key)
            writing.oncomplete = resolve
            writing.onerror = () => reject(writing.error)
          })
        database.close()
      },
      { markers, pushing, text: filler(4000) },
    )
    await tab.getByLabel('City').fill('')
    await tab.getByLabel('City').pressSequentially(markers.autofill as string)
    await tab.getByRole('button').click()
    await tab.waitForURL('**/sent')
    await tab.getByLabel('Complaint').pressSequentially(markers['text in a form'] as string)
    await tab.goto(`http://127.0.0.1:${port}/plain`)
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { markers, visit, stop }
}

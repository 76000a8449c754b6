import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { type SharePictures, TooManyDrawings } from '#publishing/share/pictures.ts'
import { isSharePicture, serveSharePicture } from './share-pictures.ts'

const release: Release = { id: 'r', builtAt: '', change: 0, code: '', files: {} }
const address = `/og/${'a'.repeat(32)}.png`

/** A server whose pictures are read by `read`. */
const serverWith = (read: SharePictures['read']) => {
  const pictures = { read } as SharePictures
  return new Hono().all('*', context => serveSharePicture(context, pictures, release))
}
const drawn = serverWith(async () => ({ png: Buffer.from('png'), tag: 'one' }))

it('is cached by the browser, and not sent again while it is unchanged', async () => {
  const first = await drawn.request(address)
  expect(await first.text()).toBe('png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await drawn.request(address, {
    headers: { 'if-none-match': `W/${first.headers.get('etag')}` },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await drawn.request(address, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['3', ''])
})

it('allows only GET and HEAD', async () => {
  expect((await drawn.request(address, { method: 'POST' })).status).toBe(405)
})

it('is not found if no page refers to it', async () => {
  const answer = await serverWith(async () => null).request(address)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})

it('responds with 503 when too many are being drawn', async () => {
  const busy = serverWith(async () => {
    throw new TooManyDrawings()
  })
  const answer = await busy.request(address)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

it('has only one valid form of its address', () => {
  expect(isSharePicture(address)).toBe(true)
  for (const other of ['/og/../current', '/og/abc.png', `${address}/x`, `/x${address}`])
    expect(isSharePicture(other)).toBe(false)
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { type SharePictures, TooManyDrawings } from '#publishing/share/pictures.ts'
import { isSharePicture, serveSharePicture } from './share-pictures.ts'

const release: Release = { id: 'r', builtAt: '', change: 0, code: '', files: {} }
const address = `/og/${'a'.repeat(32)}.png`

/** Our server with pictures that are read as `read` does it. */
const doorWith = (read: SharePictures['read']) => {
  const pictures = { read } as SharePictures
  return new Hono().all('*', context => serveSharePicture(context, pictures, release))
}
const drawn = doorWith(async () => ({ png: Buffer.from('png'), tag: 'one' }))

it('is kept by its reader, and not sent again while it is the same', async () => {
  const first = await drawn.request(address)
  expect(await first.text()).toBe('png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await drawn.request(address, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await drawn.request(address, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['3', ''])
})

it('is only read', async () => {
  expect((await drawn.request(address, { method: 'POST' })).status).toBe(405)
})

it('is not there where no page names it', async () => {
  const answer = await doorWith(async () => null).request(address)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})

it('asks for a moment when too many are being drawn', async () => {
  const busy = doorWith(async () => {
    throw new TooManyDrawings()
  })
  const answer = await busy.request(address)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

it('has an address of one form', () => {
  expect(isSharePicture(address)).toBe(true)
  for (const other of ['/og/../current', '/og/abc.png', `${address}/x`, `/x${address}`])
    expect(isSharePicture(other)).toBe(false)
})

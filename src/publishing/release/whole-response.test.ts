import { afterAll, expect, test } from 'vitest'
import { answerWhole } from './whole-response.ts'

const platform = globalThis.Response
answerWhole()
afterAll(() => {
  globalThis.Response = platform
})

test('a rendered page comes back with its bytes, status and headers', async () => {
  const page = new Response('<p>Selamat pagi — ☕</p>', {
    status: 404,
    headers: { 'content-type': 'text/html' },
  })
  expect(page).toBeInstanceOf(Response)
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html'])
  expect(Buffer.from(await page.bytes()).toString()).toBe('<p>Selamat pagi — ☕</p>')
  expect(await page.text()).toBe('<p>Selamat pagi — ☕</p>')
  const bytes = new Uint8Array([1, 2, 3])
  expect(await new Response(bytes).bytes()).toBe(bytes)
  expect(await new Response(Buffer.from('☕')).text()).toBe('☕')
  expect(await new Response(null, { status: 301 }).bytes()).toHaveLength(0)
})

test('a stream body is refused: it would be written as its class name', () => {
  expect(() => new Response(new ReadableStream())).toThrow('not a stream')
})

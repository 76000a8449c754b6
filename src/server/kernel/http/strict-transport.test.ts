import { expect, test } from 'vitest'
import { withStrictTransport } from './strict-transport.ts'

const answer = () => new Response('a page')
const promised = async (publicUrl: string | undefined) =>
  (await withStrictTransport(publicUrl, answer)(new Request('http://x/'), {})).headers.get(
    'strict-transport-security',
  )

test('a site that is served by https makes browsers use https only', async () => {
  expect(await promised('https://www.hospital.example')).toBe('max-age=31536000')
})

test.each([
  undefined,
  'http://hospital.example',
  'https://localhost:4321',
  'https://127.0.0.1',
  'https://[::1]:1',
])('nothing is promised for %s', async publicUrl => expect(await promised(publicUrl)).toBeNull())

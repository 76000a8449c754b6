import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callHook, purgeLines, purgeList } from './purge.ts'

const exported = {
  written: ['index.html', 'doctors/ayu.html', 'doctors/ayu.html.br', '_headers', 'articles/feed.xml'],
  removed: ['doctors/budi.html'],
}

async function hook(statuses: number[]) {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push(text)
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?key=secret` }
}

test('a CDN purges only the addresses whose content changed', () => {
  expect(purgeList(exported)).toEqual(['/', '/doctors/ayu', '/articles/feed.xml', '/doctors/budi'])
})

test('a terminal shows the first addresses of a long list, a script gets all of them', () => {
  const many = { written: Array.from({ length: 1500 }, (_, at) => `doctors/d${at}.html`), removed: [] }
  const shown = purgeLines(many, true)
  expect(shown).toHaveLength(21)
  expect(shown.at(-1)).toBe('and 1,480 more; with | cat all of them, for a CDN to purge')
  expect(purgeLines(many, false)).toHaveLength(1500)
  expect(purgeLines(exported, true)).toEqual(purgeList(exported))
})

test('a failed call of the hook is retried', async () => {
  const { received, address } = await hook([503])
  await callHook(address, 'r7', exported)
  expect(received).toHaveLength(2)
  expect(JSON.parse(received[1] ?? '')).toEqual({ release: 'r7', changed: purgeList(exported) })
})

test('the error about an unreachable hook does not contain its key', async () => {
  const { address } = await hook([500, 500, 500])
  const failure = await callHook(address, 'r7', exported).catch((error: Error) => error.message)
  expect(failure).toContain('it answers 500')
  expect(failure).not.toContain('secret')
})

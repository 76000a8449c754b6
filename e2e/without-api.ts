import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { SiteStore } from '#publishing/release/site-store.ts'
import { serveSite } from '#server/site/site.ts'
import { rawat } from './journey.ts'

/** How a static host answers requests to an API that is not available. */
export type Trouble = 'refuses' | 'hangs' | 'bad gateway' | 'a page' | 'busy' | 'none'

export interface StaticHost {
  address: string
  /** Sets the outcome of each call from now on. */
  trouble(kind: Trouble): void
  close(): Promise<void>
}

const busy = JSON.stringify({ meta: { message: 'Too many at once.', code: 'api.busy' } })
const page = '<!doctype html><title>502</title><h1>Bad Gateway</h1>'

/** The release of this run as static files without our server: a proxy without an API behind it. */
export async function openStaticHost(): Promise<StaticHost> {
  const store = new SiteStore(join(rawat.dataDir, 'site'))
  const release = await store.current()
  if (!release) throw new Error('There is no release to serve.')
  const site = new Hono().all('*', context => serveSite(context, store, release))
  // A static host ignores the query: it is for the browser's scripts.
  const files = getRequestListener(({ url, method, headers }) =>
    site.fetch(new Request(url.split('?')[0] as string, { method, headers })),
  )
  let trouble: Trouble = 'none'
  const server = createServer((incoming, outgoing) => {
    if (!/^\/(api|media)\//.test(incoming.url ?? '')) return void files(incoming, outgoing)
    if (trouble === 'none') return forward(incoming, outgoing)
    incoming.resume()
    if (trouble === 'refuses') incoming.socket.destroy()
    else if (trouble === 'bad gateway') outgoing.writeHead(502, { 'content-type': 'text/html' }).end(page)
    else if (trouble === 'busy') outgoing.writeHead(503, { 'content-type': 'application/json' }).end(busy)
    else if (trouble === 'a page') outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: kind => {
      trouble = kind
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const to = new URL(incoming.url ?? '', rawat.address)
  const on = request(
    to,
    { method: incoming.method, headers: { ...incoming.headers, host: to.host } },
    answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  on.on('error', () => outgoing.destroy())
  incoming.pipe(on)
}

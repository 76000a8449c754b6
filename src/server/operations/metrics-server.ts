import { once } from 'node:events'
import { createServer } from 'node:http'
import { ConfigError } from '../kernel/config.ts'
import type { Fetch } from '../kernel/http/fetch.ts'
import type { RequestCounters } from './counters.ts'

/** Counts requests and their time to the response headers. */
export function countRequests(requests: RequestCounters, fetch: Fetch): Fetch {
  return async (request, env) => {
    const begin = performance.now()
    const { pathname } = new URL(request.url)
    // It waits for a change: its time says nothing about the server.
    if (pathname === '/api/admins/desk/changes') return fetch(request, env)
    const part = /^\/api(\/|$)/.test(pathname) ? 'api' : 'pages'
    requests.underway++
    try {
      const response = await fetch(request, env)
      requests.note(part, request.method, response.status, (performance.now() - begin) / 1000)
      return response
    } finally {
      requests.underway--
    }
  }
}

/** Serves `/metrics` on localhost only: on the public port a proxy might expose it. */
export async function openMetrics(
  port: number,
  read: () => Promise<string>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      text =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch(error => {
    const why = (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'is taken' : 'cannot be used'
    throw new ConfigError(`METRICS_PORT: port ${port} ${why}. Set it to another one, or leave it out.`)
  })
  server.unref()
  return {
    port: (server.address() as { port: number }).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

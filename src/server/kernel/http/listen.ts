import type { Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { type Config, ConfigError } from '../config.ts'
import type { Fetch } from './fetch.ts'
import { enforceMinimumRate } from './request-rate.ts'
import { drainUnreadBodies } from './unread-body.ts'

export interface HttpServer {
  port: number
  /** Takes no new connection, lets what was asked be answered, then cuts what is left. Twice is as good as once. */
  close(): Promise<void>
}

/** How long a connection may take, in milliseconds: who sends or reads by the letter holds a place that others need. */
const patience = {
  headers: 15_000,
  /** So long a request may take however slowly it comes; after that it must keep coming. */
  request: 60_000,
  /** Bytes a second that keep a place then. Five megabytes within the time of an upload need six times as many. */
  slowest: 1_000,
  upload: 15 * 60_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** For so long a kept connection may still come with a request: the answer says that it was the last. */
  farewell: 400,
  /** From the wish to stop until connections are cut: below the 15 seconds that a deployment waits. */
  drain: 8_000,
}

const refusals: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`,
}

export function listen(config: Config, fetch: Fetch, times = patience): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: drainUnreadBodies(fetch),
        port: config.PORT,
        hostname: config.HOST,
        serverOptions: {
          headersTimeout: times.headers,
          requestTimeout: times.upload,
          connectionsCheckingInterval: Math.min(5_000, times.headers),
        },
      },
      ({ port }) => resolve({ port, close: closing(server, times) }),
    ) as Server
    server.setTimeout(times.silence)
    const every = Math.min(10_000, times.request)
    const stop = enforceMinimumRate(server, { grace: times.request, slowest: times.slowest, every })
    server.once('close', stop)
    server.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = refusals[error.code ?? '']
      reject(sentence ? new ConfigError(sentence(config)) : error)
    })
  })
}

/**
 * `server.close` alone waits for as long as a client keeps its connection busy, and closes an idle one under the request
 * that may be on its way. So a kept connection is told with its next answer that it ends, and closed only if none comes.
 */
function closing(server: Server, times: typeof patience): () => Promise<void> {
  const answering = new Set<ServerResponse>()
  let last = false
  const sayFarewell = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    if (last) sayFarewell(response)
  })
  // Whoever stands at the door comes in, one a turn; closed, the system would turn them away without a word.
  const letIn = async () => {
    let arrived = 0
    server.on('connection', () => arrived++)
    const until = performance.now() + times.farewell
    for (let before = -1; before < arrived && performance.now() <= until; await nextTurn()) before = arrived
  }
  const close = async () => {
    await letIn()
    last = true
    answering.forEach(sayFarewell)
    let idle: NodeJS.Timeout | undefined
    const farewell = setTimeout(() => {
      idle = setInterval(() => server.closeIdleConnections(), 50)
    }, times.farewell)
    const end = setTimeout(() => server.closeAllConnections(), times.drain)
    // The HTTP server's own `close` would close idle connections at once.
    await new Promise<unknown>(resolve => SocketServer.prototype.close.call(server, resolve))
    clearTimeout(farewell)
    clearInterval(idle)
    clearTimeout(end)
  }
  let closed: Promise<void> | undefined
  return () => {
    closed ??= close()
    return closed
  }
}

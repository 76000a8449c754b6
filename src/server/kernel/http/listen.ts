import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { type Config, ConfigError } from '../config.ts'
import type { Fetch } from './fetch.ts'
import { drainUnreadBodies } from './unread-body.ts'

export interface HttpServer {
  port: number
  /** Refuses new connections, finishes the running requests, then closes the rest. Idempotent. */
  close(): Promise<void>
}

/** Timeouts of a connection in milliseconds: a client that sends or reads byte by byte must not occupy it for long. */
const timeouts = {
  headers: 15_000,
  /** A request may arrive at any rate for this long. After that `minimumRate` applies. */
  request: 60_000,
  /** Minimum bytes per second. Five megabytes within `upload` need about six times as many. */
  minimumRate: 1_000,
  upload: 15 * 60_000,
  /** Maximum time without a byte in either direction. */
  silence: 60_000,
  /** During shutdown, idle keep-alive connections may send one more request for this long. Its response closes them. */
  keepAlive: 400,
  /** From the start of the shutdown until connections are cut. Must be below the 15 seconds that a deployment waits. */
  drain: 8_000,
}

const refusals: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`,
}

export function listen(config: Config, fetch: Fetch, times = timeouts): Promise<HttpServer> {
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
    const stop = enforceMinimumRate(server, { grace: times.request, minimumRate: times.minimumRate, every })
    server.once('close', stop)
    server.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = refusals[error.code ?? '']
      reject(sentence ? new ConfigError(sentence(config)) : error)
    })
  })
}

/**
 * `server.close` alone waits as long as a client keeps its connection busy, and closes an idle connection although a
 * request may be on its way. So the next response of a keep-alive connection says `connection: close`, and idle
 * connections are closed only after `keepAlive`.
 */
function closing(server: Server, times: typeof timeouts): () => Promise<void> {
  const answering = new Set<ServerResponse>()
  let last = false
  const announceClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    answering.add(response)
    response.once('close', () => answering.delete(response))
    if (last) announceClose(response)
  })
  // Accepts the connections in the system's backlog, one per event loop turn. Closing the socket would reset them.
  const drainBacklog = async () => {
    let arrived = 0
    server.on('connection', () => arrived++)
    const until = performance.now() + times.keepAlive
    for (let before = -1; before < arrived && performance.now() <= until; await nextTurn()) before = arrived
  }
  const close = async () => {
    await drainBacklog()
    last = true
    answering.forEach(announceClose)
    let idle: NodeJS.Timeout | undefined
    const closeIdle = setTimeout(() => {
      idle = setInterval(() => server.closeIdleConnections(), 50)
    }, times.keepAlive)
    const end = setTimeout(() => server.closeAllConnections(), times.drain)
    // `close` of the HTTP server would close idle connections at once; that of the socket server does not.
    await new Promise<unknown>(resolve => SocketServer.prototype.close.call(server, resolve))
    clearTimeout(closeIdle)
    clearInterval(idle)
    clearTimeout(end)
  }
  let closed: Promise<void> | undefined
  return () => {
    closed ??= close()
    return closed
  }
}

interface MinimumRate {
  /** Milliseconds for which a request may arrive at any rate. */
  grace: number
  /** Minimum bytes per second after that. A telephone with a weak signal sends several times as many. */
  minimumRate: number
  /** Interval of the check in milliseconds. */
  every: number
}

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Disconnects clients that send too slowly. A CV on a bad connection also takes minutes, so the check uses the bytes
 * received since the last check instead of the total time. The returned function stops the check.
 */
function enforceMinimumRate(server: Server, { grace, minimumRate, every }: MinimumRate): () => void {
  const arriving = new Map<IncomingMessage, { since: number; bytes: number }>()
  server.prependListener('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    arriving.set(request, { since: performance.now(), bytes: request.socket.bytesRead })
    request.once('close', () => arriving.delete(request))
  })
  const least = (minimumRate * every) / 1000
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, seen] of arriving) {
      const { socket, complete } = request
      const came = socket.bytesRead - seen.bytes
      seen.bytes = socket.bytesRead
      if (complete) arriving.delete(request)
      // If we have not read the received bytes yet, the delay is ours and not the client's.
      else if (now - seen.since > grace && came < least && request.readableLength === 0) {
        socket.end(late)
        socket.destroySoon()
        arriving.delete(request)
      }
    }
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

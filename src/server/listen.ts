import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { type Config, ConfigError } from './config.ts'

// `env` carries the socket: without it the API cannot tell one client from another.
export type Fetch = (request: Request, env: object) => Response | Promise<Response>

export interface FrontDoor {
  port: number
  /** Takes no new connection, lets what was asked be answered, then cuts what is left. Twice is as good as once. */
  close(): Promise<void>
}

/** How long a connection may take, in milliseconds: who sends or reads by the letter holds a place that others need. */
const patience = {
  headers: 15_000,
  request: 60_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** From the wish to stop until connections are cut: below the 15 seconds that a deployment waits. */
  drain: 8_000,
}

const refusals: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: ({ PORT }) => `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`,
}

export function listen(config: Config, fetch: Fetch, times = patience): Promise<FrontDoor> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port: config.PORT,
        hostname: config.HOST,
        serverOptions: {
          headersTimeout: times.headers,
          requestTimeout: times.request,
          connectionsCheckingInterval: Math.min(5_000, times.headers),
        },
      },
      ({ port }) => resolve({ port, close: closing(server, times.drain) }),
    ) as Server
    server.setTimeout(times.silence)
    server.on('error', (error: NodeJS.ErrnoException) => {
      const sentence = refusals[error.code ?? '']
      reject(sentence ? new ConfigError(sentence(config)) : error)
    })
  })
}

/** `server.close` alone waits for as long as a client keeps its connection open. */
function closing(server: Server, milliseconds: number): () => Promise<void> {
  let closed: Promise<void> | undefined
  const close = () =>
    new Promise<void>(resolve => {
      // A busy connection would never be idle: its next answer is its last.
      server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const end = setTimeout(() => server.closeAllConnections(), milliseconds)
      server.close(() => {
        clearInterval(idle)
        clearTimeout(end)
        resolve()
      })
    })
  return () => {
    closed ??= close()
    return closed
  }
}

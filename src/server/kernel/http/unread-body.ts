import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fetch } from './fetch.ts'

/** The largest upload: the body of a refused request is read and discarded up to this size. */
const mostDiscarded = 40 * 1024 * 1024

interface Connection {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reads and discards the rest of the body. Resolves with true if all of it arrived. */
function discard(incoming: IncomingMessage, most: number): Promise<boolean> {
  return new Promise(resolve => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most) resolve(false)
    })
    incoming.once('end', () => resolve(true))
    incoming.once('close', () => resolve(false))
    incoming.resume()
  })
}

/**
 * If a request is answered before its body was read, the rest of the body stays in the connection, before the next
 * request. A proxy may use the connection for other visitors. So the body is read to its end, or the response closes
 * the connection.
 */
export const drainUnreadBodies =
  (fetch: Fetch, most = mostDiscarded): Fetch =>
  async (request, env) => {
    const { incoming, outgoing } = env as Connection
    const response = await fetch(request, env)
    if (incoming.complete || !mayHaveBody(incoming)) return response
    // If the handler has begun to read the body, it is not ours. A body that is too large is not worth receiving.
    const untouched = !request.bodyUsed && Number(incoming.headers['content-length'] ?? 0) <= most
    if (!untouched || !(await discard(incoming, most))) outgoing.setHeader('connection', 'close')
    return response
  }

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fetch } from './fetch.ts'

/** As much as an upload may have: whoever is refused before it was read has it read and thrown away. */
const mostDiscarded = 40 * 1024 * 1024

interface Connection {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Resolves with whether all of it came. */
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
 * A request that is answered before its body has come leaves the rest in the connection, where the next request would
 * stand behind it. A proxy that keeps the connection for other visitors must not lose theirs: the body is read to its
 * end, or the answer says that the connection closes.
 */
export const drainUnreadBodies =
  (fetch: Fetch, most = mostDiscarded): Fetch =>
  async (request, env) => {
    const { incoming, outgoing } = env as Connection
    const response = await fetch(request, env)
    if (incoming.complete || !mayHaveBody(incoming)) return response
    // Partly read it belongs to who began; and nobody is to send what is thrown away in the end.
    const untouched = !request.bodyUsed && Number(incoming.headers['content-length'] ?? 0) <= most
    if (!untouched || !(await discard(incoming, most))) outgoing.setHeader('connection', 'close')
    return response
  }

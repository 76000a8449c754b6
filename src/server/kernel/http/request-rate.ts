import type { IncomingMessage, Server } from 'node:http'

export interface MinimumRate {
  /** Milliseconds for which a request may arrive at any rate. */
  grace: number
  /** Minimum bytes per second after that. A telephone with a weak signal sends several times as many. */
  slowest: number
  /** Interval of the check in milliseconds. */
  every: number
}

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Disconnects clients that send too slowly. A CV on a bad connection also takes minutes, so the check uses the bytes
 * received since the last check instead of the total time. The returned function stops the check.
 */
export function enforceMinimumRate(server: Server, { grace, slowest, every }: MinimumRate): () => void {
  const arriving = new Map<IncomingMessage, { since: number; bytes: number }>()
  server.prependListener('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    arriving.set(request, { since: performance.now(), bytes: request.socket.bytesRead })
    request.once('close', () => arriving.delete(request))
  })
  const least = (slowest * every) / 1000
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

import type { IncomingMessage, Server } from 'node:http'

export interface MinimumRate {
  /** So long nobody asks how fast a request arrives. */
  grace: number
  /** Bytes a second that keep a place after that: a telephone at the edge of its network has several times as many. */
  slowest: number
  /** How often it is looked, in milliseconds. */
  every: number
}

const late = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * A CV on a bad line takes minutes, and whoever sends by the letter takes them on purpose. Time does not tell them apart;
 * what has arrived since we last looked does. Ends with the given function.
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
      // What we have not read ourselves is not the sender's delay.
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

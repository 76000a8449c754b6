import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface HttpRequest {
  method: 'GET' | 'POST'
  path: string
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}
export interface HttpResult {
  status: number
  milliseconds: number
  retryAfter: boolean
  request: HttpRequest
}

/**
 * Load generator: many clients in one process. It uses as little CPU as possible, because the server runs on the same
 * machine: it writes plain text, parses only the head of the answer, and reuses connections.
 */
export class HttpLoad {
  readonly results: HttpResult[] = []
  readonly #free: Socket[] = []
  readonly #all = new Set<Socket>()
  readonly #port: number
  underway = 0
  broken = 0

  constructor(address: string) {
    this.#port = Number(new URL(address).port)
  }

  send(request: HttpRequest): Promise<void> {
    const begin = performance.now()
    this.underway++
    return new Promise(resolve => {
      const socket = this.#idleSocket() ?? this.#open()
      let text = ''
      const done = (broken: boolean, last: boolean) => {
        socket.removeAllListeners('data').removeAllListeners('close')
        this.underway--
        if (broken) this.broken++
        if (broken || last) this.#end(socket)
        else this.#free.push(socket)
        resolve()
      }
      socket.on('close', () => done(true, true))
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1')
        const length = lengthOf(text)
        if (length === null || text.length < length) return
        const head = text.slice(0, text.indexOf('\r\n\r\n'))
        const milliseconds = performance.now() - begin
        const retryAfter = /\r\nretry-after:/i.test(head)
        this.results.push({ status: Number(text.slice(9, 12)), milliseconds, retryAfter, request })
        done(false, /\r\nconnection: close/i.test(head))
      })
      socket.write(requestText(request))
    })
  }

  /** Closed loop: each client sends its next request as soon as the last is answered. */
  async inTurn(clients: number, milliseconds: number, next: () => HttpRequest): Promise<void> {
    const limit = performance.now() + milliseconds
    const client = async () => {
      while (performance.now() < limit) await this.send(next())
    }
    await Promise.all(Array.from({ length: clients }, client))
  }

  /** Open loop: `rate` requests a second, without waiting for the earlier ones. */
  async atRate(rate: number, milliseconds: number, next: () => HttpRequest): Promise<void> {
    const begin = performance.now()
    const sent: Promise<void>[] = []
    while (performance.now() - begin < milliseconds) {
      const due = ((performance.now() - begin) * rate) / 1000
      while (sent.length < due) sent.push(this.send(next()))
      await wait(5)
    }
    await Promise.all(sent)
  }

  close(): void {
    for (const socket of this.#all) this.#end(socket)
    this.#free.length = 0
  }

  /** An idle connection that is still open. The server closes idle connections, and idle sockets have no listener. */
  #idleSocket(): Socket | undefined {
    let socket = this.#free.pop()
    while (socket && socket.readyState !== 'open') {
      this.#end(socket)
      socket = this.#free.pop()
    }
    return socket
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1').setNoDelay()
    socket.on('error', () => {})
    this.#all.add(socket)
    return socket
  }
  #end(socket: Socket): void {
    this.#all.delete(socket)
    socket.destroy()
  }
}

function requestText({ method, path, token, body, headers }: HttpRequest): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json']
  if (token) lines.push(`Authorization: Bearer ${token}`)
  if (text) lines.push('Content-Type: application/json')
  if (method === 'POST') lines.push(`Content-Length: ${Buffer.byteLength(text)}`)
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** Length of the whole answer in bytes; null until its head is complete. */
function lengthOf(text: string): number | null {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end + 2))?.[1]
  if (length !== undefined) return end + 4 + Number(length)
  return text.endsWith('0\r\n\r\n') ? text.length : null
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Network proxy in front of a server. Frozen, it delays all bytes; shut, it breaks all connections. */
export async function openNetworkProxy(
  port: number,
): Promise<{ port: number; freeze(on: boolean): void; shut(on: boolean): void; close(): void }> {
  const sockets = new Set<Socket>()
  let queued: (() => void)[] | null = null
  let isShut = false
  const server = createServer(socket => {
    if (isShut) return void socket.destroy()
    const away = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [socket, away],
      [away, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', bytes => (queued ? queued.push(() => to.write(bytes)) : to.write(bytes)))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze: on => {
      const released = queued ?? []
      queued = on ? [] : null
      for (const send of released) send()
    },
    shut: on => {
      isShut = on
      if (on) for (const one of sockets) one.destroy()
    },
    close: () => {
      for (const one of sockets) one.destroy()
      server.close()
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Network proxy in front of a server. It can be frozen: bytes wait, and no connection breaks. */
export async function openNetworkProxy(
  port: number,
): Promise<{ port: number; freeze(on: boolean): void; close(): void }> {
  const sockets = new Set<Socket>()
  let held: (() => void)[] | null = null
  const server = createServer(socket => {
    const away = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [socket, away],
      [away, socket],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', bytes => (held ? held.push(() => to.write(bytes)) : to.write(bytes)))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze: on => {
      const late = held ?? []
      held = on ? [] : null
      for (const send of late) send()
    },
    close: () => {
      for (const one of sockets) one.destroy()
      server.close()
    },
  }
}

import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { drainUnreadBodies } from './unread-body.ts'

const megabyte = 1024 * 1024
/** Refuses every POST without reading its body. */
const open = async (most: number) => {
  const fetch = drainUnreadBodies(
    ({ method }) => new Response('', { status: method === 'POST' ? 403 : 200 }),
    most,
  )
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  onTestFinished(() => void server.close())
  return promise
}
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** Sends half of a body, and the rest after the time that a server waits by default. */
const ask = (port: number, method: string, size = 0) =>
  new Promise<{ status?: number | undefined; connection?: string | undefined; reused: boolean }>(
    (resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, agent, headers: { 'content-length': size } })
      asked.on('response', response => {
        response.resume()
        const { connection } = response.headers
        response.on('end', () =>
          resolve({ status: response.statusCode, connection, reused: asked.reusedSocket }),
        )
      })
      asked.on('error', reject)
      asked.write(Buffer.alloc(size / 2))
      void wait(size > 0 ? 900 : 0).then(() => asked.end(Buffer.alloc(size / 2)))
    },
  )

test('a refused body is read to its end, and the connection serves the next visitor', async () => {
  const port = await open(4 * megabyte)
  expect(await ask(port, 'POST', 2 * megabyte)).toEqual({
    status: 403,
    connection: 'keep-alive',
    reused: false,
  })
  expect(await ask(port, 'GET')).toEqual({ status: 200, connection: 'keep-alive', reused: true })
})

test('a refused body that is too large to read ends the connection, and the response says so', async () => {
  const port = await open(megabyte)
  expect(await ask(port, 'POST', 2 * megabyte)).toMatchObject({ status: 403, connection: 'close' })
})

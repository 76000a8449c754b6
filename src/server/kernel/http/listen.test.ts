import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Fetch } from './fetch.ts'
import { listen } from './listen.ts'

const config = { ...readConfig({}), PORT: 0 }
const hello: Fetch = () => new Response('hello')

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}
const answerOf = async (socket: Socket) => {
  let text = ''
  try {
    for await (const chunk of socket) text += chunk
  } catch (error) {
    // A server that disconnects while bytes are on their way resets the connection.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
  }
  return text
}
const whole = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'
const times = {
  headers: 300,
  request: 600,
  minimumRate: 1000,
  upload: 20_000,
  silence: 5000,
  keepAlive: 0,
  drain: 1500,
}

test('a client that sends its headers or its body byte by byte is disconnected', async () => {
  const server = await listen(config, async request => new Response(await request.text()), times)
  onTestFinished(server.close)
  const headers = await open(server.port, 'GET / HTTP/1.1\r\nHost: a.ex')
  const body = await open(server.port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nabc')
  const started = performance.now()
  expect(await answerOf(headers)).toMatch(/^HTTP\/1.1 408|^$/)
  await answerOf(body)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a client that sends slowly but steadily on a bad connection is served', async () => {
  const server = await listen(
    config,
    async request => new Response(`${(await request.text()).length} kept`),
    times,
  )
  onTestFinished(server.close)
  const socket = await open(
    server.port,
    'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 8000\r\nConnection: close\r\n\r\n',
  )
  const answer = answerOf(socket)
  const started = performance.now()
  for (let sent = 0; sent < 8000; sent += 200) {
    socket.write('x'.repeat(200))
    await setTimeout(60)
  }
  expect(await answer).toContain('8000 kept')
  expect(performance.now() - started).toBeGreaterThan(3 * times.request)
})

test('a client that sends a byte now and then to keep its connection is disconnected', async () => {
  const server = await listen(config, async request => new Response(await request.text()), times)
  onTestFinished(server.close)
  const socket = await open(
    server.port,
    'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 5000000\r\n\r\n',
  )
  const letters = setInterval(() => socket.write('x'), 50)
  onTestFinished(() => clearInterval(letters))
  const started = performance.now()
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 408|^$/)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('a client that sends nothing is disconnected', async () => {
  const server = await listen(config, hello, { ...times, silence: 300 })
  onTestFinished(server.close)
  const socket = await open(server.port, '')
  await answerOf(socket)
  expect(socket.closed || socket.readableEnded).toBe(true)
})

test('stopping finishes the running requests and does not wait for idle keep-alive connections', async () => {
  let finish = () => {}
  let arrived = () => {}
  const inside = new Promise<void>(resolve => {
    arrived = resolve
  })
  const slow: Fetch = async ({ url }) => {
    if (!url.endsWith('/slow')) return new Response('hello')
    arrived()
    await new Promise<void>(resolve => {
      finish = resolve
    })
    return new Response('in the end')
  }
  const server = await listen(config, slow, {
    ...times,
    headers: 10_000,
    request: 10_000,
    upload: 10_000,
    keepAlive: 300,
    drain: 10_000,
  })
  const agent = new Agent({ keepAlive: true })
  const get = (path: string, by = agent) =>
    new Promise<string>((resolve, reject) => {
      request({ port: server.port, path, agent: by }, async response => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve(text)
      })
        .on('error', reject)
        .end()
    })
  const kept = await open(server.port, whole)
  await once(kept, 'data')
  await Promise.all([get('/'), get('/')])
  const asked = get('/slow')
  await inside
  const started = performance.now()
  const closed = server.close()
  // A keep-alive connection is served once more; a new connection is refused.
  expect(await get('/')).toBe('hello')
  await expect(get('/late', new Agent())).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await asked).toBe('in the end')
  await closed
  await server.close()
  expect(performance.now() - started).toBeLessThan(5000)
})

test('stopping disconnects clients whose request never ends', async () => {
  const server = await listen(config, hello, {
    ...times,
    headers: 60_000,
    request: 60_000,
    upload: 60_000,
    silence: 60_000,
    keepAlive: 0,
    drain: 400,
  })
  await open(server.port, 'GET / HTTP/1.1\r\nHost: a.ex')
  await open(server.port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nabc')
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(3000)
})

test('the error for a port in use names the remedy', async () => {
  const server = await listen(config, hello)
  onTestFinished(server.close)
  await expect(listen({ ...config, PORT: server.port }, hello)).rejects.toThrow(
    `Port ${server.port} is taken. Stop what uses it, or set PORT to another one.`,
  )
})

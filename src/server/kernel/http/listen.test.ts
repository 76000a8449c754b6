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
  for await (const chunk of socket) text += chunk
  return text
}
const whole = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'
const times = {
  headers: 300,
  request: 600,
  slowest: 1000,
  upload: 20_000,
  silence: 5000,
  farewell: 0,
  drain: 1500,
}

test('a client that sends by the letter is cut off, in its headers and in its body', async () => {
  const door = await listen(config, async request => new Response(await request.text()), times)
  onTestFinished(door.close)
  const headers = await open(door.port, 'GET / HTTP/1.1\r\nHost: a.ex')
  const body = await open(door.port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nabc')
  const started = performance.now()
  expect(await answerOf(headers)).toMatch(/^HTTP\/1.1 408|^$/)
  await answerOf(body)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('whoever sends slowly on a bad line, and keeps sending, is heard to the end', async () => {
  const door = await listen(
    config,
    async request => new Response(`${(await request.text()).length} kept`),
    times,
  )
  onTestFinished(door.close)
  const socket = await open(
    door.port,
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

test('a client that keeps its place with a letter now and then is cut off', async () => {
  const door = await listen(config, async request => new Response(await request.text()), times)
  onTestFinished(door.close)
  const socket = await open(
    door.port,
    'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 5000000\r\n\r\n',
  )
  const letters = setInterval(() => socket.write('x'), 50)
  onTestFinished(() => clearInterval(letters))
  const started = performance.now()
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 408|^$/)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('a client that says nothing is cut off', async () => {
  const door = await listen(config, hello, { ...times, silence: 300 })
  onTestFinished(door.close)
  const socket = await open(door.port, '')
  await answerOf(socket)
  expect(socket.closed || socket.readableEnded).toBe(true)
})

test('stopping answers what was asked, and waits for nobody who only keeps a connection', async () => {
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
  const door = await listen(config, slow, {
    ...times,
    headers: 10_000,
    request: 10_000,
    upload: 10_000,
    farewell: 300,
    drain: 10_000,
  })
  const agent = new Agent({ keepAlive: true })
  const get = (path: string, by = agent) =>
    new Promise<string>((resolve, reject) => {
      request({ port: door.port, path, agent: by }, async response => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve(text)
      })
        .on('error', reject)
        .end()
    })
  const kept = await open(door.port, whole)
  await once(kept, 'data')
  await Promise.all([get('/'), get('/')])
  const asked = get('/slow')
  await inside
  const started = performance.now()
  const closed = door.close()
  // Who keeps a connection hears with an answer that it ends; who comes anew, that the door is closed.
  expect(await get('/')).toBe('hello')
  await expect(get('/late', new Agent())).rejects.toThrow('ECONNREFUSED')
  finish()
  expect(await asked).toBe('in the end')
  await closed
  await door.close()
  expect(performance.now() - started).toBeLessThan(5000)
})

test('stopping cuts whoever never comes to an end', async () => {
  const door = await listen(config, hello, {
    ...times,
    headers: 60_000,
    request: 60_000,
    upload: 60_000,
    silence: 60_000,
    farewell: 0,
    drain: 400,
  })
  await open(door.port, 'GET / HTTP/1.1\r\nHost: a.ex')
  await open(door.port, 'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nabc')
  const started = performance.now()
  await door.close()
  expect(performance.now() - started).toBeLessThan(3000)
})

test('a taken port is told as a sentence with the remedy', async () => {
  const door = await listen(config, hello)
  onTestFinished(door.close)
  await expect(listen({ ...config, PORT: door.port }, hello)).rejects.toThrow(
    `Port ${door.port} is taken. Stop what uses it, or set PORT to another one.`,
  )
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, removeFolder } from '../processes.ts'
import { boxOf, type Find, finding, type Tab, until } from './tab.ts'

/** The key of an element's id in JSON, by the W3C's WebDriver. */
const key = 'element-6066-11e4-a52e-4f735466cecf'

/** The WebDriver commands that the journeys need, over any transport. */
interface Commands {
  navigate(url: string): Promise<unknown>
  execute(script: string, words: unknown[]): Promise<unknown>
  click(element: string): Promise<unknown>
  keys(element: string, text: string): Promise<unknown>
}

function tabOf(browser: string, commands: Commands, close: () => Promise<void>): Tab {
  const run = <T>(script: string, ...words: unknown[]) => commands.execute(script, words) as Promise<T>
  const found = ({ css, text }: Find) =>
    until(`${css} ${text ?? ''} is there`, async () => {
      const element = await commands.execute(finding, [css, text ?? ''])
      return (element as Record<string, string> | null)?.[key]
    })
  const again = (find: Find, act: (element: string) => Promise<unknown>) =>
    until(`${find.css} ${find.text ?? ''} can be used`, async () => {
      await boxOf(run, find)
      await act((await found(find)) as string)
      return true
    })
  return {
    browser,
    go: async url => void (await commands.navigate(url)),
    run,
    press: async find => void (await again(find, element => commands.click(element))),
    type: async (find, text) => void (await again(find, element => commands.keys(element, text))),
    close,
  }
}

function start(command: string, words: string[], environment: Record<string, string> = {}) {
  const child = spawn(command, words, { stdio: 'ignore', env: { ...process.env, ...environment } })
  const failed = once(child, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => {})
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { stop, failed }
}

/** WebKitGTK by its own driver, on a virtual display. */
export async function openWebKit(): Promise<Tab> {
  const display = `:${90 + (process.pid % 400)}`
  const screen = start('Xvfb', [display, '-screen', '0', '1280x900x24'])
  const port = await freePort()
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display })
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { message?: string; error?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  try {
    const capabilities = { alwaysMatch: {} }
    const opened = until('WebKitWebDriver opens a window', () => send('POST', '', { capabilities }))
    const session = (await Promise.race([opened, driver.failed, screen.failed])) as unknown as {
      sessionId: string
      capabilities: { browserVersion: string }
    }
    const post = (path: string, body: object) => send('POST', `/${session.sessionId}${path}`, body)
    await post('/window/rect', { width: 420, height: 850 })
    const commands: Commands = {
      navigate: url => post('/url', { url }),
      execute: (script, args) => post('/execute/sync', { script, args }),
      click: element => post(`/element/${element}/click`, {}),
      keys: (element, text) => post(`/element/${element}/value`, { text }),
    }
    return tabOf(`WebKitGTK ${session.capabilities.browserVersion}`, commands, async () => {
      await send('DELETE', `/${session.sessionId}`).catch(() => {})
      await stop()
    })
  } catch (error) {
    await stop()
    throw error
  }
}

/** Firefox by Marionette, its built-in protocol for WebDriver commands, without geckodriver. */
export async function openFirefox(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'rawat-firefox-'))
  const port = await freePort()
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const browser = start('firefox-esr', ['--headless', '--marionette', '--profile', profile])
  try {
    const socket = await Promise.race([until('Firefox listens', () => connected(port)), browser.failed])
    const send = speak(socket as Socket)
    const { capabilities } = (await send('WebDriver:NewSession', {})) as {
      capabilities: { browserVersion: string }
    }
    await send('WebDriver:SetWindowRect', { width: 460, height: 850 })
    const valued = async (name: string, words: object) =>
      ((await send(name, words)) as { value: unknown }).value
    const commands: Commands = {
      navigate: url => send('WebDriver:Navigate', { url }),
      execute: (script, args) => valued('WebDriver:ExecuteScript', { script, args }),
      click: id => send('WebDriver:ElementClick', { id }),
      keys: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
    }
    return tabOf(`Firefox ${capabilities.browserVersion}`, commands, async () => {
      socket.destroy()
      await browser.stop()
      await removeFolder(profile)
    })
  } catch (error) {
    await browser.stop()
    await removeFolder(profile)
    throw error
  }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Marionette's format: request `length:[type, number, name, parameters]`, response `length:[type, number, error, answer]`. */
function speak(socket: Socket): (name: string, words: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let rest = Buffer.alloc(0)
  let count = 0
  socket.on('error', () => {})
  socket.on('data', chunk => {
    rest = Buffer.concat([rest, chunk as Buffer])
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) return
      const said = JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
      if (!Array.isArray(said)) continue
      const [, number, error, answer] = said
      const asked = waiting.get(number)
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`))
      else asked?.resolve(answer)
      waiting.delete(number)
    }
  })
  return (name, words) =>
    new Promise((resolve, reject) => {
      count++
      waiting.set(count, { resolve, reject })
      const text = JSON.stringify([0, count, name, words])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

import type { Browser, CDPSession, Page } from '@playwright/test'

/** 400 kbit/s and 400 ms, as on a bad mobile connection; in bytes a second. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** A screen as it is opened by its address. */
export interface Opened {
  /** Milliseconds from the navigation until `usable` matches. */
  ms: number
  requests: number
  /** Kilobytes from the network, with headers, by type. */
  kilobytes: Record<string, number>
}

async function slowDownWorkers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  // The service worker has its own connections, which the conditions of the page do not slow down.
  for (const { targetId } of targetInfos.filter(one => one.type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    const send = (id: number, method: string, params: object) =>
      session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    await send(1, 'Network.enable', {})
    await send(2, 'Network.emulateNetworkConditions', slow)
  }
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow)
  await slowDownWorkers(page.context().browser() as Browser)
  return session
}

/** Opens an address on the slow connection, and counts what comes until the screen can be used. */
export async function open(page: Page, address: string, usable: string): Promise<Opened> {
  const session = await slowDown(page)
  const types = new Map<string, string>()
  const kilobytes: Record<string, number> = {}
  let requests = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) return
    requests += 1
    types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type) kilobytes[type] = (kilobytes[type] ?? 0) + encodedDataLength / 1000
  })
  await page.goto(address, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    selector => document.querySelector(selector) && performance.now(),
    usable,
    { polling: 'raf', timeout: 60_000 },
  )
  const ms = Math.round(Number(await shown.jsonValue()))
  const seen = { ms, requests, kilobytes: { ...kilobytes } }
  await session.detach()
  return seen
}

/** Milliseconds from pressing `entry` until `shown` matches. */
export async function press(page: Page, entry: string, shown: string): Promise<number> {
  const times = await page.evaluate(
    async ([pressed, awaited]) => {
      const from = performance.now()
      document.querySelector<HTMLElement>(pressed)?.click()
      while (!document.querySelector(awaited)) await new Promise(requestAnimationFrame)
      return performance.now() - from
    },
    [entry, shown] as const,
  )
  return Math.round(times)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { type Opened, open, press, slowDown } from './portal-page.ts'

interface Portal {
  address: string
  dataDir: string
  administrator: { email: string; password: string }
}
interface Screen {
  name: string
  path: string
  /** Matches when the screen can be used: a field takes text, the rows are shown. */
  usable: string
  token?: string
}

const rounds = 3
const rows = 'main tbody tr a'

/** The token of the answer, if it has one. */
async function ask(address: string, path: string, body: object): Promise<string> {
  const answer = await fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { result: { token: string } | null }).result?.token ?? ''
}

async function codeFor(email: string, dataDir: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = readdirSync(outbox).filter(name => name.endsWith('.json'))
    const texts = mails.map(name => readFileSync(join(outbox, name), 'utf8'))
    const code = texts.find(text => text.includes(email))?.match(/\b(\d{6})\b/)?.[1]
    if (code) return code
    await wait(100)
  }
  throw new Error(`No code was sent to ${email}.`)
}

/** Signs a patient up. Returns the token. */
export async function newPatient({ address, dataDir }: Pick<Portal, 'address' | 'dataDir'>): Promise<string> {
  const email = `bench-${crypto.randomUUID()}@example.org`
  const password = `rahasia ${crypto.randomUUID()}`
  const person = {
    name: 'Siti Rahmawati',
    email,
    password,
    passwordCheck: password,
    promotionalOffers: false,
  }
  await ask(address, 'patients/signup', person)
  return ask(address, 'patients/confirm', { email, password, code: await codeFor(email, dataDir) })
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

function rowOf(name: string, runs: Opened[]): Record<string, string | number> {
  const kilobytes = (type?: string) =>
    Math.round(
      median(
        runs.map(({ kilobytes }) =>
          Object.entries(kilobytes).reduce((sum, [key, kb]) => sum + (!type || key === type ? kb : 0), 0),
        ),
      ),
    )
  return {
    screen: name,
    ms: median(runs.map(run => run.ms)),
    requests: median(runs.map(run => run.requests)),
    KB: kilobytes(),
    Document: kilobytes('Document'),
    Stylesheet: kilobytes('Stylesheet'),
    Script: kilobytes('Script'),
    Font: kilobytes('Font'),
    Fetch: kilobytes('Fetch'),
  }
}

async function pageOf(browser: Browser, { token }: Pick<Screen, 'token'>): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Jakarta' })
  await context.addInitScript(value => {
    localStorage.setItem('language', 'en')
    if (value) localStorage.setItem('token', value)
  }, token)
  return context.newPage()
}

/** Opens the screen with an empty cache, then again with the service worker installed and the files cached. */
async function coldAndWarm(browser: Browser, address: string, screen: Screen): Promise<[Opened, Opened]> {
  const page = await pageOf(browser, screen)
  const cold = await open(page, address + screen.path, screen.usable)
  await page.context().newPage()
  await page.close()
  const first = page.context().pages()[0] as Page
  await first.goto(address + screen.path)
  await first.waitForSelector(screen.usable)
  // The service worker is registered at the first key.
  await first.keyboard.press('Shift')
  await first.evaluate(() => navigator.serviceWorker.ready)
  await wait(1000)
  const again = await first.context().newPage()
  const warm = await open(again, address + screen.path, screen.usable)
  await first.context().close()
  return [cold, warm]
}

/** Pressing an entry of the menu whose list was shown before. */
async function presses(browser: Browser, address: string, patient: string, administrator: string) {
  const found: Record<string, string | number>[] = []
  const areas = [
    {
      name: 'administrators: doctors',
      token: administrator,
      start: '/admins/hospitals/doctors',
      entry: '.admin-side a[href="/admins/hospitals/doctors"]',
      shown: `${rows}[href^="/admins/hospitals/doctors/"]`,
      other: '.admin-side a[href="/admins/hospitals/units"]',
      otherShown: `${rows}[href^="/admins/hospitals/units/"]`,
    },
    {
      name: 'patients: dashboard',
      token: patient,
      start: '/patients',
      entry: '.patient-menu a[href="/patients"]',
      shown: 'main .empty-state img[src*="calendar"]',
      other: '.patient-menu a[href="/patients/doctors"]',
      otherShown: 'main a[href*="/patients/appointments/create"]',
    },
  ]
  for (const { name, token, start, entry, shown, other, otherShown } of areas) {
    const page = await pageOf(browser, { token })
    await page.goto(address + start)
    await page.waitForSelector(shown)
    const times: Record<string, number[]> = { fast: [], slow: [] }
    for (const line of ['fast', 'slow']) {
      if (line === 'slow') await slowDown(page)
      for (let round = 0; round < rounds; round++) {
        await page.click(other)
        await page.waitForSelector(otherShown, { timeout: 60_000 })
        times[line]?.push(await press(page, entry, shown))
      }
    }
    found.push({
      screen: `menu of ${name}`,
      'ms fast': median(times.fast ?? []),
      'ms slow': median(times.slow ?? []),
    })
    await page.context().close()
  }
  return found
}

/** Screens of the portal on a bad connection, opened for the first time and again, and entries of the menu. */
export async function benchPortal(portal: Portal) {
  const { address, administrator } = portal
  const adminToken = await ask(address, 'admins/login', administrator)
  const patientToken = await newPatient(portal)
  const screens: Screen[] = [
    { name: 'sign-in of a patient', path: '/auth/patients', usable: 'input[name="email"]:enabled' },
    {
      name: 'dashboard of a patient',
      path: '/patients',
      usable: 'main .empty-state',
      token: patientToken,
    },
    {
      name: 'list of doctors',
      path: '/admins/hospitals/doctors',
      usable: rows,
      token: adminToken,
    },
  ]
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    const opened: Record<string, string | number>[] = []
    for (const screen of screens) {
      const cold: Opened[] = []
      const warm: Opened[] = []
      for (let round = 0; round < rounds; round++) {
        const [first, second] = await coldAndWarm(browser, address, screen)
        cold.push(first)
        warm.push(second)
      }
      opened.push(rowOf(`${screen.name}, cold`, cold), rowOf(`${screen.name}, warm`, warm))
    }
    return [...opened, ...(await presses(browser, address, patientToken, adminToken))]
  } finally {
    await browser.close()
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

type Server = { address: string; dataDir: string }

let another: Server | undefined
/** Directs the journeys of this file to the given server; without an argument, to the worker's own again. */
export function useServer(server?: Server): void {
  another = server
}
const server = (): Server =>
  another ?? JSON.parse(process.env.RAWAT_E2E_SERVERS as string)[Number(process.env.TEST_PARALLEL_INDEX)]

/** The server of this worker and its administrator, as `start-rawat.ts` started it. */
export const rawat = {
  get address(): string {
    return server().address
  },
  get dataDir(): string {
    return server().dataDir
  },
  get administrator(): { email: string; password: string } {
    return JSON.parse(process.env.RAWAT_E2E_ADMIN as string)
  },
}

/** The newest email to an address, from the outbox of this run. */
export function mailTo(address: string): { subject: string; text: string } | undefined {
  const folder = join(rawat.dataDir, 'outbox')
  // The first email makes the folder.
  if (!existsSync(folder)) return
  const mails = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return mails.findLast(mail => mail.to === address)
}

const post = async (path: string, body: object) => {
  const answer = await fetch(`${rawat.address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as { result: { token: string } }
}
const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A session shared by tests that are not about signing in. */
export const administratorToken = once(
  async () => (await post('admins/login', rawat.administrator)).result.token,
)
/** Gives every page of this tab the administrator's session, for journeys that are not about signing in. */
export const withAdministratorSession = async (page: Page) =>
  page.addInitScript(
    token => {
      // A sandboxed frame in the page has no access to the storage.
      if (self === top) localStorage.setItem('token', token)
    },
    await administratorToken(),
  )
/** A new patient, for journeys that end their session. */
export const ownPatient = async () => {
  const email = `raden-${Date.now()}@example.org`
  const password = `rahasia ${crypto.randomUUID()}`
  const name = 'Raden Ajeng Siti Nurhaliza Kusumaningrum Wijayakusuma'
  await post('patients/signup', { name, email, password, passwordCheck: password, promotionalOffers: false })
  await expect.poll(() => mailTo(email)?.text).toMatch(/\b\d{6}\b/)
  const code = /\b(\d{6})\b/.exec(mailTo(email)?.text ?? '')?.[1]
  return { email, password, token: (await post('patients/confirm', { email, code, password })).result.token }
}
export const ownPatientToken = async () => (await ownPatient()).token
export const patientToken = once(ownPatientToken)

/** A date as it is typed into a date field in English. */
export const typedDate = ({ year, month, day }: Temporal.PlainDate) => `${month}/${day}/${year}`

export async function signUp(page: Page, email: string): Promise<void> {
  const password = `rahasia ${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Siti Rahmawati')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm your password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  const codeBox = page.getByLabel('Six-digit code')
  await expect(codeBox).toBeVisible()
  await expect.poll(() => mailTo(email)?.text).toMatch(/\b\d{6}\b/)
  await codeBox.fill(/\b(\d{6})\b/.exec(mailTo(email)?.text ?? '')?.[1] as string)
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(codeBox).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
}

/**
 * Chromium reports these as errors when the transition between two pages is left out: the next one was painted before it was
 * ready, or another navigation replaced it. The page works, no script of ours takes part, and none can handle it: the event that carries the transition is over.
 */
const droppedTransitions = [
  'Transition was aborted because of invalid state. Page already revealed',
  'Transition was skipped. Navigation aborted',
]

/** A page that leads to another by itself has gone while its scripts were awaited. */
function ignoreNavigation(error: Error): void {
  if (!error.message.includes('Execution context was destroyed')) throw error
}

/** Resolves when the scripts of a page, which it has itself begun to load, have run, or cannot be loaded. */
async function scriptsHaveRun(page: Page, requested: ReadonlySet<string>): Promise<void> {
  const scripts = await page
    .locator('script[data-src]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map(one => new URL((one.dataset.src as string).split(' ')[0] as string, location.href).href),
    )
  await expect.poll(() => scripts.filter(one => !requested.has(one))).toEqual([])
  await page.evaluate(all => Promise.allSettled(all.map(one => import(one))), scripts)
}

/**
 * Every journey also fails on messages of the browser's console: a refused script, a missing file, an uncaught error.
 */
export const test = base.extend<{ complaints: string[] }>({
  /**
   * A page loads its scripts after the first paint, mostly after the event `load`. A journey that opens a page goes on when
   * they have run; with `waitUntil` it goes on sooner.
   */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    const requested = new Set<string>()
    page.on('request', request => requested.add(request.url()))
    page.goto = async (address, options) => {
      requested.clear()
      const response = await goto(address, options)
      if (javaScriptEnabled && !options?.waitUntil)
        await scriptsHaveRun(page, requested).catch(ignoreNavigation)
      return response
    }
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern.
  baseURL: async ({}, use) => use(rawat.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', error => {
        if (!droppedTransitions.includes(error.message)) complaints.push(error.message)
      })
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

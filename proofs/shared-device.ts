import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'
import { openControl } from './shared-device/control.ts'
import {
  administratorJourney,
  administratorMarkers,
  patientJourney,
  patientMarkers,
  type Site,
  signOut,
  writeToHospital,
} from './shared-device/journeys.ts'
import { cachedAddresses, type Hit, type Markers, searchFolder } from './shared-device/search.ts'

/** Playwright disables what this proof is about: the back/forward cache, and the browser's memory of forms. */
const asPeopleHaveIt = { ignoreDefaultArgs: ['--disable-back-forward-cache', '--enable-automation'] }
const openBrowser = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: findBrowser({ whole: true }),
    args: browserFlags,
    ...asPeopleHaveIt,
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
  })

/** Accepted hits: documented ones, or those that the browser itself asks its user about. */
const accepted = ({ marker, file }: Hit): boolean =>
  (marker === 'token' && file.startsWith('Default/Local Storage/')) ||
  // The account for which the browser offered to save the password; a page cannot prevent the offer.
  (/e-?mail/.test(marker) && /^Default\/Login Data/.test(file))

/** Public answers of the API may be in the HTTP cache. A service worker must cache neither the API nor the portal. */
const mayNot = ({ file, address }: { file: string; address: string }): boolean => {
  // Other caches, as of compiled code, do not use addresses as names.
  const pathname = URL.parse(address.split(' ').at(-1) as string)?.pathname ?? ''
  if (file.includes('CacheStorage')) return /^\/(api|patients|admins|auth)(\/|$)/.test(pathname)
  return pathname.startsWith('/api/') && !/^\/api\/(availability|doctors\/[^/]+\/places)$/.test(pathname)
}

interface Device {
  name: string
  markers: Markers
  /** Uses the device and leaves it. Returns its own faults. */
  use(page: Page): Promise<string[]>
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')
const shown = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...Array.from(document.querySelectorAll('input, textarea'), field => (field as HTMLInputElement).value),
    ].join('\n'),
  )
async function seen(page: Page, markers: Markers, when: string): Promise<string[]> {
  const text = (await shown(page)).toLowerCase()
  return Object.entries(markers)
    .filter(([, one]) => text.includes(one.toLowerCase()))
    .map(([marker]) => `${when}: ${marker} is on the screen at ${page.url()}`)
}
/** Presses 'Back' through the whole history. */
async function pressBack(page: Page, markers: Markers): Promise<string[]> {
  const faults: string[] = []
  for (let step = 1; step <= 5; step++) {
    await page.goBack().catch(() => null)
    await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/(patients|admins)(\/|$)/)
    faults.push(...(await seen(page, markers, `after ${step} × Back`)))
  }
  return faults
}

export async function proveSharedDevice(url: string, folder: string): Promise<Figures> {
  const begin = performance.now()
  const administrator = {
    email: `admin-${crypto.randomUUID()}@example.org`,
    password: `geheim ${crypto.randomUUID()}`,
  }
  const data = join(folder, 'site')
  const rawat = await startRawat({
    ...{ DATA_DIR: data, DATABASE_URL: url, RAWAT_DEMO: 'on' },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  })
  await rawat.ready()
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const site: Site = { address: rawat.address, administrator, codeFor: codeIn(join(data, 'outbox')) }
  const idle = () => database.query(`update session set active_at = active_at - interval '31 minutes'`)
  const refused = async (token: string): Promise<string[]> => {
    const answer = await fetch(`${rawat.address}/api/profile/keep-key`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.status === 401 ? [] : [`The token in the browser’s log is still valid: ${answer.status}.`]
  }
  const lines: string[] = []
  const faults: string[] = []
  try {
    const devices = [
      signedOutPatient(site, refused),
      signedOutAdministrator(site, refused),
      idlePatient(site, idle, refused),
      closedTab(site),
    ]
    for (const [index, device] of devices.entries()) {
      const found = await tryDevice(device, join(folder, `device-${index}`))
      lines.push(found.line)
      faults.push(...found.faults)
    }
    return {
      ...{ proof: 'Data left on a shared device (S12)', rounds: devices.length, acknowledged: 0, lost: 0 },
      ...{ duplicates: 0, seconds: secondsSince(begin), more: lines.join('\n         '), faults },
    }
  } finally {
    await database.end()
    rawat.child.kill('SIGTERM')
    await rawat.ended
  }
}

async function tryDevice({ name, markers, use }: Device, folder: string) {
  const control = await openControl()
  const context = await openBrowser(folder)
  const faults: string[] = []
  try {
    const page = await context.newPage()
    // A hidden page does not wait for the changes of other front desks, so its requests come to an end.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
    )
    await control.visit(page)
    faults.push(...(await use(page)))
  } finally {
    await context.close()
    await control.stop()
  }
  const { hits, files, bytes } = searchFolder(folder, { ...markers, ...control.markers })
  const unseen = Object.keys(control.markers).filter(marker => !hits.some(hit => hit.marker === marker))
  faults.push(...unseen.map(marker => `The search does not find the control’s text ${marker}.`))
  const ours = hits.filter(hit => hit.marker in markers)
  faults.push(...ours.filter(hit => !accepted(hit)).map(hit => `${hit.marker} in ${hit.file} (${hit.as})`))
  const cached = cachedAddresses(folder)
  faults.push(...cached.filter(mayNot).map(({ file, address }) => `${address} is cached in ${file}`))
  const kept = [...new Set(ours.filter(accepted).map(hit => `${hit.marker} in ${hit.file}`))]
  return {
    faults: faults.map(fault => `${name}: ${fault}`),
    line: [
      `${name}: ${Object.keys(markers).length} texts searched for in ${files} files, ${Math.round(bytes / 1e6)} MB unpacked, ${cached.length} cache entries`,
      `of the control ${Object.keys(control.markers).length - unseen.length} of ${Object.keys(control.markers).length} found`,
      ...(kept.length > 0 ? [`accepted: ${kept.join(', ')}`] : []),
    ].join('; '),
  }
}

type Refused = (token: string) => Promise<string[]>

function signedOutPatient(site: Site, refused: Refused): Device {
  const markers = patientMarkers()
  const sought: Markers = { ...markers }
  const use = async (page: Page) => {
    await patientJourney(page, site, markers)
    sought.token = await tokenOf(page)
    const faults = await seen(page, { 'half-typed complaint': markers['half-typed complaint'] }, 'control')
    await signOut(page)
    return [
      ...(faults.length === 1 ? [] : ['The check of the screen does not see a text that is on it.']),
      ...(await pressBack(page, markers)),
      ...(await refused(sought.token)),
    ]
  }
  return { name: 'A patient who signed out', markers: sought, use }
}

function signedOutAdministrator(site: Site, refused: Refused): Device {
  const markers = administratorMarkers()
  const sought: Markers = {
    ...markers,
    password: site.administrator.password,
    'e-mail': site.administrator.email,
  }
  const use = async (page: Page) => {
    await writeToHospital(site, markers)
    await administratorJourney(page, site, markers)
    sought.token = await tokenOf(page)
    page.once('dialog', dialog => void dialog.accept())
    await signOut(page)
    return [...(await pressBack(page, sought)), ...(await refused(sought.token))]
  }
  return { name: 'An administrator who signed out', markers: sought, use }
}

function idlePatient(site: Site, idle: () => Promise<unknown>, refused: Refused): Device {
  const markers = patientMarkers()
  const sought: Markers = { ...markers }
  const use = async (page: Page) => {
    await page.clock.install()
    await patientJourney(page, site, markers)
    await page.goto(`${site.address}/patients/profile-edit`)
    await expect(page.locator('textarea[name=address]')).toHaveValue(markers.address)
    sought.token = await tokenOf(page)
    await idle()
    await page.clock.fastForward('32:00')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    return [
      ...(await seen(page, markers, 'after half an hour without activity')),
      ...(await pressBack(page, markers)),
      ...(await refused(sought.token)),
    ]
  }
  return { name: 'A patient whose session ended by idling', markers: sought, use }
}

/** The token in local storage is valid for half an hour: until then the next user of the device is signed in as this patient. */
function closedTab(site: Site): Device {
  const markers = patientMarkers()
  const sought: Markers = { ...markers }
  const use = async (page: Page) => {
    await patientJourney(page, site, markers)
    sought.token = await tokenOf(page)
    await page.close()
    return []
  }
  return { name: 'A patient who closed the tab without signing out', markers: sought, use }
}

const codeIn = (outbox: string) => async (email: string) => {
  for (const limit = performance.now() + 30_000; performance.now() < limit; await wait(100)) {
    const mails = readdirSync(outbox)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(join(outbox, name), 'utf8')))
    const code = /\b\d{6}\b/.exec(mails.findLast(mail => mail.to === email)?.text ?? '')?.[0]
    if (code) return code
  }
  throw new Error(`No code came for ${email}.`)
}

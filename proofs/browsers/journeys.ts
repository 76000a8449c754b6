import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onPath, reads, type Tab, until } from './tab.ts'

export interface Site {
  address: string
  outbox: string
}

/** The code in the newest email to this address. */
const codeFor = (site: Site, email: string) =>
  until('the code is in the outbox', async () => {
    const mails = readdirSync(site.outbox)
      .filter(name => name.endsWith('.json'))
      .map(name => JSON.parse(readFileSync(join(site.outbox, name), 'utf8')))
    return /\b\d{6}\b/.exec(mails.findLast(mail => mail.to === email)?.text ?? '')?.[0]
  })

/** The contrast of a text with the nearest background below it, as the browser paints both. */
const contrast = `
  const rgb = colour => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const light = ([r, g, b]) => [r, g, b].map(one => one / 255)
    .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0)
  return Math.min(...[...document.querySelectorAll(arguments[0])].map(text => {
    let ground = text
    while (ground.parentElement && rgb(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement
    const [a, b] = [getComputedStyle(text).color, getComputedStyle(ground).backgroundColor].map(one => light(rgb(one)))
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }))`

const fits = async (tab: Tab) => {
  const wide = await tab.run<number>(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  if (wide > 1) throw new Error(`The page is ${wide} px wider than the screen.`)
}

async function read(tab: Tab, { address }: Site): Promise<void> {
  await tab.go(`${address}/`)
  await fits(tab)
  if (
    !(await tab.run<boolean>(
      "return [...document.querySelectorAll('.day')].some(day => getComputedStyle(day).visibility === 'visible')",
    ))
  )
    throw new Error('The board of doctors is empty.')
  await tab.go(`${address}/doctors`)
  await fits(tab)
  const doctors = await tab.run<number>(
    'return [...document.querySelectorAll(\'main a[href^="/doctors/"]\')].filter(one => one.getClientRects().length).length',
  )
  if (doctors < 20) throw new Error(`Only ${doctors} doctors are listed.`)
}

async function emergency(tab: Tab, { address }: Site): Promise<void> {
  for (const schema of ['light', 'dark']) {
    await tab.go(`${address}/emergency`)
    await tab.run("localStorage.setItem('color-schema', arguments[0])", schema)
    await tab.go(`${address}/emergency`)
    await fits(tab)
    const least = await tab.run<number>(contrast, 'h1, h2, h3, main p, main li, .call, .call a')
    if (!(least >= 4.5)) throw new Error(`A contrast of ${least.toFixed(2)} in ${schema}.`)
    if (
      await tab.run<boolean>("return document.querySelector('.skip-link').getBoundingClientRect().bottom > 0")
    )
      throw new Error('The skip link covers the page.')
  }
  await tab.run("localStorage.setItem('color-schema', 'light')")
}

async function search(tab: Tab, { address }: Site): Promise<void> {
  await tab.go(`${address}/doctors`)
  await tab.type({ css: '#finder-term' }, 'diabetes')
  await until('doctors are found', () =>
    tab.run<boolean>(
      "return /^\\d+ doctors? found/.test(document.querySelector('.count')?.textContent ?? '')",
    ),
  )
}

const patient = { email: '', password: '' }

async function signUp(tab: Tab, site: Site): Promise<void> {
  patient.email = `siti-${crypto.randomUUID()}@example.org`
  patient.password = `rahasia ${crypto.randomUUID()}`
  await tab.go(`${site.address}/doctors/ayu-lestari-kusumaningtyas`)
  await until('free places are shown', () =>
    tab.run<boolean>(
      "document.querySelector('[data-places]').scrollIntoView(); return document.querySelectorAll('[data-places-days] a').length > 0",
    ),
  )
  await tab.run("for (const one of document.querySelectorAll('[data-places-days] details')) one.open = true")
  await tab.press({ css: '[data-places-days] a.chip' })
  await onPath(tab, '/auth/patients')
  await tab.press({ css: 'a', text: 'Create an account' })
  await tab.type({ css: 'input[name=name]' }, 'Siti Rahmawati')
  await tab.type({ css: 'input[name=email]' }, patient.email)
  await tab.type({ css: 'input[name=password]' }, patient.password)
  await tab.type({ css: 'input[name=passwordCheck]' }, patient.password)
  await tab.press({ css: 'button[type=submit]', text: 'Sign up' })
  await reads(tab, 'Six-digit code')
  await tab.type({ css: 'main input' }, (await codeFor(site, patient.email)) as string)
  await tab.press({ css: 'button[type=submit]', text: 'Confirm and continue' })
  await onPath(tab, '/patients/appointments/create')
}

async function book(tab: Tab): Promise<void> {
  await tab.type({ css: 'textarea' }, 'Pain in the knee')
  await tab.press({ css: 'button', text: 'Send the request' })
  await reads(tab, 'Your request has been sent')
}

async function signIn(tab: Tab, { address }: Site): Promise<void> {
  await tab.run("localStorage.removeItem('token')")
  await tab.go(`${address}/auth/patients`)
  await tab.type({ css: 'input[name=email]' }, patient.email)
  await tab.type({ css: 'input[name=password]' }, patient.password)
  await tab.press({ css: 'button[type=submit]', text: 'Sign in' })
  await onPath(tab, '/patients')
  await reads(tab, 'Siti')
}

/** Presses before the form is hydrated: the script that sends it is not loaded yet. */
async function firstPress(tab: Tab, { address }: Site): Promise<void> {
  await tab.go(`${address}/contact`)
  await tab.run("document.querySelector('form[data-form] [data-send]').scrollIntoView({ block: 'center' })")
  await tab.press({ css: 'form[data-form] [data-send]' })
  await until('the errors are shown', () =>
    tab.run<boolean>("return [...document.querySelectorAll('.field-error')].some(one => !one.hidden)"),
  )
  await onPath(tab, '/contact')
}

/** The order matters: later journeys use the patient of the earlier ones. */
export const journeys: Record<string, (tab: Tab, site: Site) => Promise<void>> = {
  'home and doctors': read,
  emergency,
  search,
  'first press on Send': firstPress,
  'sign-up with a code': signUp,
  'a booking': book,
  'sign-in': signIn,
}

import type { Page } from '@playwright/test'
import {
  administratorToken,
  test as base,
  expect,
  ownPatientToken,
  withAdministratorSession,
} from './journey.ts'
import { publicPages } from './public-pages.ts'
import { openStaticHost, type StaticHost, type Trouble } from './without-api.ts'

const test = base.extend<{ host: StaticHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern.
  host: async ({}, use) => {
    const host = await openStaticHost()
    await use(host)
    await host.close()
  },
  baseURL: async ({ host }, use) => use(host.address),
})
/** The browser reports every failed request, which these journeys cause. All other messages are faults. */
const browserSays = /^Failed to load resource|net::ERR|status of (502|404)/
test.afterEach(({ complaints }) => {
  const ours = complaints.filter(one => !browserSays.test(one))
  complaints.splice(0)
  expect(ours).toEqual([])
})

/** The machine may be busy, and some waits are the browser's own. */
const patient = { timeout: 60_000 }
const troubles: Trouble[] = ['refuses', 'hangs', 'bad gateway', 'a page']
const doctor = '/doctors/ayu-lestari-kusumaningtyas'
const noSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
const unknownFree = /We cannot show free times right now/

test('Without the API every kind of public page opens, with the emergency number, the telephone and no spinner', {
  tag: '@proof',
}, async ({ page, host }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  host.trouble('bad gateway')
  const indonesian = ['/id', '/id/doctors', `/id${doctor}`, '/id/contact', '/id/emergency']
  for (const path of [...(await publicPages()), ...indonesian]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /119/, includeHidden: true }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    )
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await noSideways(page)
  }
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: /chat|WhatsApp/i }).first()).toHaveAttribute('href', /wa\.me/)
})

/** `npm test` runs two journeys with one kind of outage each, `npm run prove` all with all. */
const tagUnless = (everyday: boolean) => ({ tag: everyday ? [] : ['@proof'] })
for (const trouble of troubles) {
  test(
    `While the API ${trouble}, a doctor’s page says that free slots are unknown, and gives the telephone`,
    tagUnless(trouble === 'bad gateway'),
    async ({ page, host }) => {
      host.trouble(trouble)
      await page.goto(doctor)
      const main = page.getByRole('main')
      await expect(main.getByText('Next session, as planned')).toBeVisible()
      const said = main.getByRole('status').filter({ hasText: unknownFree })
      const call = said.first().getByRole('link', { name: /\+62/ })
      await expect(call).toHaveAttribute('href', /^tel:/, patient)
      await expect(main.getByText(/WIB|WITA|WIT/).first()).toBeVisible()
      // The note is above the fold, beside the similar doctors, and in place of the slots.
      await main.getByRole('link', { name: 'See all free times' }).scrollIntoViewIfNeeded()
      await main.getByRole('list', { name: 'Doctors' }).scrollIntoViewIfNeeded()
      await expect(main.getByText(unknownFree)).toHaveCount(3, patient)
      await page.goto('/doctors')
      await expect(page.getByRole('main').getByText(unknownFree)).toBeVisible(patient)
    },
  )

  test(`While the API ${trouble}, the search, the language choice and the dark scheme still work`, {
    tag: '@proof',
  }, async ({ page, host }) => {
    host.trouble(trouble)
    await page.goto('/')
    const search = page.getByRole('main').getByLabel('Doctor, specialty or complaint')
    await search.fill('sakit jantng')
    await search.press('Enter')
    // Requests that hang use the browser's connections to this host until they time out.
    await expect(page.getByRole('heading', { name: '3 doctors found' })).toBeVisible(patient)
    await page.getByRole('banner').getByRole('button', { name: /dark/i }).click()
    await expect(page.locator('html')).toHaveClass(/is-dark/)
    await page.getByRole('banner').getByText('Language: EN').click()
    await page.getByRole('banner').getByRole('link', { name: 'Bahasa Indonesia' }).click()
    await expect(page).toHaveURL(/\/id\/doctors/)
    await expect(page.locator('html')).toHaveClass(/is-dark/)
  })

  test(
    `While the API ${trouble}, a message keeps its text, and is sent once when the API answers again`,
    tagUnless(trouble === 'refuses'),
    async ({ page, host }) => {
      test.setTimeout(180_000)
      host.trouble(trouble)
      await page.goto('/contact')
      const text = 'When may I come back?'
      await page.getByLabel('Your name').fill('Rina')
      await page.getByLabel(/^Email/).fill(`rina-${Date.now()}@example.org`)
      await page.getByLabel('What it is about').selectOption('records')
      await page.getByLabel('Your message').fill(text)
      await page.getByRole('button', { name: 'Send the message' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Not sent yet', patient)
      await expect(alert.getByRole('link', { name: /\+62/ })).toBeVisible()
      await expect(alert.getByRole('link', { name: /@/ })).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Your message')).toHaveValue(text)
      host.trouble('none')
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page).toHaveURL('/contact/sent')
    },
  )

  test(`While the API ${trouble}, the portal shows the telephone, keeps the entered data and recovers by itself`, {
    tag: '@proof',
  }, async ({ page, host }) => {
    test.setTimeout(180_000)
    host.trouble('none')
    const token = await ownPatientToken()
    await page.addInitScript(value => {
      if (!sessionStorage.getItem('once')) localStorage.setItem('token', value)
      sessionStorage.setItem('once', '1')
    }, token)
    await page.goto('/patients/profile-edit')
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toHaveValue(/Raden/, patient)
    host.trouble(trouble)
    await name.fill('Raden Baru')
    await page.getByRole('button', { name: /^Save/ }).first().click()
    const away = page.getByRole('status').filter({ hasText: 'We cannot reach the hospital right now.' })
    await expect(away).toBeVisible(patient)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(away).toBeInViewport({ ratio: 1 })
    await expect(away.getByRole('link', { name: /\+62/ }).first()).toHaveAttribute('href', /^tel:/)
    await expect(name).toHaveValue('Raden Baru')
    host.trouble('none')
    await expect(away).toBeHidden(patient)
    await expect(name).toHaveValue('Raden Baru')
    await page.getByRole('navigation').getByRole('link').first().click()
  })
}

test('A list that failed to load is loaded automatically when the API answers again', {
  tag: '@proof',
}, async ({ page, host }) => {
  test.setTimeout(180_000)
  host.trouble('none')
  await withAdministratorSession(page)
  await page.goto('/admins')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patient)
  host.trouble('bad gateway')
  await page.getByRole('navigation').getByRole('link', { name: 'Doctors' }).first().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We cannot reach the hospital' })).toBeVisible()
  host.trouble('none')
  await expect(page.getByRole('link', { name: /Ayu Lestari/ }).first()).toBeVisible(patient)
})

for (const { language, away, busy, waiting } of [
  {
    language: 'en',
    away: 'We cannot reach the hospital right now.',
    busy: 'The hospital’s server cannot answer right now.',
    waiting: 'Waiting for the hospital’s answer',
  },
  {
    language: 'id',
    away: 'Kami belum dapat menghubungi rumah sakit.',
    busy: 'Server rumah sakit belum dapat menjawab.',
    waiting: 'Menunggu jawaban rumah sakit',
  },
]) {
  test(`A patient who opens the portal during an outage stays signed in and sees the telephone, in ${language}`, {
    tag: '@proof',
  }, async ({ page, host }) => {
    test.setTimeout(240_000)
    host.trouble('none')
    const tokens = { patients: await ownPatientToken(), admins: await administratorToken() }
    await page.goto('/about')
    await page.evaluate(value => localStorage.setItem('language', value), language)
    for (const [area, trouble, words] of [
      ['patients', 'bad gateway', away],
      ['patients', 'busy', busy],
      ['patients', 'hangs', away],
      ['admins', 'refuses', away],
    ] as const) {
      host.trouble(trouble)
      await page.evaluate(value => localStorage.setItem('token', value), tokens[area])
      await page.goto(`/${area}`)
      const line = page.getByRole('status').filter({ hasText: words })
      await expect(line).toBeVisible(patient)
      await expect(line.getByRole('link', { name: /\+62/ }).first()).toHaveAttribute('href', /^tel:/)
      await expect(page.getByRole('heading', { level: 1, name: waiting })).toBeVisible()
      await expect(page.getByLabel(/password|kata sandi/i)).toHaveCount(0)
      await noSideways(page)
      host.trouble('none')
      await expect(line).toBeHidden(patient)
      await expect(page.getByRole('navigation').first()).toBeVisible(patient)
      await expect(page).toHaveURL(new RegExp(`/${area}$`))
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(tokens[area])
    }
  })
}

test('A session that the server refuses ends without a message, also after an outage', {
  tag: '@proof',
}, async ({ page, host }) => {
  await page.goto('/about')
  host.trouble('bad gateway')
  await page.evaluate(() => localStorage.setItem('token', 'rwt_of_before'))
  await page.goto('/patients')
  await expect(page.getByRole('status').filter({ hasText: 'We cannot reach' })).toBeVisible(patient)
  host.trouble('none')
  await expect(page).toHaveURL('/auth/patients?redirect=%2Fpatients', patient)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(page.getByRole('region', { name: 'Messages' })).toBeEmpty()
})

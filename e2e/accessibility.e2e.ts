import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { administratorToken, expect, patientToken, test } from './journey.ts'
import { publicPages, publicParts } from './public-pages.ts'

interface Look {
  /** Arabic exists in the portal only: the public pages have two languages. */
  language: 'en' | 'id' | 'ar'
  scheme: 'light' | 'dark'
  width: 360 | 1280
}
const looks = (['en', 'id'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(scheme =>
    ([360, 1280] as const).map((width): Look => ({ language, scheme, width })),
  ),
)
const nameOf = ({ language, scheme, width }: Look) => `${language}, ${scheme}, ${width} px`

// An order in which neighbours differ in language, scheme and width, and every combination occurs.
const dealt = [0, 7, 2, 5, 3, 4, 1, 6].map(place => looks[place] as Look)
const deal = <P>(pages: readonly P[]) =>
  pages.map((page, place) => ({ page, look: dealt[place % dealt.length] as Look }))
/** `npm test` checks each page in one look, another look for each page; `npm run prove` checks the others. */
const inEveryLook = <P>(pages: readonly P[], further = 0) =>
  pages.flatMap((page, place) =>
    looks.map(look => ({ page, look, tag: look === dealt[place + further] ? [] : ['@proof'] })),
  )
/** `npm test` checks the first page of the list, `npm run prove` the others. */
const inOneLook = <P>(pages: readonly P[]) =>
  deal(pages).map((one, place) => ({ ...one, tag: place === 0 ? [] : ['@proof'] }))

async function wear(page: Page, { language, scheme, width }: Look, token?: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // A hidden page does not wait for the changes of other front desks, so its requests come to an end.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
  )
  // Colours are compared without a running animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(
    values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    },
    { language, 'color-schema': scheme, ...(token ? { token } : {}) },
  )
}

/** No violation of axe, exactly one main heading, and no horizontal overflow. */
async function expectOpenToAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // Our pages contain no frames of other origins. In legacy mode axe runs inside the page, without a second page for
  // its results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Checks a screen of the portal after its requests have been answered, with all that is folded away. */
async function expectScreenOpenToAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const folded = page.getByRole('main').locator('details')
  await folded.evaluateAll(all => {
    for (const one of all) one.setAttribute('open', '')
  })
  await expectOpenToAll(page)
}

/** Opens a public page and waits for the requests of its scripts, so that nothing moves while axe runs. */
async function read(page: Page, path: string, look: Look): Promise<void> {
  await page.goto(look.language === 'id' ? `/id${path === '/' ? '' : path}` : path, {
    waitUntil: 'networkidle',
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    // Even a transition of one millisecond is unfinished in some frame.
    await Promise.allSettled(document.getAnimations().map(animation => animation.finished))
  })
}

const doctor = 'ayu-lestari-kusumaningtyas'
/** The most visited pages, in every look. */
const mainPages = ['/', `/doctors/${doctor}`]

async function expectReadable(page: Page, path: string, look: Look, complaints: string[]): Promise<void> {
  await wear(page, look)
  await read(page, path, look)
  await expect(page.locator('html')).toHaveAttribute('lang', look.language)
  await expectOpenToAll(page)
  // The browser itself reports the 404.
  if (path === '/nothing-here') complaints.splice(0)
}

test.describe('The main public pages are accessible', () => {
  for (const { page: path, look, tag } of inEveryLook(mainPages))
    test(`${path} (${nameOf(look)})`, { tag }, async ({ page, complaints }) => {
      await expectReadable(page, path, look, complaints)
    })
})

test.describe('All public pages are accessible', () => {
  for (const part of publicParts)
    test(part, { tag: '@proof' }, async ({ page, complaints }) => {
      const pages = deal(await publicPages()).filter(one => (one.page.split('/')[1] || 'index') === part)
      expect(pages.length).toBeGreaterThan(0)
      for (const { page: path, look } of pages)
        await test.step(`${path} (${nameOf(look)})`, () => expectReadable(page, path, look, complaints))
    })
  const answers = ['/search?q=jantung', '/search?q=qqqq+wwww+zzzz', '/doctors?search=hedake', '/nothing-here']
  for (const { page: path, look } of deal(answers))
    test(`${path} (${nameOf(look)})`, { tag: '@proof' }, async ({ page, complaints }) => {
      await expectReadable(page, path, look, complaints)
    })
})

test('A reader who chose the other language earlier gets an offer of it in its own region', async ({
  page,
}) => {
  await wear(page, { language: 'id', scheme: 'light', width: 360 })
  await page.goto('/units')
  await expect(page.getByRole('link', { name: 'Baca halaman ini' })).toBeVisible()
  await expectOpenToAll(page)
})

test.describe('The sign-in screens are accessible', () => {
  const signInScreens = [
    '/auth/patients',
    '/auth/admins',
    '/auth/signup-patients',
    '/auth/reset-password',
    '/auth/admins-reset-password',
    '/auth/reset-password#token=old',
  ]
  for (const { page: path, look, tag } of inOneLook(signInScreens))
    test(`${path} (${nameOf(look)})`, { tag }, async ({ page }) => {
      await wear(page, look)
      await page.goto(path)
      await expectScreenOpenToAll(page)
      // Also check the errors after an empty form was sent.
      await page.locator('form [type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectScreenOpenToAll(page)
    })
})

test.describe('The patient’s screens are accessible', () => {
  const book = `/patients/appointments/create?doctor=${doctor}`
  const screens = [
    '/patients',
    '/patients/doctors',
    '/patients/doctors?search=zzzz',
    '/patients/appointments/create',
    '/patients/appointments/history',
    '/patients/profile-edit',
    '/patients/nothing-here',
  ]
  for (const { page: path, look, tag } of [...inEveryLook([book], 2), ...inOneLook(screens)])
    test(`${path} (${nameOf(look)})`, { tag }, async ({ page }) => {
      await wear(page, look, await patientToken())
      await page.goto(path)
      await expectScreenOpenToAll(page)
    })
})

test.describe('What a patient agrees to with a package is accessible', () => {
  for (const { page: path, look, tag } of inEveryLook(['diabetes-check'], 4))
    test(`${path} (${nameOf(look)})`, { tag }, async ({ page }) => {
      await wear(page, look, await patientToken())
      await page.goto(`/patients/appointments/create?doctor=package%3A${path}&location=jakarta`)
      await page.locator('.days a').last().click()
      await page.locator('a.place').first().click()
      const main = page.getByRole('main')
      await main.locator('summary').click()
      // It arrives later, and would move the button away from under the press.
      await expect(main.locator('details h3').first()).toBeVisible()
      await main.locator('.button-primary').click()
      await expect(main.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
      await expectScreenOpenToAll(page)
    })
})

test.describe('The administrator’s screens are accessible', () => {
  const edit = `/admins/hospitals/doctors/edit/${doctor}`
  const screens = [
    '/admins',
    '/admins/hospitals/doctors',
    '/admins/hospitals/doctors/add',
    '/admins/hospitals/units',
    '/admins/hospitals/units/edit/jkt-igd',
    '/admins/hospitals/addresses/edit/jakarta',
    '/admins/medias/articles/edit/chest-pain-when-minutes-count',
    '/admins/hospitals/health-topics/edit/dengue',
    '/admins/medias/social-medias?search=zzzz',
    '/admins/hospitals/searches',
    '/admins/banners/main-banners',
    '/admins/description/about',
    '/admins/patients/appointments',
    '/admins/patients/appointments/day?location=jakarta',
    '/admins/patients/appointments/week?location=jakarta',
    `/admins/patients/appointments/week?doctor=${doctor}`,
    `/admins/patients/appointments/month?doctor=${doctor}`,
    '/admins/settings',
    '/admins/nothing-here',
  ]
  for (const { page: path, look, tag } of [...inEveryLook([edit], 3), ...inOneLook(screens)])
    test(`${path} (${nameOf(look)})`, { tag }, async ({ page }) => {
      await wear(page, look, await administratorToken())
      await page.goto(path)
      await expectScreenOpenToAll(page)
    })
})

test.describe('The portal is accessible from right to left', () => {
  const screens = [
    { path: '/auth/patients', token: undefined, look: { language: 'ar', scheme: 'light', width: 360 } },
    { path: '/patients/doctors', token: patientToken, look: { language: 'ar', scheme: 'dark', width: 360 } },
    {
      path: '/admins/hospitals/doctors',
      token: administratorToken,
      look: { language: 'ar', scheme: 'light', width: 1280 },
    },
  ] as const
  for (const { path, token, look } of screens)
    test(`${path} (${nameOf(look)})`, { tag: path === '/patients/doctors' ? [] : '@proof' }, async ({
      page,
    }) => {
      await wear(page, look, await token?.())
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expectScreenOpenToAll(page)
    })
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { administratorToken, expect, patientToken, test } from './journey.ts'

interface Look {
  language: 'en' | 'id'
  scheme: 'light' | 'dark'
  width: 360 | 1280
}
const looks = (['en', 'id'] as const).flatMap(language =>
  (['light', 'dark'] as const).flatMap(scheme =>
    ([360, 1280] as const).map((width): Look => ({ language, scheme, width })),
  ),
)
const nameOf = ({ language, scheme, width }: Look) => `${language}, ${scheme}, ${width} px`

// The looks are dealt out so that neighbours differ in all three, and every look is dealt.
const dealt = [0, 7, 2, 5, 3, 4, 1, 6].map(place => looks[place] as Look)
const deal = <P>(pages: readonly P[]) =>
  pages.map((page, place) => ({ page, look: dealt[place % dealt.length] as Look }))
const inEveryLook = <P>(pages: readonly P[]) => pages.flatMap(page => looks.map(look => ({ page, look })))

async function wear(page: Page, { language, scheme, width }: Look, token?: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Colours are judged when they stand still.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(
    values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    },
    { language, 'color-schema': scheme, ...(token ? { token } : {}) },
  )
}

/** No rule of axe broken, one heading that names the page, nothing to scroll to the side for. */
async function expectOpenToAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const doctor = 'ayu-lestari-kusumaningtyas'
const mainPages = ['/', `/doctors/${doctor}`]
const otherPages = [
  '/doctors',
  '/specialists',
  '/specialists/cardiology',
  '/units',
  '/units/jkt-igd',
  '/about',
  '/contact',
  '/contact/show',
  '/articles',
  '/articles/chest-pain-when-minutes-count',
  '/emergency',
  '/facilities',
  '/packages',
  '/news',
  '/career',
  '/privacy',
  '/unknown',
  '/nothing-here',
]

test.describe('Everybody can use the public page', () => {
  for (const { page: path, look } of [...inEveryLook(mainPages), ...deal(otherPages)])
    test(`${path} (${nameOf(look)})`, async ({ page, complaints }) => {
      await wear(page, look)
      await page.goto(look.language === 'id' ? `/id${path === '/' ? '' : path}` : path)
      await expect(page.locator('html')).toHaveAttribute('lang', look.language)
      await expectOpenToAll(page)
      // The browser itself reports the 404.
      if (path === '/nothing-here') complaints.splice(0)
    })
})

test('A reader who once chose the other language is offered it in a place of its own', async ({ page }) => {
  await wear(page, { language: 'id', scheme: 'light', width: 360 })
  await page.goto('/units')
  await expect(page.getByRole('link', { name: 'Baca halaman ini' })).toBeVisible()
  await expectOpenToAll(page)
})

test.describe('Everybody can use the door', () => {
  const doors = [
    '/auth/patients',
    '/auth/admins',
    '/auth/signup-patients',
    '/auth/reset-password',
    '/auth/admins-reset-password',
    '/auth/reset-password?token=old',
  ]
  for (const { page: path, look } of deal(doors))
    test(`${path} (${nameOf(look)})`, async ({ page }) => {
      await wear(page, look)
      await page.goto(path)
      await expectOpenToAll(page)
      // And what it says when it is sent empty.
      await page.locator('form [type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectOpenToAll(page)
    })
})

test.describe('Everybody can use the patient’s screen', () => {
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
  for (const { page: path, look } of [...inEveryLook([book]), ...deal(screens)])
    test(`${path} (${nameOf(look)})`, async ({ page }) => {
      await wear(page, look, await patientToken())
      await page.goto(path)
      await expectOpenToAll(page)
    })
})

test.describe('Everybody can use the administrator’s screen', () => {
  const edit = `/admins/hospitals/doctors/edit/${doctor}`
  const screens = [
    '/admins',
    '/admins/hospitals/doctors',
    '/admins/hospitals/doctors/add',
    '/admins/hospitals/units',
    '/admins/hospitals/units/edit/jkt-igd',
    '/admins/hospitals/addresses/edit/jakarta',
    '/admins/medias/articles/edit/chest-pain-when-minutes-count',
    '/admins/medias/social-medias?search=zzzz',
    '/admins/banners/main-banners',
    '/admins/description/about',
    '/admins/patients/appointments',
    '/admins/settings',
    '/admins/nothing-here',
  ]
  for (const { page: path, look } of [...inEveryLook([edit]), ...deal(screens)])
    test(`${path} (${nameOf(look)})`, async ({ page }) => {
      await wear(page, look, await administratorToken())
      await page.goto(path)
      await expectOpenToAll(page)
    })
})

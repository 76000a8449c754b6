import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const phone = { width: 360, height: 740 }
test.use({ viewport: phone })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('A visitor finds a place by its name, and reads how to come there', async ({ page }) => {
  await page.goto('/contact/show')
  const found = page.getByRole('list', { name: 'Find a location' })
  await expect(found).toBeHidden()
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('sentani')
  await expect(page.getByRole('status').filter({ hasText: '1 location' })).toBeVisible()
  await found.getByRole('link', { name: 'Klinik Rawat Nusantara Sentani' }).click()
  await expect(page).toHaveURL('/contact/sentani')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klinik Rawat Nusantara Sentani')
  const main = page.getByRole('main')
  for (const term of ['Entrances', 'Parking', 'Visiting hours', 'Step-free and accessible'])
    await expect(main.getByRole('term').filter({ hasText: term })).toBeVisible()
  await expect(main.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute('href', /-2\.5826/)
  await expect(page.getByRole('region', { name: 'Who sees patients here' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Units and clinics here' })).toContainText('Sentani')
  expect(await fits(page)).toBe(true)
  const nearest = page.getByRole('region', { name: 'Other locations nearby' })
  await expect(nearest.getByRole('listitem').first()).toContainText('14 km away')
  await nearest.getByRole('link', { name: 'RS Rawat Nusantara Jayapura' }).click()
  await expect(page).toHaveURL('/contact/jayapura')
  await expect(page.getByRole('link', { name: 'Call Jayapura' })).toHaveAttribute('href', /^tel:\+62967/)
})

test('The browser is asked for the position only at a press, and the nearest place is first', {
  tag: '@proof',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -5.14, longitude: 119.43 })
  await page.addInitScript(() => {
    const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.asked = 'yes'
      asked(...given)
    }
  })
  await page.goto('/contact/show')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  await page.getByRole('button', { name: 'Nearest to me' }).click()
  const first = page.getByRole('list', { name: 'Find a location' }).getByRole('listitem').first()
  await expect(first).toContainText('RS Rawat Nusantara Makassar')
  await expect(first).toContainText('5 km')
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
  expect(await fits(page)).toBe(true)
})

test('Without the position the page says how else to find a place', { tag: '@proof' }, async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.goto('/contact/show')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Nearest to me' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Search by name or city.' })).toBeVisible()
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor reaches the page of a place, with its parking and visiting hours', async ({ page }) => {
    await page.goto('/id/contact/show')
    await expect(page.getByRole('searchbox', { name: 'Cari lokasi' })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'RS Rawat Nusantara Makassar' }).click()
    await expect(page).toHaveURL('/id/contact/makassar')
    const main = page.getByRole('main')
    await expect(main.getByText('140 mobil di bawah pepohonan')).toBeVisible()
    await expect(main.getByText('Setiap hari pukul 11.00 sampai 13.00')).toBeVisible()
    await expect(main.getByRole('link', { name: '+62 411 000 0219' })).toBeVisible()
    const board = page.getByRole('region', { name: 'Yang berpraktik di sini' })
    await board.getByRole('radio', { name: /^Senin/ }).check()
    await expect(board.getByRole('list', { name: 'Senin' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ viewport: { width: 360, height: 740 } })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('A visitor reads what to bring at a place, and finds the doctors there who take the insurer', async ({
  page,
}) => {
  await page.goto('/contact/sentani')
  const region = page.getByRole('region', { name: 'Insurers we take here' })
  const bpjs = region.getByRole('listitem').filter({ hasText: 'BPJS Kesehatan' })
  await expect(bpjs).toContainText('Bring: Your JKN card')
  await expect(bpjs).toContainText('outpatient')
  await expect(region).not.toContainText('Lontar Life')
  expect(await fits(page)).toBe(true)
  await bpjs.getByRole('link', { name: 'Doctors who take it: BPJS Kesehatan' }).click()
  await expect(page).toHaveURL('/doctors?location=sentani&insurer=bpjs-kesehatan')
  await expect(page.getByText('These doctors take BPJS Kesehatan')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Doctors', exact: true }).getByRole('listitem')
  await expect(rows.first()).toContainText('Sentani')
  await expect(page.getByRole('combobox', { name: 'Insurer' })).toHaveValue('bpjs-kesehatan')
  expect(await fits(page)).toBe(true)
})

test('An insurer that no doctor there takes is no dead end', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/doctors?location=makassar')
  await expect(page.getByText(/^\d+ doctors found/)).toBeVisible()
  const insurer = page.getByRole('combobox', { name: 'Insurer' })
  await insurer.focus()
  await insurer.selectOption('kolintang-mutual')
  await expect(page).toHaveURL(/insurer=kolintang-mutual/)
  await expect(page.getByText('No matching doctor takes this insurer there.')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Doctors', exact: true }).getByRole('listitem')
  await expect(rows.first()).toContainText('Makassar')
})

test('An insurer that the hospital does not know is left out, and the page says so', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/doctors?insurer=no-such-insurer')
  const sentence = page.getByText('We do not know this insurer here.')
  await expect(sentence).toBeVisible()
  await page.getByRole('combobox', { name: 'Insurer' }).focus()
  await page.getByRole('radio', { name: /^Makassar/ }).check({ force: true })
  await expect(page).toHaveURL('/doctors?location=makassar')
  await expect(sentence).toBeHidden()
})

test('The page of a doctor names the insurers of each place, and a package says who pays', async ({
  page,
}) => {
  await page.goto('/doctors/baharuddin-daeng-mattola')
  const insurers = page.getByRole('heading', { name: 'Insurers' }).locator('..')
  await expect(insurers).toContainText(/Makassar: .*Lontar Life Indonesia/)
  await insurers.getByRole('link', { name: 'What to bring in Jayapura' }).click()
  await expect(page).toHaveURL('/contact/jayapura#insurers')
  await expect(page.getByRole('heading', { name: 'Insurers we take here' })).toBeInViewport()
  await page.goto('/packages')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('You pay for this package yourself.')).toBeVisible()
  await page.goto('/about')
  const partners = page.getByRole('region', { name: 'Our partners' })
  await partners.getByRole('link', { name: 'BPJS Kesehatan in Sentani: what to bring' }).click()
  await expect(page).toHaveURL('/contact/sentani#insurers')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('The words and the filter find the doctors who take an insurer', async ({ page }) => {
    await page.goto('/id/doctors?search=jantung+bpjs&location=makassar')
    const list = page.getByRole('list', { name: 'Dokter', exact: true })
    await expect(page.getByText('Dokter berikut menerima BPJS Kesehatan')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.goto('/doctors')
    await page.getByRole('combobox', { name: 'Insurer' }).selectOption('kolintang-mutual')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/insurer=kolintang-mutual/)
    await expect(page.getByText('These doctors take Kolintang Mutual')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Insurer' })).toHaveValue('kolintang-mutual')
  })
})

test('The pages with insurers have no accessibility problem that axe finds', { tag: '@proof' }, async ({
  page,
}) => {
  for (const path of ['/contact/makassar', '/id/doctors?insurer=bpjs-kesehatan', '/about']) {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(
      violations.map(one => one.id),
      path,
    ).toEqual([])
  }
})

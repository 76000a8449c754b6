import { expect, test } from './journey.ts'

test('A visitor finds a doctor from a complaint and sees when she is free', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('main').getByLabel('Doctor, specialty or complaint')
  await search.fill('sakit jantung')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/doctors\?search=sakit/)
  // The list of everybody gives way to the answer: only then is it known which link is meant.
  await expect(page.getByRole('main').getByRole('heading', { name: /^\d+ doctors?/ })).toBeVisible()
  const doctor = page
    .getByRole('main')
    .getByRole('link', { name: /Sp\.JP/ })
    .filter({ visible: true })
    .first()
  const name = (await doctor.textContent())?.trim() as string
  await doctor.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 12))
  await expect(
    page
      .getByRole('main')
      .getByText(/WIB|WITA|WIT/)
      .first(),
  ).toBeVisible()
})

test('A visitor reads the same page in Indonesian, and the choice is kept', async ({ page }) => {
  await page.goto('/doctors/ayu-lestari-kusumaningtyas')
  await page.getByRole('banner').getByText('Language: EN').click()
  await page.getByRole('banner').getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL('/id/doctors/ayu-lestari-kusumaningtyas')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('link', { name: 'Buat janji temu' }).first()).toBeVisible()
})

test('A visitor in the dark keeps the dark over a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
})

test('A visitor at an address that is nowhere is taken back', async ({ page, complaints }) => {
  const answer = await page.goto('/id/tidak-ada')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/id\/?$/)
  // The browser itself reports the 404 that this journey is about.
  complaints.splice(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('A visitor still finds every doctor and a telephone number', async ({ page }) => {
    await page.goto('/doctors')
    await page.getByRole('main').getByRole('link', { name: /dr\. / }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dr')
    await expect(page.getByRole('link', { name: /119|\+62/ }).first()).toBeVisible()
  })
})
